"""Checks everything about chance in a log (.tercet), written from protocol.md alone."""

import hmac
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

Event = dict[str, Any]

DICE = 42
STARTS = {"DealStarted", "DiceGameStarted"}
REVEALS = {"DealEnded", "DealVoided", "DiceGameEnded", "DiceGameVoided", "TableClosed", "StartVoided"}
FEATURES = ("oval squiggle diamond", "red green purple", "one two three", "solid striped open")
THIRDS = {name: (3**f, value) for f, names in enumerate(FEATURES) for value, name in enumerate(names.split())}
DECKS = {"full": range(81), "five": range(243), "four": range(64), "four-large": range(256), "dots": range(1, 64)}


def numbers(seed: bytes, nonces: list[str], counter: int) -> Iterator[int]:
    """Yields the endless stream of 32-bit numbers for one draw."""
    block = 0
    while True:
        message = f"{','.join(nonces)}|{counter}|{block}".encode()
        digest = hmac.digest(seed, message, "sha256")
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def below(n: int, source: Iterator[int]) -> int:
    """Draws a number below n."""
    limit = 2**32 - 2**32 % n
    return next(number for number in source if number < limit) % n


def shuffled(items: list[int], source: Iterator[int]) -> list[int]:
    """Returns the items in shuffled order."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, source)
        order[i], order[j] = order[j], order[i]
    return order


def deck_of(name: str) -> list[int]:
    """Returns the cards of a deck in ascending order."""
    if name in DECKS:
        return list(DECKS[name])
    place, value = THIRDS[name]
    return [card for card in range(81) if card // place % 3 == value]


def digest_of(text: str) -> str:
    """Returns the SHA-256 of lower-case hex digits, as hex; for anything else, text that matches no digest."""
    try:
        data = bytes.fromhex(text)
    except ValueError:
        return "no hex"
    return sha256(data).hexdigest() if data.hex() == text else "no hex"


@dataclass
class Dealing:
    """Everything drawn with one seed of the table."""

    commitment: str
    secret: str = ""
    committed: dict[int, str] = field(default_factory=dict)
    fixed: Event | None = None
    listed: dict[int, str] = field(default_factory=dict)
    revealed: dict[int, str] = field(default_factory=dict)
    start: Event | None = None
    shown: list[Event] = field(default_factory=list)


class Verifier:
    """Reads a log and records mismatches."""

    def __init__(self, header: Event, findings: list[str]) -> None:
        self.game: str = header["game"]
        self.rules: Event = header["rules"]
        self.findings = findings
        self.dealing: Dealing | None = None
        self.seated: set[int] = set()
        self.bots: set[int] = set()
        self.left: set[int] = set()
        self.away: set[int] = set()
        self.excused: set[int] = set()
        self.bringing: set[int] = set()
        self.sitting_out: set[int] = set()
        self.interrupted: set[int] = set()
        self.void_starts: list[int] = []
        self.is_starting = False
        self.goes_on = False
        self.may_go_on = True
        self.voided_at = -1
        self.ever_committed = False

    def players(self) -> list[int]:
        """Returns the seats dealt in by a start."""
        staying = self.seated - self.left
        there = staying - self.bots - self.away
        players = staying - self.sitting_out
        for seat in sorted(staying & self.sitting_out, key=lambda seat: (seat in self.away, seat)):
            if len(players) < 2 or not players & there:
                players.add(seat)
        return sorted(players)

    def asked(self) -> list[int]:
        """Returns the seats whose nonces a start asks for."""
        asked = set(self.players()) - self.bots - self.left - self.away - self.excused
        calm = asked - self.sitting_out
        early = {seat for seat in calm if not self.void_starts or seat < self.void_starts[0]}
        return sorted(early or calm or asked)

    def expect(self, fits: bool, event: Event, text: str) -> None:
        """Records a problem unless the condition holds."""
        if not fits:
            self.findings.append(f"{event.get('v')} {event.get('type')}: {text}")

    def take(self, event: Event) -> None:
        """Processes the next event."""
        kind, dealing = event["type"], self.dealing
        self.follow_people(event)
        if kind == "SeedCommitted":
            self.expect(dealing is None, event, "the seed before was never revealed")
            secret = event.get("seed", "")
            self.dealing = Dealing(event["commitment"], secret)
            self.expect(not secret or digest_of(secret) == event["commitment"], event, "seed is not what was committed")
        elif dealing is None:
            needless = kind in STARTS or (kind in REVEALS and bool(event.get("seed", "")))
            self.expect(not needless, event, "there is no commitment of the table's")
        elif kind == "NonceCommitted":
            self.expect(dealing.fixed is None, event, "comes after the list")
            self.ever_committed = True
            dealing.committed[event["seat"]] = event["commitment"]
        elif kind == "CommitmentsFixed":
            self.check_fixed(event, dealing)
        elif kind == "NonceRevealed":
            self.check_nonce(event, dealing)
        elif kind in STARTS:
            self.check_start(event, dealing)
        elif kind in REVEALS:
            self.reveal(event, dealing)
        elif kind in {"DiceDrawn", "DiceRolled", "CardNamed"} or "layout" in event:
            self.expect(dealing.start is not None, event, "comes before the start")
            dealing.shown.append(event)

    def follow_people(self, event: Event) -> None:
        """Tracks bots and present players."""
        kind, seat = event["type"], event.get("seat", -1)
        self.follow_asking(event)
        if kind == "PlayerSeated":
            self.seated.add(seat)
        if kind == "PlayerReplaced" or (kind == "PlayerSeated" and event.get("bot", False)):
            self.bots.add(seat)
        if kind == "PlayerLeft":
            bound = bool(self.dealing and self.dealing.fixed and not self.dealing.start)
            stays = bound and seat in self.dealing.fixed["players"]  # type: ignore[union-attr, index]
            self.expect(not stays, event, f"seat {seat} leaves between the list and the start")
            self.left.add(seat)
            if self.dealing:
                self.dealing.committed.pop(seat, None)
        elif kind in {"PlayerReturned", "PlayerReplaced"}:
            self.left.discard(seat)
        if kind == "PlayerAway":
            self.away.add(seat)
        elif kind in {"PlayerBack", "PlayerReturned", "PlayerReplaced"}:
            self.away.discard(seat)
        if kind in {"CommitmentsAwaited", "CommitmentsFixed"}:
            self.is_starting = True
            self.interrupted.clear()
        elif kind == "PlayInterrupted":
            self.interrupted.add(seat)
        elif kind == "PlayContinued":
            self.interrupted.discard(seat)
        elif kind == "StartVoided":
            self.is_starting = False
        if kind == "NonceCommitted":
            self.bringing.add(seat)
        elif kind == "PlayerReplaced":
            self.bringing.discard(seat)
            self.sitting_out.discard(seat)
        if kind == "NonceMissed":
            self.excused.add(seat)
        elif kind == "PlayerReplaced" or (kind == "NonceCommitted" and not self.is_starting):
            self.excused.discard(seat)
        if kind == "StartVoided":
            self.check_void(event)

    def check_void(self, event: Event) -> None:
        """Checks who caused a void start, and the number of void starts in a row."""
        listed = self.dealing.listed if self.dealing and self.dealing.fixed else {}
        revealed = self.dealing.revealed if self.dealing else {}
        caused = sorted(set(listed) - set(revealed)) if revealed else []
        self.expect(event.get("caused_by", []) == caused, event, f"caused_by is not {caused}")
        if caused:
            self.sitting_out |= set(caused) - self.interrupted
            self.void_starts.append(len(self.seated))
        row = len(self.void_starts) if caused else 0
        self.expect(event.get("in_a_row", 0) == row, event, f"in_a_row is not {row}")
        stops = row >= 2
        self.expect(not (stops and event.get("ready")), event, "somebody is still ready after a second void start")
        self.may_go_on = not stops

    def follow_asking(self, event: Event) -> None:
        """Tracks who is asked again after a start waited for them in vain."""
        kind, seat = event["type"], event.get("seat", -1)
        there = self.seated - self.bots - self.left - self.away
        if kind in {"CommitmentsAwaited", "CommitmentsFixed"} and not self.is_starting and not self.goes_on:
            passed = sorted(self.excused & self.bringing & there)
            self.expect(not passed, event, f"a new start passes over seats {passed}")
        if kind in {"CommitmentsAwaited", "CommitmentsFixed"} and self.goes_on and event["at"] == self.voided_at:
            self.expect(self.may_go_on, event, "goes on after a second void start without asking anybody")
        between = kind in {"SeedCommitted", "PlayerLeft", "HostChanged"}
        self.goes_on = (kind == "StartVoided" and bool(event.get("seed"))) or (self.goes_on and between)
        self.voided_at = event["at"] if kind == "StartVoided" else self.voided_at
        if kind in {"PlayerBack", "PlayerReturned"}:
            again = not self.is_starting and seat in self.excused & self.bringing
            self.expect(event.get("asked", False) == again, event, f"is seat {seat} asked again? It should be {again}")
            if again:
                self.excused.discard(seat)
        elif kind == "StartVoided":
            asked = set(event.get("asked", []))
            known = asked <= self.excused & self.bringing & there
            self.expect(known, event, "asks again who was not named, or is not there")
            self.excused -= asked

    def check_fixed(self, event: Event, dealing: Dealing) -> None:
        """Checks the list of commitments against those made for this seed."""
        players, seats, listed = event["players"], event.get("seats", []), event.get("commitments", [])
        dealing.fixed, dealing.listed, dealing.revealed = event, dict(zip(seats, listed, strict=False)), {}
        self.expect(dealing.start is None, event, "comes after the start")
        self.expect(event["seed"] == dealing.commitment, event, "names another seed than the table's")
        due = self.players()
        self.expect(players == due, event, f"players are {players}, and {due} are to play")
        self.expect(len(seats) == len(listed), event, "seats and commitments are not as many")
        self.expect(bool(seats), event, "is an empty list")
        self.expect(seats == self.asked(), event, f"asks seats {seats}, and {self.asked()} are to be asked")
        for seat, commitment in dealing.listed.items():
            self.expect(dealing.committed.get(seat) == commitment, event, f"seat {seat} did not commit to this")

    def check_nonce(self, event: Event, dealing: Dealing) -> None:
        """Checks a revealed nonce against its commitment."""
        seat, nonce = event["seat"], event["nonce"]
        fits = digest_of(nonce) == dealing.listed.get(seat)
        self.expect(fits, event, f"nonce of seat {seat} is not what was committed")
        self.expect(len(nonce) >= 2 * 16, event, f"nonce of seat {seat} is shorter than 16 bytes")
        self.expect(nonce == bytes.fromhex(nonce).hex(), event, f"nonce of seat {seat} is not in lower case")
        dealing.revealed[seat] = nonce

    def check_start(self, event: Event, dealing: Dealing) -> None:
        """Checks the nonces that a start uses."""
        self.expect(dealing.start is None, event, "is a second start with one seed")
        dealing.start = event
        players, nonces, fixed = event["players"], event["nonces"], dealing.fixed
        self.expect(len(players) == len(nonces), event, "players and nonces are not as many")
        if fixed:
            self.expect(players == fixed["players"], event, "players are not the fixed ones")
            self.expect(set(dealing.listed) <= set(dealing.revealed), event, "a nonce that was asked for is missing")
        else:
            passing = self.excused & self.bringing & set(self.players()) - self.sitting_out - self.away
            passed = sorted(passing)
            skipped = sorted({*self.asked(), *passed}) if self.ever_committed else []
            self.expect(not skipped, event, f"no list was fixed, although seats {skipped} are to be asked")
        brought = dealing.revealed if fixed else {}
        for seat, nonce in zip(players, nonces, strict=False):
            self.expect(nonce == brought.get(seat, ""), event, f"nonce of seat {seat} is not what it brought")
        self.excused, self.is_starting = self.excused - self.bringing, False
        self.sitting_out, self.void_starts = set(), []

    def reveal(self, event: Event, dealing: Dealing) -> None:
        """Checks a revealed seed, and everything drawn with it."""
        kind, seed = event["type"], event.get("seed", "")
        if kind == "StartVoided":
            self.expect(dealing.start is None, event, "comes after the start")
            if not seed:
                self.expect(dealing.fixed is None, event, "a list was fixed, and the seed is not revealed")
                return
        elif kind != "TableClosed":
            self.expect(dealing.start is not None, event, "comes before the start")
        self.expect(digest_of(seed) == dealing.commitment, event, "revealed seed is not what was committed")
        self.check_draws(dealing, event)
        self.dealing = None

    def check_draws(self, dealing: Dealing, end: Event | None = None) -> None:
        """Repeats the draws with the committed seed, if known."""
        seeds = (end.get("seed", "") if end else "", dealing.secret)
        fitting = [seed for seed in seeds if seed and digest_of(seed) == dealing.commitment]
        if dealing.start and fitting:
            seed, nonces = bytes.fromhex(fitting[0]), dealing.start["nonces"]
            check = self.check_cards if self.game == "cards" else self.check_dice
            shown = dealing.shown + ([end] if end and end["type"] == "DealEnded" else [])
            check(dealing.start, shown, lambda counter: numbers(seed, nonces, counter))

    def check_cards(self, start: Event, shown: list[Event], draw: Callable[[int], Iterator[int]]) -> None:
        """Checks the shuffle of a deal and every card dealt from it."""
        order, size = shuffled(deck_of(self.rules["deck"]), draw(0)), self.rules["layout"]
        layout, pile, hides = start["layout"], order[size:], self.rules.get("way") == "hidden"
        self.expect(layout == order[:size], start, f"layout is {layout}, by the seed {order[:size]}")
        self.expect(start.get("pile", []) in ([], pile), start, "pile is not as by the seed")
        hidden = pile.pop() if hides else None
        self.expect(start["pile_count"] == len(pile), start, "pile_count is wrong")
        for event in shown:
            if event["type"] in {"CardNamed", "DealEnded"}:
                told = event["card"] if event["type"] == "CardNamed" else event.get("hidden")
                self.expect(told == hidden, event, f"the card nobody saw is {told}, by the seed {hidden}")
                hidden = None
                continue
            now = event["layout"]
            replaced = event["type"] == "BoardLaid"
            slots = list(range(len(now))) if replaced else event.get("dealt", [])
            cards = [now[slot] for slot in slots]
            due, pile = pile[: len(slots)], pile[len(slots) :]
            others = [card for slot, card in enumerate(now) if slot not in slots and card is not None]
            kept = len(set(others)) == len(others) and set(others) <= set(layout)
            self.expect(cards == due, event, f"dealt {cards}, by the seed {due}")
            self.expect(kept, event, "cards in other slots are not from the layout before")
            if replaced:
                gone = [card for card in layout if card is not None]
                self.expect(event["discarded"] == gone, event, "discarded is not what lay there before")
                self.expect(len(now) == size, event, f"lays {len(now)} cards instead of {size}")
            if event["type"] != "DealResumed":
                self.expect(event.get("pile_count", 0) == len(pile), event, "pile_count is wrong")
            layout = now

    def check_dice(self, start: Event, shown: list[Event], draw: Callable[[int], Iterator[int]]) -> None:
        """Checks every draw from the bag and every roll of a dice game."""
        bag = list(range(DICE))
        for counter, event in enumerate(e for e in shown if e["type"] in {"DiceDrawn", "DiceRolled"}):
            source = draw(counter)
            if event["type"] == "DiceDrawn":
                told = [die for one in event["draws"] for die in one["dice"]] + event.get("bag", [])
                order = shuffled(bag, source)
                self.expect(told == order, event, f"drew {told}, by the seed {order}")
                bag = event.get("bag", [])
            else:
                for rolled in (rolled for one in event["rolls"] for rolled in one["dice"]):
                    die, face = rolled["die"], 5 * (6 * (rolled["die"] // 3) + below(6, source)) % 28
                    self.expect(rolled["face"] == face, event, f"die {die} shows {rolled['face']}, by the seed {face}")


def verify(log_text: str) -> list[str]:
    """Returns the problems of a log; empty if everything fits."""
    lines = [line for line in log_text.splitlines() if line.strip()]
    findings: list[str] = []
    count = 0
    try:
        verifier = Verifier(json.loads(lines[0]), findings)
        for count, line in enumerate(lines[1:], 1):
            event: Event = json.loads(line)
            verifier.expect(event["v"] == count, event, f"is event {count} by its place")
            verifier.take(event)
        if verifier.dealing:
            verifier.check_draws(verifier.dealing)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        findings.append(f"cannot be read at event {count}, or a draw checked there: {error!r}")
    return findings


def main() -> int:
    """Prints the problems of each named file."""
    bad = False
    for name in sys.argv[1:]:
        findings = verify(Path(name).read_text(encoding="utf-8"))
        bad = bad or bool(findings)
        print(f"{name}: {'fits' if not findings else f'{len(findings)} findings'}")
        for finding in findings:
            print(f"  {finding}")
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
