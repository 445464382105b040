#include <set>

#include "support/catch.h"
#include "words/items.h"
#include "words/prose.h"

namespace cellophane {

namespace {

ItemView some(ItemKind kind, int quantity = 1) {
    ItemView view;
    view.kind = kind;
    view.quantity = quantity;
    return view;
}

ItemView enchanted(ItemKind kind, int enchant) {
    ItemView view = some(kind);
    view.enchant = enchant;
    return view;
}

ItemView charged(ItemKind kind, int charges, int most = 0) {
    ItemView view = enchanted(kind, most);
    view.charges = charges;
    return view;
}

}  // namespace

TEST_CASE("an item's line says it for one item and each for several", "[words][items]") {
    ItemView scrolls = some(ItemKind::ScrollOfEnchanting, 3);
    CHECK(item_line(scrolls).starts_with("Each makes "));
    scrolls.quantity = 1;
    CHECK(item_line(scrolls).starts_with("It makes "));
}

TEST_CASE("every kind of item has its name, a line of its own, and says what it does", "[words][items]") {
    std::set<std::string_view> lines;
    std::set<std::string_view> names;
    for (const ItemWords& words : item_words) {
        INFO(words.name);
        prose::check_name(words.name);
        // The name the tables spell is in it; only the coins are counted the other way about.
        if (words.kind != ItemKind::Gold) CHECK(prose::mentions(words.name, item_rows[words.kind].name));
        CHECK(names.insert(words.name).second);
        prose::check_line(words.line);
        prose::check_unspoilt(words.line);
        CHECK(words.line.find_first_of("0123456789%") == std::string_view::npos);
        CHECK(lines.insert(words.line).second);
        // Figures depend on enchantment, and are told by words/appraisal.h.
        prose::check_line(words.mechanic);
        CHECK(words.mechanic.find_first_of("0123456789%") == std::string_view::npos);
    }
    CHECK(lines.size() == 101);
}

TEST_CASE("items are named with article or number", "[words][items]") {
    CHECK(item_name(some(ItemKind::Dart, 3)) == "3 darts");
    CHECK(item_name(some(ItemKind::IncendiaryDart)) == "an incendiary dart");
    CHECK(item_name(some(ItemKind::PotionOfDescent)) == "a potion of descent");
    CHECK(item_name(some(ItemKind::PotionOfDetectMagic, 2)) == "2 potions of detect magic");
    CHECK(item_name(some(ItemKind::ScrollOfEnchanting, 4)) == "4 scrolls of enchanting");
    CHECK(item_name(some(ItemKind::Ration, 2)) == "2 rations of food");
    CHECK(item_name(some(ItemKind::Mango, 2)) == "2 mangoes");
    CHECK(item_name(some(ItemKind::Gold, 17)) == "17 pieces of gold");
    CHECK(item_name(some(ItemKind::Gold, 1)) == "1 piece of gold");
    CHECK(item_name(some(ItemKind::Lumenstone, 2)) == "2 lumenstones");
    CHECK(item_name(some(ItemKind::Amulet)) == "the Amulet of Yendor");
    CHECK(item_name(some(ItemKind::DoorKey)) == "a door key");
}

TEST_CASE("an item's enchantment stands before its name, its charges after it", "[words][items]") {
    CHECK(item_name(enchanted(ItemKind::Sword, 2)) == "a +2 sword");
    CHECK(item_name(enchanted(ItemKind::Axe, 0)) == "a +0 axe");
    CHECK(item_name(enchanted(ItemKind::Axe, -3)) == "a -3 axe");
    CHECK(item_name(enchanted(ItemKind::ChainMail, 1)) == "+1 chain mail");
    CHECK(item_name(enchanted(ItemKind::RingOfLight, -1)) == "a -1 ring of light");
    CHECK(item_name(enchanted(ItemKind::Javelin, 2)) == "a +2 javelin");
    CHECK(item_name(enchanted(ItemKind::Dart, -1)) == "a -1 dart");
    CHECK(item_name(enchanted(ItemKind::Dart, 0)) == "a dart");
    CHECK(item_name(enchanted(ItemKind::CharmOfGuardian, 2)) == "a +2 guardian charm");
    CHECK(item_name(charged(ItemKind::StaffOfFirebolt, 2, 2)) == "a staff of firebolt [2/2]");
    CHECK(item_name(charged(ItemKind::StaffOfFirebolt, 0, 3)) == "a staff of firebolt [0/3]");
    CHECK(item_name(charged(ItemKind::WandOfPlenty, 2)) == "a wand of plenty [2]");
    ItemView staff = charged(ItemKind::StaffOfPoison, 1, 2);
    staff.identified = false;
    CHECK(item_name(staff) == "a staff of poison");
    staff.marks = {ItemMark::MaxChargesKnown};
    CHECK(item_name(staff) == "a staff of poison [?/2]");
    // The most charges it can hold are known.
    CHECK(prose::mentions(item_line(staff), category_words[ItemCategory::Staff].half_read_line));
    CHECK_FALSE(prose::mentions(item_line(staff), category_words[ItemCategory::Staff].unread_line));
    ItemView wand = charged(ItemKind::WandOfPlenty, 2);
    wand.identified = false;
    CHECK(item_name(wand) == "a wand of plenty");
}

TEST_CASE("runes are named and explained once they are known", "[words][items]") {
    ItemView sword = enchanted(ItemKind::Sword, 2);
    sword.weapon_rune = WeaponRune::Slaying;
    CHECK(item_name(sword) == "a +2 sword of slaying");
    sword.foe = MonsterClass::Goblin;
    CHECK(item_name(sword) == "a +2 sword of goblin slaying");
    CHECK(prose::mentions(item_line(sword), weapon_rune_words[WeaponRune::Slaying].line));
    CHECK(prose::mentions(item_line(sword), "against goblins."));
    sword.identified = false;
    CHECK(item_name(sword) == "a sword");
    CHECK_FALSE(prose::mentions(item_line(sword), weapon_rune_words[WeaponRune::Slaying].line));
    CHECK_FALSE(prose::mentions(item_line(sword), "goblin"));
    CHECK(prose::mentions(item_line(sword), category_words[ItemCategory::Weapon].unread_line));
    ItemView plate = enchanted(ItemKind::PlateArmor, -1);
    plate.armor_rune = ArmorRune::Vulnerability;
    CHECK(item_name(plate) == "-1 plate armor of vulnerability");
    const auto told = [](ItemKind kind) {
        return std::string{item_words[kind].line}.append(" ").append(item_words[kind].mechanic);
    };
    CHECK(item_line(plate) ==
          told(ItemKind::PlateArmor) + " " + std::string{armor_rune_words[ArmorRune::Vulnerability].line});
    CHECK(item_line(enchanted(ItemKind::Sword, 2)) == told(ItemKind::Sword));
}

TEST_CASE("unknown weapons, armour and rings say after how many kills or turns they are known",
          "[words][items]") {
    const auto number = [](int figure) {
        std::string text = std::to_string(figure);
        if (text.size() > 3) text.insert(text.size() - 3, ",");
        return text;
    };
    for (const ItemRow& row : item_rows)
        if (row.identified_after > 0)
            CHECK(prose::mentions(category_words[row.category].unread_line, number(row.identified_after)));
}

TEST_CASE("what items do is told as the rules have it", "[words][items]") {
    for (const ItemRow& row : item_rows) {
        INFO(row.name);
        const std::string_view mechanic = item_words[row.kind].mechanic;
        const auto says = [&](std::string_view words) { return prose::mentions(mechanic, words); };
        CHECK(row.manners.has(Manner::Quick) == says("Attacks twice as fast"));
        CHECK(row.manners.has(Manner::Lunges) == says("lunge"));
        CHECK(row.manners.has(Manner::Knockback) == says("A hit takes two turns"));
        CHECK(row.manners.has(Manner::Sweeps) == says("every adjacent enemy"));
        CHECK(row.manners.has(Manner::Pierces) == says("the one behind it"));
        if (row.category == ItemCategory::Weapon) CHECK(row.manners.has(Manner::Thrown) == says("Throw it"));
        CHECK((row.extra_stealth > 0) == says("Increases your stealth range"));
    }
}

TEST_CASE("an unknown kind gives nothing away", "[words][items]") {
    for (const ItemRow& row : item_rows) {
        ItemView view = charged(row.kind, 2, 3);
        view.kind_known = row.known;
        view.identified = false;
        const std::string name = item_name(view);
        const std::string line = item_line(view);
        INFO(row.name << " is called " << name);
        const CategoryWords& category = category_words[row.category];
        // Whatever adventurers do not know by sight must have something else to go by, and only that.
        CHECK(category.unknown_name.empty() == row.known);
        if (row.known) continue;
        CHECK(prose::mentions(name, category.unknown_name));
        CHECK_FALSE(prose::mentions(name, row.name));
        CHECK(line == category.unknown_line);
    }
    ItemView potions = some(ItemKind::PotionOfLife, 3);
    potions.kind_known = false;
    potions.look = 3;
    CHECK(item_name(potions) == "3 brown potions");
    // Of what is empty, weak or plain no more is known than that.
    ItemView wand = charged(ItemKind::WandOfPlenty, 0);
    wand.kind_known = false;
    CHECK(prose::mentions(item_name(wand), "wand [0]"));
    wand.called = "zip";
    CHECK(item_name(wand) == "a wand called zip [0]");
    ItemView staff = charged(ItemKind::StaffOfPoison, 1, 2);
    staff.kind_known = staff.identified = false;
    staff.marks = {ItemMark::MaxChargesKnown};
    CHECK(prose::mentions(item_name(staff), "staff [?/2]"));
    ItemView ring = enchanted(ItemKind::RingOfLight, 0);
    ring.kind_known = false;
    ring.called = "band";
    CHECK(item_name(ring) == "a +0 ring called band");
    potions.called = "swill";
    CHECK(item_name(potions) == "3 potions called swill");
}

TEST_CASE("every category, rune and foe has words", "[words][items]") {
    std::set<std::string_view> lines;
    for (const CategoryWords& words : category_words) {
        if (!words.unknown_name.empty()) {
            prose::check_name(words.unknown_name);
            prose::check_line(words.unknown_line);
            CHECK(lines.insert(words.unknown_line).second);
        }
        if (!words.unread_line.empty()) {
            prose::check_line(words.unread_line);
            CHECK(lines.insert(words.unread_line).second);
        }
    }
    CHECK(lines.size() == 10);
    CHECK(category_words[ItemCategory::Staff].half_read_line !=
          category_words[ItemCategory::Staff].unread_line);
    prose::check_line(category_words[ItemCategory::Staff].half_read_line);
    std::set<std::string_view> runes;
    for (const WeaponRuneWords& words : weapon_rune_words) {
        CHECK(words.name == weapon_rune_rows[words.kind].name);
        prose::check_line(words.line);
        CHECK(runes.insert(words.line).second);
    }
    CHECK(runes.size() == 10);
    for (const ArmorRuneWords& words : armor_rune_words) {
        CHECK(words.name == armor_rune_rows[words.kind].name);
        prose::check_line(words.line);
        CHECK(runes.insert(words.line).second);
    }
    CHECK(runes.size() == 21);
    std::set<std::string_view> foes;
    for (const FoeWords& words : foe_words) {
        prose::check_name(words.one);
        CHECK_FALSE(words.many.empty());
        CHECK(foes.insert(words.one).second);
        CHECK(foes.insert(words.many).second);
    }
    CHECK(foes.size() == 30);
}

}  // namespace cellophane
