#include "bots/inspection.h"

#include "kit/grid/bit_grid.h"

namespace cellophane {

namespace {

std::string at_cell(Pos at) {
    return " at " + std::to_string(at.x) + "," + std::to_string(at.y);
}

}  // namespace

std::optional<std::string> violation_in(const Game& game) {
    const Hero& hero = game.hero;
    const Level& level = game.here().level;
    if (!level.size().contains(hero.at)) return "the hero is off the map";
    if (hero.health > hero.max_health || (hero.health <= 0 && !game.ending))
        return "the hero lives with " + std::to_string(hero.health) + " of " +
               std::to_string(hero.max_health) + " health";
    if (!game.ending && level.strata.has(hero.at, {TerrainProperty::BlocksMovement}))
        return "the hero stands in what nobody can stand in" + at_cell(hero.at);

    BitGrid taken{level.size()};
    taken.set(hero.at);
    for (const Monster& monster : level.monsters) {
        if (!level.size().contains(monster.at)) return "a creature is off the map";
        if (monster.health <= 0 || monster.health > monster.max_health)
            return "a creature has " + std::to_string(monster.health) + " of " +
                   std::to_string(monster.max_health) + " health" + at_cell(monster.at);
        // What waits in walls and statues takes no room.
        if (monster.is_dormant()) continue;
        if (taken.test(monster.at)) return "two share a cell" + at_cell(monster.at);
        taken.set(monster.at);
    }
    return std::nullopt;
}

}  // namespace cellophane
