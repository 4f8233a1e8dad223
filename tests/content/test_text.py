"""Sentences in a language: plurals, players and cards in them, the pseudo language, and languages from .po files."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.faults import ContentError
from game.content.po import parse
from game.content.text import Catalogue, languages, pseudo, spoken_here
from game.kernel.say import Say, What, Who

POLISH = r'''
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

#: game/somewhere.py
msgid "{who} draws {n} card."
msgid_plural "{who} draws {n} cards."
msgstr[0] "{who} bierze {n} kartę."
msgstr[1] "{who} bierze {n} karty."
msgstr[2] "{who} bierze {n} kart."

msgid ""
"plays "
"{card}"
msgstr "zagrywa \"{card}\""

msgid "Red 7"
msgstr "Czerwona 7"

#, fuzzy
msgid "The end"
msgstr "Początek"

msgid "Carry on"
msgstr ""

msgid "Your turn, {name}"
msgstr "Twój ruch, {nome}"
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "passaround.po").write_text(POLISH, encoding="utf-8")
    return tmp_path


def draws(n: int) -> Say:
    return Say("{who} draws {n} card.", "{who} draws {n} cards.", n=n, who=Who(1))


def test_english_needs_no_file(tmp_path: Path) -> None:
    english = Catalogue(tmp_path)
    assert english.say(draws(1), ["Anna", "Ben"]) == "Ben draws 1 card."
    assert english.say(draws(5), ["Anna", "Ben"]) == "Ben draws 5 cards."
    assert english.tr("Your turn, {name}", name="Anna") == "Your turn, Anna"


def test_a_language_with_three_plurals_gets_the_right_one(folder: Path) -> None:
    polish = Catalogue(folder, "pl")
    said = [polish.say(draws(n), ["Anna", "Ben"]) for n in (1, 2, 5, 22, 25)]
    assert said == ["Ben bierze 1 kartę.", "Ben bierze 2 karty.", "Ben bierze 5 kart.", "Ben bierze 22 karty.",
                    "Ben bierze 25 kart."]


def test_cards_are_named_by_their_translated_words(folder: Path) -> None:
    polish = Catalogue(folder, "pl")
    assert polish.say(Say("plays {card}", card=What(4)), words={4: "Red 7"}) == 'zagrywa "Czerwona 7"'
    assert polish.say(Say("plays {card}", card=What(4)), words=lambda card: f"card {card}") == 'zagrywa "card 4"'


def test_a_sentence_in_a_sentence_is_translated_too(folder: Path) -> None:
    assert Catalogue(folder, "pl").say(Say("plays {card}", card=Say("Red 7"))) == 'zagrywa "Czerwona 7"'


def test_names_are_never_translated_nor_filled_in(folder: Path) -> None:
    assert Catalogue(folder, "pl").say(draws(2), ["", "Red 7 {n}"]) == "Red 7 {n} bierze 2 karty."


def test_what_is_not_translated_yet_is_said_in_english(folder: Path) -> None:
    polish = Catalogue(folder, "pl")
    assert [polish.tr(text) for text in ("Carry on", "The end", "Never heard of", "")] == [
        "Carry on", "The end", "Never heard of", ""]


def test_a_translation_with_a_wrong_placeholder_is_said_in_english(folder: Path) -> None:
    assert Catalogue(folder, "pl").tr("Your turn, {name}", name="Anna") == "Your turn, Anna"


@pytest.mark.parametrize(("wanted", "got"), [("pl", "pl"), ("pl_PL", "pl"), ("xx", "en"), ("", "en")])
def test_an_unknown_language_falls_back_to_english(folder: Path, wanted: str, got: str) -> None:
    assert Catalogue(folder, wanted).language == got


def test_languages_are_the_folders_with_a_file(folder: Path) -> None:
    (folder / "empty").mkdir()
    assert languages(folder) == ["en", "pl"]


def test_the_system_is_asked_for_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert spoken_here() == "de_AT"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert spoken_here() == "en"
    monkeypatch.setenv("LANGUAGE", "fi:sv")
    assert spoken_here() == "fi"


@pytest.mark.parametrize("text", ["Red", "Your turn, {name}", "{who} draws {n} cards.",
                                  "How many rounds somebody must win to win the match."])
def test_the_pseudo_language_is_two_fifths_longer_in_brackets_and_keeps_placeholders(text: str) -> None:
    said = pseudo(text)
    assert said[0] == "[" and said[-1] == "]"
    assert 1.4 * len(text) <= len(said) <= 1.4 * len(text) + 3
    assert all(name in said for name in ("{name}", "{who}", "{n}") if name in text)
    assert not said.isascii()


def test_the_pseudo_language_speaks_whole_sentences(tmp_path: Path) -> None:
    made = Catalogue(tmp_path, "pseudo")
    assert made.say(draws(2), ["Anna", "Ben"]).startswith("[Ben dräwš 2 çärdš.")
    assert made.say(draws(1), ["Anna", "Ben"]).startswith("[Ben dräwš 1 çärd.")


def test_a_damaged_po_file_names_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "passaround.po"
    path.write_text('msgid "a"\nmsgstr "b\nmsgctxt "c"\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        parse(path)
    assert [fault.line for fault in caught.value.faults] == [2, 3]
    assert str(caught.value.faults[0]).endswith(
        'line 2: \'msgstr "b\' cannot be read; it should be msgid, msgid_plural or msgstr, and a text in "quotes".')
