#include "content/trinkets.h"

#include <string>

#include "content/charms.h"
#include "content/regeneration.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/charms.h and src/content/trinkets.h to docs/rules/tables/power_tables.tsv.

namespace cellophane {

namespace {

Table::Row trinket_row(const Table& powers, std::string_view quantity, std::string_view item) {
    for (const Table::Row& row : powers.rows())
        if (row["quantity"] == quantity && row["item"] == item) return row;
    FAIL("no such row: " << quantity << " of " << item);
    return powers[0];
}

template <class Ours>
void check_ring(std::string_view quantity, std::string_view item, Ours&& ours) {
    const Table powers = table("power_tables");
    const Table::Row row = trinket_row(powers, quantity, item);
    for (int level = least_ring_level; level <= 20; ++level) {
        INFO(item << " " << level);
        CHECK(ours(level) == row.number(std::to_string(level)));
    }
}

}  // namespace

TEST_CASE("charms recharge and work as the table says, level by level", "[content][table]") {
    const Table powers = table("power_tables");
    int checked = 0;
    for (const CharmRow& charm : charm_list) {
        const std::string name = "charm of " + std::string{item_rows[charm.kind].name};
        for (const Table::Row& row : powers.rows()) {
            if (row["item"] != name) continue;
            const bool is_recharge = row["quantity"] == "recharge";
            for (int level = 1; level <= 20; ++level) {
                INFO(name << ", " << row["quantity"] << " " << level);
                CHECK((is_recharge ? charm.recharge(level) : charm.power(level)) ==
                      row.number(std::to_string(level)));
            }
            ++checked;
        }
    }
    // Teleportation and recharging have no figure but the time they take.
    CHECK(checked == 2 * static_cast<int>(std::size(charm_list)) - 2);
}

TEST_CASE("rings are as strong as the table says, level by level", "[content][table]") {
    check_ring("staff recharge step", "ring of wisdom", recharge_step);
    check_ring("change of stealth range", "ring of stealth", stealth_change);
    check_ring("radius seen or blinded", "ring of clairvoyance", clairvoyant_radius);
    check_ring("passive search strength", "ring of awareness", passing_search);
    check_ring("healing from damage dealt", "ring of transference", transferred_percent);
    check_ring("turns for full regeneration", "ring of regeneration",
               [](int level) { return static_cast<int>(full_regeneration(level)); });
}

}  // namespace cellophane
