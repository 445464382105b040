#include "support/levels/examine.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "content/metered_items.h"
#include "content/schedules.h"
#include "dungeon/draft/draft.h"
#include "dungeon/pipeline.h"
#include "support/levels/ground.h"
#include "support/levels/inhabitants.h"
#include "support/levels/naming.h"
#include "support/levels/solver.h"
#include "support/levels/stage_checks.h"
#include "support/levels/watching.h"

namespace cellophane {

namespace {

std::string first_of(const BitGrid& cells) {
    return std::to_string(cells.count()) + " cells, first " + place(cells.first());
}

struct Checker {
    const Level& level;
    const BitGrid& impregnable;
    Style style;
    LevelFacts& facts;
    const std::function<void(std::string, std::string)>& fail;
    Ground ground{level.layers};

    void expect_none(const char* rule, const BitGrid& cells) const {
        if (cells.any()) fail(rule, first_of(cells));
    }

    /// Without the parts that are lake and nothing else: those may lie sealed in rock (rules/levels.md 18).
    BitGrid dry_parts(BitGrid cells) const {
        const BitGrid wet = lakes_and_wreaths(level.layers);
        BitGrid result{cells.size()};
        while (cells.any()) {
            const BitGrid part = part_with(cells.first(), cells);
            cells -= part;
            if (!part.within(wet)) result |= part;
        }
        return result;
    }

    void border() const { expect_none("the map's edge is solid", rim(level.size()) - ground.solid); }

    void one_pair_of_stairs() const {
        const auto count = [&](Terrain terrain) {
            return cells_of(level.layers, Layer::Dungeon, terrain).count();
        };
        const bool first = level.depth == shallowest_depth;
        const bool last = level.depth == long_deepest_depth;
        if (count(Terrain::DungeonExit) != (first ? 1 : 0) ||
            count(Terrain::UpwardStaircase) != (first ? 0 : 1) ||
            count(Terrain::CrystalPortal) != (last ? 1 : 0) ||
            count(Terrain::DownwardStaircase) != (last ? 0 : 1))
            fail("one up and one down staircase", "counts differ");
        const Terrain up = level.layers[Layer::Dungeon][level.stairs.up];
        const Terrain down = level.layers[Layer::Dungeon][level.stairs.down];
        if (up != (first ? Terrain::DungeonExit : Terrain::UpwardStaircase) ||
            down != (last ? Terrain::CrystalPortal : Terrain::DownwardStaircase))
            fail("one up and one down staircase", "they are not where the level says");
        for (Pos at : {level.stairs.up, level.stairs.down})
            for (Layer layer : {Layer::Liquid, Layer::Surface, Layer::Gas})
                if (level.layers[layer][at] != Terrain::Nothing)
                    fail("one up and one down staircase", "something lies on the stairs at " + place(at));
    }

    /// Stairs as rules/levels.md 21.1 and 21.2 leave them: recessed in a wall between two torches.
    void surroundings(Pos stairs) const {
        const char* rule = "stairs stand in a wall between torches";
        int ways = 0;
        Direction approach = Direction::count;
        for (Direction d : cardinals) {
            if (ground.solid.test(stairs + step(d))) continue;
            ++ways;
            approach = d;
        }
        const auto terrain = [&](Pos p) { return level.layers[Layer::Dungeon][p]; };
        bool torches = false;
        for (Direction d : cardinals)
            torches |= level.layers[Layer::Dungeon][stairs + step(d)] == Terrain::WallTorch;
        // Where no wall would take them they stand on floor, and nothing is done about their surroundings.
        if (ways != 1 || !torches) {
            ++facts.stairs_in_the_open;
            return;
        }
        const Pos way = step(approach);
        const Pos across{way.y, way.x};
        if (terrain(stairs + across) != Terrain::WallTorch || terrain(stairs - across) != Terrain::WallTorch)
            fail(rule, "no two torches beside " + place(stairs));
        if (ground.blocked.test(stairs + way)) fail(rule, "blocked in front of " + place(stairs));
        for (Pos corner : {stairs - way + across, stairs - way - across})
            if (!ground.solid.test(corner)) fail(rule, "open behind " + place(stairs));
        for (Direction d : directions) {
            const Pos p = stairs + step(d);
            if (terrain(p) == Terrain::Granite) fail(rule, "granite beside " + place(stairs));
            if (ground.solid.test(p) && !impregnable.test(p))
                fail(rule, "walls that give way at " + place(p));
        }
        if (!level.size().contains_inside(stairs)) fail(rule, "on the edge at " + place(stairs));
    }

