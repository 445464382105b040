#include "bots/side_goals.h"

#include <algorithm>

#include "bots/ground.h"
#include "content/terrain.h"

namespace cellophane {

namespace {

/// Steps toward one goal, and toward all goals of one level.
constexpr int most_steps = 120;
constexpr int most_steps_in_all = 600;

bool holds_key(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(), [&](const PackItemView& stack) {
        return item_rows[stack.item.kind].category == ItemCategory::Key &&
               stack.item.origin_depth == seen.depth;
    });
}

bool is_lock(const CellView& cell) {
    return cell.sight != Sight::Unknown &&
           std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
               return terrain_rows[terrain].mechanics.has(TerrainMechanic::PromotesWithKey);
           });
}

}  // namespace

std::optional<Direction> SideGoals::step_to_things(const Observation& seen, const BitGrid& refused) {
    BitGrid goals{seen.cells.size()};
    const auto fits = [&](const ItemView& item) {
        return seen.pack_places_left > 0 || item.kind == ItemKind::Gold;
    };
    for (const ItemView& item : seen.items)
        if (!item.carried && fits(item)) goals.set(item.at);
    if (holds_key(seen))
        for (int i = 0; i < seen.cells.size().area(); ++i)
            if (is_lock(seen.cells.at_index(i))) goals.set(seen.cells.size().at(i));
    return step_to(seen, refused, goals);
}

std::optional<Direction> SideGoals::step_to_captives(const Observation& seen, const BitGrid& refused) {
    BitGrid goals{seen.cells.size()};
    for (const MonsterView& monster : seen.monsters)
        if (monster.marks.has(MonsterMark::Captive) && seen.cells[monster.at].sight == Sight::Seen)
            goals.set(monster.at);
    return step_to(seen, refused, goals);
}

std::optional<Direction> SideGoals::step_to(const Observation& seen, const BitGrid& refused, BitGrid goals) {
    goals.reset(seen.hero->at);
    const BitGrid all = goals;
    all.for_each([&](Pos at) {
        if (steps_[at] >= most_steps) goals.reset(at);
    });
    if (goals.none() || taken_ >= most_steps_in_all) return std::nullopt;
    Ground ground{seen, refused};
    const std::optional<Pos> nearest = ground.nearest_beside(goals);
    if (!nearest) return std::nullopt;
    BitGrid goal{goals.size()};
    for (const Direction d : directions)
        if (goals.test(*nearest + step(d))) goal.set(*nearest + step(d));
    if (goals.test(*nearest)) goal.set(*nearest);
    ++taken_;
    goal.for_each([&](Pos at) { ++steps_[at]; });
    return ground.first_step_to(goal);
}

}  // namespace cellophane
