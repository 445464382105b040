#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "world/game.h"

namespace cellophane {

// Who is between two levels, and where.

/// The level somebody on his way has left.
int origin_of(const Traveller& traveller);
bool is_after_hero(const Traveller& traveller);
/// Whether it is to be met on a level on its way from there.
bool is_met_on(const Traveller& traveller, int depth);
/// The level somebody is on who is between two: after the hero the one he has left, for he can be met there
/// yet; who fell waits where he landed.
int whereabouts(const Traveller& traveller);

/// The first to set out of those on their way of whom something is true. The others are on their way still,
/// for their followers to wait for.
template <class Fits>
std::optional<Traveller> take_traveller(Game& game, Fits&& fits) {
    const auto found = std::find_if(game.travellers.begin(), game.travellers.end(), fits);
    if (found == game.travellers.end()) return {};
    Traveller taken = std::move(*found);
    game.travellers.erase(found);
    return taken;
}

/// Those on their way of whom something is true, in the order in which they set out.
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

// What they walk on: the doors only creatures know are ground as well.

/// The ground without these properties.
BitGrid ground_without(const Level& level, TerrainProperties barred);
BitGrid corners_of(const Level& level);

}  // namespace cellophane
