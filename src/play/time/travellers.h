#pragma once

#include <optional>

#include "play/effects/living_level.h"

namespace cellophane {

// Creatures between two levels (spec 40, section 16; spec 60, sections 12.2 to 12.4).

/// In how many ticks of the dungeon each creature of the hero's level would come after him if he left it now
/// from where he stands.
class Followers {
public:
    Followers(const Game& game, ArrivedBy how);

    /// None: it stays (section 16.1).
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

/// A tick passes for those on their way; whoever has come far enough arrives, if the hero is there.
void advance_travellers(Turn& turn, LivingLevel& living);

/// Those who fell to this level stand near below where they fell.
void receive_fallen(Turn& turn);

/// Those who were on their way from the level the hero has come back to are found as far as they got.
void meet_travellers(Turn& turn);

/// The Warden who is after the hero is never more than one level behind (section 16.2).
void hurry_warden(Game& game);

}  // namespace cellophane
