#include <map>
#include <set>

#include "dungeon/generate.h"
#include "play/pathfinding/travel_planner.h"
#include "play/play.h"
#include "play/scenario.h"
#include "support/catch.h"
#include "support/levels/ground.h"

// Traveling, running, exploring and changing level (rules/hero.md 10.5 to 10.8 and 12).

namespace cellophane {

namespace {

template <class E>
int count(const Report& report) {
    return static_cast<int>(
        std::count_if(report.events.begin(), report.events.end(), [](const Event& e) { return e.is<E>(); }));
}

/// A command to its end; all its events in one report.
Report play_out(Play& play, const Command& command) {
    Report whole = play.submit(command);
    for (int i = 0; i < 5000 && whole.going_on; ++i) {
        const Report next = play.submit(Continue{});
        whole.events.insert(whole.events.end(), next.events.begin(), next.events.end());
        whole.turns += next.turns;
        whole.going_on = next.going_on;
        whole.question = next.question;
    }
    return whole;
}

/// Explores until nothing is left, past every interruption; the number of commands, or -1.
int explore_all(Play& play) {
    for (int commands = 1; commands < 1500; ++commands) {
        const Report report = play_out(play, Explore{});
        if (count<Explored>(report) > 0) return commands;
        if (count<TooConfused>(report) > 0) play.submit(Rest{});
        // Where it is too dark to explore, feet feel their way, some steps in each direction.
        if (count<TooDark>(report) > 0)
            play_out(play, Move{directions[static_cast<std::size_t>(commands / 6 % 8)]});
    }
    return -1;
}

/// Walks to known stairs and takes them, past every interruption; all its events in one report.
Report take_stairs(Play& play, Stair which) {
    const int depth = play.observe().depth;
    Report whole;
    for (int commands = 0; commands < 60 && play.observe().depth == depth; ++commands) {
        const Report next = play_out(play, TravelToStairs{which});
        whole.events.insert(whole.events.end(), next.events.begin(), next.events.end());
        whole.turns += next.turns;
    }
    return whole;
}

/// The known floor cell farthest from every place searched so far: where something may still be hidden.
Pos next_to_search(const Observation& seen, const std::vector<Pos>& searched) {
    Pos best = seen.hero->at;
    int best_distance = -1;
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const Pos p = seen.cells.size().at(i);
        const CellView& view = seen.cells[p];
        if (view.sight == Sight::Unknown || view[Layer::Dungeon] != Terrain::Floor ||
            view[Layer::Liquid] != Terrain::Nothing)
            continue;
        int distance = 1000;
        for (Pos before : searched) distance = std::min(distance, king_distance(p, before));
        if (distance <= best_distance) continue;
        best_distance = distance;
        best = p;
    }
    return best;
}

/// Finds the way down, searching where it is hidden, and takes it.
bool go_down(Play& play) {
    const int depth = play.observe().depth;
    std::vector<Pos> searched;
    for (int patience = 0; patience < 200; ++patience) {
        if (explore_all(play) < 0) return false;
        // Some hatches are found by falling through them.
        if (play.observe().depth > depth) return true;
        if (play.known_stairs(Stair::Down)) {
            for (int i = 0; i < 10 && play.observe().depth == depth; ++i)
                play_out(play, TravelToStairs{Stair::Down});
            if (play.observe().depth == depth + 1) return true;
        }
        const Pos where = next_to_search(play.observe(), searched);
        searched.push_back(where);
        for (int i = 0; i < 10 && !(play.observe().hero->at == where); ++i) play_out(play, TravelTo{where});
        play_out(play, LongSearch{});
        play_out(play, LongSearch{});
    }
    return false;
}

}  // namespace

TEST_CASE("travel takes the shortest way and stops at its end", "[play][travel]") {
    Scenario s{R"(
        ############
        #@.........#
        #.########.#
        #..........#
        ############
    )"};
    s.play_out(TravelTo{{10, 3}});
    // Round the corner the last cell is out of sight from the start: it is still undiscovered.
    CHECK(s.count<TravelUnknown>() == 1);
    s.events.clear();
    s.play_out(TravelTo{{10, 1}});
    CHECK(s.game.hero.at == Pos{10, 1});
    CHECK(s.game.turns == 9);
    s.play_out(TravelTo{{1, 1}});
    CHECK(s.game.hero.at == Pos{1, 1});
    s.events.clear();
    s.play_out(TravelTo{{1, 1}});
    CHECK(s.count<AlreadyThere>() == 1);
    CHECK(s.count<Moved>() == 0);
}

