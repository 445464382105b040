"""Plays games by chance, by numbers alone, and prints one hash of all they came to: the same in every language.

    python3 random_play.py GAMES [ACTIONS]
"""

import sys

from cellophane import Environment


def play(games, actions):
    hash, chance = 14695981039346656037, 1
    with Environment() as environment:
        for game in range(games):
            _, info = environment.reset(seed=game + 1)
            for _ in range(actions):
                (members,) = info["action_mask"].nonzero()
                if members.size == 0:
                    break
                chance = (chance * 1103515245 + 12345) % 2**32
                info = environment.step(members[(chance >> 8) % members.size])[-1]
            for byte in environment.observation_bytes.tobytes() + environment.state_hash().to_bytes(8, "little"):
                hash = (hash ^ byte) * 1099511628211 % 2**64
    return hash


if __name__ == "__main__":
    try:
        games, actions = (int(word) for word in (sys.argv[1:] + ["200"])[:2])
        if games < 1 or actions < 1:
            raise ValueError
    except ValueError:
        sys.exit("random_play.py GAMES [ACTIONS]: numbers from 1, of games and of actions in each")
    print(f"{play(games, actions):016x}")
