#include "play/combat/blasts.h"

#include "content/charms.h"
#include "play/combat/negation.h"
#include "play/combat/tunnelling.h"
#include "play/society/leadership.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

bool is_in_blast(const Game& game, Pos at, int radius) {
    return game.here().known.in_view.test(at) && squared_distance(game.hero.at, at) <= radius * radius;
}

/// Strips an item of its magic, and with it of what was unknown about it.
void drain(Item& item) {
    item.marks = item.marks.without({ItemMark::Cursed, ItemMark::MagicDetected});
    switch (item.row().category) {
        case ItemCategory::Weapon:
        case ItemCategory::Armor:
            item.enchant = 0;
            item.weapon_rune.reset();
            item.armor_rune.reset();
            item.foe.reset();
            item.marks =
                item.marks.without({ItemMark::Protected, ItemMark::RuneSuspected, ItemMark::RuneKnown});
            item.marks |= {ItemMark::Identified};
            break;
        case ItemCategory::Staff:
            item.charges = 0;
            break;
        case ItemCategory::Wand:
            item.charges = 0;
            item.marks |= {ItemMark::Identified};
            break;
        case ItemCategory::Ring:
            item.enchant = 0;
            item.marks |= {ItemMark::Identified};
            break;
        case ItemCategory::Charm:
            item.charges = charm_row(item.kind).recharge(item.enchant);
            break;
        case ItemCategory::Food:
        case ItemCategory::Potion:
        case ItemCategory::Scroll:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
}

template <class Act>
void each_creature_in_view(Turn& turn, Act act) {
    Game& game = turn.game;
    for (Monster& monster : game.here().level.monsters)
        if (monster.is_about() && game.here().known.in_view.test(monster.at) && !monster.is_lifeless())
            act(monster);
}

}  // namespace

void negate_around(Turn& turn, LevelContext& level, int radius) {
    Game& game = turn.game;
    turn.emit(Flashed{.at = game.hero.at, .color = Color::Pink, .radius = radius});
    negate_hero(turn);
    Monsters& monsters = game.here().level.monsters;
    for (Monster& monster : monsters)
        if (monster.is_about() && is_in_blast(game, monster.at, radius)) negate(turn, level, monster);
    for (Item& item : game.here().level.items)
        if (!item.carrier && is_in_blast(game, item.at, radius)) drain(item);
}

void shatter_around(Turn& turn, LevelContext& level, int radius) {
    const Game& game = turn.game;
    const Level& here = game.here().level;
    const Size size = here.size();
    const Pos center = game.hero.at;
    const BitGrid near = rectangle(size, center - Pos{radius, radius}, center + Pos{radius, radius});
    near.for_each([&](Pos at) {
        const Terrain wall = here.layers[Layer::Dungeon][at];
        if (squared_distance(center, at) > radius * radius || is_impregnable(here, at) ||
            !terrain_rows[wall].properties.any_of({Property::BlocksMovement, Property::BlocksVision}))
            return;
        TerrainLayers& layers = level.around().layers;
        const bool on_border = is_on_border(size, at);
        free_from_wall(turn, level, at);
        layers.put(Layer::Dungeon, at, on_border ? Terrain::CrystalFormationWall : Terrain::GreenCrystal);
        level.around().environment_state.passages_changed = true;
        if (!on_border) place_feature(level.around(), Feature::ShatteringRubble, at);
        lose_with_wall(turn, level, at);
    });
}

void spread_discord(Turn& turn, int turns) {
    // In cells: the width of the map.
    constexpr int radius = 79;
    turn.emit(Flashed{.at = turn.game.hero.at, .color = Color::Discord, .radius = radius});
    each_creature_in_view(turn,
                          [&](Monster& monster) { monster.vitals.statuses.set(Status::Discordant, turns); });
}

namespace {

/// Whether a frightened creature would run: shackles, roots and an unbending nature keep the others.
bool can_flee(const Monster& monster) {
    const bool only_hunts = monster.is(Behavior::AlwaysHunting) && !monster.is_ally();
    return monster.state != MonsterState::Fleeing && !monster.is_captive() &&
           !monster.is(Behavior::Immobile) && !only_hunts;
}

}  // namespace

void spread_fear(Turn& turn) {
    constexpr int shortest = 150;
    constexpr int longest = 225;
    each_creature_in_view(turn, [&](Monster& monster) {
        if (!can_flee(monster)) return;
        // Sleepers wake and run.
        if (monster.state == MonsterState::Sleeping) alert(turn.game, monster);
        const int turns = turn.game.play.uniform(shortest, longest);
        monster.vitals.statuses.set(Status::Frightened, turns);
    });
}

}  // namespace cellophane