TEST_CASE("travel goes round terrain that automatic movement avoids", "[play][travel]") {
    for (char danger : {'l', '~', ':', 'b'}) {
        std::string picture = R"(
            #########
            #...X...#
            #@..X...#
            #...X...#
            #.......#
            #########
        )";
        for (char& c : picture)
            if (c == 'X') c = danger;
        Scenario s{picture};
        s.play_out(TravelTo{{7, 2}});
        INFO(danger);
        CHECK(s.game.hero.at == Pos{7, 2});
        CHECK(s.game.depth == 5);
        CHECK(s.game.turns == 6);
        CHECK(s.count<Moved>() == 6);
    }
}

TEST_CASE("travel to an unreachable cell ends as near to it as possible", "[play][travel]") {
    Scenario s{R"(
        ###########
        #@....l...#
        #.....l...#
        ###########
    )"};
    s.play_out(TravelTo{{9, 1}});
    CHECK(s.game.hero.at == Pos{5, 1});
    Scenario stuck{"#######\n#@l..l#\n#######\n"};
    stuck.play_out(TravelTo{{4, 1}});
    CHECK(stuck.count<TravelBlocked>() == 1);
    CHECK(stuck.game.turns == 0);
}

TEST_CASE("travel and exploring report when only gas is in the way", "[play][travel][explore]") {
    const auto after = [](bool gas, bool wall) {
        Scenario s{R"(
            ##########
            #.......@#
            ########.#
            #........#
            #.########
            #.########
            ##########
        )"};
        for (const Pos at : {Pos{8, 3}, Pos{1, 1}}) {
            s.game.hero.at = at;
            s.look();
        }
        TerrainLayers& memory = s.game.here().known.memory;
        if (gas) memory[Layer::Gas][{5, 3}] = Terrain::CausticGas;
        if (wall) memory[Layer::Dungeon][{3, 3}] = Terrain::StoneWall;
        s.play(TravelTo{{1, 3}}).play(Stop{}).play(Explore{});
        return s;
    };
    const Scenario free = after(false, false);
    CHECK(free.count<TravelBlocked>() + free.count<Explored>() == 0);
    const Scenario gassed = after(true, false);
    REQUIRE(gassed.count<TravelBlocked>() == 1);
    CHECK(gassed.last<TravelBlocked>()->behind_gas);
    // Exploring goes to see whether the gas is still there.
    CHECK(gassed.count<Explored>() == 0);
    CHECK(gassed.game.turns > 0);
    // Where there would be no way without it either, there is nothing to tell.
    const Scenario walled = after(true, true);
    REQUIRE(walled.count<TravelBlocked>() == 1);
    CHECK_FALSE(walled.last<TravelBlocked>()->behind_gas);
    REQUIRE(walled.count<Explored>() == 1);
    CHECK_FALSE(walled.last<Explored>()->behind_gas);
}

namespace {

/// The hero has seen all but the end of a passage that gas fills, has walked off, and remembers the gas.
Scenario remembers_gas() {
    Scenario s{R"(
        ##########
        #.......@#
        ########.#
        #........#
        #.########
        #.########
        ##########
    )"};
    s.level().layers[Layer::Gas][{5, 3}] = Terrain::CausticGas;
    s.level().layers.gas_volume[{5, 3}] = 100;
    for (const Pos at : {Pos{8, 3}, Pos{1, 1}}) {
        s.game.hero.at = at;
        s.look();
    }
    return s;
}

/// Walks what exploring plans, without letting time pass; how many steps, at most 100.
int steps_explored(Scenario& s) {
    for (int steps = 0; steps < 100; ++steps) {
        const Direction d = plan_exploration(s.game, s.caches).next_step();
        if (d == Direction::count) return steps;
        s.game.hero.at = s.game.hero.at + step(d);
        CHECK(s.level().layers[Layer::Gas][s.game.hero.at] == Terrain::Nothing);
        s.look();
    }
    return 100;
}

}  // namespace

TEST_CASE("exploring goes to look whether remembered gas has gone", "[play][explore]") {
    Scenario gone = remembers_gas();
    gone.level().layers[Layer::Gas][{5, 3}] = Terrain::Nothing;
    gone.level().layers.gas_volume[{5, 3}] = 0;
    REQUIRE(gone.known().memory[Layer::Gas][{5, 3}] == Terrain::CausticGas);
    gone.play_out(Explore{});
    gone.play_out(Explore{});
    REQUIRE(gone.count<Explored>() >= 1);
    CHECK_FALSE(gone.last<Explored>()->behind_gas);
    CHECK(gone.known().discovered.test({1, 5}));
}

