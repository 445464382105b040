#include "content/runes.h"

#include <string>
#include <vector>

#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/runes.* to docs/rules/tables/weapon_runics.tsv, armor_runics.tsv and
// runic_monster_classes.tsv.

namespace cellophane {

namespace {

/// "12.5% (1 of 8)": one of as many as there are runes of its polarity.
template <class Rows>
void check_share(const Rows& rows, bool good, std::string_view cell) {
    int count = 0;
    for (const auto& row : rows) count += row.is_good == good ? 1 : 0;
    const std::vector<int> odds = numbers_in(split(cell, " (").at(1));
    CHECK(odds == std::vector<int>{1, count});
    CHECK(std::stod(std::string{cell}) == Approx(100.0 / count).margin(0.06));
}

}  // namespace

TEST_CASE("weapon runes are what the table says they are", "[content][table]") {
    const Table theirs = table("weapon_runics");
    check_names(weapon_rune_rows, theirs, "runic");
    int index = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["runic"]);
        const WeaponRuneRow* ours = named(weapon_rune_rows, row["runic"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == index++);
        CHECK(row["polarity"] == (ours->is_good ? "good" : "bad"));
        check_share(weapon_rune_rows, ours->is_good, row["probability_when_a_good_or_bad_runic_is_given"]);
        CHECK(ours->acts_on_dead == row.yes("acts_on_dead_target"));
        const std::string_view chance = row["chance_base"];
        if (chance.starts_with("1 - 0.")) {
            CHECK(ours->fails_percent == whole_number(chance.substr(6, 2)));
            CHECK(chance.substr(8, 2) == "^x");
            CHECK(ours->flat_percent == 0);
        } else if (chance.starts_with("flat ")) {
            CHECK(ours->flat_percent == numbers_in(chance).at(0));
            CHECK(ours->fails_percent == 0);
        } else {
            CHECK(chance == "always against its class, never otherwise");
            CHECK(ours->kind == WeaponRune::Slaying);
            CHECK((ours->fails_percent == 0 && ours->flat_percent == 0));
        }
    }
    // Strength and effect are code.
    CHECK(theirs.unread() ==
          std::vector<std::string>{"strength_of_effect", "effect", "inanimate_or_invulnerable_targets"});
}

TEST_CASE("armour runes are what the table says they are", "[content][table]") {
    const Table theirs = table("armor_runics");
    check_names(armor_rune_rows, theirs, "runic");
    int index = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["runic"]);
        const ArmorRuneRow* ours = named(armor_rune_rows, row["runic"]);
        if (ours == nullptr) continue;
        CHECK(static_cast<int>(ours->kind) == index++);
        CHECK(row["polarity"] == (ours->is_good ? "good" : "bad"));
        check_share(armor_rune_rows, ours->is_good, row["probability_when_a_good_or_bad_runic_is_given"]);
        const std::vector<int> percent = numbers_in(row["when"]);
        CHECK(ours->acts_percent == (percent.empty() ? 100 : percent.front()));
    }
    CHECK(theirs.unread() == std::vector<std::string>{"strength_of_effect", "effect", "revealed"});
}

TEST_CASE("monster classes are what the table says they are", "[content][table]") {
    const Table theirs = table("runic_monster_classes");
    check_names(monster_class_rows, theirs, "class");
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["class"]);
        const MonsterClassRow* ours = named(monster_class_rows, row["class"]);
        if (ours == nullptr) continue;
        CHECK(ours->weight == row.number("weight"));
        CHECK(ours->deepest == row.number("deepest_depth_where_it_is_drawn", 0));
        std::vector<std::string> members;
        for (MonsterKind member : ours->members) members.emplace_back(monster_rows[member].name);
        CHECK(members == row.parts("members"));
    }
    CHECK(theirs.unread().empty());
}

}  // namespace cellophane