    /// From stairs to stairs over dry land, and every open cell within reach.
    void ways() {
        const Pos up = level.stairs.up;
        const Pos down = level.stairs.down;
        BitGrid seed{level.size()};
        seed.set(up);
        // The bridges of the bridge step are never needed (27.2, items 2 and 4); nothing of a machine bars
        // the way from stairs to stairs, and no secret of its but a door is on it (rules/machines.md 15,
        // property 3).
        const BitGrid bridges = cells_of(level.layers, Layer::Liquid, Terrain::RopeBridge);
        BitGrid dry =
            ground.blocked.complement() | cells_of(level.layers, Layer::Dungeon, Terrain::SecretDoor);
        dry -= bridges;
        dry.set(up);
        dry.set(down);
        if (!flood(seed, dry).test(down)) fail("a dry way leads from stairs to stairs", "there is none");
        // 27.2, item 3: through machines, but what lies in them is looked at by the solver.
        BitGrid all = ground.open_or_doorway;
        all.set(up);
        all.set(down);
        const BitGrid free = all - level.ownership.any();
        expect_none("every open cell can be reached", dry_parts(free - flood(seed, all)));
        expect_none("every open cell can be reached without a bridge",
                    dry_parts((free - bridges) - flood(seed, all - bridges)));
        facts.stairs_path = walk_length(ground.open_or_doorway, ground.corners - ground.secret, up, down);
        facts.stairs_apart = king_distance(up, down);
    }

    void doors() {
        const BitGrid claimed = level.ownership.any();
        const BitGrid wooden = cells_of(level.layers, Layer::Dungeon, Terrain::WoodenDoor) - claimed;
        // Doors that a vestibule has made and let go again stand at the mouth of a room that keeps its claim.
        const BitGrid secret =
            cells_of(level.layers, Layer::Dungeon, Terrain::SecretDoor) - level.ownership.rooms.dilated4();
        facts.doors = wooden.count();
        facts.secret_doors = secret.count();
        if (level.depth == long_deepest_depth) expect_none("no wooden door on depth 40", wooden);
        if (level.depth == shallowest_depth) expect_none("no secret door on depth 1", secret);
        expect_none("no door opens by itself",
                    cells_of(level.layers, Layer::Dungeon, Terrain::OpenWoodenDoor));
        if (style == Style::Rogue) return;
        wooden.for_each([&](Pos p) {
            const auto open = [&](Direction d) { return !ground.solid.test(p + step(d)); };
            const bool across = open(Direction::West) || open(Direction::East);
            const bool upright = open(Direction::North) || open(Direction::South);
            if (across && upright) fail("no orphaned door", place(p));
            int blocked = 0;
            for (Direction d : cardinals) blocked += ground.blocked.test(p + step(d)) ? 1 : 0;
            facts.late_orphans += blocked >= 3 ? 1 : 0;
        });
    }

