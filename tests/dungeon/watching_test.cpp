#include <algorithm>
#include <string>
#include <vector>

#include "dungeon/generate.h"
#include "dungeon/pipeline.h"
#include "dungeon/rooms/accretion.h"
#include "dungeon/rooms/loops.h"
#include "dungeon/stages/stages.h"
#include "support/ascii.h"
#include "support/catch.h"

// What the generator tells of itself, and that telling costs the level nothing.

namespace cellophane {

namespace {

using Kind = DigEventKind;

struct Told {
    Kind kind{};
    Pos at = nowhere;
    int count = 0;
    int machine = 0;
    int parent = 0;
    std::string stage{};
    /// Empty grids where an event has none.
    BitGrid cells{};
    std::vector<Pos> refused{};
};

struct Diary {
    std::vector<Told> all;
    Watch watch = [this](const Draft&, const DigEvent& event) {
        all.push_back({.kind = event.kind,
                       .at = event.at,
                       .count = event.count,
                       .machine = event.machine,
                       .parent = event.parent,
                       .stage = std::string{event.stage},
                       .cells = event.cells ? *event.cells : BitGrid{},
                       .refused = event.refused ? *event.refused : std::vector<Pos>{}});
    };

    std::vector<Told> of(Kind kind) const {
        std::vector<Told> some;
        for (const Told& told : all)
            if (told.kind == kind) some.push_back(told);
        return some;
    }
};

}  // namespace

TEST_CASE("watching does not change the hash of any level", "[watching]") {
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            for (int depth : {1, 3, 8, 14, 26}) {
                const LevelRequest request{.seed = seed * 7919, .style = style.kind, .depth = depth};
                Diary diary;
                const Result<Level> watched = generate(request, diary.watch);
                const Result<Level> unwatched = generate(request);
                REQUIRE((watched.ok() && unwatched.ok()));
                INFO(style.name << ", seed " << request.seed << ", depth " << depth);
                CHECK(hash(watched.value()) == hash(unwatched.value()));
                CHECK(diary.all.size() > 20);
            }
}

TEST_CASE("the events of a dig cover everything in the finished level", "[watching]") {
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            INFO(style.name << ", seed " << seed);
            Diary diary;
            const Result<Level> dug = generate(
                {.seed = seed, .style = style.kind, .depth = static_cast<int>(seed) * 2}, diary.watch);
            REQUIRE(dug.ok());
            const Level& level = dug.value();
            CHECK(diary.of(Kind::StageDone).size() == pipeline(style.kind).size());
            CHECK(diary.of(Kind::StairsPlaced).size() == 2);
            CHECK(diary.of(Kind::TicketsDealt).size() == 1);
            // Rooms come in the order of the level's own list; sanctuaries and warrens have some of their
            // own.
            std::vector<Told> rooms;
            for (const Told& told : diary.all) {
                if (told.kind == Kind::RoomPlaced) rooms.push_back(told);
                if (told.stage == "attach_rooms") break;
            }
            REQUIRE(rooms.size() == level.rooms.size());
            for (std::size_t i = 1; i < rooms.size() && style.kind != Style::Rogue; ++i)
                CHECK(rooms[i].at == level.rooms[i].doorways.front());
            for (const Item& item : level.items) {
                if (item.machine != 0 || item.carrier) continue;
                const std::vector<Told> laid = diary.of(Kind::ItemPlaced);
                CHECK(std::any_of(laid.begin(), laid.end(),
                                  [&](const Told& told) { return told.at == item.at; }));
            }
        }
}

TEST_CASE("events of machines nest: each machine begun is built or taken back before its parent",
          "[watching]") {
    int nested = 0;
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Diary diary;
        const Result<Level> dug = generate({.seed = seed, .depth = 9}, diary.watch);
        REQUIRE(dug.ok());
        std::vector<int> open;
        std::vector<int> standing;
        for (const Told& told : diary.all) {
            if (told.kind == Kind::MachineBegun) {
                CHECK(told.cells.any());
                if (told.parent != 0) {
                    REQUIRE(!open.empty());
                    ++nested;
                }
                open.push_back(told.machine);
            }
            if (told.kind != Kind::MachineBuilt && told.kind != Kind::MachineRefused) continue;
            REQUIRE(!open.empty());
            CHECK(open.back() == told.machine);
            open.pop_back();
            if (told.kind == Kind::MachineBuilt) {
                standing.push_back(told.machine);
            } else {
                ++refused;
                // What it had built by then goes with it: later numbers, all of them.
                std::erase_if(standing, [&](int number) { return number > told.machine; });
            }
        }
        CHECK(open.empty());
        CHECK(standing.size() == dug.value().machines.size());
    }
    CHECK(nested > 5);
    CHECK(refused > 0);
}

