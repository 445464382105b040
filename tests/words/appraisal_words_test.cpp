#include "words/appraisal.h"

#include <algorithm>
#include <iterator>

#include "content/items.h"
#include "support/catch.h"
#include "words/items.h"
#include "words/items/effects.h"

namespace cellophane {

namespace {

std::string told(const ItemView& item, const Appraisal& worth = {}, bool in_use = false) {
    std::string text;
    for (const Phrase& phrase : practical_figures({.letter = 'a', .item = item, .in_use = in_use}, worth))
        text += phrase.text + " ";
    return text;
}

Tone tone_of(std::string_view words, const ItemView& item, const Appraisal& worth) {
    for (const Phrase& phrase : practical_figures({.letter = 'a', .item = item}, worth))
        if (phrase.text.find(words) != std::string::npos) return phrase.tone;
    FAIL("nobody says " << words);
    return Tone::Plain;
}

bool says(const std::string& text, std::string_view words) {
    INFO(text);
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("figures after a name: armour, strength, charges and keys from other levels",
          "[words][appraisal]") {
    CHECK(figures_after_name({.kind = ItemKind::Sword, .strength = 14}, {}, 1) == " <14>");
    CHECK(figures_after_name({.kind = ItemKind::ChainMail, .strength = 13}, {.armor = 47}, 1) == " [4] <13>");
    CHECK(figures_after_name({.kind = ItemKind::ChainMail, .identified = false, .strength = 13},
                             {.armor = 20}, 1) == " [2?] <13>");
    const ItemView charm{.kind = ItemKind::CharmOfHealth, .enchant = 1};
    CHECK(figures_after_name(charm, {}, 1) == " (ready)");
    ItemView tired = charm;
    tired.charges = 1377;
    CHECK(figures_after_name(tired, {}, 1) == " (0%)");
    tired.charges = 689;
    CHECK(figures_after_name(tired, {}, 1) == " (50%)");
    tired.charges = 1;
    CHECK(figures_after_name(tired, {}, 1) == " (99%)");
    CHECK(figures_after_name({.kind = ItemKind::WandOfPlenty, .identified = false, .uses = 2}, {}, 1) ==
          " (used twice)");
    CHECK(figures_after_name({.kind = ItemKind::WandOfPlenty, .charges = 1, .uses = 2}, {}, 1).empty());
    CHECK(figures_after_name({.kind = ItemKind::DoorKey, .origin_depth = 3}, {}, 4) == " (from depth 3)");
    CHECK(figures_after_name({.kind = ItemKind::DoorKey, .origin_depth = 3}, {}, 3).empty());
    CHECK(figures_after_name({.kind = ItemKind::PotionOfLife}, {}, 1).empty());
}

TEST_CASE("armour is described with the change it would bring and the effect of strength",
          "[words][appraisal]") {
    const ItemView mail{.kind = ItemKind::BandedMail, .identified = false};
    const Appraisal worse{.strength_quarters = -30,
                          .armor = 19,
                          .present_armor = 35,
                          .stealth_change = 3,
                          .left_to_know = 1000};
    ItemView heavy = mail;
    heavy.strength = 17;
    CHECK(says(told(heavy, worse),
               "[1?]: armor value on you, if it is not enchanted; the higher, the less often you are hit. "
               "<17>: strength needed for it."));
    CHECK(says(told(mail, worse), "too weak for it, which makes it worse by 7.5."));
    // As its enchantment is told.
    Appraisal far_worse = worse;
    far_worse.strength_quarters = -40;
    CHECK(says(told(mail, far_worse), "which makes it worse by 10."));
    CHECK(says(told(mail, worse), "armor would be 1 instead of 3 (if it is not enchanted)."));
    CHECK(says(told(mail, worse), "Stealth range 3 larger than now"));
    CHECK(says(told(mail, worse), "1000 more turns of wearing it"));
    CHECK(tone_of("instead of", mail, worse) == Tone::Bad);
    const ItemView known{.kind = ItemKind::LeatherArmor};
    const Appraisal better{.strength_quarters = 2, .armor = 60, .present_armor = 35};
    CHECK(says(told(known, better), "strength makes it better by 0.5."));
    CHECK(says(told(known, better), "would be 6 instead of 3."));
    CHECK(tone_of("instead of", known, better) == Tone::Good);
    const Appraisal same{.armor = 35, .present_armor = 30};
    CHECK(says(told(known, same), "In it your armor would be 3, as it is now."));
    CHECK(says(told(mail, same), "would be 3, as it is now (if it is not enchanted)."));
    // What is worn is not compared with itself.
    CHECK_FALSE(says(told(known, better, true), "instead of"));
    CHECK(says(told(known, {.clings = true}, true), "cannot take it off"));
}

TEST_CASE("weapons are described with accuracy and damage against the wielded one", "[words][appraisal]") {
    const ItemView axe{.kind = ItemKind::WarAxe, .identified = false};
    const Appraisal worth{.accuracy_change = -67, .damage_change = 14, .left_to_know = 1};
    CHECK(says(told(axe, worth),
               "Compared with your bare hands: 67% less accurate, 14% more damage, attacks at normal speed "
               "(if it is not enchanted)."));
    CHECK(says(told(axe, worth), "1 more kill with it until you know its enchantment."));
    CHECK(says(told({.kind = ItemKind::Sword}, {.damage_change = 186}),
               "186% more damage, attacks at normal speed."));
    CHECK(says(told({.kind = ItemKind::Dagger}), "the same accuracy and damage"));
    CHECK_FALSE(says(told({.kind = ItemKind::Dagger}, {.damage_change = 5}, true), "Compared"));
}

TEST_CASE("a weapon for the hand says that it is used up by a throw that hits, and one for throwing does not",
          "[words][appraisal]") {
    constexpr std::string_view warning = "Thrown, it is used up if it hits.";
    for (const ItemRow& row : item_rows) {
        if (row.category != ItemCategory::Weapon) continue;
        INFO(row.name);
        CHECK(says(told({.kind = row.kind}), warning) == !row.manners.has(Manner::Thrown));
        CHECK(says(told({.kind = row.kind}, {}, true), warning) == !row.manners.has(Manner::Thrown));
    }
}

TEST_CASE("staffs are described now and with one more enchantment, with the figures of the rules",
          "[words][appraisal]") {
    const auto staff = [](ItemKind kind, int level) { return ItemView{.kind = kind, .enchant = level}; };
    const std::string fire =
        told(staff(ItemKind::StaffOfFirebolt, 2), {.turns_per_charge = 250, .used_ago = {10, 80, -1}});
    CHECK(says(fire, "deals 3 to 9 damage; enchanted once more, it deals 3 to 11 damage"));
    CHECK(says(fire, "about every 250 turns"));
    CHECK(says(fire, "You used it 10, 80 turns ago."));
    CHECK(says(told(staff(ItemKind::StaffOfPoison, 2)),
               "poisons for 5 turns; enchanted once more, it poisons for 6"));
    CHECK(says(told(staff(ItemKind::StaffOfProtection, 2)), "absorbs 13 damage"));
    CHECK(says(told(staff(ItemKind::StaffOfBlinking, 2)), "up to 6 cells"));
    CHECK(says(told(staff(ItemKind::StaffOfConjuration, 2)), "3 blades"));
    CHECK(says(told(staff(ItemKind::StaffOfTunneling, 1)), "1 cell of wall"));
    CHECK(says(told(staff(ItemKind::StaffOfFirebolt, 2)), "regains no charges"));
    // No figures for a staff of unknown strength.
    CHECK_FALSE(says(told({.kind = ItemKind::StaffOfFirebolt, .identified = false}), "damage"));
}

TEST_CASE("wands, rings and charms are described with their effect and that of enchanting",
          "[words][appraisal]") {
    const std::string wand = told({.kind = ItemKind::WandOfSlowness, .identified = false});
    CHECK(says(wand, "come with 2 to 5 charges"));
    CHECK(says(wand, "would add 2 charges"));
    CHECK(says(wand, "It lasts 50 turns."));
    CHECK(says(told({.kind = ItemKind::WandOfInvisibility}), "It lasts 150 turns."));
    CHECK_FALSE(says(told({.kind = ItemKind::WandOfSlowness, .charges = 2}), "come with"));
    CHECK(says(told({.kind = ItemKind::RingOfWisdom, .enchant = 1}),
               "at 129% of normal speed; enchanted once more"));
    CHECK(says(told({.kind = ItemKind::RingOfWisdom, .enchant = 0, .identified = false}, {.works_at = 1}),
               "at 129%"));
    CHECK(says(told({.kind = ItemKind::RingOfRegeneration, .enchant = 3}), "in 128 turns"));
    CHECK(says(told({.kind = ItemKind::RingOfClairvoyance, .enchant = -1}),
               "blinds you to everything within 2 cells; enchanted once more, it does nothing"));
    for (const ItemKind ring : {ItemKind::RingOfTransference, ItemKind::RingOfLight})
        CHECK(says(told({.kind = ring}), "It does nothing; enchanted once more, it "));
    CHECK(says(
        told({.kind = ItemKind::RingOfAwareness, .enchant = -2}),
        "stops you from searching as you walk; enchanted once more, it makes you search with strength 10"));
    CHECK(says(told({.kind = ItemKind::StaffOfHealing, .enchant = 2}),
               "restores 20% of the target's maximum health; enchanted once more, it restores 30%"));
    const std::string charm = told({.kind = ItemKind::CharmOfHealth, .enchant = 1});
    CHECK(says(charm, "restores 20% of your maximum health; enchanted once more, it restores 40%"));
    CHECK(says(charm, "1377 turns; enchanted once more, in 759."));
    // Where nothing changes, nothing is promised.
    const std::string best = told({.kind = ItemKind::CharmOfHealth, .enchant = 16});
    CHECK(says(best, "It restores 100% of your maximum health. It recharges in 3 turns."));
    CHECK_FALSE(says(best, "enchanted once more"));
    CHECK(says(told({.kind = ItemKind::CharmOfProtection, .enchant = 4}), "absorbs 36 damage"));
}

TEST_CASE("food, life, polarity and origin have their descriptions", "[words][appraisal]") {
    CHECK(says(told({.kind = ItemKind::Mango}, {.wasted_nutrition = 1}), "not hungry enough"));
    CHECK(says(told({.kind = ItemKind::Mango}), "without waste"));
    CHECK(says(told({.kind = ItemKind::Mango}), "feeds you for 1550 turns."));
    CHECK(says(told({.kind = ItemKind::PotionOfTelepathy}), "It lasts 300 turns."));
    CHECK(told({.kind = ItemKind::PotionOfTelepathy, .kind_known = false}).empty());
    CHECK(says(told({.kind = ItemKind::PotionOfLife}, {.health_gain_percent = 25}), "25%"));
    const ItemView felt{.kind = ItemKind::Sword, .identified = false, .feels = Polarity::Malevolent};
    CHECK(tone_of("harmful magic", felt, {}) == Tone::Bad);
    CHECK(says(told({.kind = ItemKind::PotionOfLife,
                     .kind_known = false,
                     .identified = false,
                     .feels = Polarity::Benevolent}),
               "beneficial magic"));
    // Not told of a known kind.
    CHECK_FALSE(
        says(told({.kind = ItemKind::PotionOfLife, .identified = false, .feels = Polarity::Benevolent}),
             "beneficial magic"));
    CHECK(says(told({.kind = ItemKind::Sword, .origin_depth = 7}), "on depth 7."));
    CHECK_FALSE(says(told({.kind = ItemKind::Sword}), "depth"));
}

TEST_CASE("every potion that lasts, and every staff, ring and charm with figures has them at every level",
          "[words][appraisal]") {
    for (const words::items::EffectWords& effect : words::items::effects) {
        for (int level = -3; level <= 20; ++level) {
            const std::string clause = effect.clause(level);
            INFO(clause);
            REQUIRE(clause.size() > 8);
            REQUIRE(clause.back() != ' ');
            REQUIRE(clause.find(" 1 turns") == std::string::npos);
        }
        CHECK_FALSE(told({.kind = effect.kind, .enchant = 2}).empty());
    }
    for (const ItemRow& row : item_rows) {
        // What has no figures: these two charms do all or nothing, and so do most wands.
        const bool plain =
            row.kind == ItemKind::CharmOfTeleportation || row.kind == ItemKind::CharmOfRecharging;
        const bool lasts = row.kind == ItemKind::WandOfSlowness || row.kind == ItemKind::WandOfInvisibility;
        const bool wanted = row.category == ItemCategory::Staff || row.category == ItemCategory::Ring ||
                            row.category == ItemCategory::Charm || lasts ||
                            (row.category == ItemCategory::Potion && row.range.least > 10);
        const bool has = std::any_of(std::begin(words::items::effects), std::end(words::items::effects),
                                     [&](const auto& effect) { return effect.kind == row.kind; });
        INFO(row.name);
        CHECK(has == (wanted && !plain));
    }
}

TEST_CASE("runes are described with chance, duration and reach, now and with one more enchantment",
          "[words][appraisal]") {
    const auto bearing = [](WeaponRune rune) {
        return ItemView{.kind = ItemKind::Sword, .weapon_rune = rune};
    };
    const RuneWorth now{.percent = 21, .figure = 8, .accuracy = 115};
    const RuneWorth then{.percent = 28, .figure = 12, .accuracy = 120};
    const auto page = [&](WeaponRune rune) { return told(bearing(rune), {.rune = now, .rune_then = then}); };
    CHECK(says(page(WeaponRune::Slowing),
               "In your hands it slows what it strikes 21% of the time, for 8 turns; enchanted once more, it "
               "slows what it strikes 28% of the time, for 12 turns."));
    CHECK(says(page(WeaponRune::Force), "up to 8 cells 21% of the time"));
    CHECK(says(page(WeaponRune::Multiplicity),
               "8 images of itself 21% of the time, for 3 turns, to hit at 115%"));
    CHECK(says(page(WeaponRune::Speed), "in no time 21% of the time"));
    CHECK_FALSE(says(page(WeaponRune::Slaying), "In your hands"));
    for (const WeaponRuneRow& row : weapon_rune_rows) {
        INFO(row.name);
        CHECK(says(page(row.kind), "21%") == (row.kind != WeaponRune::Slaying));
        // Not yet identified it may be better or worse than that, unless that makes no difference.
        ItemView unread = bearing(row.kind);
        unread.identified = false;
        CHECK(says(told(unread, {.rune = now, .rune_then = then}), "(If it is not enchanted.)") ==
              (row.kind != WeaponRune::Slaying && row.is_good));
    }
    CHECK(says(told(bearing(WeaponRune::Quietus), {.rune = {.percent = 1}, .rune_is_held_back = true}),
               "makes its rune act less often"));
    CHECK_FALSE(says(told(bearing(WeaponRune::Quietus), {.rune = {.percent = 1}}), "weak"));
    const auto worn = [&](ArmorRune rune, const RuneWorth& worth, const RuneWorth& more) {
        return told({.kind = ItemKind::ChainMail, .armor_rune = rune}, {.rune = worth, .rune_then = more});
    };
    CHECK(says(worn(ArmorRune::Reflection, {.percent = 15}, {.percent = 27}),
               "turns away 15% of all bolts; enchanted once more, it turns away 27%"));
    CHECK(says(worn(ArmorRune::Reflection, {}, {}), "turns no bolt away."));
    CHECK(says(worn(ArmorRune::Absorption, {.figure = 1}, {.figure = 2}),
               "On you it soaks up 1 point of every blow; enchanted once more, it soaks up 1 to 2 points"));
    CHECK(says(worn(ArmorRune::Reprisal, {.figure = 15}, {.figure = 20}), "pays back 15% of every blow"));
    CHECK(says(worn(ArmorRune::Multiplicity, {.percent = 33, .figure = 2}, {.percent = 33, .figure = 2}),
               "2 images of who strikes you 33% of the time, for 3 turns."));
    CHECK(says(worn(ArmorRune::Burden, {.percent = 10}, {.percent = 10}), "10% of blows."));
    CHECK(says(worn(ArmorRune::Immolation, {.percent = 10}, {.percent = 10}), "10% of blows."));
    for (const ArmorRuneRow& row : armor_rune_rows) {
        INFO(row.name);
        const ItemView unread{.kind = ItemKind::ChainMail, .armor_rune = row.kind, .identified = false};
        const std::string page = told(unread, {.rune = {.percent = 10, .figure = 1}});
        if (says(page, "On you it")) CHECK(says(page, "(If it is not enchanted.)") == row.is_good);
    }
    for (const ArmorRune always : {ArmorRune::Mutuality, ArmorRune::Immunity, ArmorRune::Respiration,
                                   ArmorRune::Dampening, ArmorRune::Vulnerability})
        CHECK_FALSE(says(worn(always, {.percent = 100}, {.percent = 100}), "On you"));
}

TEST_CASE("equipment is described with enchantment, protection from acid, stealth and vault",
          "[words][appraisal]") {
    CHECK(says(told({.kind = ItemKind::Sword, .enchant = 2}),
               "Compared with unenchanted ones it is better by 2."));
    CHECK(says(told({.kind = ItemKind::Sword, .enchant = -3}),
               "Compared with unenchanted ones it is worse by 3."));
    CHECK(says(told({.kind = ItemKind::Sword}), "It is not enchanted."));
    CHECK(says(told({.kind = ItemKind::Sword, .weapon_rune = WeaponRune::Mercy}),
               "Apart from its rune it is not enchanted."));
    CHECK_FALSE(says(told({.kind = ItemKind::Sword, .identified = false}), "plain"));
    // Acid takes away as magic gives: the number does not say which it was.
    for (const int enchant : {-2, 0, 2})
        CHECK_FALSE(says(told({.kind = ItemKind::ChainMail, .enchant = enchant}), "agic"));
    CHECK(says(told({.kind = ItemKind::Sword, .marks = {ItemMark::Protected}}), "Acid cannot corrode"));
    CHECK_FALSE(says(told({.kind = ItemKind::Sword}), "acid"));
    CHECK(says(told({.kind = ItemKind::PlateArmor}, {.stealth_change = 7}),
               "Stealth range 7 larger than now."));
    CHECK(says(told({.kind = ItemKind::LeatherArmor}, {.stealth_change = -1}),
               "Stealth range 1 smaller than now."));
    CHECK(says(told({.kind = ItemKind::Sword, .origin_depth = 7}, {.from_vault = true}),
               "from a vault on depth 7."));
}

TEST_CASE("a stack is described in the plural", "[words][appraisal]") {
    const ItemView javelins{.kind = ItemKind::Javelin,
                            .quantity = 5,
                            .enchant = -1,
                            .marks = {ItemMark::Protected},
                            .origin_depth = 7};
    const std::string known = told(javelins, {.strength_quarters = -30}, true);
    CHECK(says(known, "Compared with unenchanted ones they are worse by 1."));
    CHECK(says(known, "too weak for them, which makes them worse by 7.5."));
    CHECK(says(known, "Acid cannot corrode them."));
    CHECK(says(known, "You found them on depth 7."));
    CHECK_FALSE(says(known, " it "));
    ItemView unread = javelins;
    unread.identified = false;
    unread.feels = Polarity::Malevolent;
    CHECK(says(told(unread, {.left_to_know = 20}, true),
               "20 more kills with them until you know their enchantment. Acid"));
    CHECK(says(told(unread, {}, true), "You sense harmful magic in them."));
}

TEST_CASE("unknown rings are described with the turns left and the level they work at",
          "[words][appraisal]") {
    const std::string unknown =
        told({.kind = ItemKind::RingOfLight, .kind_known = false, .identified = false},
             {.left_to_know = 1200, .works_at = 1});
    CHECK(says(unknown,
               "1200 more turns of wearing it until you know its enchantment. "
               "Until then it works at no more than +1."));
    CHECK_FALSE(says(told({.kind = ItemKind::RingOfLight}), "Until then"));
    CHECK(says(told({.kind = ItemKind::StaffOfObstruction, .enchant = 2}),
               "47% less; enchanted once more, it fills the cell it ends at with crystal, and each ring of "
               "cells around it with 38% less."));
}

TEST_CASE("an unknown item tells which kinds it may be, the likeliest first, and whether it may harm",
          "[words][appraisal]") {
    const ItemView flask{.kind = ItemKind::PotionOfLife, .kind_known = false};
    const Discoveries discoveries{{.kind = ItemKind::PotionOfLife},
                                  {.kind = ItemKind::PotionOfTelepathy, .weight = 30},
                                  {.kind = ItemKind::PotionOfSpeed, .known = true},
                                  {.kind = ItemKind::PotionOfDetectMagic, .weight = 50},
                                  {.kind = ItemKind::PotionOfDarkness, .weight = 15},
                                  {.kind = ItemKind::PotionOfParalysis, .weight = 5},
                                  {.kind = ItemKind::ScrollOfIdentify, .weight = 99}};
    CHECK(possible_kinds(flask, discoveries) ==
          "May be detect magic (50%), telepathy (30%), darkness (15%) or one of 2 others. Chance that it is "
          "harmful: 20%.");
    ItemView felt = flask;
    felt.feels = Polarity::Malevolent;
    CHECK(possible_kinds(felt, discoveries) == "May be darkness (75%) or paralysis (25%).");
    felt.feels = Polarity::Benevolent;
    CHECK(possible_kinds(felt, discoveries) == "May be detect magic (63%), telepathy (38%) or life.");
    CHECK(possible_kinds({.kind = ItemKind::PotionOfLife}, discoveries).empty());
    CHECK(possible_kinds({.kind = ItemKind::Sword, .kind_known = false}, discoveries).empty());
    CHECK(possible_kinds(flask, {}).empty());
}

TEST_CASE("a name mentions a rune that is not known yet", "[words][appraisal]") {
    CHECK(item_name({.kind = ItemKind::Sword, .marks = {ItemMark::RuneSuspected}, .identified = false}) ==
          "a sword with an unread rune");
    CHECK(item_name({.kind = ItemKind::Sword,
                     .weapon_rune = WeaponRune::Mercy,
                     .marks = {ItemMark::RuneSuspected, ItemMark::RuneKnown},
                     .identified = false}) == "a sword of mercy");
}

}  // namespace cellophane
