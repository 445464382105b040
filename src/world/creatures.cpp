#include "world/creatures.h"

namespace cellophane {

void remove_monster(std::vector<Monster>& monsters, std::vector<Item>& items, std::size_t number) {
    const int gone = static_cast<int>(number);
    std::erase_if(items, [gone](const Item& item) { return item.carrier == gone; });
    monsters.erase(monsters.begin() + gone);
    for (Item& item : items)
        if (item.carrier > gone) --item.carrier;
    for (Monster& monster : monsters) {
        if (monster.leader == gone) monster.leader = -1;
        if (monster.leader > gone) --monster.leader;
    }
}

void move_monster(std::vector<Monster>& monsters, std::vector<Item>& items, std::size_t number, Pos at) {
    monsters[number].at = at;
    for (Item& item : items)
        if (item.carrier == static_cast<int>(number)) item.at = at;
}

TerrainProperties forbidden_terrain(const Footing& footing) {
    using P = TerrainProperty;
    TerrainProperties forbidden = pathing_blockers;
    if (footing.floats) forbidden = forbidden.without({P::Lava, P::DeepWater, P::Descends, P::TrapPlate});
    if (footing.fireproof) forbidden = forbidden.without({P::Lava, P::Fire, P::Ignites});
    if (footing.swims) forbidden = forbidden.without({P::DeepWater});
    return forbidden;
}

}  // namespace cellophane
