#include "content/statuses.h"

#include <set>
#include <string>

#include "content/hunger.h"
#include "content/tables.h"
#include "support/catch.h"

// Hold src/content/statuses.h to docs/rules/tables/statuses.tsv. What a status does is played in tests/play.

namespace cellophane {

namespace {

/// "1 per environment tick (100 ticks); innate never" and the like.
Countdown written_countdown(std::string_view text) {
    if (text.starts_with("1 per environment tick")) return Countdown::Tick;
    if (text.starts_with("hero: 1 per hero turn")) return Countdown::OwnTurn;
    if (text.starts_with("only by struggling")) return Countdown::Struggle;
    REQUIRE(text.starts_with("maximum / 20"));
    return Countdown::Decay;
}

/// The label without what is added to it: " (hero) / …", ": -N …", " or …".
std::string written_label(std::string_view text) {
    if (text == "(none)") return {};
    std::string label{text};
    for (const std::string_view end : {" (", ": ", " or "})
        if (const std::size_t at = label.find(end); at != std::string::npos) label.resize(at);
    return label;
}

}  // namespace

TEST_CASE("statuses are what the table says they are", "[content][table]") {
    const Table theirs = table("statuses");
    std::set<std::string> timed;
    for (const Table::Row& row : theirs.rows()) {
        INFO(row.place() << " " << row["status"]);
        const bool is_timed = row["kind"].starts_with("timed");
        if (row["status"] == "searching") {
            CHECK(row["label_on_bar"] == "Searching");
            CHECK(row.number("bar_maximum") == searches_in_a_row);
            continue;
        }
        if (row["kind"] == "counter") {
            CHECK(row["status"] == "nutrition");
            CHECK(row.number("bar_maximum") == full_nutrition);
            CHECK(numbers_in(split(row["effect_on_hero"], ":").at(0)) ==
                  std::vector<int>{hungry_nutrition, weak_nutrition, faint_nutrition, 0});
            continue;
        }
        const StatusRow* ours = named(status_rows, row["status"]);
        // Conditions and what is only shown are marks elsewhere.
        CHECK((ours != nullptr) == is_timed);
        if (ours == nullptr) continue;
        timed.emplace(row["status"]);
        // It has no bar in the reference, and the table recommends one.
        const bool is_shown_here_alone = ours->kind == Status::Aggravating;
        CHECK(ours->label == (is_shown_here_alone ? "Aggravating" : written_label(row["label_on_bar"])));
        CHECK(ours->countdown == written_countdown(row["counts_down"]));
        CHECK((row["kind"] == "timed, hidden") == (ours->label.empty() || is_shown_here_alone));
    }
    for (const StatusRow& row : status_rows) {
        INFO(row.name);
        CHECK(timed.contains(std::string{row.name}));
    }
}

TEST_CASE("a shield takes a point of harm for every ten of its units, a part of ten for one more",
          "[content]") {
    CHECK(points_shielded(0) == 0);
    CHECK(points_shielded(1) == 1);
    CHECK(points_shielded(10) == 1);
    CHECK(points_shielded(11) == 2);
    CHECK(points_shielded(130) == 13);
}

}  // namespace cellophane