TEST_CASE("the refused places of a room are those where it does not fit", "[watching]") {
    int places = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        BitGrid open{standard_size};
        bool attaching = true;
        const auto fits = [&](const BitGrid& room, Pos by) {
            const BitGrid near_open = open.dilated8();
            bool good = true;
            room.for_each(
                [&](Pos p) { good &= standard_size.contains_inside(p + by) && !near_open.test(p + by); });
            return good;
        };
        const Watch watch = [&](const Draft& draft, const DigEvent& event) {
            if (event.stage == "attach_rooms") attaching = false;
            if (attaching && event.refused) {
                BitGrid room = *event.cells;
                if (event.beside) room |= *event.beside;
                for (Pos by : *event.refused) CHECK_FALSE(fits(room, by));
                if (event.kind == Kind::RoomPlaced) CHECK(fits(room, {0, 0}));
                places += static_cast<int>(event.refused->size());
                CHECK(event.count ==
                      static_cast<int>(event.refused->size()) + (event.kind == Kind::RoomPlaced ? 1 : 0));
            }
            open = draft.plan.open();
        };
        REQUIRE(generate({.seed = seed, .depth = 5}, watch).ok());
    }
    CHECK(places > 500);
}

TEST_CASE("in style classic the refused places of a room are those where it does not fit", "[watching]") {
    int places = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        BitGrid near_open{standard_size};
        const Watch watch = [&](const Draft& draft, const DigEvent& event) {
            if (event.kind == Kind::RoomPlaced && event.refused) {
                CHECK(event.count > static_cast<int>(event.refused->size()));
                for (Pos by : *event.refused) {
                    bool fits = true;
                    event.cells->for_each([&](Pos p) {
                        fits &= standard_size.contains_inside(p + by) && !near_open.test(p + by);
                    });
                    CHECK_FALSE(fits);
                }
                places += static_cast<int>(event.refused->size());
            }
            near_open = draft.plan.open().dilated8();
        };
        REQUIRE(generate({.seed = seed, .style = Style::Classic, .depth = 5}, watch).ok());
    }
    CHECK(places > 50);
}

TEST_CASE("machines that find no place are reported without a number and without cells", "[watching]") {
    int unplaced = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Diary diary;
        REQUIRE(generate({.seed = seed, .depth = 9}, diary.watch).ok());
        for (const Told& told : diary.of(Kind::MachineUnplaced)) {
            ++unplaced;
            CHECK(told.machine == 0);
            CHECK(told.cells.none());
        }
    }
    CHECK(unplaced > 5);
}

TEST_CASE("copies of a draft are not watched, and a draft assigned to a watched one is", "[watching]") {
    Diary diary;
    LevelPlan goal;
    goal.size = standard_size;
    Draft draft{goal, RunCounters{1}};
    draft.watch.begin(diary.watch);
    Draft copy = draft;
    CHECK_FALSE(static_cast<bool>(copy.watch));
    begin_with(copy, RoomShape::Small, rectangle(standard_size, {3, 3}, {8, 8}));
    CHECK(diary.all.empty());
    draft = std::move(copy);
    begin_with(draft, RoomShape::Small, rectangle(standard_size, {3, 3}, {8, 8}));
    CHECK(diary.of(Kind::RoomPlaced).size() == 1);
}

TEST_CASE("a wall opened for a loop is reported with its position", "[watching]") {
    constexpr std::string_view picture = R"(
        ###########
        #....#....#
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####.#.####
        ####...####
        ###########
    )";
    LevelPlan goal;
    goal.size = drawn::size_of(picture);
    Draft draft{goal, RunCounters{1}};
    draft.plan.floor = drawn::cells(picture, ".");
    Diary diary;
    draft.watch.begin(diary.watch);
    Rng rng{8};
    const int opened = cut_detours(draft, 15, rng);
    const std::vector<Told> loops = diary.of(Kind::LoopOpened);
    REQUIRE(static_cast<int>(loops.size()) == opened);
    REQUIRE(opened > 0);
    for (const Told& loop : loops) {
        CHECK(draft.plan.doors.test(loop.at));
        CHECK(loop.count == 15);
    }
}

TEST_CASE("the refused places of a lake are those where it would cut the level", "[watching]") {
    const BitGrid dry = drawn::cells(R"(
        ####################
        #..................#
        #..................#
        #.########.#########
        #..................#
        ####################
    )",
                                     ".");
    const BitGrid blob = rectangle({20, 6}, {0, 0}, {3, 3});
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Rng one{seed};
        Rng other{seed};
        std::vector<Pos> refused;
        const BitGrid lake = settle_lake(blob, dry, 20, one, &refused);
        CHECK(settle_lake(blob, dry, 20, other) == lake);
        CHECK(one.next() == other.next());
        for (Pos corner : refused) CHECK(lake_disrupts(dry, blob.shifted(corner)));
        CHECK(refused.size() <= 20);
        if (lake.none()) CHECK(refused.size() == 20);
    }
}

}  // namespace cellophane
