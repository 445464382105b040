#pragma once

#include <optional>

#include "play/effects/turn.h"

namespace cellophane {

// Who comes after the hero when he leaves a level (rules/monsters.md 16.1).

/// In how many ticks of the dungeon each creature of the hero's level would come after him if he left it now
/// from where he stands.
class Followers {
public:
    Followers(const Game& game, ArrivedBy how);

    /// None: it stays.
    std::optional<int> delay(const Monster& monster) const;

private:
    const Game& game_;
    bool falling_;
    /// Steps to where he leaves from, for those who walk and for those who fly.
    Grid<std::int32_t> on_foot_;
    Grid<std::int32_t> in_the_air_;
};

/// Those on the hero's level who come after him take leave of it. He is still where he leaves it from.
void send_followers(Turn& turn, ArrivedBy how);

}  // namespace cellophane
