"""What examples/cellophane.py gives and refuses, and what the library says to Python of handles that are none."""

import ctypes
import unittest

import cellophane
from cellophane import Environment, Error


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
        with self.assertRaisesRegex(Error, "means nothing now") as refused:
            environment.step(104)
        self.assertEqual(refused.exception.code, 5)
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


unittest.main()
