"""What is on disk fits together: every game's file and maps, the sentences, the letters, the languages."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from game import games
from game.content import cards, paths
from game.games.pizzuno import GAME as PIZZUNO
from tools import check, messages

FOLDERS = paths.find()
GAMES = games.find()


@pytest.mark.parametrize("name", GAMES)
def test_a_games_file_and_maps_have_no_fault(name: str) -> None:
    assert list(check.faults_of_games(FOLDERS, [GAMES[name]])) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_book_shows_and_tells(name: str) -> None:
    printed = cards.load(FOLDERS.game(name), GAMES[name])
    assert len(printed.book) >= 5
    assert any(page.cards for page in printed.book)
    for page in printed.book:
        assert sum(len(text.split()) for text in page.text) <= 140, f"{page.title} is too long for a page"
        for text in page.text:
            assert text == " ".join(text.split()) and text[-1] in ".!?:", f"'{text}' is no whole sentence"


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_value_makes_a_house_and_goes_through_a_transcript(name: str) -> None:
    printed = cards.load(FOLDERS.game(name), GAMES[name])
    for option in printed.options:
        for value, _ in option.choices:
            house = printed.house({option.key: value})
            assert printed.house(printed.house_text(house)) == house


def test_pizzuno_has_the_108_cards_of_pz1() -> None:
    faces = cards.load(FOLDERS.game("pizzuno"), PIZZUNO).faces
    assert len(faces) == 108
    colours = Counter(face.traits.colour for face in faces)
    assert colours == {"red": 25, "green": 25, "yellow": 25, "blue": 25, "wild": 8}
    once = {("0", 4), ("wild", 4), ("draw4", 4)}
    twice = {(symbol, 8) for symbol in [*"123456789", "skip", "reverse", "draw2"]}
    assert set(Counter(face.traits.symbol for face in faces).items()) == once | twice
    assert {face.back for face in faces} == {"slice"}


def test_pizzunos_house_rules_are_those_of_the_rule_sheet() -> None:
    printed = cards.load(FOLDERS.game("pizzuno"), PIZZUNO)
    assert printed.house_text(printed.house()) == {
        "rounds": "1", "call_penalty": "5", "draw_four_counters": "off", "reverse_skips_with_two": "on"}
    values = {option.key: [value for value, _ in option.choices] for option in printed.options}
    assert values["rounds"] == [1, 2, 3, 5]
    assert values["call_penalty"] == [2, 3, 4, 5, 6, 7]


def test_every_sentence_stands_in_the_pot() -> None:
    assert messages.changes() == [], "run python tools/messages.py"


def test_every_letter_can_be_drawn() -> None:
    pytest.importorskip("fontTools")
    assert list(check.missing_glyphs(FOLDERS)) == []


def test_every_translation_has_the_placeholders_of_its_sentence() -> None:
    assert list(check.faults_of_languages(FOLDERS.data / "text")) == []


def test_a_translation_that_loses_a_placeholder_is_told(tmp_path: Path) -> None:
    (tmp_path / "fi").mkdir()
    (tmp_path / "fi" / "passaround.po").write_text(
        'msgid "owes {n} to {who}"\nmsgid_plural "owe {n} to {who}"\nmsgstr[0] "{who}"\nmsgstr[1] "{n} {wer}"\n',
        encoding="utf-8")
    assert [line.replace(f"{tmp_path}/", "") for line in check.faults_of_languages(tmp_path)] == [
        "fi/passaround.po, line 1: {wer}, {who} does not stand in both sentences; "
        "it should stand in 'owes {n} to {who}' and in its translation."]


def test_the_content_is_read_without_pygame() -> None:
    code = ("import sys, game.content.cards, game.content.text, game.content.settings, game.content.paths;"
            "print([name for name in ('pygame', 'pytmx', 'sqlite3') if name in sys.modules])")
    root = Path(__file__).parents[1]
    said = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"
