#include "bots/idle_item_use.h"

#include "bots/consumables.h"
#include "bots/equipment_choice.h"

namespace cellophane {

namespace {

/// Changes with the contents of the pack, and with what is known of them.
std::size_t fingerprint(const Observation& seen) {
    std::size_t print = seen.pack.size();
    for (const PackItemView& stack : seen.pack)
        for (const int part :
             {static_cast<int>(stack.letter), static_cast<int>(stack.item.kind), stack.item.quantity,
              stack.item.enchant, stack.item.identified ? 1 : 0, stack.item.kind_known ? 1 : 0,
              static_cast<int>(stack.item.feels), stack.in_use ? 1 : 0})
            print = print * 31 + static_cast<std::size_t>(part);
    return print;
}

}  // namespace

std::optional<Command> IdleItemUse::next(const Play& play, const Patience& patience, Rng& whim) {
    constexpr int turns_between_looks = 100;
    const Observation& seen = play.observe();
    const std::size_t pack = fingerprint(seen);
    if (pack == pack_then_ && seen.turns - looked_through_at_ < turns_between_looks) return std::nullopt;
    if (const std::optional<Command> change = better_outfit(play, patience)) return change;
    if (const std::optional<Command> action = pastime(seen, patience, whim)) return action;
    pack_then_ = pack;
    looked_through_at_ = seen.turns;
    return std::nullopt;
}

}  // namespace cellophane
