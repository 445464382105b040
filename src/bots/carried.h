#pragma once

#include <array>
#include <initializer_list>

#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

/// What he wears or wields of a category; null: nothing.
inline const PackItemView* in_use(const Observation& seen, ItemCategory category) {
    for (const PackItemView& stack : seen.pack)
        if (stack.in_use && item_rows[stack.item.kind].category == category) return &stack;
    return nullptr;
}

/// Things that did nothing when they were last tried are left alone for a while.
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

/// What somebody carries, as he knows it, less what he has lost patience with.
class Carried {
public:
    Carried(const Observation& seen, const Patience& patience) : seen_{seen}, patience_{patience} {}

    /// The first stack of any of these kinds that is known to be that, in the order of the kinds; null if he
    /// has none. Charms that are not ready do not count.
    const PackItemView* known(std::initializer_list<ItemKind> kinds) const {
        for (const ItemKind kind : kinds)
            if (const PackItemView* found = first([&](const ItemView& item) {
                    const bool charm = item_rows[kind].category == ItemCategory::Charm;
                    return item.kind_known && item.kind == kind && !(charm && item.charges > 0);
                }))
                return found;
        return nullptr;
    }
    /// The first of a category whose kind is not known and that is not known to mean harm.
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