TEST_CASE("exploring looks at lasting gas once, from outside it", "[play][explore]") {
    Scenario lasting = remembers_gas();
    const int steps = steps_explored(lasting);
    CHECK(steps > 0);
    CHECK(steps < 100);
    CHECK(lasting.known().in_view.test({5, 3}));
    lasting.play(Explore{});
    REQUIRE(lasting.count<Explored>() == 1);
    CHECK(lasting.last<Explored>()->behind_gas);
    CHECK(lasting.game.turns == 0);
}

TEST_CASE("exploring does not walk to and fro between two clouds", "[play][explore]") {
    Scenario s{R"(
        #################
        #.......#.......#
        #.#####...#####.#
        #.#######.#####.#
        #########@#######
        #.#######.#####.#
        #.#####...#####.#
        #.......#.......#
        #################
    )"};
    for (const Pos at : {Pos{6, 1}, Pos{10, 1}, Pos{6, 7}, Pos{10, 7}}) {
        s.level().layers[Layer::Gas][at] = Terrain::CausticGas;
        s.level().layers.gas_volume[at] = 100;
    }
    s.look();
    CHECK(steps_explored(s) < 100);
    CHECK(are_goals_behind_gas(s.game, s.caches));
}

namespace {

/// A totem in a room watches the glyphs of the way out, which leads round a corner.
Scenario watched_glyphs(Pos start) {
    Scenario s{R"(
        ##################
        #..........#######
        #@...............#
        #..........#####.#
        ################.#
        ##################
    )"};
    for (int x = 9; x <= 12; ++x) {
        s.level().layers[Layer::Dungeon][{x, 2}] = Terrain::MagicalGlyph;
        s.level().ownership.number[{x, 2}] = 1;
        s.level().ownership.areas.set({x, 2});
    }
    MachineRecord machine;
    machine.number = 1;
    machine.kind = Blueprint::BeckoningObstacleVestibule;
    machine.origin = {12, 2};
    s.level().machines.push_back(machine);
    add_live_creature(s, MonsterKind::MirroredTotem, {2, 2}, MonsterState::Hunting).machine = 1;
    s.game.hero.at = start;
    s.look();
    return s;
}

/// Gives a command until it is refused for good or has nothing left to do; the number of times.
template <class Refused>
int give_often(Scenario& s, const Command& command) {
    for (int given = 1; given < 50; ++given) {
        const int before = s.count<Refused>();
        const int turns = s.game.turns;
        s.play(command);
        if (s.count<Refused>() > before || s.game.turns == turns) return given;
    }
    return 50;
}

}  // namespace

TEST_CASE("exploring and journeys leave glyphs alone from which a totem pulls back", "[play][explore]") {
    Scenario s = watched_glyphs({1, 2});
    CHECK(give_often<Explored>(s, Explore{}) < 10);
    CHECK(s.count<Blinked>() == 0);
    REQUIRE(s.last<Explored>());
    REQUIRE(s.last<Explored>()->behind);
    CHECK(s.last<Explored>()->behind->by->kind == MonsterKind::MirroredTotem);
    CHECK(give_often<TravelBlocked>(s, TravelTo{{16, 2}}) < 10);
    CHECK(s.count<Blinked>() == 0);
    REQUIRE(s.last<TravelBlocked>());
    CHECK(s.last<TravelBlocked>()->behind->by->kind == MonsterKind::MirroredTotem);
}

TEST_CASE("glyphs whose totem cannot see them are walked over", "[play][explore]") {
    Scenario s = watched_glyphs({1, 2});
    add_live_creature(s, MonsterKind::Golem, {3, 2}, MonsterState::Ally).vitals.ticks = 30000;
    s.look();
    CHECK(give_often<Explored>(s, Explore{}) < 20);
    CHECK_FALSE(s.last<Explored>()->behind);
    CHECK(s.game.here().known.discovered.test({16, 4}));
}

TEST_CASE("a journey goes over glyphs from which a totem pulls the hero onwards", "[play][travel]") {
    Scenario s = watched_glyphs({1, 2});
    s.game.hero.at = {16, 2};
    s.look();
    CHECK(give_often<TravelBlocked>(s, TravelTo{{5, 1}}) < 10);
    CHECK(s.game.hero.at == Pos{5, 1});
}

