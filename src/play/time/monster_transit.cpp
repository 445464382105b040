#include "play/time/monster_transit.h"

#include <algorithm>
#include <utility>

#include "kit/grid/random_cell.h"
#include "kit/grid/step_waves.h"
#include "play/effects/falling.h"
#include "play/effects/ground_effects.h"
#include "play/effects/harm.h"
#include "play/effects/living_level.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/society/monster_placement.h"
#include "play/time/level_transit.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

using P = TerrainProperty;

/// Whether a creature is about to come to the hero's level.
bool is_expected(const Game& game, ActorId id) {
    return std::any_of(game.travelers.begin(), game.travelers.end(), [&](const Traveler& traveler) {
        return traveler.monster.id == id && (traveler.depth == game.depth || is_met_on(traveler, game.depth));
    });
}

/// A creature back on its machine's level belongs to that machine again.
void remember_home(const Level& level, Monster& monster) {
    if (monster.home_depth != level.depth) return;
    monster.machine = std::exchange(monster.home_machine, 0);
    monster.home_depth = 0;
}

/// Adds a traveler to the hero's level, with the items it carries and the creatures inside it.
Monster& settle_down(Game& game, Traveler&& traveler, Pos at) {
    Level& level = game.here().level;
    traveler.monster.at = at;
    Monster& monster = join(level, std::move(traveler.monster));
    monster.vitals.statuses.end(Status::EnteringLevel);
    remember_home(level, monster);
    for (Item& item : traveler.carried) {
        item.at = at;
        level.items.push_back(std::move(item));
    }
    for (Monster& hidden : traveler.inside) {
        hidden.at = at;
        remember_home(level, join(level, std::move(hidden)));
    }
    // A leader that is neither here nor on its way is lost to it (rules/monsters.md 16.2).
    if (leader_of(level, monster) == nullptr && !is_expected(game, monster.leader)) monster.leader = no_actor;
    return monster;
}

/// Cells where the creature may stand once any occupant is pushed aside.
BitGrid footing_for(const Level& level, const Monster& monster) {
    BitGrid fit = cells_closed_to(level.layers, monster, forbidden_terrain(monster)).complement();
    for (const Monster& other : level.monsters)
        if (other.is_about() && (other.is(Behavior::Immobile) || other.is_captive())) fit.reset(other.at);
    fit.for_each([&](Pos at) {
        if (is_level_exit(level.layers[Layer::Dungeon][at])) fit.reset(at);
    });
    return fit;
}

Pos landing_of(Game& game, const Traveler& traveler) {
    const Level& level = game.here().level;
    const BitGrid fit = footing_for(level, traveler.monster);
    if (traveler.how == ArrivedBy::Falling) {
        // No creature falls into a vault that it could not leave (rules/monsters.md 16.3).
        const BitGrid free = fit - level.ownership.any();
        return nearest_cell(free.any() ? free : fit, traveler.from, game.play);
    }
    const Pos stairs = traveler.how == ArrivedBy::StairsUp ? level.stairs.down : level.stairs.up;
    const BitGrid ground =
        level.layers.cells_with(level_dividers & forbidden_terrain(traveler.monster)).complement();
    const Pos by_foot = nearest_by_foot(stairs, ground, corners_of(level), fit, game.play);
    return level.size().contains(by_foot) ? by_foot : nearest_cell(fit, stairs, game.play);
}

/// Pushes a creature or the hero aside from the landing (rules/hero.md 12.4).
void push_aside(Turn& turn, LevelContext& living, Pos at) {
    Game& game = turn.game;
    Level& level = game.here().level;
    const bool is_hero = game.hero.at == at;
    Monster* blocker = somebody_at(level, at);
    if (!is_hero && blocker == nullptr) return;
    Actor& who = is_hero ? game.hero : *blocker;
    TerrainProperties unfit = pathing_blockers;
    if (!is_hero) unfit = forbidden_terrain(*blocker);
    const BitGrid fit = unoccupied_cells(game) - level.layers.cells_with(unfit) - level.ownership.any();
    const BitGrid ground = level.layers.cells_with({P::BlocksMovement}).complement();
    Pos to = nearest_by_foot(at, ground, corners_of(level), fit, game.play);
    if (!level.size().contains(to)) to = nearest_cell(fit, at, game.play);
    if (!level.size().contains(to)) return;
    end_holds(living, who);
    if (is_hero) {
        game.hero.at = to;
        turn.emit(Moved{at, to});
    } else {
        move_actor(level, *blocker, to);
    }
    apply_instant_effects(living, who);
}

