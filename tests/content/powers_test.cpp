#include "content/powers.h"

#include <string>

#include "content/regeneration.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/powers.h and regeneration.h to docs/rules/tables, row by row.

namespace cellophane {

namespace {

/// "-24.75" in quarters.
int in_quarters(std::string_view text) {
    const std::vector<std::string> parts = split(text, ".");
    const int sign = text.starts_with("-") ? -1 : 1;
    return quarters * whole_number(parts.at(0)) + sign * whole_number(parts.at(1)) / 25;
}

/// "0.20714" in hundred thousandths.
int in_hundred_thousandths(std::string_view text) {
    const std::vector<std::string> parts = split(text, ".");
    REQUIRE(parts.at(1).size() == 5);
    return 100'000 * whole_number(parts[0]) + whole_number(parts[1]);
}

/// 65,536ths, rounded to hundred thousandths, may lie off by one and by what was cut off.
bool is_about(std::int64_t factor, int hundred_thousandths) {
    const std::int64_t exact = factor * 100'000 / 65'536;
    return exact - 2 <= hundred_thousandths && hundred_thousandths <= exact + 3;
}

}  // namespace

TEST_CASE("powers of enchantment are those of the table, quarter by quarter", "[content][table]") {
    const Table theirs = table("combat_power_1065");
    CHECK(theirs.size() == power_factors.size());
    int expected = least_power;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const int net = in_quarters(row["net_enchant"]);
        CHECK(net == expected++);
        CHECK(power_factor(net) == row.number("factor_16_16"));
        CHECK(is_about(power_factor(net), in_hundred_thousandths(row["factor_decimal"])));
        CHECK(scaled_by(power_factor(net), 100) == row.number("hero_accuracy_percent"));
    }
    CHECK(power_factor(least_power - 1) == power_factor(least_power));
    CHECK(power_factor(most_power + 1) == power_factor(most_power));
    CHECK(theirs.unread().empty());
}

TEST_CASE("what a defence leaves is what the table says, point by point", "[content][table]") {
    const Table theirs = table("combat_defense_0987");
    CHECK(theirs.size() == defense_factors.size());
    int expected = 0;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const int defense = row.number("defence");
        CHECK(defense == expected++);
        CHECK(row.number("displayed_armour") == defense / 10);
        CHECK(defense_factor(defense) == row.number("factor_16_16"));
        CHECK(is_about(defense_factor(defense), in_hundred_thousandths(row["factor_decimal"])));
        CHECK(scaled_by(defense_factor(defense), 100) == row.number("hit_percent_at_accuracy_100"));
    }
    CHECK(defense_factor(-1) == 65536);
    CHECK(defense_factor(expected) == defense_factor(expected - 1));
    // What another edition has is only noted there.
    CHECK(theirs.unread() == std::vector<std::string>{"reference_factor_16_16"});
}

TEST_CASE("health grows back as the table says, bonus by bonus", "[content][table]") {
    const Table theirs = table("hero_regeneration");
    CHECK(theirs.size() == regeneration_factors.size());
    int expected = least_regeneration;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place());
        const int bonus = row.number("regeneration_bonus");
        CHECK(bonus == expected);
        CHECK(regeneration_factors[static_cast<std::size_t>(bonus - least_regeneration)] ==
              row.number("factor_0.75^bonus_16_16"));
        CHECK(full_regeneration(bonus) == row.number("turns_for_full_regen_thousandths"));
        for (const int health : {30, 60, 100}) {
            INFO(health);
            const std::string column = "max_hp_" + std::to_string(health);
            const Regeneration ours = regeneration(health, bonus);
            CHECK(ours.every_turn == row.number(column + "_hp_every_turn"));
            CHECK(ours.interval == row.number(column + "_thousandths_of_turn_per_extra_hp"));
        }
        ++expected;
    }
    CHECK(full_regeneration(expected) == full_regeneration(expected - 1));
    CHECK(full_regeneration(least_regeneration - 1) == full_regeneration(least_regeneration));
    CHECK(theirs.unread().empty());
}

}  // namespace cellophane
