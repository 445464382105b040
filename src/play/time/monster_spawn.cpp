#include "play/time/monster_spawn.h"

#include <array>

#include "dungeon/population/horde_spawn.h"
#include "kit/grid/random_cell.h"
#include "kit/grid/step_waves.h"
#include "play/perception/allegiance.h"
#include "play/perception/telepathy.h"
#include "play/perception/visibility.h"
#include "play/society/leadership.h"
#include "play/stats/combat_math.h"
#include "world/connectivity.h"

namespace cellophane {

namespace {

/// Hordes arrive more than `forecourt` king's moves away, and preferably a walk of `long_walk` steps or more.
constexpr int forecourt = 15;
constexpr int long_walk = 39;

/// Dry bare floor out of view and away from the hero, in no machine, without creatures or items.
BitGrid arrival_cells(const Game& game) {
    const VisitedLevel& place = game.here();
    const Level& level = place.level;
    const Pos hero = game.hero.at;
    BitGrid cells = level.layers.cells_of(Layer::Dungeon, Terrain::Floor) &
                    level.layers.cells_of(Layer::Liquid, Terrain::Nothing);
    cells -= level.layers.cells_with(pathing_blockers) | level.ownership.any() | place.known.in_view;
    cells -= rectangle(level.size(), hero - Pos{forecourt, forecourt}, hero + Pos{forecourt, forecourt});
    for (const Monster& monster : level.monsters) cells.reset(monster.at);
    for (const Item& item : level.items) cells.reset(item.at);
    // Open floor: a horde waiting in a corridor would block it.
    cells.for_each([&](Pos at) {
        if (passable_arcs(level.layers, at) > 1) cells.reset(at);
    });
    return cells;
}

/// Those of the cells from which it is a long walk to the hero.
BitGrid far_off(const Game& game, const BitGrid& cells) {
    const auto [barred, corners] = game.here().level.layers.cells_with_each(
        std::array{level_dividers, TerrainProperties{TerrainProperty::BlocksDiagonals}});
    BitGrid far{cells.size()};
    for (StepWaves waves{game.hero.at, barred.complement(), corners}; waves.front().any(); waves.advance())
        if (waves.distance() >= long_walk) far |= waves.front() & cells;
    return far;
}

void bring_horde(Game& game) {
    Level& level = game.here().level;
    const BitGrid anywhere = arrival_cells(game);
    const BitGrid far = far_off(game, anywhere);
    const BitGrid& chosen = far.any() ? far : anywhere;
    if (chosen.none()) return;
    BitGrid reserved = game.here().known.in_view;
    reserved.set(game.hero.at);
    const HordeSpawn horde{.at = random_cell(chosen, game.play), .reserved = reserved};
    const int born_before = game.creatures_born;
    spawn_horde(level, game.variant.row(), horde, game.late_items.rng, game.late_items.left,
                game.creatures_born, game.play);
    welcome_newcomers(game, born_before);
}

/// A rune made against a class of creatures stirs when the hero first sees one of them.
void let_rune_stir(Turn& turn, Item& item, const Monster& monster) {
    if (item.marks.any_of({ItemMark::RuneKnown, ItemMark::RuneSuspected})) return;
    if (!slays(&item, monster) && !protects_from(&item, monster)) return;
    item.marks |= {ItemMark::RuneSuspected};
    turn.emit(RuneStirred{known_view_of(turn.game, item), view_of(monster)});
}

void let_runes_stir(Turn& turn, const Monster& monster) {
    Inventory& pack = turn.game.hero.pack;
    if (!turn.game.here().known.visible.test(monster.at)) return;
    for (const int number : {pack.wielded, pack.worn})
        if (number >= 0) let_rune_stir(turn, pack.at(number), monster);
}

/// Whether the creature can do nothing to anybody: what is in a cage or another obstruction, and what neither
/// moves, strikes nor calls others, such as totems.
bool cannot_act(const Level& level, const Monster& monster) {
    if (monster.is_captive()) return true;
    if (is_embedded(level, monster) && !monster.is(Behavior::AttackableInWalls)) return true;
    return monster.is(Behavior::Immobile) && monster.stats.damage.most == 0 && !monster.can(Ability::Summons);
}

/// Whether the hero stops for the creature if the hero has not seen it before (rules/hero.md 6 and 10.1).
bool is_cause_for_alarm(const Game& game, const Monster& monster) {
    return is_in_sight(game, monster) && !monster.is_ally() && !cannot_act(game.here().level, monster);
}

}  // namespace

void notice_creatures(Turn& turn) {
    Game& game = turn.game;
    const bool going_on = game.doing.index() != 0;
    const VisitedLevel& place = game.here();
    for (Monster& monster : game.here().level.monsters) {
        const bool known = is_perceived(game, monster);
        if (known) let_runes_stir(turn, monster);
        // An immobile creature is known where it was seen.
        const bool seen = known && (is_sensed(game, monster) || place.known.visible.test(monster.at) ||
                                    place.known.sensed.test(monster.at));
        monster.noticed = seen || ((known || going_on) && monster.noticed);
        // A creature that comes and goes is reported once during a long command.
        if (!going_on || monster.seen_meanwhile || !is_cause_for_alarm(game, monster)) continue;
        monster.seen_meanwhile = true;
        turn.emit(CreatureNoticed{view_of(monster)});
    }
}

void remember_view(Game& game) {
    for (Monster& monster : game.here().level.monsters)
        monster.seen_meanwhile = is_cause_for_alarm(game, monster);
}

void forget_view(Game& game) {
    for (Monster& monster : game.here().level.monsters) monster.seen_meanwhile = false;
}

void spawn_hordes(Turn& turn) {
    Game& game = turn.game;
    if (game.horde_fuse > 0) return;
    bring_horde(game);
    game.horde_fuse = game.play.uniform(shortest_spawn_wait, longest_spawn_wait);
}

}  // namespace cellophane
