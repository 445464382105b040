"""A bot that plays over standard input and output (docs/env.md) and needs nothing but Python and the program.

    python3 env_bot.py [--program FILE] [--seeds A..B] [--turns N] [--record FOLDER]

It explores, goes down or searches where there is nothing left, hits what stands beside the hero, and rests when hurt.
"""

import argparse
import json
import subprocess

REST, SEARCH, EXPLORE, RECOVER, DOWN, YES, CONTINUE = 16, 18, 19, 20, 22, 24, 25
STEPS = [(0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)]  # what the actions 0 to 7 are
WANTED = ["heroX", "heroY", "health", "maxHealth", "creatureX", "creatureY", "creatureKind"]


def choose(seen, idle):
    """The action to take, by what the game shows; not one of those that have just come to nothing."""
    fields, legal = seen["fields"], set(seen["legal"]) - idle
    beside = [
        action
        for action, (x, y) in enumerate(STEPS)
        for row, kind in enumerate(fields["creatureKind"])
        if kind and (fields["creatureX"][row], fields["creatureY"][row]) == (fields["heroX"] + x, fields["heroY"] + y)
    ]
    is_hurt = 2 * fields["health"] < fields["maxHealth"]
    wishes = [YES, CONTINUE] + beside + [RECOVER] * is_hurt + [EXPLORE, DOWN, SEARCH, REST]
    return next((action for action in wishes if action in legal), min(legal or seen["legal"]))


def play(ask, seed, most_turns):
    shows = {"legal": True, "fields": WANTED}
    seen, idle = ask(do="new", seed=seed, **shows), set()
    while not seen["over"] and seen["turn"] < most_turns:
        action = choose(seen, idle)
        seen = ask(do="step", game=seen["game"], action=action, **shows)
        idle = set() if seen["changed"] else idle | {action}
    print(f"seed {seed}: depth {seen['depth']}, turn {seen['turn']}" + (", over" if seen["over"] else ""))
    ask(do="close", game=seen["game"])


def main():
    options = argparse.ArgumentParser()
    for name, usual in (("--program", "cellophane"), ("--seeds", "1..3"), ("--turns", "2000"), ("--record", None)):
        options.add_argument(name, default=usual)
    given = options.parse_args()
    command = [given.program, "env"] + (["--record", given.record] if given.record else [])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:

        def ask(**request):
            print(json.dumps(request), file=program.stdin, flush=True)
            answer = json.loads(program.stdout.readline())
            if "error" in answer:
                raise SystemExit(f"{request}: {answer['error']['message']}")
            return answer

        first, _, last = given.seeds.partition("..")
        for seed in range(int(first), int(last or first) + 1):
            play(ask, seed, int(given.turns))


if __name__ == "__main__":
    main()
