#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "world/game.h"

namespace cellophane {

// Creatures between two levels, and where they are meanwhile.

/// The depth of the level that a traveller has left.
int origin_of(const Traveller& traveller);
bool is_after_hero(const Traveller& traveller);
/// Whether a traveller that follows the hero from this depth can still be met there.
bool is_met_on(const Traveller& traveller, int depth);
/// The depth at which a traveller counts as being: after the hero the one it has left, for it can be met
/// there yet; after a fall the one where it waits.
int whereabouts(const Traveller& traveller);

/// Removes and returns the first traveller to set out that fits, if any. The others stay listed, because
/// their followers wait for them.
template <class Fits>
std::optional<Traveller> take_traveller(Game& game, Fits&& fits) {
    const auto found = std::find_if(game.travellers.begin(), game.travellers.end(), fits);
    if (found == game.travellers.end()) return {};
    Traveller taken = std::move(*found);
    game.travellers.erase(found);
    return taken;
}

/// Removes and returns all travellers that fit, in the order in which they set out.
template <class Fits>
std::vector<Traveller> take_travellers(Game& game, Fits&& fits) {
    std::vector<Traveller> taken;
    std::erase_if(game.travellers, [&](Traveller& traveller) {
        if (!fits(traveller)) return false;
        taken.push_back(std::move(traveller));
        return true;
    });
    return taken;
}

// The ground travellers walk on: secret ways, which creatures know, are ground as well.

/// The cells with none of these properties, and the secret ways.
BitGrid ground_without(const Level& level, TerrainProperties barred);
BitGrid corners_of(const Level& level);

}  // namespace cellophane
