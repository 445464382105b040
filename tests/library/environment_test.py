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
        for call in (lambda: environment.step(16), environment.state_hash, environment.recording):
            with self.assertRaisesRegex(RuntimeError, "call reset first"):
                call()
        environment.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "action"):
            environment.step(cellophane.ACTIONS)
        with self.assertRaisesRegex(ValueError, "max_actions"):
            Environment(max_actions=0)
        with self.assertRaisesRegex(ValueError, "speed"):
            environment.reset(options={"speed": 2})
        with self.assertRaisesRegex(Error, "gothic.*classic"):
            Environment(style="gothic").reset(seed=1)
        with self.assertRaises(Error):
            Environment(depth=99).reset(seed=1)

    def test_what_is_not_possible_changes_nothing(self):
        with Environment() as environment:
            environment.reset(seed=1)
            before = environment.state_hash()
            _, reward, *_, info = environment.step(104)
            self.assertEqual((reward, info["turns"], info["changed"]), (0, 0, False))
            self.assertEqual(environment.state_hash(), before)
            self.assertEqual(environment.step(16)[-1]["changed"], True)

    def test_a_game_is_truncated_after_so_many_actions(self):
        with Environment(max_actions=3) as environment:
            for seed in (1, 2):
                environment.reset(seed=seed)
                ends = [environment.step(16)[2:4] for _ in range(3)]
                self.assertEqual(ends, [(False, False), (False, False), (False, True)])

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
        for call in (lambda: vector.step([1, 1]), lambda: vector.reset_at(0)):
            with self.assertRaisesRegex(RuntimeError, "call reset first"):
                call()
        vector.reset(seed=1)
        for actions in ([1], [1, -2], [[1, 1]], [1, cellophane.ACTIONS], [1, 2**40], [1, 0.5]):
            with self.assertRaisesRegex(ValueError, "action"):
                vector.step(actions)
        with self.assertRaisesRegex(ValueError, "number"):
            vector.reset_at(2)
        with self.assertRaisesRegex(ValueError, "seed"):
            vector.reset_at(1, seed=0)

    def test_one_game_waits_or_begins_anew_while_the_others_go_on(self):
        with VectorEnvironment(3) as vector, Environment() as single:
            vector.reset(seed=5)
            _, _, _, _, info = vector.step([16, -1, 16])
            self.assertEqual(list(info["changed"]), [True, False, True])
            observations, info = vector.reset_at(1, seed=77)
            alone, _ = single.reset(seed=77)
            for name, value in vector.observation_of(1).items():
                numpy.testing.assert_array_equal(value, alone[name], name)
            self.assertEqual(list(info["seed"]), [5, 77, 7])
            self.assertEqual(list(observations["turns"].reshape(3)), [1, 0, 1])
            _, info = vector.reset_at(2)
            self.assertEqual(list(info["seed"]), [5, 77, 8])

    def test_each_game_is_truncated_after_so_many_actions_of_its_own(self):
        with VectorEnvironment(2, max_actions=2) as vector:
            vector.reset(seed=1)
            seen = []
            for actions in ([16, 16], [16, -1], [16, 16], [16, 16]):
                _, _, over, truncated, info = vector.step(actions)
                seen.append((list(truncated), list(info["seed"])))
                self.assertFalse(over.any())
            self.assertEqual(
                seen,
                [
                    ([False, False], [1, 2]),
                    ([True, False], [1, 2]),
                    ([False, True], [3, 2]),
                    ([False, False], [3, 4]),
                ],
            )


unittest.main()
