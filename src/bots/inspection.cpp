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
    return monster.is(Behaviour::AttackableInWalls) || monster.is_captive() ||
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

std::optional<std::string> flaw_of_bonds(const Level& level, int number) {
    const Monster& monster = level.monsters[static_cast<std::size_t>(number)];
    const int count = static_cast<int>(level.monsters.size());
    if (monster.leader < -1 || monster.leader >= count || monster.leader == number)
        return called(monster) + " follows nobody there is";
    if (monster.leader >= 0 && level.monsters[static_cast<std::size_t>(monster.leader)].vitals.dead)
        return called(monster) + " follows the dead";
    if (monster.inside < -1 || monster.inside >= count || monster.inside == number)
        return called(monster) + " is hidden in nobody";
    if (monster.inside < 0) return std::nullopt;
    const Monster& holder = level.monsters[static_cast<std::size_t>(monster.inside)];
    if (!monster.is_dormant()) return called(monster) + " is about though another holds it";
    if (holder.inside >= 0) return called(monster) + " is hidden in somebody hidden";
    return std::nullopt;
}

std::optional<std::string> flaw_of_items(const Level& level) {
    for (const Item& item : level.items) {
        if (item.carrier < 0) continue;
        if (item.carrier >= static_cast<int>(level.monsters.size())) return "something is carried by nobody";
        const Monster& bearer = level.monsters[static_cast<std::size_t>(item.carrier)];
        if (!(bearer.at == item.at)) return called(bearer) + " carries what is elsewhere";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> violation_in(const Game& game) {
    if (std::optional<std::string> flaw = flaw_of_hero(game)) return flaw;
    const Level& level = game.here().level;
    BitGrid taken{level.size()};
    taken.set(game.hero.at);
    std::vector<int> numbers;
    for (std::size_t i = 0; i < level.monsters.size(); ++i) {
        const Monster& monster = level.monsters[i];
        if (!level.size().contains(monster.at)) return "a creature is off the map";
        // Creatures that died in the hero's last moment are not removed any more.
        if (game.ending && monster.vitals.dead) continue;
        if (monster.vitals.dead) return called(monster) + " is dead and still there";
        if (std::optional<std::string> flaw = flaw_of_body(level, monster)) return flaw;
        if (std::optional<std::string> flaw = flaw_of_bonds(level, static_cast<int>(i))) return flaw;
        if (monster.number != 0) numbers.push_back(monster.number);
        if (monster.is_dormant()) continue;
        if (taken.test(monster.at)) return "two share a cell: " + called(monster);
        taken.set(monster.at);
    }
    std::sort(numbers.begin(), numbers.end());
    if (std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end())
        return "two creatures are one and the same";
    if (!numbers.empty() && numbers.back() > game.creatures_born) return "somebody lives who was never born";
    return flaw_of_items(level);
}

}  // namespace cellophane
