#include "play/actions/remedies.h"

#include <string>

#include "play/scenario.h"
#include "support/catch.h"
#include "support/table.h"

// What a cure of everything ends, status by status (tables/statuses.tsv).

namespace cellophane {

TEST_CASE("a panacea does to each status what the table says", "[play][potions][table]") {
    const Table theirs{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/statuses.tsv"};
    int rows = 0;
    for (const Table::Row& row : theirs.rows())
        for (const StatusRow& status : status_rows) {
            if (status.name != row["status"]) continue;
            INFO(row.place() << " " << status.name);
            ++rows;
            const std::string_view cures = row["ends_or_cured_by"];
            const bool leaves_one = cures.find("panacea leaves 1") != std::string_view::npos;
            const bool ends = !leaves_one && cures.find("panacea") != std::string_view::npos;
            Scenario s{long_hall};
            s.game.hero.vitals.statuses.set(status.kind, 20);
            s.game.hero.vitals.weakness = 3;
            s.game.hero.vitals.poison = 2;
            cure_everything(s.game, 0);
            CHECK(s.game.hero.vitals.statuses[status.kind] == (ends ? 0 : leaves_one ? 1 : 20));
            CHECK(s.game.hero.vitals.weakness == 0);
            CHECK(s.game.hero.vitals.poison == 0);
        }
    CHECK(rows == static_cast<int>(Status::count));
}

TEST_CASE("a cure heals by percent of the most health, up to that", "[play][potions]") {
    for (const int percent : {0, 20, 60, 100}) {
        Scenario s{long_hall};
        s.game.hero.max_health = 50;
        s.game.hero.health = 15;
        cure_everything(s.game, percent);
        CHECK(s.game.hero.health == std::min(50, 15 + percent / 2));
    }
}

}  // namespace cellophane
