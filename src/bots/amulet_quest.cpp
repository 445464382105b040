#include "bots/amulet_quest.h"

namespace cellophane {

Destination AmuletQuest::destination(const Observation& seen) {
    if (goal_depth_ == 0) goal_depth_ = amulet_depth(seen.variant);
    if (bears_amulet(seen)) {
        goal_depth_ = seen.depth;
        return {Stair::Up, {}};
    }
    if (seen.depth != goal_depth_) return {seen.depth < goal_depth_ ? Stair::Down : Stair::Up, {}};
    BitGrid amulets{seen.cells.size()};
    for (const ItemView& item : seen.items)
        if (item.kind == ItemKind::Amulet && !item.carried) amulets.set(item.at);
    return {std::nullopt, std::move(amulets)};
}

std::optional<Command> AmuletQuest::make_room(const Observation& seen, const Patience& patience) {
    if (seen.pack_places_left > 0 || item_at(seen, seen.hero->at) != nullptr) return std::nullopt;
    for (const PackItemView& stack : seen.pack)
        if (!stack.in_use && stack.item.kind != ItemKind::Amulet &&
            !patience.is_worn_out(stack.letter, seen.turns))
            return Drop{stack.letter};
    return std::nullopt;
}

}  // namespace cellophane
