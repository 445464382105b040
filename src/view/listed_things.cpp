#include "view/listed_things.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "content/monsters.h"

namespace cellophane {

namespace {

/// Which terrains are marked for listing, to be asked of a whole map.
using Listed = std::array<bool, EnumTable<Terrain, TerrainRow>::size()>;

Listed listed_terrains() {
    Listed listed{};
    for (const TerrainRow& row : terrain_rows)
        listed[static_cast<std::size_t>(row.kind)] = row.mechanics.has(TerrainMechanic::ListedInSidebar);
    return listed;
}

/// The first such terrain of a cell, if it has any.
Terrain listed_terrain(const CellView& cell, const Listed& listed) {
    if (cell.sight == Sight::Unknown) return Terrain::Nothing;
    const auto is_listed = [&](std::size_t k) { return listed[static_cast<std::size_t>(cell.layers[k])]; };
    // Most cells list nothing, and whole maps are asked.
    if (!(is_listed(0) || is_listed(1) || is_listed(2) || is_listed(3))) return Terrain::Nothing;
    for (Terrain terrain : cell.layers)
        if (listed[static_cast<std::size_t>(terrain)]) return terrain;
    return Terrain::Nothing;
}

/// Where an entry comes in the sidebar: lower numbers first.
std::tuple<int, std::size_t, int> rank_of(const ListedThing& thing, const std::optional<HeroView>& hero) {
    const std::size_t kinds_first[] = {2, 0, 1};
    const std::size_t kind = kinds_first[thing.what.index()];
    int unseen = thing.seen ? 1 : 2;
    if (!hero) return {unseen, kind, 0};
    const Pos off = thing.at - hero->at;
    const bool underfoot = off == Pos{0, 0} && std::holds_alternative<ItemView>(thing.what);
    // Terrain is looked for in growing squares, everything else as the crow flies.
    const int distance = std::holds_alternative<Terrain>(thing.what) ? king_distance(hero->at, thing.at)
                                                                     : off.x * off.x + off.y * off.y;
    return {underfoot ? 0 : unseen, kind, distance};
}

}  // namespace

std::vector<ListedThing> listed_things(const Observation& seen) {
    std::vector<ListedThing> things;
    const auto in_view = [&](Pos at) { return seen.cells[at].sight == Sight::Seen; };
    for (const MonsterView& monster : seen.monsters)
        if (!monster_rows[monster.kind].behaviors.has(Behavior::Unlisted))
            things.push_back({monster.at, monster, in_view(monster.at)});
    for (const ItemView& item : seen.items)
        if (!item.carried) things.push_back({item.at, item, in_view(item.at)});
    const Listed listed = listed_terrains();
    const Size size = seen.cells.size();
    for (int i = 0; i < size.area(); ++i) {
        const CellView& cell = seen.cells.at_index(i);
        const Terrain terrain = listed_terrain(cell, listed);
        if (terrain != Terrain::Nothing) things.push_back({size.at(i), terrain, cell.sight == Sight::Seen});
    }
    std::stable_sort(things.begin(), things.end(), [&](const ListedThing& a, const ListedThing& b) {
        return rank_of(a, seen.hero) < rank_of(b, seen.hero);
    });
    return things;
}

}  // namespace cellophane