    void liquids() {
        const Terrain kinds[] = {Terrain::DeepWater, Terrain::Lava, Terrain::Chasm, Terrain::InertBrimstone};
        for (std::size_t i = 0; i < 4; ++i)
            facts.liquids[i] = cells_of(level.layers, Layer::Liquid, kinds[i]).count();
        const char* rule = "each liquid keeps to its depths";
        const auto loose = [&](Terrain liquid) {
            return (cells_of(level.layers, Layer::Liquid, liquid) - level.ownership.any()).any();
        };
        const bool moat = std::any_of(level.machines.begin(), level.machines.end(), [](const auto& machine) {
            return machine.kind == Blueprint::LavaMoatArea || machine.kind == Blueprint::LavaMoatRoom;
        });
        if (level.depth < 4 && !moat && loose(Terrain::Lava)) fail(rule, "lava");
        if (level.depth < 18 && loose(Terrain::InertBrimstone)) fail(rule, "brimstone");
        if (level.depth == 40 &&
            (loose(Terrain::Lava) || loose(Terrain::Chasm) || loose(Terrain::InertBrimstone)))
            fail(rule, "something else than water");
        facts.bridge_cells = cells_of(level.layers, Layer::Liquid, Terrain::RopeBridge).count();
        facts.passable_cells = level.size().area() - ground.solid.count();
    }

    void walls() {
        BitGrid near_stairs{level.size()};
        near_stairs.set(level.stairs.up);
        near_stairs.set(level.stairs.down);
        near_stairs = near_stairs.dilated8();
        const BitGrid exposed = ground.exposing.dilated8();
        BitGrid stray = cells_of(level.layers, Layer::Dungeon, Terrain::StoneWall) - exposed;
        stray |= cells_of(level.layers, Layer::Dungeon, Terrain::Granite) & exposed;
        // Machines and the safeguard of the raffle come after the last pass over the walls: a statistic.
        facts.stray_walls = (stray - near_stairs - level.ownership.any().dilated8()).count();
        if (facts.stray_walls > 4)
            expect_none("walls are granite where nothing exposes them", stray - near_stairs);
    }

    void layers_make_sense() const {
        expect_none("the dungeon layer is never empty",
                    cells_of(level.layers, Layer::Dungeon, Terrain::Nothing));
        const BitGrid gas = cells_of(level.layers, Layer::Gas, Terrain::Nothing);
        if (gas.count() != level.size().area()) fail("no gas hangs in a fresh level", "there is some");
    }
};

}  // namespace

void check_finished(const Level& level, const BitGrid& impregnable, Style style, LevelFacts& facts,
                    const std::function<void(std::string, std::string)>& fail) {
    Checker checker{level, impregnable, style, facts, fail};
    facts.depth = level.depth;
    checker.layers_make_sense();
    checker.border();
    checker.one_pair_of_stairs();
    checker.liquids();
    checker.doors();
    checker.walls();
    checker.ways();
    if (style != Style::Rogue) {
        checker.surroundings(level.stairs.up);
        checker.surroundings(level.stairs.down);
    }
    check_items(level, fail);
    check_monsters(level, fail);
    check_machines(level, fail);
    check_solvable(level, fail);
    facts.machines = static_cast<int>(level.machines.size());
    facts.hordes = free_hordes(level);
    const BitGrid seen = arrival_view(level);
    for (const Monster& monster : level.monsters)
        if (monster.machine == 0 && !monster.leader && seen.test(monster.at)) ++facts.hordes_in_view;
    facts.late_diagonals = diagonal_openings(level.layers).count();
    for (const RoomRecord& room : level.rooms) facts.shapes.push_back(room.shape);
}

namespace {

/// Watches a level being dug; a rejected level starts the figures anew.
class Inspector {
public:
    using Fail = std::function<void(std::string, std::string)>;
    Inspector(const LevelRequest& request, int depth, const ViolationSink& report)
        : style_{request.style}, impregnable_{request.size}, fail_{[=](std::string rule, std::string what) {
              report({std::move(rule), request.seed, request.style, depth, std::move(what)});
          }} {}

