#include "dungeon/draft/tuning.h"

#include <string>
#include <vector>

#include "dungeon/generate.h"
#include "support/catch.h"
#include "support/levels/examine.h"
#include "support/levels/sweep.h"

namespace cellophane {

namespace {

/// The figures of some levels of different depths; whatever rule they break is reported.
std::vector<LevelFacts> dug(Style style, Tunable which, int percent, int levels) {
    std::vector<LevelFacts> facts;
    for (int i = 1; i <= levels; ++i) {
        LevelRequest request{
            .seed = static_cast<std::uint64_t>(i) * 31, .style = style, .depth = 1 + i * 7 % 26};
        request.tuning.set(which, percent);
        const auto level = examine_alone(request, [](const Violation& violation) {
            FAIL_CHECK(violation.rule << ": " << told(violation));
        });
        INFO(tuning_text(request.tuning) << ", seed " << request.seed << ", depth " << request.depth);
        REQUIRE(level);
        facts.push_back(*level);
    }
    return facts;
}

template <class Figure>
double total(const std::vector<LevelFacts>& levels, Figure figure) {
    double sum = 0;
    for (const LevelFacts& level : levels) sum += figure(level);
    return sum;
}

int deepest_strangers(Style style, int percent) {
    int strangers = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        LevelRequest request{.seed = seed, .style = style, .depth = 4};
        request.tuning.set(Tunable::OutOfDepth, percent);
        const Result<Level> level = generate(request);
        REQUIRE(level.ok());
        for (const Monster& monster : level.value().monsters) {
            // Ogres begin on depth 7, bog monsters likewise: who is here came from below.
            strangers += monster.kind == MonsterKind::Ogre || monster.kind == MonsterKind::BogMonster ||
                         monster.kind == MonsterKind::AcidMound || monster.kind == MonsterKind::Centipede;
        }
    }
    return strangers;
}

}  // namespace

TEST_CASE("every measure is named once, and the usual one is allowed", "[tuning]") {
    for (const TunableRow& row : tunable_rows) {
        CHECK(tunable_named(row.name) == row.kind);
        CHECK(row.percent.has(untuned));
        CHECK_FALSE(row.meaning.empty());
        CHECK(row.styles.has(Style::Brogue));
    }
}

TEST_CASE("measures are read and written the same way", "[tuning]") {
    CHECK(parse_tuning("").value() == Tuning{});
    CHECK(tuning_text(Tuning{}).empty());
    const Tuning tuning = parse_tuning("lakes=0,loops=50").value();
    CHECK(tuning[Tunable::Loops] == 50);
    CHECK(tuning[Tunable::Lakes] == 0);
    CHECK(tuning[Tunable::Rooms] == untuned);
    CHECK(tuning_text(tuning) == "loops=50,lakes=0");
    CHECK(parse_tuning(tuning_text(tuning)).value() == tuning);
    CHECK(parse_tuning("loops=100").value() == Tuning{});
    CHECK(parse_tuning("outOfDepth=1000").value()[Tunable::OutOfDepth] == 1000);
}

TEST_CASE("what is no measure is refused with the allowed", "[tuning]") {
    const auto refusal = [](const std::string& text) {
        const Result<Tuning> tuning = parse_tuning(text);
        INFO(text);
        REQUIRE_FALSE(tuning.ok());
        CHECK(tuning.problem().code == "bad-tune");
        return tuning.problem().message;
    };
    for (const char* text : {"water=5", "=5", ",", "Loops=5", " loops=5", "50"})
        CHECK(refusal(text).find("rooms, loops, lakes, machines, outOfDepth") != std::string::npos);
    for (const char* text : {"loops", "loops=", "loops=-1", "loops=301", "loops=5.5", "loops=5%", "loops=1e2",
                             "loops=99999999999999999999", "loops=5=5"})
        CHECK(refusal(text).find("percent from 0 to 300") != std::string::npos);
    CHECK(refusal("rooms=24").find("from 25 to 300") != std::string::npos);
    CHECK(refusal("loops=5,loops=6").find("given twice") != std::string::npos);
    CHECK(refusal("loops=5,").find("behind a comma") != std::string::npos);
    CHECK(refusal(std::string(100000, 'x')).size() < 400);
}

TEST_CASE("a style refuses measures of what it has not", "[tuning]") {
    LevelRequest request{.style = Style::Rogue};
    request.tuning.set(Tunable::Lakes, 50);
    const Result<Level> level = generate(request);
    REQUIRE_FALSE(level.ok());
    CHECK(level.problem().code == "bad-tune");
    CHECK(level.problem().message ==
          "lakes cannot be tuned in style rogue, which can tune loops, outOfDepth.");
    request.tuning = {};
    request.tuning.set(Tunable::Loops, 1000);
    CHECK(generate(request).problem().message.find("0 to 300") != std::string::npos);
}

TEST_CASE("levels keep all rules at both ends of every measure", "[tuning][long]") {
    for (const StyleRow& style : style_rows)
        for (const TunableRow& row : tunable_rows) {
            if (!row.styles.has(style.kind)) continue;
            INFO(style.name << ", " << row.name);
            dug(style.kind, row.kind, row.percent.least, 12);
            dug(style.kind, row.kind, row.percent.most, 12);
        }
}

TEST_CASE("more is more: what a measure is of grows with it", "[tuning][long]") {
    struct Measured {
        Tunable which;
        int (*figure)(const LevelFacts&);
    };
    const Measured all[] = {
        {Tunable::Rooms, [](const LevelFacts& level) { return level.rooms_attached; }},
        {Tunable::Loops, [](const LevelFacts& level) { return level.loops; }},
        {Tunable::Lakes, [](const LevelFacts& level) { return level.lakes; }},
        {Tunable::Machines, [](const LevelFacts& level) { return level.machines; }},
    };
    for (const Style style : {Style::Brogue, Style::Classic})
        for (const Measured& measured : all) {
            INFO(style_rows[style].name << ", " << tunable_rows[measured.which].name);
            const int least = tunable_rows[measured.which].percent.least;
            const double few = total(dug(style, measured.which, least, 25), measured.figure);
            const double usual = total(dug(style, measured.which, untuned, 25), measured.figure);
            const double many = total(dug(style, measured.which, 300, 25), measured.figure);
            CHECK(few < usual);
            CHECK(usual < many);
        }
    CHECK(total(dug(Style::Brogue, Tunable::Loops, 0, 10), [](const auto& level) { return level.loops; }) ==
          0);
    CHECK(total(dug(Style::Brogue, Tunable::Lakes, 0, 10), [](const auto& level) { return level.lakes; }) ==
          0);
    CHECK(deepest_strangers(Style::Brogue, 0) < deepest_strangers(Style::Brogue, 1000));
}

TEST_CASE("a measure moves nothing that was dug before it counts", "[tuning]") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        LevelRequest request{.seed = seed, .depth = 3};
        const Result<Level> usual = generate(request);
        request.tuning.set(Tunable::Lakes, 0);
        const Result<Level> dry = generate(request);
        REQUIRE((usual.ok() && dry.ok()));
        REQUIRE(usual.value().rooms.size() == dry.value().rooms.size());
        for (std::size_t i = 0; i < dry.value().rooms.size(); ++i)
            CHECK(usual.value().rooms[i].cells == dry.value().rooms[i].cells);
    }
}

}  // namespace cellophane
