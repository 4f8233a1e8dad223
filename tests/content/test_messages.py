"""Gathering the sentences of the program for its translators."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import games
from game.content.po import parse
from tools import messages


def code(folder: Path, text: str) -> dict[str, messages.Sentence]:
    (folder / "some.py").write_text(text, encoding="utf-8")
    return messages.in_code(folder, folder)


def test_every_marked_sentence_of_the_code_is_found(tmp_path: Path) -> None:
    found = code(tmp_path, "\n".join([
        'a = Say("owes {n} card", "owes {n} cards", n=3)',
        'b = self.words.tr("Carry on")',
        'c = [_("Give up"), say.Say("a whole sentence "',
        '     "over two lines", card=Say("Red"))]',
        'd = Say(option.words), Say(""), print("Not this")',
    ]))
    assert found.pop("owes {n} card").plural == "owes {n} cards"
    assert set(found) == {"Carry on", "Give up", "a whole sentence over two lines", "Red"}
    assert found["Red"].places == {"some.py"}


def test_a_sentence_put_together_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError, match=r"some\.py, line 2: a sentence for people is an f-string"):
        code(tmp_path, 'n = 3\nSay(f"owes {n}")')


def test_the_games_files_are_read_too() -> None:
    found = messages.in_games(games.find())
    assert found["Red 7"].places == {"data/games/pizzuno.yaml"}
    assert "How many cards you draw if you forget to call Pizzuno." in found


def small(monkeypatch: pytest.MonkeyPatch, **sentences: str) -> None:
    """Let the program consist of a few sentences: `plural=singular`, or `_1=sentence`."""
    made = {text: messages.Sentence("" if plural.startswith("_") else plural, {"game/a.py"})
            for plural, text in sentences.items()}
    monkeypatch.setattr(messages, "gathered", lambda: made)


def test_a_language_starts_from_the_pot_and_is_kept_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("babel")
    pot = tmp_path / "passaround.pot"
    small(monkeypatch, cards="card", _1="Red 7", _2="Gone")
    messages.write(pot)
    assert messages.changes(pot) == []
    path = messages.update("pl", pot)
    assert [(message.id, message.plural, len(message.texts)) for message in parse(path)[1:]] == [
        ("card", "cards", 3), ("Red 7", "", 1), ("Gone", "", 1)]

    translated = path.read_text(encoding="utf-8").replace('"Red 7"\nmsgstr ""', '"Red 7"\nmsgstr "Czerwona 7"')
    path.write_text(translated, encoding="utf-8")
    small(monkeypatch, cards="card", _1="Red 7", _2="New")
    messages.write(pot)
    messages.update("pl", pot)
    assert {message.id: message.texts[0] for message in parse(path)[1:]} == {
        "card": "", "Red 7": "Czerwona 7", "New": ""}


def test_what_differs_from_the_pot_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pot = tmp_path / "passaround.pot"
    pot.write_text('msgid "Nobody says this"\nmsgstr ""\n', encoding="utf-8")
    small(monkeypatch, _1="Red 7")
    assert messages.changes(pot) == ["missing: Red 7", "spare: Nobody says this"]
