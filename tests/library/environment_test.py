"""What examples/cellophane.py gives and refuses, and what the library says to Python of handles that are none."""

import ctypes
import unittest

import cellophane
import numpy
from cellophane import Environment, Error, VectorEnvironment


class TheEnvironment(unittest.TestCase):
    def test_reset_and_step_have_the_usual_shapes(self):
        with Environment(variant="rapid", harmless=True) as environment:
            observation, info = environment.reset(seed=7)
            self.assertEqual(observation["sight"].shape, (29, 79))
            self.assertEqual(info["action_mask"].shape, (cellophane.MASKED_ACTIONS,))
            self.assertEqual(info["seed"], 7)
            explore = next(group["first"] for group in cellophane.LAYOUT["actions"]["groups"] if group["name"] == "explore")
            observation, reward, terminated, truncated, info = environment.step(explore)
            self.assertGreater(int(observation["turns"]), 0)
            self.assertIsInstance(reward, float)
            self.assertEqual((terminated, truncated), (False, False))
            self.assertTrue(environment.recording().startswith(b"CLPH"), environment.recording()[:8])
            first = environment.state_hash()
            environment.reset(seed=7)
            environment.step(explore)
            self.assertEqual(environment.state_hash(), first)
            environment.reset()
            self.assertNotEqual(environment.state_hash(), first)

    def test_what_is_wrong_is_named(self):
        environment = Environment()
        for seed in (0, -1, 2**64):
            with self.assertRaisesRegex(ValueError, "seed"):
                environment.reset(seed=seed)
        with self.assertRaisesRegex(Error, "null"):
            environment.step(16)
        environment.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "action"):
            environment.step(cellophane.ACTIONS)
        self.assertEqual(environment.step(104)[-1]["turns"], 0)
        with self.assertRaisesRegex(ValueError, "speed"):
            environment.reset(options={"speed": 2})
        with self.assertRaisesRegex(Error, "gothic.*classic"):
            Environment(style="gothic").reset(seed=1)
        with self.assertRaises(Error):
            Environment(depth=99).reset(seed=1)

    def test_handles_that_are_none_are_refused(self):
        environment = Environment()
        environment.reset(seed=1)
        freed = ctypes.c_void_p(environment._game.value)
        environment.close()
        hash = ctypes.c_uint64()
        for handle in (freed, ctypes.c_void_p(0x7F0012345678), ctypes.cast(ctypes.pointer(hash), ctypes.c_void_p)):
            self.assertEqual(cellophane._library.cellophane_game_hash(handle, ctypes.byref(hash)), 9)


class TheVectorEnvironment(unittest.TestCase):
    def test_each_game_goes_as_it_would_alone(self):
        count = 3
        with VectorEnvironment(count, depth=2) as vector:
            observations, info = vector.reset(seed=40)
            singles = [Environment(depth=2) for _ in range(count)]
            alone = [single.reset(seed=40 + i) for i, single in enumerate(singles)]
            self.assertEqual(observations["sight"].shape, (count, 29, 79))
            for round in range(60):
                actions = []
                for i, (_, known) in enumerate(alone):
                    (members,) = known["action_mask"].nonzero()
                    numpy.testing.assert_array_equal(info["action_mask"][i], known["action_mask"])
                    actions.append(members[(7 * round + i) % members.size])
                observations, rewards, over, _, info = vector.step(actions)
                for i, single in enumerate(singles):
                    observation, reward, terminated, _, known = single.step(actions[i])
                    self.assertEqual((rewards[i], over[i]), (reward, terminated))
                    for name, value in observation.items():
                        numpy.testing.assert_array_equal(observations[name][i], value, name)
                    alone[i] = (observation, known)
                if over.any():
                    break

    def test_a_game_that_is_over_begins_anew_with_the_next_seed(self):
        with VectorEnvironment(2, depth=26) as vector:
            _, info = vector.reset(seed=1)
            self.assertEqual(list(info["seed"]), [1, 2])
            over = numpy.zeros(2, bool)
            for step in range(3000):
                actions = [mask.nonzero()[0][step % int(mask.sum())] if mask.any() else 0 for mask in info["action_mask"]]
                _, rewards, now, _, info = vector.step(actions)
                if over.any():
                    self.assertTrue((rewards[over] == 0).all())
                    self.assertEqual(info["seed"].max(), 2 + over.sum())
                    self.assertTrue(info["action_mask"][over].any(axis=1).all())
                    break
                over = now
            self.assertTrue(over.any())

    def test_what_is_wrong_is_named(self):
        with self.assertRaisesRegex(ValueError, "count"):
            VectorEnvironment(0)
        vector = VectorEnvironment(2)
        vector.reset(seed=1)
        for actions in ([1], [1, -1], [[1, 1]]):
            with self.assertRaisesRegex(ValueError, "action"):
                vector.step(actions)
        with self.assertRaisesRegex(Error, "numbered from 0"):
            vector.step([1, cellophane.ACTIONS])


unittest.main()
