"""`mischia play`: whole games, secrets, farewells, and everything that people type."""

import fcntl
import json
import os
import pty
import random
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from itertools import cycle, islice
from pathlib import Path
from time import sleep

import pytest
from rich.cells import cell_len
from rich.console import Console

import mischia
from mischia.bots import Random
from mischia.cli import drawing, main
from mischia.cli.files import Party
from mischia.cli.screen import WIPE, Screen
from mischia.cli.session import Session
from mischia.core.clauses import clause_text
from mischia.core.language import LANGUAGES, Strings
from mischia.core.match import Match
from mischia.games import GAMES

COMMAND = [sys.executable, "-c", "import sys; from mischia.cli import main; sys.exit(main())"]
ANYTHING = ["1", "2", "3", "4", "5", "6", "7", "8", "0", ""]  # refused or not: sooner or later it is a move
Type = Callable[[Iterable[str | type[BaseException]]], None]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Say what is typed, line by line; an exception is raised; then the input is closed."""

    def lines(typed: Iterable[str | type[BaseException]]) -> None:
        waiting: Iterator[str | type[BaseException]] = iter(typed)

        def read(prompt: str = "") -> str:
            line = next(waiting, EOFError)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr("builtins.input", read)

    return lines


def at_table(match: Match, people: list[str], lang: str = "en", terminal: bool = False) -> tuple[Session, StringIO]:
    """A session that is shown on paper."""
    out = StringIO()
    screen = Screen(Strings(match.game, lang))
    screen.console = Console(file=out, width=100, highlight=False, force_terminal=terminal)
    bots = {name: Random() for name in match.names if name not in people}
    return Session(match, Party(people, "random"), bots, screen), out


# --- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [20, 47, 100])
@pytest.mark.parametrize(
    "table", [["--seats", "7"], ["--dummies", "4"], ["--players", "Ann,Bob,Maximiliana-Josephine"]]
)
def test_whole_games_fit_any_window(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    type_in: Type,
    lang: str,
    width: int,
    table: list[str],
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    type_in(islice(cycle(ANYTHING), 2000))
    assert main(["play", "quickshot", "--seed", "7", "--bots", "random", "--lang", lang, *table]) == 0
    out = capsys.readouterr().out
    say = Strings(GAMES["quickshot"], lang)
    assert say("wait-over") in " ".join(out.split())
    assert max(cell_len(line) for line in out.splitlines()) <= width
    assert "\x1b" not in out


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_bots_of_every_level_play(capsys: pytest.CaptureFixture[str], type_in: Type, level: str) -> None:
    type_in(islice(cycle(ANYTHING), 2000))
    assert main(["play", "--seed", "3", "--seats", "3", "--bots", level, "--edition", "fr"]) == 0
    assert "won!" in capsys.readouterr().out


def test_the_same_seed_and_words_give_the_same_game(capsys: pytest.CaptureFixture[str], type_in: Type) -> None:
    told = []
    for _ in range(2):
        type_in(islice(cycle(ANYTHING), 2000))
        main(["play", "quickshot", "--seed", "9"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_the_end_tells_who_won_and_why(type_in: Type) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=4)
    session, out = at_table(match, ["Ann"])
    type_in(islice(cycle(ANYTHING), 2000))
    assert session.run() == 0
    told = out.getvalue()
    assert f"{match.winners[0]} won!" in told
    assert match.events[-1].clause + "." in told.split("The game is over.")[1]
    assert "still in at the end" in told


def test_a_game_without_a_drawing_of_its_own(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, type_in: Type
) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda name: None)
    type_in(islice(cycle(ANYTHING), 2000))
    assert main(["play", "quickshot", "--seed", "7"]) == 0
    assert "leader" in capsys.readouterr().out


# --- a card that lies ready


def choosing() -> Match:
    """Ann chooses face down, and so do Bob and Cid; Dot leads."""
    hands = {"Ann": [1, 2, 6], "Bob": [3, 4], "Cid": [5, 7], "Dot": [8]}
    given = {"seats": ["Ann", "Bob", "Cid", "Dot"], "leader": "Dot", "hands": hands}
    match = mischia.load("quickshot", given, seed=1)
    match.play("Dot", "play 8")
    return match


def test_a_secret_choice_can_be_taken_back_before_anybody_else_chooses(type_in: Type) -> None:
    match = choosing()
    session, out = at_table(match, ["Ann"])
    type_in(["2", "undo", "", "6", "1"])
    session.run()
    assert match.turn == ["Ann", "Bob", "Cid"]
    assert "Play Trap (2): it lies ready" in out.getvalue()
    assert "Taken back" in out.getvalue()
    type_in(["play 6", "1", ""])
    session.run()
    assert ("Ann", "play 1") in match.answers
    assert "Ann reveals Camouflage (1)." in out.getvalue()


def test_the_same_between_people_only(type_in: Type) -> None:
    match = choosing()
    session, out = at_table(match, ["Ann", "Bob", "Cid", "Dot"])
    type_in(["", "1", "", "", "3", "", "", "5", "undo", "quit"])
    session.run()
    assert match.turn == ["Cid"]
    assert "reveals" not in out.getvalue()


def test_what_others_have_seen_cant_be_taken_back(type_in: Type) -> None:
    session, out = at_table(choosing(), ["Ann"])
    type_in(["undo"])
    session.run()
    assert "can’t take anything back" in out.getvalue()


def played() -> Match:
    """A match in which all have chosen once more."""
    match = choosing()
    for name in match.turn:
        match.play(name, match.onward(name)[0])
    return match


def test_who_plays_with_bots_goes_back_at_once() -> None:
    session, out = at_table(choosing(), ["Ann"])
    assert not session.go_back("Ann")
    assert "There is no choice of yours" in out.getvalue()
    match = played()
    session, out = at_table(match, ["Ann"])
    assert session.go_back("Ann")
    assert match.turn == ["Ann", "Bob", "Cid"]
    assert "All go back to where Ann chose." in out.getvalue()


def test_people_at_one_keyboard_are_asked_before_all_go_back(type_in: Type) -> None:
    match = played()
    session, out = at_table(match, ["Ann", "Bob", "Cid", "Dot"])
    type_in(["no", "back"])
    before = match.answers[:]
    assert not session.go_back("Ann")
    assert match.answers == before
    assert "Then it stays as it is." in out.getvalue()
    assert session.go_back("Ann")
    assert match.turn == ["Ann", "Bob", "Cid"]


# --- secrets


def test_hands_are_wiped_between_people(type_in: Type) -> None:
    session, out = at_table(choosing(), ["Ann", "Bob"], terminal=True)
    type_in(["", "1", "", "", "log", "quit"])
    session.run()
    screens = out.getvalue().split(WIPE)
    assert ["Your hand" in screen for screen in screens] == [False, False, True, False, True]
    assert "Pass the keyboard to Bob" in screens[3]
    assert all(name not in screens[4] for name in ("Camouflage", "Trap"))  # Ann's
    assert "Reinforcements" in screens[4]


def asked(seed: int, rng: random.Random) -> Match:
    """A match in which Ann is asked, somewhere in the middle."""
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid", "Dot"], seed=seed)
    moments = []
    while not match.over:
        if "Ann" in match.turn:
            moments.append(match.document())
        name = rng.choice(match.turn)
        match.play(name, rng.choice(match.moves(name)))
    return mischia.restore(rng.choice(moments)) if moments else asked(seed + 1000, rng)


@pytest.mark.parametrize("seed", range(25))
def test_nothing_hidden_changes_a_letter_on_the_screen(seed: int, type_in: Type) -> None:
    rng = random.Random(seed)
    match = asked(seed, rng)
    told = []
    positions = []
    for _ in range(3):
        session, out = at_table(match, ["Ann"], lang=LANGUAGES[seed % 3])
        words = ["?", "? 4", "? QS-41", "? x", "table", "log", "help", "undo", "play 9", "boo", *map(str, range(10))]
        type_in([word for word in words if match.secret_choice or not word.isdecimal()])
        session.run()
        told.append(out.getvalue())
        positions.append(match.position)
        match.state = match.game.guess(match.state, match.names.index("Ann"), rng)
        match.state.log = []
    assert told[0] == told[1] == told[2]
    assert not positions[0] == positions[1] == positions[2]


# --- everything that people type


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations(type_in: Type, lang: str) -> None:
    session, out = at_table(choosing(), ["Ann"], lang)
    session.screen.console.width = 1000
    say = session.say
    type_in(["?", "? 4", f"? {say('card-7').upper()}", "? qs-41", "? wind", "help"])
    session.run()
    told = out.getvalue()
    assert say("ask-play") in told
    for clause in ("QS-13", "QS-12", "QS-41"):  # what is asked, the last event, what was typed
        assert f"{clause}. {clause_text(session.match.game, clause, lang)}" in told
    assert say("effect-4") in told
    assert say("effect-7") in told
    assert "wind" in told
    assert say("help-quit") in told


@pytest.mark.parametrize(
    "noise",
    [
        "",
        " ",
        "play",
        "play 9",
        "play  two",
        "99999999999999999999",
        "-1",
        "²",
        "?",
        "??",
        "? ?",
        "[bold]",
        "[/]",
        "{x}",
        "\x1b[2J\x07",
        "\ufffd",
        "😀" * 50,
        "x" * 5000,
        "undo undo",
        "save",
        "save /nowhere/at/all",
        "save .",
        "quit now",
    ],
)
def test_nonsense_is_answered_and_changes_nothing(noise: str, type_in: Type) -> None:
    match = choosing()
    before = match.document()
    session, out = at_table(match, ["Ann"])
    type_in([noise])
    assert session.run() == 0
    assert match.document() == before
    assert "Goodbye!" in out.getvalue()
    assert "\x1b" not in out.getvalue()


def test_a_move_in_words_and_a_move_by_its_label(type_in: Type) -> None:
    for words in ("PLAY  2", "play trap (2)", "2"):
        match = choosing()
        type_in([words, ""])
        at_table(match, ["Ann"])[0].run()
        assert ("Ann", "play 2") in match.answers


def test_saved_and_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str], type_in: Type) -> None:
    type_in(["save some match.json"])
    assert main(["play", "quickshot", "--seed", "7", "--players", "Eva", "--bots", "easy"]) == 0
    first = capsys.readouterr().out
    path = tmp_path / "some match.json"
    assert json.loads(path.read_text())["keyboard"] == {"people": ["Eva"], "bots": "easy"}
    type_in(["save some match.json"])
    assert main(["play", "--resume", str(path)]) == 0
    second = capsys.readouterr().out
    hand = first[first.index("Your hand") : first.index("> " if "> " in first else "Saved in")]
    assert hand in second
    assert "Eva gets 5 cards." in first
    assert "Eva gets 5 cards." not in second
    assert main(["replay", str(path), "--as", "Eva"]) == 0


def test_heights_and_real_swords_at_the_keyboard(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], type_in: Type
) -> None:
    """SW-R17, SW-R18: what players tell of themselves is kept, and no bot takes a seat when the match is resumed."""
    type_in(["save swords.json"])
    party = ["--players", "Ann,Bob,Cid", "--duels", "referee"]
    assert main(["play", "swords", "--seed", "7", *party, "--statures", "Ann=178, Cid=165"]) == 0
    path = tmp_path / "swords.json"
    doc = json.loads(path.read_text())
    assert doc["position"]["statures"] == {"Ann": 178, "Cid": 165}
    assert main(["play", "--resume", str(path), "--players", "Ann"]) == 2
    assert "No bot can sit" in capsys.readouterr().err
    del doc["keyboard"]
    path.write_text(json.dumps(doc))
    type_in([])
    assert main(["play", "--resume", str(path)]) == 0


def test_a_file_that_holds_no_match_is_left_alone(tmp_path: Path, type_in: Type) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    session, out = at_table(choosing(), ["Ann"])
    type_in([f"save {diary}"])
    session.run()
    assert diary.read_text() == "Dear diary"
    assert "left" in out.getvalue()


# --- farewells


@pytest.mark.parametrize(("how", "code"), [(EOFError, 0), ("quit", 0), (KeyboardInterrupt, 130)])
def test_whoever_leaves_is_told_how_to_come_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], type_in: Type, how: str | type[BaseException], code: int
) -> None:
    type_in([*ANYTHING, how])
    assert main(["play", "quickshot", "--seed", "1", "--players", "Eva,Ida,Zoe"]) == code
    told = capsys.readouterr().out
    path = tmp_path / "state" / "mischia" / "quickshot.json"
    assert "Goodbye!" in told
    assert f"mischia play --resume {path}" in told
    type_in([])
    assert main(["play", "--resume", str(path)]) == 0


def test_a_match_that_cant_be_kept_is_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, type_in: Type
) -> None:
    (tmp_path / "wall").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "wall"))
    type_in(ANYTHING)
    assert main(["play", "quickshot", "--seed", "1"]) == 0
    assert "was not saved" in capsys.readouterr().out


def test_ctrl_c_in_the_middle() -> None:
    game = subprocess.Popen(
        [*COMMAND, "play", "quickshot", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert game.stdout is not None
    while "Assault (8)" not in (line := game.stdout.readline()):
        assert line
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=20)
    assert game.returncode == 130
    assert "Goodbye!" in out
    assert err == ""


def heard(terminal: int) -> bytes:
    assert select.select([terminal], [], [], 20)[0], "nothing more comes"
    return os.read(terminal, 1000)


@pytest.mark.parametrize("typed", [b"\x03", b"\x04", b"quit\r", b"\xff\xfe\r\x04", b"8\r\r\x03"])
def test_a_real_and_tiny_terminal(typed: bytes) -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 8, 20, 0, 0))
    here = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
    game = subprocess.Popen(
        [*COMMAND, "play", "quickshot", "--seed", "7", "--pace", "0"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**here, "TERM": "xterm-256color"},
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(theirs)
    told = b""
    while not told.endswith(b"> "):
        told += heard(ours)
    sleep(0.3)  # a signal between the prompt and the reading would be heard only after the next line
    os.write(ours, typed)
    try:
        while True:
            told += heard(ours)
    except OSError:  # they have closed it
        pass
    os.close(ours)
    assert game.wait(timeout=20) in (0, 130)
    assert b"Traceback" not in told
    assert b"Goodbye!" in told


@pytest.mark.parametrize(("language", "verb"), [("it", "gioca"), ("fr", "joue")])
def test_a_move_may_be_typed_in_words_of_any_language(language: str, verb: str) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=1)
    name = match.turn[0]
    session = Session(match, Party([name], "random"), {}, Screen(Strings(match.game, language)))
    menu = session.menu(name)
    phrase = match.moves(name)[-1]
    found = session.in_words(name, f"{verb} {phrase.split()[-1]}", menu)
    assert found is not None
    assert found.phrase == phrase
    assert session.in_words(name, f"{verb} 99", menu) is None


def test_an_expert_plays_where_there_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "swords", "--bots", "expert"]) == 2
    assert "No bot 'expert'; there are: random, easy, normal, hard" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_is_asked_by_a_word(type_in: Type, lang: str) -> None:
    match = mischia.new("quickshot", ["Ann", "Bob", "Cid"], seed=3)
    session, out = at_table(match, match.awaited, lang)
    before = list(match.answers)
    type_in(["hint"])
    session.run()
    say = Strings(match.game, lang)
    assert say("web-hint-pick") in out.getvalue()
    assert say("web-hint-guess-why") in " ".join(out.getvalue().split())
    assert match.answers == before