TEST_CASE("journeys pass neither over stairs nor over what is to be left alone", "[play][travel]") {
    Scenario s{R"(
        #########
        #...>...#
        #...@...#
        #.......#
        #########
    )"};
    Item key = some_item(ItemKind::DoorKey, {2, 3});
    key.marks |= {ItemMark::IsKey};
    s.level().items.push_back(key);
    s.look();
    travel_costs(s.game, s.caches);
    CHECK(s.caches.costs[{4, 1}] == cost_barred);
    CHECK(s.caches.costs[{3, 1}] > 0);
    // A journey may pass a key where there is no other way; exploring bars it, as to step on it is to take
    // it.
    CHECK(s.caches.costs[{2, 3}] == s.caches.costs[{3, 3}] + 10);
}

TEST_CASE("travel to a neighbouring cell behind a corner goes round it", "[play][travel]") {
    // rules/hero.md 10.7: only a neighbor that is cardinal, or diagonal and not blocked, is simply stepped
    // to.
    Scenario s{"#####\n#@..#\n##..#\n#####\n"};
    s.play_out(TravelTo{{2, 2}});
    CHECK(s.game.hero.at == Pos{2, 2});
    CHECK(s.count<Bumped>() == 0);
}

TEST_CASE("travel to cells off the map is refused and takes no time", "[play][travel]") {
    Scenario s{"#####\n#@..#\n#####\n"};
    for (Pos target : {Pos{-1, 0}, Pos{99, 1}, Pos{2, -5}}) s.play_out(TravelTo{target});
    CHECK(s.count<TravelUnknown>() == 3);
    CHECK(s.game.turns == 0);
    s.play(Continue{}).play(Stop{});
    CHECK(s.game.turns == 0);
}

TEST_CASE("a run goes on until the walls change", "[play][run]") {
    Scenario s{R"(
        ############
        #@.........#
        #####.######
        #####.######
        ############
    )"};
    s.play_out(Run{Direction::East});
    CHECK(s.game.hero.at == Pos{5, 1});
    s.play_out(Run{Direction::East});
    CHECK(s.game.hero.at == Pos{6, 1});
    s.play_out(Run{Direction::East});
    CHECK(s.game.hero.at == Pos{10, 1});
    const int turns = s.game.turns;
    s.play_out(Run{Direction::East});
    CHECK(s.game.turns == turns);
    // A run halts before terrain that travel would avoid.
    Scenario lava{"########\n#@...l.#\n########\n"};
    lava.play_out(Run{Direction::East});
    CHECK(lava.game.hero.at == Pos{4, 1});
}

TEST_CASE("exploring sees every cell that can be reached and then says so", "[play][explore]") {
    Scenario s{R"(
        ####################
        #@...+....#........#
        #....#....+........#
        ####.#....#####.####
        #....#~~~~#........#
        #.####....#........#
        #.........#####s####
        ##########.........#
        ####################
    )"};
    s.play_out(Explore{});
    while (s.count<Explored>() == 0 && s.game.turns < 500) s.play_out(Explore{});
    REQUIRE(s.count<Explored>() == 1);
    const BitGrid open = Ground{s.level().layers}.blocked.complement();
    BitGrid hidden = open - s.known().discovered;
    // Behind the secret door only, unless it was found on the way.
    if (s.level().layers[Layer::Dungeon][{15, 6}] == Terrain::SecretDoor)
        CHECK((hidden - rectangle(open.size(), {10, 7}, {18, 7})).none());
    else
        CHECK(hidden.none());
    const int turns = s.game.turns;
    s.play_out(Explore{});
    CHECK(s.game.turns == turns);
    CHECK(s.count<Explored>() == 2);
}

TEST_CASE("exploring generated levels leaves nothing reachable unseen", "[play][explore]") {
    for (Style style : {Style::Brogue, Style::Classic, Style::Accretion, Style::Rogue})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Play play{{.seed = seed, .style = style, .depth = seed % 2 == 0 ? 7 : 1, .harmless = true}};
            play.begin();
            INFO(style_rows[style].name << " seed " << seed);
            REQUIRE(explore_all(play) > 0);
            const Game& game = play.game();
            const VisitedLevel& place = game.here();
            const Ground ground{place.level.layers};
            BitGrid walkable = ground.blocked.complement();
            BitGrid seed_cell{walkable.size()};
            seed_cell.set(game.hero.at);
            const BitGrid reachable = flood(seed_cell, walkable);
            CHECK((reachable - place.known.discovered).none());
            // Explore routes end where the next unseen cell is: there is none left.
            CHECK(play.explore_route().empty());
        }
}

