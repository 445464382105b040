#include "play/ai/monster_step.h"

#include <algorithm>
#include <cstdlib>

#include "kit/grid/dijkstra_map.h"
#include "play/ai/swarming.h"
#include "play/ai/thrusts.h"
#include "play/combat/attack_patterns.h"
#include "play/combat/blow.h"
#include "play/combat/stepping.h"
#include "play/combat/walking.h"
#include "play/effects/ground_effects.h"
#include "play/effects/sickness.h"
#include "play/effects/webs.h"
#include "play/pathfinding/bolt_path.h"
#include "play/pathfinding/line_walk.h"
#include "play/pathfinding/monster_avoidance.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/society/holds.h"
#include "play/society/monster_placement.h"

namespace cellophane {

namespace {

/// True if a web or an enemy beside it holds it: the turn went into pulling.
bool is_held_fast(const Acting& acting) {
    if (tug_at_web(acting.level().layers, acting.self) != Tug::Held &&
        holder_of(acting.living, acting.self) == nullptr)
        return false;
    acting.spend_move();
    return true;
}

/// Whether an ally would step behind somebody, into reach of a thrust that it could not answer. What stands
/// in reach already goes wherever it can.
bool goes_to_be_stabbed(const Acting& acting, const StepVerdict& verdict) {
    const Monster& self = acting.self;
    const bool goes = verdict.kind == StepVerdict::Kind::Enters || verdict.kind == StepVerdict::Kind::Swaps;
    return goes && self.is_ally() && !self.has(Status::Discordant) && !self.has(Status::Entranced) &&
           !self.has(Status::Confused) && is_exposed_in_vain(acting, verdict.to) &&
           !is_exposed_in_vain(acting, self.at);
}

}  // namespace

bool strike_cells(const Acting& acting, const std::vector<Pos>& cells) {
    if (cells.empty()) return false;
    const bool with_whip = pattern_of(acting.game(), acting.self) == Pattern::FromAfar;
    strike_cells(acting.living, acting.self, cells, {.bolt = with_whip ? Bolt::Whip : Bolt::count});
    acting.spend_attack();
    return true;
}

bool step_toward(const Acting& acting, Direction toward) {
    Monster& self = acting.self;
    Game& game = acting.game();
    if (toward == Direction::count) return false;
    if (vomits(acting.turn, acting.living, self)) {
        acting.spend_move();
        return true;
    }
    toward = swayed(acting.turn, self, toward);
    if (toward == Direction::count) return false;
    const StepVerdict verdict = consider(game, self, {.toward = toward});
    if (verdict.kind == StepVerdict::Kind::OffTheMap || verdict.kind == StepVerdict::Kind::OutOfElement)
        return false;
    if (goes_to_be_stabbed(acting, verdict)) return false;
    // A free cell is tried for, whatever keeps it from going there.
    if (verdict.whom == nullptr) {
        if (is_held_fast(acting)) return true;
        let_prey_go(acting.living, self);
    }
    switch (verdict.kind) {
        case StepVerdict::Kind::Reaches:
            return strike_cells(acting, verdict.struck);
        case StepVerdict::Kind::Strikes:
            return make_room_to_swarm(acting, verdict.to) || strike_cells(acting, verdict.struck);
        case StepVerdict::Kind::Swaps:
        case StepVerdict::Kind::Enters:
            shift_to(acting, verdict.to);
            return true;
        default:
            return false;
    }
}

bool passive_step(const Acting& acting, Pos goal) {
    const Monster& self = acting.self;
    const Game& game = acting.game();
    const int across = goal.x - self.at.x;
    const int down = goal.y - self.at.y;
    const auto attempt = [&](int x, int y) {
        if (x == 0 && y == 0) return false;
        const Pos at = self.at + Pos{x, y};
        if (avoids(game, self, at)) return false;
        if (at == game.hero.at && !is_willing_to_attack(game, self, game.hero)) return false;
        return step_toward(acting, direction_of({x, y}));
    };
    const int x = sign(across);
    const int y = sign(down);
    if (x == 0 && y == 0) return false;
    if (self.state != MonsterState::Hunting && x != 0 && y != 0) {
        const int wide = std::abs(across);
        const int high = std::abs(down);
        if (wide > high && acting.rng().uniform(0, wide) > high && attempt(x, 0)) return true;
        if (high > wide && acting.rng().uniform(0, high) > wide && attempt(0, y)) return true;
    }
    if (attempt(x, y)) return true;
    if (std::abs(across) + std::abs(down) == 1) return false;
    const int side = x != 0 ? x : 1;
    const int rise = y != 0 ? y : 1;
    if (std::abs(down) > std::abs(across))
        return attempt(0, y) || attempt(x, 0) || attempt(side, y) || attempt(-side, y);
    return attempt(x, 0) || attempt(0, y) || attempt(x, rise) || attempt(x, -rise);
}

bool random_step(const Acting& acting) {
    return step_toward(acting, acceptable_direction(acting.turn, acting.self));
}

bool is_in_the_way(const Acting& acting, Pos at) {
    const Monster* blocker = somebody_at(acting.level(), at);
    return blocker != nullptr && !may_swap(acting.game(), acting.self, *blocker) &&
           !are_teammates(acting.self, *blocker) && !are_enemies(acting.game(), acting.self, *blocker);
}

Direction descent(const Acting& acting, const Grid<std::int32_t>& map, bool prefers_diagonals) {
    const Monster& self = acting.self;
    const AvoidanceCheck wary = avoidance_check_of(acting);
    Direction best = Direction::count;
    int best_drop = 0;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        const Direction d = directions[prefers_diagonals ? directions.size() - 1 - i : i];
        const Pos at = self.at + step(d);
        if (!map.contains(at)) continue;
        const int drop = map[self.at] - map[at];
        if (drop <= best_drop || map[at] >= unreachable || is_shut(acting.level(), at) ||
            cuts_corner(acting.layers(), self.at, d) || wary.avoids(at) || is_in_the_way(acting, at))
            continue;
        best = d;
        best_drop = drop;
    }
    return best;
}

bool step_down(const Acting& acting, const Grid<std::int32_t>& map, bool prefers_diagonals) {
    return step_toward(acting, descent(acting, map, prefers_diagonals));
}

bool can_walk_straight(const Acting& acting, Pos goal) {
    const Pos from = acting.self.at;
    if (from == goal) return false;
    const AvoidanceCheck wary = avoidance_check_of(acting);
    LineWalk walk{from, goal, LineWalk::middle};
    for (Pos at = walk.next(); acting.level().size().contains(at); at = walk.next()) {
        if (at == goal) return true;
        if (wary.avoids(at)) return false;
    }
    return false;
}

Direction adjacent_target(const Acting& acting) {
    const Game& game = acting.game();
    if (king_distance(acting.self.at, acting.hero()) > 1 &&
        !acting.level().occupancy.may_have_neighbors(acting.self.at))
        return Direction::count;
    for (const Direction d : directions) {
        const Pos at = acting.self.at + step(d);
        const Actor* other = anybody_at(game, at);
        if (other == nullptr || other->is_hidden_below() || !is_target(game, acting.self, acting.self.at, at))
            continue;
        if (other->is_invisible() && !acting.rng().percent(percent_for_the_unseen)) continue;
        return d;
    }
    return Direction::count;
}

}  // namespace cellophane
