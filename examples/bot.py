"""A bot that plays by numbers, with cellophane.py: what its numbers mean is in docs/observation.md.

    python3 bot.py [SEED GAMES]

It hits the enemy beside the hero, rests when hurt and unseen, eats, wears armor, explores, and goes down.
"""

import sys

from cellophane import LAYOUT, Environment

FIRST = {}
for group in LAYOUT["actions"]["groups"]:
    FIRST.setdefault(group["name"], group["first"])  # of the two groups "zap", the one that aims at creatures
CATEGORIES = LAYOUT["vocabularies"]["itemCategories"]
STEPS = [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)]  # what the moves 0 to 7 are


def use(seen, category, in_use=False):
    """The actions that use the things of a category."""
    wanted = CATEGORIES.index(category) + 1  # "name or none": counted from 1
    rows = (seen["packCategory"] == wanted) & (seen["packInUse"] == in_use)
    return [FIRST["use"] + int(letter) - 1 for letter in seen["packLetter"][rows]]


def wishes(seen):
    """What to do, the best first."""
    x, y = int(seen["heroX"]), int(seen["heroY"])
    enemies = seen["creatureFights"] == 1
    cells = zip(seen["creatureX"][enemies].tolist(), seen["creatureY"][enemies].tolist())
    places = {(cell_x - x, cell_y - y) for cell_x, cell_y in cells}
    if seen["goingOn"] and not any(place in STEPS for place in places):
        yield FIRST["continue"]
    yield from (number for number, step in enumerate(STEPS) if step in places)
    if seen["nutrition"] < 300:
        yield from use(seen, "food")
    if not enemies.any():
        if not use(seen, "armor", in_use=True):
            yield from use(seen, "armor")
        if 2 * int(seen["health"]) < int(seen["maxHealth"]):
            yield FIRST["recover"]
    yield from (FIRST["explore"], FIRST["stairs"] + 1, FIRST["search5"], FIRST["rest"], FIRST["answer"])


def play(environment, seed):
    seen, info = environment.reset(seed=seed)
    idle = set()  # what has changed nothing since anything did, or led to a question: asked again, it would do so again
    over = truncated = False
    while not over and not truncated:
        mask = info["action_mask"]
        action = next((wish for wish in wishes(seen) if mask[wish] and wish not in idle), int(mask.argmax()))
        before = int(seen["turns"])
        seen, _, over, truncated, info = environment.step(action)
        idle = set() if seen["turns"] > before else idle | {action}
    return f"seed {seed}: depth {int(seen['deepest'])}, turn {int(seen['turns'])}" + (", over" if over else "")


if __name__ == "__main__":
    first, games = (int(word) for word in (sys.argv[1:] or ["1", "3"]))
    with Environment(max_actions=3000) as environment:
        for seed in range(first, first + games):
            print(play(environment, seed))
