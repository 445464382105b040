#include "agent/nearest.h"

#include "support/catch.h"

namespace cellophane {

namespace {

Observation room() {
    Observation seen;
    seen.cells = Grid<CellView>{Size{20, 10}};
    for (int i = 0; i < seen.cells.size().area(); ++i) seen.cells.at_index(i).sight = Sight::Seen;
    seen.hero = HeroView{.at = {10, 5}};
    return seen;
}

}  // namespace

TEST_CASE("creatures in sight come first, then the nearest, the upper, the left", "[agent]") {
    Observation seen = room();
    for (const Pos at : {Pos{14, 5}, Pos{11, 6}, Pos{11, 4}, Pos{9, 4}, Pos{10, 4}, Pos{10, 5}})
        seen.monsters.push_back({.at = at, .kind = MonsterKind::Rat});
    seen.cells[{10, 4}].sight = Sight::Telepathic;
    std::vector<Pos> order;
    for (const MonsterView* monster : nearest_creatures(seen)) order.push_back(monster->at);
    CHECK(order == std::vector<Pos>{{9, 4}, {11, 4}, {11, 6}, {14, 5}, {10, 5}, {10, 4}});
}

TEST_CASE("items come by distance alone, and what lies in a cell before what is carried there", "[agent]") {
    Observation seen = room();
    seen.items.push_back({.at = {2, 5}, .kind = ItemKind::Sword});
    seen.items.push_back({.at = {12, 5}, .kind = ItemKind::Axe, .carried = true});
    seen.items.push_back({.at = {12, 5}, .kind = ItemKind::Mace});
    std::vector<ItemKind> order;
    for (const ItemView* item : nearest_items(seen)) order.push_back(item->kind);
    CHECK(order == std::vector<ItemKind>{ItemKind::Mace, ItemKind::Axe, ItemKind::Sword});
}

}  // namespace cellophane