void arrive(Turn& turn, LevelContext& living, Traveler&& traveler) {
    Game& game = turn.game;
    const bool dropped = traveler.how == ArrivedBy::Falling;
    const Pos found = landing_of(game, traveler);
    const Pos at = game.here().level.size().contains(found) ? found : traveler.from;
    push_aside(turn, living, at);
    Monster& monster = settle_down(game, std::move(traveler), at);
    monster.vitals.ticks = monster.move_ticks();
    const bool crashes = dropped && !monster.floats();
    if (crashes) {
        const int damage = fall_damage(game.play);
        hurt(living, monster, damage, {DeathCause::Fall, Terrain::Nothing, game.depth}, Shielding::Counts);
    }
    // A creature that the fall killed is reported as dead instead.
    if (!monster.vitals.dead && is_perceived(game, monster))
        turn.emit(Arrived{view_of(monster), crashes   ? Arrived::How::Crashing
                                            : dropped ? Arrived::How::Swooping
                                                      : Arrived::How::ByStairs});
    apply_instant_effects(living, monster);
}

/// The cell a traveler has reached on its way to the hero.
Pos reached_by_now(const Game& game, const Traveler& traveler) {
    const Level& level = game.here().level;
    const Monster& monster = traveler.monster;
    const StatusClock& clock = monster.vitals.statuses.clock(Status::EnteringLevel);
    const TerrainProperties barred =
        monster.floats() ? TerrainProperties{P::BlocksMovement} : pathing_blockers;
    Grid<std::int32_t> map;
    count_steps(map, game.hero.at, ground_without(level, barred), corners_of(level));
    Pos at = monster.at;
    for (int left = (clock.most - clock.left) * 100 / monster.move_ticks(); left > 0 && map[at] > 1; --left) {
        Pos next = at;
        for (const Direction d : directions) {
            const Pos beside = at + step(d);
            if (map.contains(beside) && map[beside] < map[next] && !cuts_corner(level.layers, at, d))
                next = beside;
        }
        if (next == at) break;
        at = next;
    }
    return at;
}

}  // namespace

void advance_travelers(Turn& turn, LevelContext& living) {
    Game& game = turn.game;
    if (game.ending) return;
    for (Traveler& traveler : game.travelers)
        if (traveler.depth == game.depth) traveler.monster.vitals.statuses.run_down(Status::EnteringLevel);
    // Creatures that had fallen here were placed when the hero came.
    const auto is_due = [&](const Traveler& traveler) {
        return traveler.depth == game.depth && !is_after_hero(traveler);
    };
    while (std::optional<Traveler> due = take_traveler(game, is_due)) arrive(turn, living, std::move(*due));
}

void receive_fallen(Turn& turn) {
    Game& game = turn.game;
    std::vector<Traveler> landing = take_travelers(game, [&](const Traveler& traveler) {
        return traveler.depth == game.depth && traveler.how == ArrivedBy::Falling && !is_after_hero(traveler);
    });
    if (landing.empty()) return;
    LivingLevel living{turn};
    for (Traveler& traveler : landing) {
        const BitGrid shunned = game.here().level.ownership.any();
        const Pos to = nearest_refuge(living, traveler.monster, shunned);
        const Pos at = game.here().level.size().contains(to) ? to : traveler.from;
        settle_down(game, std::move(traveler), at);
    }
}

void meet_travelers(Turn& turn) {
    Game& game = turn.game;
    const auto is_met = [&](const Traveler& traveler) { return is_met_on(traveler, game.depth); };
    LivingLevel living{turn};
    while (std::optional<Traveler> met = take_traveler(game, is_met)) {
        met->monster.at = reached_by_now(game, *met);
        const BitGrid shunned = footing_for(game.here().level, met->monster).complement();
        const Pos to = nearest_refuge(living, met->monster, shunned);
        const Pos at = game.here().level.size().contains(to) ? to : met->monster.at;
        Monster& monster = settle_down(game, std::move(*met), at);
        monster.vitals.ticks = monster.move_ticks();
    }
}

}  // namespace cellophane