#include "bots/inspection.h"

#include <algorithm>
#include <vector>

#include "kit/grid/bit_grid.h"

namespace cellophane {

namespace {

std::string at_cell(Pos at) {
    return " at " + std::to_string(at.x) + "," + std::to_string(at.y);
}

std::string called(const Monster& monster) {
    return std::string{monster.row().name} + at_cell(monster.at);
}

std::optional<std::string> flaw_of_hero(const Game& game) {
    const Hero& hero = game.hero;
    const Level& level = game.here().level;
    if (!level.size().contains(hero.at)) return "the hero is off the map";
    if (hero.health > hero.max_health || (hero.health <= 0 && !game.ending))
        return "the hero lives with " + std::to_string(hero.health) + " of " +
               std::to_string(hero.max_health) + " health";
    if (!game.ending && level.layers.has(hero.at, {TerrainProperty::BlocksMovement}))
        return "the hero stands in what nobody can stand in" + at_cell(hero.at);
    return std::nullopt;
}

/// Secret doors let creatures in; cages, crystal and walls hold those that are meant to be in them.
bool may_be_walled_in(const Level& level, const Monster& monster) {
    const Terrain ground = level.layers[Layer::Dungeon][monster.at];
    const TerrainRow& row = terrain_rows[ground];
    return monster.is(Behavior::AttackableInWalls) || monster.is_captive() ||
           ground == Terrain::CrystalFormationWall || ground == Terrain::GreenCrystal ||
           ground == Terrain::DissolvingCrystal ||
           (row.mechanics.has(TerrainMechanic::Secret) &&
            row.properties.has(TerrainProperty::BlocksMovement));
}

std::optional<std::string> flaw_of_body(const Level& level, const Monster& monster) {
    if (monster.health <= 0 || monster.health > monster.max_health)
        return called(monster) + " has " + std::to_string(monster.health) + " of " +
               std::to_string(monster.max_health) + " health";
    if (monster.vitals.weakness < 0 || monster.vitals.weakness > 10) return called(monster) + " is too weak";
    if (monster.vitals.poison < 0) return called(monster) + " is poisoned backwards";
    // Dormant creatures, in walls and statues, are not in play.
    if (monster.is_dormant()) return std::nullopt;
    if (is_level_exit(level.layers[Layer::Dungeon][monster.at])) return called(monster) + " stands on stairs";
    if (level.layers.has(monster.at, {TerrainProperty::BlocksMovement}) && !may_be_walled_in(level, monster))
        return called(monster) + " stands in what nobody can stand in";
    if (monster.vitals.submerged &&
        !level.layers.mechanics(monster.at).has(TerrainMechanic::AllowsSubmersion))
        return called(monster) + " is under water where there is none";
    if (monster.is_captive() && monster.is_ally()) return called(monster) + " is both captive and friend";
    return std::nullopt;
}

std::optional<std::string> flaw_of_bonds(const Level& level, const Monster& monster) {
    if (monster.leader == monster.id) return called(monster) + " follows itself";
    if (const Monster* leader = level.monsters.find(monster.leader); leader != nullptr && leader->vitals.dead)
        return called(monster) + " follows the dead";
    if (!monster.inside) return std::nullopt;
    const Monster* holder = level.monsters.find(monster.inside);
    if (holder == nullptr || holder == &monster) return called(monster) + " is hidden in nobody";
    if (!monster.is_dormant()) return called(monster) + " is about though another holds it";
    if (holder->inside) return called(monster) + " is hidden in somebody hidden";
    return std::nullopt;
}

std::optional<std::string> flaw_of_items(const Level& level) {
    for (const Item& item : level.items) {
        if (!item.carrier) continue;
        const Monster* bearer = level.monsters.find(item.carrier);
        if (bearer == nullptr) return "something is carried by nobody";
        if (!(bearer->at == item.at)) return called(*bearer) + " carries what is elsewhere";
    }
    return std::nullopt;
}

/// Whether an id is the hero's, or was never given away.
bool is_foreign(const Game& game, ActorId id) {
    return id.value < 1 || id.value > game.creatures_born;
}

}  // namespace

std::optional<std::string> violation_in(const Game& game) {
    if (std::optional<std::string> flaw = flaw_of_hero(game)) return flaw;
    const Level& level = game.here().level;
    BitGrid taken{level.size()};
    taken.set(game.hero.at);
    std::vector<ActorId> ids;
    for (const Monster& monster : level.monsters) {
        if (!level.size().contains(monster.at)) return "a creature is off the map";
        // Creatures that died in the hero's last moment are not removed any more.
        if (game.ending && monster.vitals.dead) continue;
        if (monster.vitals.dead) return called(monster) + " is dead and still there";
        if (std::optional<std::string> flaw = flaw_of_body(level, monster)) return flaw;
        if (std::optional<std::string> flaw = flaw_of_bonds(level, monster)) return flaw;
        if (is_foreign(game, monster.id)) return called(monster) + " was never born";
        if (monster.leader && is_foreign(game, monster.leader))
            return called(monster) + " follows somebody who was never born";
        ids.push_back(monster.id);
        if (monster.is_dormant()) continue;
        if (taken.test(monster.at)) return "two share a cell: " + called(monster);
        taken.set(monster.at);
    }
    std::sort(ids.begin(), ids.end());
    if (std::adjacent_find(ids.begin(), ids.end()) != ids.end()) return "two creatures are one and the same";
    return flaw_of_items(level);
}

}  // namespace cellophane
