#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "agent/action_table.h"
#include "play/play.h"

namespace cellophane {

/// The length of a mask: a bit for each number of `masked_actions`, the first in the lowest bit of the first
/// byte.
inline constexpr std::size_t mask_bytes = (masked_actions + 7) / 8;

/// Sets the bits of the actions that make sense now, as far as the hero knows (bots/possible.h), and clears
/// all others. Aims at more creatures than `aim_rows` have no bit. Returns how many are set: none only once
/// the game is over.
int write_legal_mask(const Play& play, std::span<std::uint8_t, mask_bytes> mask);

/// Whether the mask has the bit of an action.
constexpr bool has_action(std::span<const std::uint8_t, mask_bytes> mask, int action) {
    return (mask[static_cast<std::size_t>(action / 8)] >> action % 8 & 1) != 0;
}
/// The action with a number among those of the mask, counted from 0; -1: it has fewer.
constexpr int nth_action(std::span<const std::uint8_t, mask_bytes> mask, int number) {
    for (int action = 0; action < masked_actions; ++action)
        if (has_action(mask, action) && number-- == 0) return action;
    return -1;
}

}  // namespace cellophane
