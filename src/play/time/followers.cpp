#include "play/time/followers.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "kit/grid/step_waves.h"
#include "play/effects/living_level.h"
#include "play/pathfinding/passability.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/time/level_transit.h"
#include "world/connectivity.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

constexpr int longest_delay = 150;
/// An ally with no more health than this does not jump.
constexpr int too_weak_to_jump = 10;

/// Where followers of the hero leave the level: at its cell, or at the edge of the hole it drops into.
Pos last_footing(const Game& game, bool falling) {
    const TerrainLayers& layers = game.here().level.layers;
    if (falling)
        for (const Direction d : directions) {
            const Pos at = game.hero.at + step(d);
            if (layers.size().contains(at) && !layers.has(at, pathing_blockers)) return at;
        }
    return game.hero.at;
}

}  // namespace

Followers::Followers(const Game& game, ArrivedBy how) : game_{game}, falling_{how == ArrivedBy::Falling} {
    const Level& level = game.here().level;
    const BitGrid corners = corners_of(level);
    const BitGrid sacred = level.layers.cells_with({P::Sacred});
    const Pos goal = last_footing(game, falling_);
    count_steps(on_foot_, goal, ground_without(level, pathing_blockers) - sacred, corners);
    count_steps(in_the_air_, goal, ground_without(level, {P::BlocksMovement}) - sacred, corners);
}

std::optional<int> Followers::delay(const Monster& monster) const {
    const bool is_warden = monster.kind == MonsterKind::WardenOfYendor;
    const bool is_eager = monster.state == MonsterState::Hunting || monster.is_ally() || is_warden;
    const bool is_kept = monster.is_captive() || monster.has(Status::Entranced) ||
                         monster.has(Status::Paralyzed) || monster.has(Status::Frightened) ||
                         monster.has(Status::Confused);
    if (!monster.is_about() || !is_eager || is_kept) return std::nullopt;
    if (falling_ && !monster.floats() && (!monster.is_ally() || monster.health <= too_weak_to_jump))
        return std::nullopt;
    if (monster.is(Behavior::ShunsStairs) || monster.is(Behavior::ConfinedToLiquid) ||
        is_shut(game_.here().level, monster.at))
        return std::nullopt;
    const int steps = (monster.floats() ? in_the_air_ : on_foot_)[monster.at];
    if (steps >= unreachable)
        return monster.is_ally() || is_warden ? std::optional{longest_delay} : std::nullopt;
    return std::clamp(steps * monster.move_ticks() / 100 + 1, 1, longest_delay);
}

void send_followers(Turn& turn, ArrivedBy how) {
    Game& game = turn.game;
    Level& level = game.here().level;
    const Followers who{game, how};
    // All followers are chosen before the first of them goes.
    std::vector<std::pair<Monster*, int>> followers;
    for (Monster& monster : level.monsters)
        if (const std::optional<int> delay = who.delay(monster)) followers.push_back({&monster, *delay});
    LivingLevel living{turn};
    for (const auto& [follower, delay] : followers) {
        end_holds_and_webs(living, *follower);
        Traveler traveler = take_leave(level, *follower);
        traveler.depth = level.depth + (how == ArrivedBy::StairsUp ? -1 : 1);
        traveler.how = how;
        traveler.from = game.hero.at;
        traveler.monster.vitals.statuses.set(Status::EnteringLevel, delay);
        game.travelers.push_back(std::move(traveler));
    }
}

}  // namespace cellophane
