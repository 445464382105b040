#include "play/society/aggravation.h"

#include <algorithm>

#include "play/lighting/lighting.h"
#include "play/perception/stealth.h"
#include "play/society/leadership.h"

namespace cellophane {

namespace {

/// Four-way steps from the source to each cell, up to `radius`; `unreachable` beyond.
Grid<std::int32_t> earshot(const Level& level, Pos source, int radius) {
    Grid<std::int32_t> steps{level.size(), unreachable};
    const BitGrid open = level.layers.cells_with(pathing_blockers).complement();
    BitGrid front{level.size()};
    front.set(source);
    BitGrid heard = front;
    for (int distance = 0; distance <= radius && front.any(); ++distance) {
        front.for_each([&](Pos at) { steps[at] = distance; });
        front = (front.dilated4() & open) - heard;
        heard |= front;
    }
    return steps;
}

/// Makes every scent trail in earshot lead to the source.
void lay_false_trail(Game& game, const Grid<std::int32_t>& steps) {
    Grid<std::uint16_t>& scent = game.here().scent;
    for (int i = 0; i < steps.size().area(); ++i)
        if (steps.at_index(i) < unreachable)
            scent.at_index(i) = static_cast<std::uint16_t>(std::max(0, game.scent_clock - steps.at_index(i)));
}

void startle(Game& game, Monster& monster, Pos source) {
    if (monster.is_captive() || monster.is_ally()) return;
    if (monster.state == MonsterState::Sleeping)
        monster.vitals.ticks = std::max(monster.vitals.ticks, ticks_to_wake);
    alert(game, monster);
    monster.wandering.hero_was_at = source;
    monster.stats.behaviors = monster.stats.behaviors.without({Behavior::KeepsDistance});
    monster.stats.abilities = monster.stats.abilities.without({Ability::AvoidsCorridors});
}

/// Moves the nearest waypoint to the source, so that wanderers come by.
void attract_wanderers(Level& level, Pos source) {
    const auto nearest = std::min_element(
        level.waypoints.begin(), level.waypoints.end(),
        [source](Pos a, Pos b) { return king_distance(a, source) < king_distance(b, source); });
    if (nearest != level.waypoints.end()) *nearest = source;
}

}  // namespace

void aggravate(Turn& turn, Pos source, int radius) {
    if (turn.game.here().known.visible.test(source))
        turn.emit(Flashed{.at = source, .color = Color::RedFlash, .radius = radius});
    Game& game = turn.game;
    Level& level = game.here().level;
    const Grid<std::int32_t> steps = earshot(level, source, radius);
    lay_false_trail(game, steps);
    for (Monster& monster : level.monsters)
        if (monster.is_about() && steps[monster.at] < unreachable) startle(game, monster, source);
    attract_wanderers(level, source);
    if (source != game.hero.at) return;
    game.hero.vitals.statuses.set(Status::Aggravating, radius);
    // The hero may have moved since it last looked around.
    finish_light(game.light, turn.caches.light);
    update_stealth(game, turn.rested);
}

}  // namespace cellophane
