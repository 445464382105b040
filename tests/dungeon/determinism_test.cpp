#include <map>
#include <string>
#include <vector>

#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "dungeon/pipeline.h"
#include "support/ascii.h"
#include "support/catch.h"
#include "support/levels/examine.h"
#include "support/levels/ground.h"
#include "support/levels/watching.h"

// A level depends on its link and on nothing else (rules/levels.md 2.4; rules/levels.md 2.3, 2.4 and 27.2
// item 12).

namespace cellophane {

namespace {

Level level_of(std::uint64_t seed, Style style, int depth) {
    return generate({.seed = seed, .style = style, .depth = depth}).value();
}

bool same(const Level& a, const Level& b) {
    return a.layers == b.layers && a.depth == b.depth && a.stairs.up == b.stairs.up &&
           a.stairs.down == b.stairs.down && hash(a) == hash(b) && a.rooms.size() == b.rooms.size();
}

/// Runs a pipeline with one stage left out; returns the first draw of every stage's stream, by stage.
std::map<std::string, std::uint64_t> stream_starts(const LevelRequest& request, std::string_view replaced) {
    LevelPlan goal;
    goal.key = level_key(request.seed, request.depth);
    goal.style = request.style;
    goal.depth = request.depth;
    goal.up_target = {38, 27};
    goal.down_target = {5, 5};
    Draft draft{goal, RunCounters{1}};
    std::map<std::string, std::uint64_t> starts;
    for (const Stage& stage : pipeline(request.style)) {
        Rng rng{stream_key(goal.key, stage.name)};
        starts[std::string{stage.name}] = Rng{rng}.next();
        // Without walls there may be no place for stairs: then the draft is rejected and the rest is skipped.
        if (stage.name != replaced && !draft.rejected) stage.build(draft, rng);
    }
    return starts;
}

}  // namespace

TEST_CASE("the same link gives the same level", "[determinism]") {
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{77}, ~std::uint64_t{0}})
            for (int depth : {1, 4, 19})
                CHECK(same(level_of(seed, style.kind, depth), level_of(seed, style.kind, depth)));
}

TEST_CASE("other seeds, depths and styles give other levels", "[determinism]") {
    std::map<std::uint64_t, std::string> known;
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed = 1; seed <= 12; ++seed)
            for (int depth = 1; depth <= 3; ++depth) {
                const std::string link =
                    std::string{style.name} + " " + std::to_string(seed) + " " + std::to_string(depth);
                const auto [at, is_new] = known.emplace(hash(level_of(seed, style.kind, depth)), link);
                INFO(link << " and " << at->second);
                CHECK(is_new);
            }
}

TEST_CASE("a descent gives the same levels as single requests, and so does a copy of it", "[determinism]") {
    for (const StyleRow& style : style_rows) {
        LevelRequest request{.seed = 31337, .style = style.kind};
        Descent descent{request};
        for (int depth = 1; depth <= 12; ++depth) {
            CHECK(descent.next_depth() == depth);
            const Level level = descent.next().value();
            if (depth % 4 == 0) CHECK(same(level, level_of(31337, style.kind, depth)));
        }
        // A copy goes on by itself.
        Descent copy = descent;
        const Level here = descent.next().value();
        CHECK(same(here, copy.next().value()));
    }
}

TEST_CASE("watching a level being dug does not change it and sees every stage in order", "[determinism]") {
    for (const StyleRow& style : style_rows)
        for (int depth : {1, 7}) {
            std::vector<std::string> seen;
            const Watch watch = after_each_stage([&](std::string_view stage, const Draft& draft) {
                seen.emplace_back(stage);
                CHECK(draft.goal.depth == depth);
            });
            const LevelRequest request{.seed = 4711, .style = style.kind, .depth = depth};
            CHECK(same(generate(request, watch).value(), generate(request).value()));
            std::vector<std::string> expected;
            for (const Stage& stage : pipeline(style.kind)) expected.emplace_back(stage.name);
            CHECK(seen == expected);
        }
}

TEST_CASE("each stage draws from a stream of its own", "[determinism]") {
    for (const StyleRow& style : style_rows) {
        const LevelRequest request{.seed = 99, .style = style.kind, .depth = 6};
        const auto untouched = stream_starts(request, "");
        CHECK(untouched.size() == pipeline(style.kind).size());
        for (std::string_view replaced : {"design_lakes", "lay_floor", "finish_walls"})
            CHECK(stream_starts(request, replaced) == untouched);
    }
    // Published: the stream of first_room on depth 1 of seed 1 (rules/levels.md 27.1).
    CHECK(stream_starts({.seed = 1}, "").at("first_room") == 0x6cfcadf145ebd8dc);
}

