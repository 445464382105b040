#include "agent/nearest.h"

#include <algorithm>
#include <tuple>

namespace cellophane {

namespace {

/// Sorts by a key; of equal keys the earlier stays first.
template <class Thing, class Key>
std::vector<const Thing*> sorted(const std::vector<Thing>& things, const Key& key) {
    std::vector<const Thing*> order;
    order.reserve(things.size());
    for (const Thing& thing : things) order.push_back(&thing);
    std::stable_sort(order.begin(), order.end(),
                     [&](const Thing* a, const Thing* b) { return key(*a) < key(*b); });
    return order;
}

Pos hero_cell(const Observation& seen) {
    return seen.hero ? seen.hero->at : Pos{};
}

}  // namespace

bool is_in_sight(const Observation& seen, Pos at) {
    return seen.cells[at].sight == Sight::Seen && !(at == hero_cell(seen));
}

std::vector<const MonsterView*> nearest_creatures(const Observation& seen) {
    const Pos from = hero_cell(seen);
    return sorted(seen.monsters, [&](const MonsterView& monster) {
        return std::tuple{!is_in_sight(seen, monster.at), king_distance(from, monster.at), monster.at.y,
                          monster.at.x};
    });
}

std::vector<const ItemView*> nearest_items(const Observation& seen) {
    const Pos from = hero_cell(seen);
    return sorted(seen.items, [&](const ItemView& item) {
        return std::tuple{king_distance(from, item.at), item.at.y, item.at.x, item.carried};
    });
}

}  // namespace cellophane
