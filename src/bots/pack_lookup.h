#pragma once

#include <array>
#include <initializer_list>

#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// The stack of a category that the hero wears or wields; null if there is none.
inline const PackItemView* in_use(const Observation& seen, ItemCategory category) {
    for (const PackItemView& stack : seen.pack)
        if (stack.in_use && item_rows[stack.item.kind].category == category) return &stack;
    return nullptr;
}

/// Items, by letter, that had no effect when last tried, and the turn until which they are left alone.
class Patience {
public:
    bool is_worn_out(char letter, int turn) const { return turn < until_[place_of(letter)]; }
    void wear_out(char letter, int turn, int turns) { until_[place_of(letter)] = turn + turns; }

private:
    static std::size_t place_of(char letter) {
        return static_cast<std::size_t>(letter >= 'a' && letter <= 'z' ? letter - 'a' : 26);
    }
    std::array<int, 27> until_{};
};

/// The pack as the hero knows it, without the items set aside by `Patience`.
class Carried {
public:
    Carried(const Observation& seen, const Patience& patience) : seen_{seen}, patience_{patience} {}

    /// The first stack known to be of one of these kinds, in the order of the kinds; null if there is none.
    /// Charms that are not ready do not count.
    const PackItemView* known(std::initializer_list<ItemKind> kinds) const {
        for (const ItemKind kind : kinds)
            if (const PackItemView* found = first([&](const ItemView& item) {
                    const bool charm = item_rows[kind].category == ItemCategory::Charm;
                    return item.kind_known && item.kind == kind && !(charm && item.charges > 0);
                }))
                return found;
        return nullptr;
    }
    /// The first stack of a category with an unknown kind, not known to be malevolent; null if there is none.
    const PackItemView* unknown(ItemCategory category) const {
        return first([&](const ItemView& item) {
            return !item.kind_known && item_rows[item.kind].category == category &&
                   item.feels != Polarity::Malevolent;
        });
    }
    template <class Suits>
    const PackItemView* first(Suits suits) const {
        for (const PackItemView& stack : seen_.pack)
            if (!patience_.is_worn_out(stack.letter, seen_.turns) && suits(stack.item)) return &stack;
        return nullptr;
    }

private:
    const Observation& seen_;
    const Patience& patience_;
};

}  // namespace cellophane
