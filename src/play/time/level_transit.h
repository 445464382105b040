#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "world/game.h"

namespace cellophane {

// Creatures between two levels, and where they are meanwhile.

/// The depth of the level that a traveler has left.
int origin_of(const Traveler& traveler);
bool is_after_hero(const Traveler& traveler);
/// Whether a traveler that follows the hero from this depth can still be met there.
bool is_met_on(const Traveler& traveler, int depth);
/// The depth at which a traveler counts as being: after the hero the one it has left, for it can be met
/// there yet; after a fall the one where it waits.
int whereabouts(const Traveler& traveler);

/// Removes and returns the first traveler to set out that fits, if any. The others stay listed, because
/// their followers wait for them.
template <class Fits>
std::optional<Traveler> take_traveler(Game& game, Fits&& fits) {
    const auto found = std::find_if(game.travelers.begin(), game.travelers.end(), fits);
    if (found == game.travelers.end()) return {};
    Traveler taken = std::move(*found);
    game.travelers.erase(found);
    return taken;
}

/// Removes and returns all travelers that fit, in the order in which they set out.
template <class Fits>
std::vector<Traveler> take_travelers(Game& game, Fits&& fits) {
    std::vector<Traveler> taken;
    std::erase_if(game.travelers, [&](Traveler& traveler) {
        if (!fits(traveler)) return false;
        taken.push_back(std::move(traveler));
        return true;
    });
    return taken;
}

// The ground travelers walk on: secret ways, which creatures know, are ground as well.

/// The cells with none of these properties, and the secret ways.
BitGrid ground_without(const Level& level, TerrainProperties barred);
BitGrid corners_of(const Level& level);

}  // namespace cellophane