TEST_CASE("a change to lakes leaves the rooms of a seed as they were", "[determinism]") {
    const auto plan_without = [](std::string_view left_out) {
        LevelPlan goal;
        goal.key = level_key(2024, 9);
        goal.depth = 9;
        goal.up_target = {38, 27};
        goal.down_target = {5, 5};
        Draft draft{goal, RunCounters{1}};
        for (const Stage& stage : pipeline(Style::Brogue)) {
            Rng rng{stream_key(goal.key, stage.name)};
            if (stage.name != left_out) stage.build(draft, rng);
            if (stage.name == "lay_floor") break;
        }
        return draft;
    };
    const Draft whole = plan_without("");
    CHECK(plan_without("design_lakes").layers == whole.layers);
    // Without loops the rooms are the same, only the doors of the loops are missing.
    const Draft tree = plan_without("add_loops");
    CHECK(tree.plan.floor == whole.plan.floor);
    CHECK(tree.plan.doors.within(whole.plan.doors));
}

TEST_CASE("stages are named as published and no name comes twice", "[determinism]") {
    const std::map<std::string, int> published{
        {"first_room", 0},      {"attach_rooms", 0},  {"add_loops", 0},        {"lay_floor", 0},
        {"design_lakes", 0},    {"fill_lakes", 0},    {"scatter_features", 0}, {"clear_diagonals", 0},
        {"furnish_rewards", 0}, {"furnish_areas", 0}, {"join_lakes", 0},       {"build_bridges", 0},
        {"finish_doors", 0},    {"finish_walls", 0},  {"place_stairs", 0},     {"place_items", 0},
        {"place_gold", 0},      {"place_hordes", 0},  {"set_waypoints", 0},    {"place_amulet", 0},
        {"analyse_shape", 0},   {"settle", 0}};
    for (const StyleRow& style : style_rows) {
        std::map<std::string, int> found;
        for (const Stage& stage : pipeline(style.kind)) {
            INFO(stage.name);
            CHECK(published.count(std::string{stage.name}) == 1);
            CHECK(++found[std::string{stage.name}] == 1);
            CHECK(stage.build != nullptr);
        }
        // Machines look at the shape of a level themselves; only levels without them have a stage for it.
        if (style.kind == Style::Brogue) CHECK(found.size() == published.size() - 1);
    }
}

TEST_CASE("stairs are meant to lie where the published targets say", "[determinism]") {
    const Descent one{LevelRequest{.seed = 1}};
    CHECK(one.down_target(0) == Pos{38, 27});
    CHECK(one.down_target(1) == Pos{69, 17});
    CHECK(one.down_target(2) == Pos{24, 4});
    CHECK(one.down_target(3) == Pos{58, 15});
    CHECK(one.down_target(4) == Pos{21, 15});
    CHECK(one.down_target(40) == Pos{20, 15});
    const Descent other{LevelRequest{.seed = 1729}};
    CHECK(other.down_target(1) == Pos{11, 23});
    CHECK(other.down_target(2) == Pos{48, 16});
    CHECK(other.down_target(3) == Pos{4, 10});
    CHECK(other.down_target(4) == Pos{65, 1});
    const Descent large{LevelRequest{.seed = 12345678901234567890U}};
    CHECK(large.down_target(1) == Pos{77, 21});
    CHECK(large.down_target(2) == Pos{51, 16});
    CHECK(large.down_target(3) == Pos{14, 10});
    CHECK(large.down_target(4) == Pos{47, 22});
}

TEST_CASE("the real down stairs of a level are the target for the next level", "[determinism]") {
    Descent descent{LevelRequest{.seed = 8}};
    for (int depth = 1; depth <= 10; ++depth) {
        const Level level = descent.next().value();
        CHECK(descent.down_target(depth) == level.stairs.down);
    }
}

TEST_CASE("level keys and those of repetitions are the published mixes", "[determinism]") {
    CHECK(level_key(1, 1) == 0x910a2dec89025cc1);
    CHECK(level_key(1729, 40) == 0x447679004a121e15);
    CHECK(level_key(1, 26, 0) == mix(1, 26));
    CHECK(level_key(1, 26, 3) == mix(mix(1, 26), 3));
}

TEST_CASE("the hash tells levels apart by every layer and by their stairs", "[determinism]") {
    const Level level = level_of(1, Style::Brogue, 2);
    for (Layer layer : every_layer) {
        Level changed = level;
        changed.layers[layer][{40, 14}] =
            changed.layers[layer][{40, 14}] == Terrain::Obsidian ? Terrain::Floor : Terrain::Obsidian;
        CHECK(hash(changed) != hash(level));
    }
    Level deeper = level;
    deeper.depth = 3;
    CHECK(hash(deeper) != hash(level));
    Level moved = level;
    moved.stairs.up = moved.stairs.up + Pos{1, 0};
    CHECK(hash(moved) != hash(level));
}

TEST_CASE("items and monsters of a level are the same with or without settling its terrain",
          "[determinism]") {
    int unsettled = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        for (const StyleRow& style : style_rows) {
            Descent whole{{.seed = seed, .style = style.kind}};
            Descent contents{{.seed = seed, .style = style.kind}, concerns_contents};
            for (int depth = 1; depth <= 30; ++depth) {
                INFO(style.name << " seed " << seed << " depth " << depth);
                const Level settled = whole.next().value();
                const Level held = contents.next().value();
                CHECK(settled.items == held.items);
                CHECK(settled.monsters == held.monsters);
                unsettled += settled.layers == held.layers ? 0 : 1;
            }
        }
    }
    CHECK(unsettled > 50);
}

}  // namespace cellophane
