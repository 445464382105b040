#include "dungeon/population/item_generation.h"

#include <algorithm>
#include <map>
#include <string>

#include "support/catch.h"
#include "support/table.h"

// What items turn out to be: rules/items.md 3 and 27, 100,000 items_drawn each, good to one percentage
// point.

namespace cellophane {

namespace {

constexpr int items_drawn = 100000;

/// How often `is` holds of the items of a wish, in percent.
template <class Is>
double percent_of(const ItemRequest& request, std::string_view stream, Is is) {
    Rng rng{stream_key(50, stream)};
    int count = 0;
    for (int i = 0; i < items_drawn; ++i) count += is(make_item(request, rng)) ? 1 : 0;
    return 100.0 * count / items_drawn;
}

template <class Is>
double percent_of(ItemKind kind, Is is) {
    return percent_of({.kind = kind, .depth = 5}, item_rows[kind].name, is);
}

bool has_good_rune(const Item& item) {
    return (item.weapon_rune && weapon_rune_rows[*item.weapon_rune].is_good) ||
           (item.armor_rune && armor_rune_rows[*item.armor_rune].is_good);
}

bool has_bad_rune(const Item& item) {
    return item.has_rune() && !has_good_rune(item);
}

}  // namespace

TEST_CASE("items on the floor are drawn by the weights of their categories", "[items]") {
    Rng rng{stream_key(50, "categories")};
    std::map<ItemCategory, int> found;
    for (int i = 0; i < items_drawn; ++i)
        ++found[make_item({.categories = floor_categories, .depth = 5}, rng).row().category];
    const std::map<ItemCategory, double> expected{
        {ItemCategory::Scroll, 33.6}, {ItemCategory::Potion, 41.6}, {ItemCategory::Weapon, 8.0},
        {ItemCategory::Armor, 6.4},   {ItemCategory::Staff, 2.4},   {ItemCategory::Wand, 2.4},
        {ItemCategory::Ring, 2.4},    {ItemCategory::Food, 1.6},    {ItemCategory::Charm, 1.6}};
    CHECK(found.size() == expected.size());
    for (const auto& [category, percent] : expected) {
        INFO(category_rows[category].name);
        CHECK(100.0 * found[category] / items_drawn == Approx(percent).margin(0.6));
    }
}

TEST_CASE("potions, scrolls and wands are drawn by the weights of their kinds", "[items]") {
    const ItemRequest potions{.categories = {ItemCategory::Potion}, .depth = 5};
    const ItemRequest scrolls{.categories = {ItemCategory::Scroll}, .depth = 5};
    const auto is = [](ItemKind kind) { return [kind](const Item& item) { return item.kind == kind; }; };
    const auto malevolent = [](const Item& item) { return item.row().polarity == Polarity::Malevolent; };
    CHECK(percent_of(potions, "potions", malevolent) == Approx(47.5).margin(1));
    CHECK(percent_of(potions, "descent", is(ItemKind::PotionOfDescent)) == Approx(3.9).margin(0.5));
    CHECK(percent_of(scrolls, "scrolls", malevolent) == Approx(15.1).margin(1));
    CHECK(percent_of(scrolls, "fear", is(ItemKind::ScrollOfCauseFear)) == Approx(4.8).margin(0.5));
    for (ItemKind never : {ItemKind::PotionOfLife, ItemKind::PotionOfStrength})
        CHECK(percent_of(potions, "metered", is(never)) == 0);
    CHECK(percent_of(scrolls, "metered", is(ItemKind::ScrollOfEnchanting)) == 0);
    const auto total = [](ItemCategory category) {
        int sum = 0;
        for (const ItemRow& row : kinds_of(category)) sum += row.frequency;
        return sum;
    };
    CHECK(total(ItemCategory::Potion) == 181);
    CHECK(total(ItemCategory::Scroll) == 166);
    CHECK(total(ItemCategory::Wand) == 25);
}

TEST_CASE("weapons and armour are plain, good or cursed", "[items]") {
    for (ItemKind kind : {ItemKind::Sword, ItemKind::LeatherArmor, ItemKind::PlateArmor, ItemKind::Dagger}) {
        INFO(item_rows[kind].name);
        CHECK(percent_of(kind, [](const Item& i) { return i.enchant == 0 && !i.has_rune(); }) ==
              Approx(60).margin(1));
        CHECK(percent_of(kind, [](const Item& i) { return i.marks.has(ItemMark::Cursed); }) ==
              Approx(20).margin(1));
        CHECK(percent_of(kind, [](const Item& i) { return has_bad_rune(i); }) == Approx(6.6).margin(0.6));
        CHECK(percent_of(
                  kind, [](const Item& i) { return i.marks.has(ItemMark::Cursed) != (i.enchant < 0); }) == 0);
    }
}

TEST_CASE("good runes are more frequent on light weapons and light armour", "[items]") {
    const std::map<ItemKind, double> expected{
        {ItemKind::Dagger, 17.5},       {ItemKind::Spear, 15.0},    {ItemKind::Sword, 7.5},
        {ItemKind::Axe, 7.5},           {ItemKind::Whip, 7.5},      {ItemKind::Rapier, 7.5},
        {ItemKind::Mace, 5.0},          {ItemKind::Flail, 2.5},     {ItemKind::Broadsword, 0.0},
        {ItemKind::WarHammer, 0.0},     {ItemKind::WarPike, 0.0},   {ItemKind::WarAxe, 0.0},
        {ItemKind::LeatherArmor, 13.5}, {ItemKind::PlateArmor, 0.0}};
    for (const auto& [kind, percent] : expected) {
        INFO(item_rows[kind].name);
        CHECK(percent_of(kind, has_good_rune) == Approx(percent).margin(percent == 0 ? 0 : 0.6));
    }
}

TEST_CASE("each rune is as likely as any other, and only slaying and immunity name a foe", "[items]") {
    std::map<WeaponRune, int> weapons;
    std::map<ArmorRune, int> armor;
    Rng rng{stream_key(50, "runes")};
    int good_weapons = 0;
    int good_armor = 0;
    for (int i = 0; i < items_drawn; ++i) {
        const Item dagger = make_item({.kind = ItemKind::Dagger, .depth = 5}, rng);
        const Item leather = make_item({.kind = ItemKind::LeatherArmor, .depth = 5}, rng);
        if (dagger.weapon_rune) ++weapons[*dagger.weapon_rune];
        if (leather.armor_rune) ++armor[*leather.armor_rune];
        good_weapons += has_good_rune(dagger) ? 1 : 0;
        good_armor += has_good_rune(leather) ? 1 : 0;
        // Slaying and immunity name a foe, other runes none.
        CHECK(dagger.foe.has_value() == (dagger.weapon_rune == WeaponRune::Slaying));
        CHECK(leather.foe.has_value() == (leather.armor_rune == ArmorRune::Immunity));
    }
    for (const auto& row : weapon_rune_rows)
        if (row.is_good) CHECK(100.0 * weapons[row.kind] / good_weapons == Approx(12.5).margin(1.2));
    for (const auto& row : armor_rune_rows)
        if (row.is_good) CHECK(100.0 * armor[row.kind] / good_armor == Approx(12.5).margin(1.2));
}

TEST_CASE("runes of slaying name no monster class that ends above the item's depth", "[items]") {
    Rng rng{stream_key(50, "foes")};
    int slayers = 0;
    for (int i = 0; i < items_drawn; ++i) {
        const Item dagger = make_item({.kind = ItemKind::Dagger, .depth = 20, .long_depth = 20}, rng);
        if (!dagger.foe) continue;
        ++slayers;
        const MonsterClassRow& row = monster_class_rows[*dagger.foe];
        INFO(row.name);
        CHECK((row.deepest == 0 || row.deepest >= 20));
    }
    CHECK(slayers > items_drawn / 100);
}

TEST_CASE("levels and charges of new staffs, rings and charms are as frequent as the rules say", "[items]") {
    const auto level = [](int wanted) { return [wanted](const Item& i) { return i.enchant == wanted; }; };
    CHECK(percent_of(ItemKind::StaffOfFirebolt, level(2)) == Approx(50).margin(1));
    CHECK(percent_of(ItemKind::StaffOfFirebolt, level(3)) == Approx(42.5).margin(1));
    CHECK(percent_of(ItemKind::StaffOfFirebolt, level(4)) == Approx(6.75).margin(0.5));
    CHECK(percent_of(ItemKind::StaffOfFirebolt, level(5)) == Approx(0.675).margin(0.15));
    CHECK(percent_of(ItemKind::StaffOfFirebolt, [](const Item& i) { return i.enchant > 5; }) ==
          Approx(0.075).margin(0.06));
    CHECK(percent_of(ItemKind::StaffOfFirebolt, [](const Item& i) { return i.charges != i.enchant; }) == 0);
    CHECK(percent_of(ItemKind::RingOfLight, [](const Item& i) { return i.enchant < 0; }) ==
          Approx(16).margin(0.6));
    CHECK(percent_of(ItemKind::RingOfLight, [](const Item& i) { return i.enchant == 0; }) == 0);
    // A third each before luck; one in ten of the good ones is one better.
    CHECK(percent_of(ItemKind::RingOfLight, level(1)) == Approx(84 / 3.0 * 0.9).margin(0.7));
    CHECK(percent_of(ItemKind::CharmOfHealth, level(1)) == Approx(50 * 0.93).margin(0.7));
    CHECK(percent_of(ItemKind::CharmOfHealth, [](const Item& i) { return i.enchant < 1; }) == 0);
}

TEST_CASE("throwing weapons come plain and in stacks", "[items]") {
    Rng rng{stream_key(50, "thrown")};
    std::map<int, int> batches;
    for (ItemKind kind : {ItemKind::Dart, ItemKind::Javelin, ItemKind::IncendiaryDart})
        for (int i = 0; i < 5000; ++i) {
            const Item item = make_item({.kind = kind, .depth = 8}, rng);
            const bool incendiary = kind == ItemKind::IncendiaryDart;
            CHECK(item.enchant == 0);
            CHECK_FALSE(item.has_rune());
            CHECK_FALSE(item.marks.has(ItemMark::Cursed));
            CHECK(item.quantity >= (incendiary ? 3 : 5));
            CHECK(item.quantity <= (incendiary ? 6 : 18));
            CHECK(item.batch > 0);
            ++batches[item.batch];
        }
    CHECK(batches.size() > 10000);
}

TEST_CASE("gold grows with depth", "[items]") {
    Rng rng{stream_key(50, "gold")};
    for (int depth : {1, 10, 26}) {
        int least = 100000;
        int most = 0;
        for (int i = 0; i < 20000; ++i) {
            const int pieces =
                make_item({.kind = ItemKind::Gold, .depth = depth, .long_depth = depth}, rng).quantity;
            least = std::min(least, pieces);
            most = std::max(most, pieces);
        }
        CHECK(least == 50 + 10 * depth);
        CHECK(most == 100 + 15 * depth);
    }
}

TEST_CASE("keys are made only when no other category is asked for", "[items]") {
    Rng rng{1};
    const Item key = make_item({.categories = {ItemCategory::Key}, .kind = ItemKind::DoorKey}, rng);
    CHECK(key.kind == ItemKind::DoorKey);
    CHECK(make_item({.categories = {ItemCategory::Amulet}, .kind = ItemKind::Amulet}, rng).kind ==
          ItemKind::Amulet);
    for (int i = 0; i < 1000; ++i)
        CHECK(make_item({.categories = {ItemCategory::Key, ItemCategory::Food}}, rng).row().category ==
              ItemCategory::Food);
}

TEST_CASE("every kind is as frequent within its category as the table says", "[items][statistics]") {
    const Table theirs{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/item_generation.tsv"};
    std::map<std::string, std::map<std::string, int>> found;
    for (const CategoryRow& category : category_rows) {
        if (!floor_categories.has(category.kind)) continue;
        Rng rng{stream_key(50, category.name)};
        for (int i = 0; i < items_drawn; ++i) {
            const Item item = make_item({.categories = {category.kind}, .depth = 5}, rng);
            ++found[std::string{category.name}][std::string{item.row().name}];
        }
    }
    int rows = 0;
    for (const Table::Row& row : theirs.rows()) {
        const std::string category{row["category"]};
        if (row["level"] != "kind" || !found.contains(category) || row.blank("percent_within_category"))
            continue;
        ++rows;
        INFO(category << ", " << row["kind"]);
        const double percent = std::stod(std::string{row["percent_within_category"]});
        CHECK(100.0 * found[category][std::string{row["kind"]}] / items_drawn == Approx(percent).margin(0.7));
    }
    CHECK(rows > 60);
}

TEST_CASE("weapons and armour are plain, better, cursed or runic as often as the table says", "[items]") {
    const Table theirs{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/runic_creation_chances.tsv"};
    for (const Table::Row& row : theirs.rows()) {
        const auto kind = std::find_if(item_rows.begin(), item_rows.end(), [&](const ItemRow& item) {
            return item.name == row["kind"] && gear.has(item.category);
        });
        INFO(row["kind"]);
        REQUIRE(kind != item_rows.end());
        constexpr int draws = 30'000;
        int good = 0, bad = 0, plain = 0, better = 0, cursed = 0;
        Rng rng{stream_key(51, kind->name)};
        for (int i = 0; i < draws; ++i) {
            const Item item = make_item({.kind = kind->kind, .depth = 5}, rng);
            if (has_good_rune(item))
                ++good;
            else if (has_bad_rune(item))
                ++bad;
            else
                ++(item.enchant == 0 ? plain : item.enchant > 0 ? better : cursed);
        }
        const auto check = [&](int count, std::string_view column) {
            INFO(column);
            CHECK(100.0 * count / draws == Approx(std::stod(std::string{row[column]})).margin(1.0));
        };
        check(good, "percent_good_runic_overall");
        check(bad, "percent_bad_runic_overall");
        check(plain, "percent_plain_plus_0");
        check(better, "percent_positive_without_runic");
        check(cursed, "percent_negative_cursed_without_runic");
    }
}

TEST_CASE("a new staff's recharge counter starts at 500, or 1000 if it recharges slowly", "[items]") {
    // rules/items.md 3: the counter stands at 500, of those that recharge slowly at 1000.
    Rng rng{11};
    for (const ItemRow& row : kinds_of(ItemCategory::Staff)) {
        INFO(row.name);
        const bool slow = row.kind == ItemKind::StaffOfBlinking || row.kind == ItemKind::StaffOfObstruction;
        CHECK(make_item({.kind = row.kind, .depth = 5}, rng).usage.until_charge == (slow ? 1000 : 500));
    }
    CHECK(make_item({.kind = ItemKind::WandOfSlowness, .depth = 5}, rng).usage.until_charge == 0);
}

}  // namespace cellophane
