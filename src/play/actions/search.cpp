#include <algorithm>

#include "content/trinkets.h"
#include "play/actions/actions.h"
#include "play/observation/vision.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

namespace {

constexpr int command_strength = 60;
constexpr int dull_strength = 30;
constexpr int fifth_strength = 160;
constexpr int certain = 100;

}  // namespace

void search(Turn& turn, int strength) {
    VisitedLevel& place = turn.game.here();
    const Pos from = turn.game.hero.at;
    const int reach = strength / 10;
    const BitGrid near = rectangle(place.level.size(), from - Pos{reach, reach}, from + Pos{reach, reach});
    (near & place.known.visible).for_each([&](Pos at) {
        int chance = strength - 10 * king_distance(from, at);
        if (place.level.layers.has(at, {TerrainProperty::BlocksMovement})) chance = chance * 2 / 3;
        if (chance >= certain) place.known.trap_free.set(at);
        if (chance <= 0 || !place.level.layers.mechanics(at).has(TerrainMechanic::Secret)) return;
        if (turn.game.play.percent(std::min(chance, certain))) reveal_secret(turn.game, at, turn.events);
    });
}

TurnCost search_around(Turn& turn) {
    int& streak = turn.game.hero.search_streak;
    ++streak;
    const bool fifth = streak == searches_in_a_row;
    const int awareness = ring_level(turn.game.hero, ItemKind::RingOfAwareness);
    const int strength = fifth ? fifth_strength : awareness < 0 ? dull_strength : command_strength;
    search(turn, std::max(strength, passing_search(awareness)));
    if (fifth) {
        streak = 0;
        turn.emit(SearchedThoroughly{});
    }
    return TurnCost::Turn;
}

void search_in_passing(Turn& turn) {
    BitGrid& searched = turn.game.here().known.searched_from;
    const int strength = passing_search(ring_level(turn.game.hero, ItemKind::RingOfAwareness));
    // Where nothing was searched the hero may search yet.
    if (strength <= 0 || searched.test(turn.game.hero.at)) return;
    searched.set(turn.game.hero.at);
    search(turn, strength);
}

}  // namespace cellophane
