"""A solver loop: plays solitaire deals with three ways of choosing a SET. `python examples/solver.py [DEALS]`"""

import sys
from collections.abc import Callable

import tercet
from tercet import CardSet, CardState
from tercet.lab import best_set

Choose = Callable[[CardState, list[CardSet]], CardSet]


def first(state: CardState, sets: list[CardSet]) -> CardSet:
    """The first SET found."""
    return sets[0]


def most_mixed(state: CardState, sets: list[CardSet]) -> CardSet:
    """The SET with the most differing features."""
    return max(sets, key=lambda three: sum(check.verdict == "different" for check in tercet.why_not(*three)))


def planned(state: CardState, sets: list[CardSet]) -> CardSet:
    """The choice of `tercet.lab`, which knows the cards left in the pile, but not their order."""
    return best_set(state.cards, sorted(state.pile))


def cards_left(seed: int, choose: Choose) -> int:
    game = tercet.new_game(["Solver"], seed=seed)
    while game.state.phase == "play":
        sets = tercet.find_sets(game.state.cards)
        if sets:
            game.take(0, choose(game.state, sets))
        else:
            game.say_no_set(0)
    return len(game.state.left)


def main(deals: int) -> None:
    print(f"cards left after {deals} deals, on average; how often none was left")
    for choose in (first, most_mixed, planned):
        left = [cards_left(seed, choose) for seed in range(deals)]
        print(f"{choose.__name__:>12}  {sum(left) / deals:5.2f}  {left.count(0)} of {deals}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
