#include "dungeon/descent.h"
#include "dungeon/pipeline.h"
#include "dungeon/stages/stages.h"
#include "support/catch.h"
#include "support/levels/drafts.h"

// How many treasure rooms a level is given (rules/levels.md 15 and 25.2).

namespace cellophane {

namespace {

/// The treasure rooms of a level above which there were so many.
int rewards_built(Style style, std::uint64_t seed, int depth, int above) {
    LevelPlan plan;
    plan.key = level_key(seed, depth);
    plan.style = style;
    plan.depth = depth;
    const Descent targets{{.seed = seed, .style = style}};
    plan.up_target = targets.down_target(depth - 1);
    plan.down_target = targets.down_target(depth);
    RunCounters counters{seed};
    counters.reward_rooms = above;
    Draft draft{plan, counters};
    for (const Stage& stage : pipeline(style)) {
        Rng rng{stream_key(plan.key, stage.name)};
        stage.build(draft, rng);
        if (stage.name == "furnish_rewards") break;
    }
    return draft.counters.reward_rooms - above;
}

}  // namespace

TEST_CASE("style classic builds overdue treasure rooms one at a time, style brogue all at once",
          "[dungeon][rewards]") {
    constexpr int levels = 12;
    int classic = 0;
    int brogue = 0;
    for (std::uint64_t seed = 1; seed <= levels; ++seed) {
        classic += rewards_built(Style::Classic, seed, 19, 0);
        brogue += rewards_built(Style::Brogue, seed, 19, 0);
        // Four to two levels: nothing is due, and in style classic nothing comes of itself.
        CHECK(rewards_built(Style::Classic, seed, 18, 4) == 0);
    }
    // One, and with a fifth of chance another.
    CHECK(classic >= levels);
    CHECK(classic < 2 * levels);
    CHECK(brogue > 4 * levels);
}

TEST_CASE("where nothing fits a level is given up after fifty tries, for treasure and for the Amulet",
          "[dungeon][rewards]") {
    const auto tries = [](int depth, int above, bool for_amulet) {
        Draft draft = drawn::draft("#####\n#...#\n#####\n", depth);
        draft.counters.reward_rooms = above;
        draft.entrance = BitGrid{draft.goal.size}.complement();
        int unplaced = 0;
        const Watch watch = [&](const Draft&, const DigEvent& event) {
            const bool is_unplaced = event.kind == DigEventKind::MachineUnplaced;
            unplaced += is_unplaced && (event.blueprint == Blueprint::AmuletArea) == for_amulet ? 1 : 0;
        };
        draft.watch.begin(watch);
        Rng rng{1};
        furnish_rewards(draft, rng);
        CHECK(draft.counters.reward_rooms == above);
        CHECK(draft.machines.empty());
        return unplaced;
    };
    CHECK(tries(20, 0, false) == 50);
    CHECK(tries(20, 0, true) == 0);
    CHECK(tries(long_amulet_depth, 100, true) == 50);
    // Below the Amulet there are none.
    CHECK(tries(long_amulet_depth + 1, 0, false) == 0);
}

}  // namespace cellophane
