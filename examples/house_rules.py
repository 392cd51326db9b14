"""House rules: a club's own edition for children, a game played by it, and how impossible rules are refused."""

import tercet
from tercet import dice

# 27 solid cards in a square of nine, no penalty for wrong calls, cards added automatically, hints for everyone
CHILDREN = tercet.edition("fr", deck="solid", layout=9, penalty="none", no_set="auto", hints=True, style="point")

print("What differs from the French book:")
for field, value in CHILDREN.overrides(tercet.EDITIONS["fr"]).items():
    print(f"  {field} = {value!r}")

game = tercet.new_game(["Ada", "Blaise"], CHILDREN, seed="club")
print(game)
while game.state.phase == "play":
    # the two players take turns
    seat = sum(player.right for player in game.state.players) % 2
    game.take(seat, tercet.find_sets(game.state.cards)[0])
print("Points:", dict(zip(("Ada", "Blaise"), game.state.scores, strict=True)))

# impossible rules are refused immediately, not in the middle of a game
for wrong in ({"layout": 9}, {"point_seconds": 1}):
    try:
        tercet.edition("es", **wrong)  # type: ignore[arg-type]
    except tercet.RuleError as problem:
        print("Not possible:", problem)

# the dice game has its own rules
print(dice.new_game(["Ada", "Blaise"], seed=1, exactly_three=True, turn_seconds=60))