    void see(std::string_view stage, const Draft& draft) {
        if (stage == "first_room") {
            const int rejected = seen_first_ ? facts_.rejected + 1 : 0;
            facts_ = {};
            facts_.rejected = rejected;
            seen_first_ = true;
        }
        check_stage(stage, draft, facts_, fail_);
        facts_.machine_calls = draft.machine_numbers;
        if (stage == "place_stairs") impregnable_ = draft.impregnable;
        // The rules speak of a level as it was made. Then its terrain begins to move: gas gathers, brimstone
        // burns.
        if (stage == "set_waypoints" && !draft.rejected)
            check_finished(level_of(Draft{draft}), impregnable_, style_, facts_, fail_);
    }

    LevelFacts finish(const Level& level) {
        facts_.hash = hash(level);
        return facts_;
    }

    const Fail& fail() const { return fail_; }

private:
    Style style_;
    BitGrid impregnable_;
    Fail fail_;
    LevelFacts facts_;
    bool seen_first_ = false;
};

}  // namespace

std::optional<LevelFacts> examine(Descent& run, const LevelRequest& request, std::optional<Pos> above,
                                  const ViolationSink& report) {
    const int depth = run.next_depth();
    Inspector inspector{request, depth, report};
    const Result<Level> dug = run.next(
        after_each_stage([&](std::string_view stage, const Draft& draft) { inspector.see(stage, draft); }));
    if (!dug.ok()) {
        inspector.fail()("every level can be dug", dug.problem().message);
        return std::nullopt;
    }
    if (dug.value().depth != depth || run.next_depth() != depth + 1)
        inspector.fail()("a descent goes depth by depth", std::to_string(dug.value().depth));
    LevelFacts facts = inspector.finish(dug.value());
    if (above) facts.stairs_gap = king_distance(*above, dug.value().stairs.up);
    return facts;
}

namespace {

/// What an ordinary descent would have found above a depth: as many reward rooms, as much food, gold and life
/// as were due by then.
RunCounters usual_counters(std::uint64_t seed, int depth) {
    RunCounters counters{seed};
    const int above = std::min(depth - 1, long_amulet_depth);
    while (counters.reward_rooms * 4 + 2 < above) ++counters.reward_rooms;
    if (above < 1) return counters;
    counters.nutrition = std::max(0, static_cast<int>(nutrition_mark(above, 0)) + 1);
    counters.gold = (gold_low_mark(std::min(above, 25)) + gold_high_mark(std::min(above, 25))) / 2;
    for (std::size_t i = 0; i < metered_rows.size(); ++i)
        while (metered_rows[i].forced_multiplier > 0 &&
               counters.count[i] * metered_rows[i].forced_multiplier + metered_rows[i].forced_increment <
                   above)
            ++counters.count[i];
    return counters;
}

}  // namespace

std::optional<LevelFacts> examine_alone(const LevelRequest& request, const ViolationSink& report) {
    const Descent targets{request};
    for (int repetition = 0; repetition <= 50; ++repetition) {
        Inspector inspector{request, request.depth, report};
        LevelPlan goal;
        goal.key = level_key(request.seed, request.depth, repetition);
        goal.style = request.style;
        goal.depth = request.depth;
        goal.size = request.size;
        goal.up_target = targets.down_target(request.depth - 1);
        goal.down_target = targets.down_target(request.depth);
        goal.tuning = request.tuning;
        Draft draft{goal, usual_counters(request.seed, request.depth)};
        for (const Stage& stage : pipeline(request.style)) {
            Rng rng{stream_key(goal.key, stage.name)};
            stage.build(draft, rng);
            inspector.see(stage.name, draft);
            if (draft.rejected) break;
        }
        if (draft.rejected) continue;
        LevelFacts facts = inspector.finish(level_of(std::move(draft)));
        facts.rejected = repetition;
        return facts;
    }
    report({"every level can be dug", request.seed, request.style, request.depth, "alone"});
    return std::nullopt;
}

}  // namespace cellophane