TEST_CASE("stairs lead down and up again, and levels stay as they were left", "[play][levels]") {
    Play play{{.seed = 1729, .harmless = true}};
    play.begin();
    REQUIRE(explore_all(play) > 0);
    const TerrainLayers first = play.game().here().level.layers;
    const BitGrid seen = play.game().here().known.discovered;
    REQUIRE(play.known_stairs(Stair::Down));
    const int turns = play.observe().turns;
    const Report down = take_stairs(play, Stair::Down);
    REQUIRE(play.observe().depth == 2);
    CHECK(count<LevelEntered>(down) == 1);
    CHECK(play.observe().turns == turns + down.turns);
    // Beside the up stairs of the new level.
    const VisitedLevel& second = play.game().here();
    CHECK(king_distance(play.game().hero.at, second.level.stairs.up) == 1);
    CHECK(second.level.layers == generate({.seed = 1729, .depth = 2}).value().layers);
    const Report up = take_stairs(play, Stair::Up);
    REQUIRE(play.observe().depth == 1);
    CHECK(count<LevelEntered>(up) == 1);
    for (const Event& event : up.events)
        if (const auto* entered = event.as<LevelEntered>()) {
            CHECK_FALSE(entered->first_visit);
            CHECK(entered->by == ArrivedBy::StairsUp);
        }
    CHECK(king_distance(play.game().hero.at, play.game().here().level.stairs.down) == 1);
    // Doors fall shut and grass recovers; walls and water stay.
    const TerrainLayers& now = play.game().here().level.layers;
    for (int i = 0; i < now.size().area(); ++i) {
        const Terrain was = first[Layer::Dungeon].at_index(i);
        const Terrain is = now[Layer::Dungeon].at_index(i);
        const auto is_door = [](Terrain terrain) {
            return terrain == Terrain::OpenWoodenDoor || terrain == Terrain::WoodenDoor;
        };
        if (!(is_door(was) && is_door(is))) CHECK(is == was);
    }
    CHECK(now[Layer::Liquid] == first[Layer::Liquid]);
    CHECK(seen.within(play.game().here().known.discovered));
    CHECK(play.observe().deepest == 2);
}

TEST_CASE("a harmless hero walks from the first level to the last", "[play][levels]") {
#ifdef CELLOPHANE_SANITIZED
    constexpr int bottom = 6;
#else
    constexpr int bottom = 40;
#endif
    Play play{{.seed = 42, .harmless = true}};
    play.begin();
    int walked = 0;
    while (play.observe().depth < bottom) {
        INFO("depth " << play.observe().depth);
        if (go_down(play)) {
            ++walked;
            continue;
        }
        // Where a horde sleeps in the only way, or a trap lies there that he has found by stepping on it, a
        // level is left out.
        REQUIRE(explore_all(play) > 0);
        const Knowledge& known = play.game().here().known;
        REQUIRE((known.occupied.any() || known.memory.cells_with({TerrainProperty::TrapPlate}).any()));
        play = Play{{.seed = 42, .depth = play.observe().depth + 1, .harmless = true}};
    }
    CHECK(play.observe().deepest == bottom);
    CHECK(walked >= bottom * 3 / 4);
    if (bottom == 40) {
        REQUIRE(explore_all(play) > 0);
        // The portal is as far as it goes.
        if (play.known_stairs(Stair::Down)) {
            play_out(play, TravelToStairs{Stair::Down});
            CHECK(play.observe().depth == 40);
        }
    }
}

TEST_CASE("the game begins beside the arrival stairs of any depth", "[play][levels]") {
    for (int depth : {1, 2, 13, 26, 40}) {
        Play play{{.seed = 9, .depth = depth}};
        const Report first = play.begin();
        REQUIRE(first.events.size() == 1);
        const auto& entered = first.events[0].get<LevelEntered>();
        CHECK(entered.depth == depth);
        CHECK(entered.by == ArrivedBy::NewGame);
        CHECK(entered.first_visit);
        CHECK(play.observe().turns == 0);
        CHECK(play.observe().depth == depth);
        CHECK(king_distance(play.observe().hero->at, play.game().here().level.stairs.up) == 1);
        CHECK(play.game().here().level.layers == generate({.seed = 9, .depth = depth}).value().layers);
    }
}

}  // namespace cellophane
