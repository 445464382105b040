#pragma once

#include <optional>

#include "play/turn/turn.h"

namespace cellophane {

// Which creatures follow the hero when the hero leaves a level (rules/monsters.md 16.1).

/// The delays, in environment turns (100 ticks each), with which creatures would follow the hero if the hero
/// left the hero's level now from where the hero stands.
class Followers {
public:
    Followers(const Game& game, ArrivedBy how);

    /// 1 to 150; empty if the creature stays.
    std::optional<int> delay(const Monster& monster) const;

private:
    const Game& game_;
    bool falling_;
    /// Steps to the cell the hero leaves from, for walking and for flying creatures.
    Grid<std::int32_t> on_foot_;
    Grid<std::int32_t> in_the_air_;
};

/// Moves the hero's followers from its level to the travelers. Call while it is still where it leaves from.
void send_followers(Turn& turn, ArrivedBy how);

}  // namespace cellophane
