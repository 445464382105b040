#include "dungeon/population/item_generation.h"

#include <array>

#include "content/metered_items.h"
#include "content/staffs.h"

namespace cellophane {

namespace {

ItemCategory draw_category(ItemCategories allowed, Rng& rng) {
    std::array<int, static_cast<std::size_t>(ItemCategory::count)> weights{};
    int total = 0;
    for (const CategoryRow& row : category_rows) {
        if (!allowed.has(row.kind)) continue;
        weights[static_cast<std::size_t>(row.kind)] = row.frequency;
        total += row.frequency;
    }
    // What is made on request only comes alone.
    if (total == 0)
        for (const CategoryRow& row : category_rows)
            if (allowed.has(row.kind)) return row.kind;
    return static_cast<ItemCategory>(rng.weighted(weights));
}

ItemKind draw_kind(ItemCategory category, MeteredWeights metered, Rng& rng) {
    const std::span<const ItemRow> kinds = kinds_of(category);
    std::array<int, 32> weights{};
    for (std::size_t i = 0; i < kinds.size(); ++i) weights[i] = kinds[i].frequency;
    for (std::size_t i = 0; i < metered.size(); ++i) {
        if (!metered_rows[i].is_metered || item_rows[metered_rows[i].kind].category != category) continue;
        const auto first = static_cast<std::size_t>(kinds.front().kind);
        weights[static_cast<std::size_t>(metered_rows[i].kind) - first] = metered[i];
    }
    return kinds[rng.weighted(std::span{weights}.first(kinds.size()))].kind;
}

MonsterClass draw_class(int depth, Rng& rng) {
    std::array<int, static_cast<std::size_t>(MonsterClass::count)> weights{};
    for (const MonsterClassRow& row : monster_class_rows)
        if (row.deepest == 0 || depth <= row.deepest)
            weights[static_cast<std::size_t>(row.kind)] = row.weight;
    return static_cast<MonsterClass>(rng.weighted(weights));
}

/// One of the good, or of the bad runes, each as likely as the others; the good ones come first in both
/// tables.
template <class Rune, class Rows>
Rune draw_rune(const Rows& rows, bool good, Rng& rng) {
    int goods = 0;
    for (const auto& row : rows) goods += row.is_good ? 1 : 0;
    const int count = static_cast<int>(Rows::size());
    return static_cast<Rune>(good ? rng.uniform(0, goods - 1) : rng.uniform(goods, count - 1));
}

/// How good a weapon or an armor turns out: the same for both, but for the chance of a good rune.
template <class Rune, class Rows, class EarnsRune>
void enchant_gear(Item& item, std::optional<Rune>& rune, const Rows& rows, EarnsRune earns_rune, Rng& rng) {
    constexpr int plain_percent = 60;
    constexpr int bad_rune_percent = 33;
    constexpr int better_percent = 10;
    if (rng.percent(plain_percent)) return;
    item.enchant = rng.uniform(1, 3);
    if (rng.percent(50)) {
        item.enchant = -item.enchant;
        item.marks |= ItemMarks{ItemMark::Cursed};
        if (rng.percent(bad_rune_percent)) rune = draw_rune<Rune>(rows, false, rng);
        return;
    }
    if (earns_rune()) {
        rune = draw_rune<Rune>(rows, true, rng);
        return;
    }
    while (rng.percent(better_percent)) ++item.enchant;
}

/// Light blades take runes more readily, and the more so the heavier they fall.
int rune_readiness(const ItemRow& row, Rng& rng) {
    int roll = rng.uniform(3, 10);
    if (row.manners.has(Manner::Knockback)) roll *= 2;
    if (row.manners.has(Manner::Quick)) roll /= 2;
    if (row.manners.has(Manner::Reaches)) roll /= 2;
    return roll;
}

void make_weapon(Item& item, int depth, Rng& rng) {
    const ItemRow& row = item.row();
    item.charges = row.identified_after;
    enchant_gear(
        item, item.weapon_rune, weapon_rune_rows, [&] { return rune_readiness(row, rng) > row.range.least; },
        rng);
    if (row.manners.has(Manner::Thrown)) {
        item.enchant = 0;
        item.marks = item.marks.without({ItemMark::Cursed});
        item.weapon_rune.reset();
        const bool incendiary = row.manners.has(Manner::BurstsIntoFlame);
        item.quantity = incendiary ? rng.uniform(3, 6) : rng.uniform(5, 18);
        item.batch = rng.uniform(1, 60000);
    }
    if (item.weapon_rune == WeaponRune::Slaying) item.foe = draw_class(depth, rng);
}

void make_armor(Item& item, int depth, Rng& rng) {
    const ItemRow& row = item.row();
    item.charges = row.identified_after;
    enchant_gear(
        item, item.armor_rune, armor_rune_rows, [&] { return rng.uniform(0, 95) > row.range.least; }, rng);
    if (item.armor_rune == ArmorRune::Immunity) item.foe = draw_class(depth, rng);
}

void make_staff(Item& item, Rng& rng) {
    int level = 2;
    if (rng.percent(50)) {
        ++level;
        if (rng.percent(15)) {
            ++level;
            while (rng.percent(10)) ++level;
        }
    }
    item.enchant = level;
    item.charges = level;
    item.usage.until_charge = whole_recharge(item.kind) / 10;
}

void make_ring(Item& item, Rng& rng) {
    const ItemRow& row = item.row();
    item.charges = row.identified_after;
    item.enchant = rng.uniform(row.range.least, row.range.most);
    if (rng.percent(16)) {
        item.enchant = -item.enchant;
        item.marks |= ItemMarks{ItemMark::Cursed};
    } else {
        while (rng.percent(10)) ++item.enchant;
    }
}

}  // namespace

Item make_item(const ItemRequest& request, Rng& rng) {
    Item item;
    item.origin_depth = request.depth;
    const ItemCategory category =
        request.kind ? item_rows[*request.kind].category : draw_category(request.categories, rng);
    item.kind = request.kind ? *request.kind : draw_kind(category, request.metered, rng);
    const ItemRow& row = item.row();
    switch (category) {
        case ItemCategory::Weapon:
            make_weapon(item, request.long_depth, rng);
            break;
        case ItemCategory::Armor:
            make_armor(item, request.long_depth, rng);
            break;
        case ItemCategory::Staff:
            make_staff(item, rng);
            break;
        case ItemCategory::Wand:
            item.charges = rng.uniform(row.range.least, row.range.most);
            break;
        case ItemCategory::Ring:
            make_ring(item, rng);
            break;
        case ItemCategory::Charm:
            item.enchant = rng.uniform(row.range.least, row.range.most);
            while (rng.percent(7)) ++item.enchant;
            break;
        case ItemCategory::Gold:
            item.quantity = rng.uniform(50 + 10 * request.long_depth, 100 + 15 * request.long_depth);
            break;
        default:
            break;
    }
    if (row.identified == Identification::AtOnce) item.marks |= ItemMarks{ItemMark::Identified};
    return item;
}

bool is_malevolent_gear(const Item& item) {
    return item.enchant < 0;
}

}  // namespace cellophane
