"""Plays many games side by side, by chance, and prints how deep the heroes came: how VectorEnvironment is used.

    python3 many_games.py GAMES STEPS
"""

import sys

import numpy

from cellophane import VectorEnvironment


def play(games, steps):
    chance = numpy.random.default_rng(1)
    ended = []
    # A game that is over, or has had a thousand actions, begins anew with the next seed in the step after.
    with VectorEnvironment(games, max_actions=1000) as environment:
        observations, info = environment.reset(seed=1)
        for _ in range(steps):
            # One of the actions that make sense in each game: the highest of random numbers, where the mask has a 1.
            mask = info["action_mask"]
            actions = (chance.random(mask.shape) * mask).argmax(axis=1)
            observations, rewards, terminated, truncated, info = environment.step(actions)
            ended += observations["deepest"].reshape(games)[terminated | truncated].tolist()
        ended += observations["deepest"].reshape(games).tolist()
    return ended


if __name__ == "__main__":
    games, steps = (int(word) for word in sys.argv[1:3])
    ended = play(games, steps)
    print(f"{len(ended)} games, depth {sum(ended) / len(ended):.2f} in the mean, {max(ended)} at most")
