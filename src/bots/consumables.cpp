#include "bots/consumables.h"

#include <algorithm>

namespace cellophane {

namespace {

using K = ItemKind;

bool has_an_empty_staff(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(), [](const PackItemView& stack) {
        return item_rows[stack.item.kind].category == ItemCategory::Staff && stack.item.identified &&
               stack.item.charges == 0;
    });
}

bool has_riddles(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(),
                       [](const PackItemView& stack) { return !stack.item.identified; });
}

bool bears_ill(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(), [](const PackItemView& stack) {
        return stack.in_use && stack.item.feels == Polarity::Malevolent;
    });
}

/// Whether the hero is healthy and free of statuses that add to the risk of an unknown item.
bool is_collected(const HeroView& hero) {
    constexpr int healthy_percent = 80;
    return hero.health * 100 >= healthy_percent * hero.max_health &&
           std::none_of(hero.statuses.begin(), hero.statuses.end(), [](const StatusView& status) {
               return status.kind == Status::Hallucinating || status.kind == Status::Darkened ||
                      status.kind == Status::Nauseous || status.kind == Status::Burning ||
                      status.kind == Status::Levitating || status.kind == Status::Poisoned;
           });
}

/// Whether nothing within two cells is flammable.
bool stands_bare(const Observation& seen) {
    constexpr int reach = 2;
    for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x) {
            const Pos at = seen.hero->at + Pos{x, y};
            if (seen.cells.contains(at) && seen.cells[at].has(TerrainProperty::Flammable)) return false;
        }
    return true;
}

std::optional<Command> scroll(const Observation& seen, const Carried& carried) {
    const auto reads = [&](std::initializer_list<K> kinds, bool wanted) -> std::optional<Command> {
        const PackItemView* found = wanted ? carried.known(kinds) : nullptr;
        return found == nullptr ? std::nullopt : std::optional<Command>{Read{found->letter}};
    };
    if (auto read = reads({K::ScrollOfEnchanting, K::ScrollOfMagicMapping}, true)) return read;
    if (auto read = reads({K::ScrollOfIdentify}, has_riddles(seen))) return read;
    if (auto read = reads({K::ScrollOfProtectArmor}, in_use(seen, ItemCategory::Armor) != nullptr))
        return read;
    if (auto read = reads({K::ScrollOfProtectWeapon}, in_use(seen, ItemCategory::Weapon) != nullptr))
        return read;
    if (auto read = reads({K::ScrollOfRemoveCurse}, bears_ill(seen))) return read;
    return reads({K::ScrollOfRecharging}, has_an_empty_staff(seen));
}

std::optional<Command> charm(const Observation& seen, const Carried& carried, Rng& whim) {
    constexpr int idle_percent = 10;
    const PackItemView* found = has_an_empty_staff(seen) ? carried.known({K::CharmOfRecharging}) : nullptr;
    if (found == nullptr) found = carried.known({K::CharmOfTelepathy});
    if (found == nullptr && whim.percent(idle_percent))
        found = carried.known({K::CharmOfLevitation, K::CharmOfShattering, K::CharmOfFireImmunity});
    return found == nullptr ? std::nullopt : std::optional<Command>{Invoke{found->letter}};
}

}  // namespace

std::optional<Command> pastime(const Observation& seen, const Patience& patience, Rng& whim) {
    constexpr int hungry = 300;
    const Carried carried{seen, patience};
    if (seen.hero->nutrition <= hungry)
        if (const PackItemView* food = carried.known({K::Mango, K::Ration})) return Eat{food->letter};
    if (!is_collected(*seen.hero)) return std::nullopt;
    if (auto read = scroll(seen, carried)) return read;
    if (const PackItemView* potion =
            carried.known({K::PotionOfStrength, K::PotionOfDetectMagic, K::PotionOfTelepathy}))
        return Drink{potion->letter};
    if (const PackItemView* unread = carried.unknown(ItemCategory::Scroll)) return Read{unread->letter};
    if (stands_bare(seen))
        if (const PackItemView* untasted = carried.unknown(ItemCategory::Potion))
            return Drink{untasted->letter};
    return charm(seen, carried, whim);
}

}  // namespace cellophane
