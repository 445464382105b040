#include "bots/equipment_choice.h"

#include <algorithm>

namespace cellophane {

namespace {

/// Blows a turn with a weapon, in percent.
int pace_percent(ItemKind weapon) {
    const Manners manners = item_rows[weapon].manners;
    if (manners.has(Manner::Quick)) return 200;
    return manners.has(Manner::Knockback) ? 50 : 100;
}

bool is_known_bad(const ItemView& item) {
    return item.feels == Polarity::Malevolent || (item.identified && item.enchant < 0);
}

/// A look through the pack for one thing to change.
class Fitting {
public:
    Fitting(const Play& play, const Patience& patience)
        : seen_{play.observe()}, patience_{patience}, worth_{play.appraisals()} {}

    std::optional<Command> change() const {
        // No change of mind while armor is being put on.
        if (seen_.hero->is(Status::Donning)) return std::nullopt;
        for (std::size_t i = 0; i < seen_.pack.size(); ++i) {
            const PackItemView& stack = seen_.pack[i];
            if (patience_.is_worn_out(stack.letter, seen_.turns)) continue;
            if (stack.in_use ? is_better_off(stack, worth_[i]) : is_better(stack.item, worth_[i]))
                return stack.in_use ? Command{TakeOff{stack.letter}} : Command{Equip{stack.letter}};
        }
        return std::nullopt;
    }

private:
    static bool is_better_off(const PackItemView& stack, const Appraisal& worth) {
        return item_rows[stack.item.kind].category == ItemCategory::Ring && !worth.clings &&
               is_known_bad(stack.item);
    }

    bool is_better(const ItemView& item, const Appraisal& worth) const {
        if (is_known_bad(item)) return false;
        switch (item_rows[item.kind].category) {
            case ItemCategory::Armor:
                return worth.armor >
                       (in_use(seen_, ItemCategory::Armor) != nullptr ? worth.present_armor : 0);
            case ItemCategory::Weapon:
                return is_better_weapon(item, worth);
            case ItemCategory::Ring:
                return is_better_ring(item);
            case ItemCategory::Food:
            case ItemCategory::Potion:
            case ItemCategory::Scroll:
            case ItemCategory::Staff:
            case ItemCategory::Wand:
            case ItemCategory::Charm:
            case ItemCategory::Gold:
            case ItemCategory::Amulet:
            case ItemCategory::Gem:
            case ItemCategory::Key:
            case ItemCategory::count:
                break;
        }
        return false;
    }

    bool is_better_weapon(const ItemView& item, const Appraisal& worth) const {
        /// What is hardly better is not worth the turn.
        constexpr int worth_it_percent = 110;
        if (item_rows[item.kind].manners.has(Manner::Thrown)) return false;
        const PackItemView* present = in_use(seen_, ItemCategory::Weapon);
        const int pace = present == nullptr ? 100 : pace_percent(present->item.kind);
        const int gain = (100 + worth.accuracy_change) * (100 + worth.damage_change) / 100;
        return gain * pace_percent(item.kind) > worth_it_percent * pace;
    }

    /// Two rings can be worn; one of them gives way only to a ring known to be better.
    bool is_better_ring(const ItemView& item) const {
        int worn = 0;
        int least = item.enchant;
        for (const PackItemView& stack : seen_.pack)
            if (stack.in_use && item_rows[stack.item.kind].category == ItemCategory::Ring) {
                ++worn;
                least = std::min(least, stack.item.identified ? stack.item.enchant : item.enchant);
            }
        return worn < 2 || (item.identified && item.enchant > least);
    }

    const Observation& seen_;
    const Patience& patience_;
    Appraisals worth_;
};

}  // namespace

std::optional<Command> better_outfit(const Play& play, const Patience& patience) {
    return Fitting{play, patience}.change();
}

}  // namespace cellophane
