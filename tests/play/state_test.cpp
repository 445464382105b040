#include <memory>
#include <utility>
#include <vector>

#include "play/play.h"
#include "play/scenario.h"
#include "support/catch.h"
#include "world/environment/promotion.h"

// The state of a game is one value, made of commands and a seed and nothing else; what is shown is what the
// hero knows (rules/terrain.md 2).

namespace cellophane {

namespace {

std::vector<Command> some_commands(std::uint64_t key, int count) {
    Rng rng{key};
    std::vector<Command> commands;
    for (int i = 0; i < count; ++i) {
        const int kind = rng.uniform(0, 11);
        const auto d = directions[static_cast<std::size_t>(rng.uniform(0, 7))];
        const int x = rng.uniform(-2, 80);
        const int y = rng.uniform(-2, 30);
        switch (kind) {
            case 0:
                commands.emplace_back(Run{d});
                break;
            case 1:
                commands.emplace_back(Rest{});
                break;
            case 2:
                commands.emplace_back(Search{});
                break;
            case 3:
                commands.emplace_back(LongSearch{});
                break;
            case 4:
                commands.emplace_back(TravelTo{{x, y}});
                break;
            case 5:
                commands.emplace_back(TravelToStairs{x % 2 == 0 ? Stair::Up : Stair::Down});
                break;
            case 6:
            case 7:
                commands.emplace_back(Explore{});
                break;
            case 8:
                commands.emplace_back(Continue{});
                break;
            case 9:
                commands.emplace_back(x % 3 == 0 ? Command{Stop{}} : Command{Answer{y % 2 == 0}});
                break;
            default:
                commands.emplace_back(Move{d});
                break;
        }
    }
    return commands;
}

}  // namespace

TEST_CASE("the same commands give the same states", "[play][state]") {
    for (std::uint64_t seed : {1U, 1729U}) {
        Play one{{.seed = seed, .harmless = true}};
        Play other{{.seed = seed, .harmless = true}};
        CHECK(one.begin().events.size() == other.begin().events.size());
        for (const Command& command : some_commands(seed, 600)) {
            const Report a = one.submit(command);
            const Report b = other.submit(command);
            REQUIRE(one.state_hash() == other.state_hash());
            REQUIRE(a.events.size() == b.events.size());
            REQUIRE(a.turns == b.turns);
            REQUIRE(a.going_on == b.going_on);
        }
        CHECK(one.observe().turns > 100);
    }
}

TEST_CASE("observing and planning routes do not change the state", "[play][state]") {
    Play play{{.seed = 3}};
    play.begin();
    for (const Command& command : some_commands(3, 120)) {
        play.submit(command);
        const std::uint64_t before = play.state_hash();
        play.observe();
        play.explore_route();
        play.route_to({40, 14});
        play.route_to({-5, 200});
        play.known_stairs(Stair::Down);
        REQUIRE(play.state_hash() == before);
    }
}

TEST_CASE("a route leads to its target or as near as can be, and off the map leads none", "[play][state]") {
    Play play{{.seed = 3}};
    play.begin();
    play.submit(Explore{});
    for (int i = 0; i < 20; ++i) play.submit(Continue{});
    const Pos hero = play.game().hero.at;
    const Observation& seen = play.observe();
    int routes = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const Pos at = seen.cells.size().at(i);
        const std::vector<Pos> route = play.route_to(at);
        if (route.empty()) continue;
        ++routes;
        CHECK(king_distance(hero, route.front()) == 1);
        for (std::size_t step = 1; step < route.size(); ++step)
            CHECK(king_distance(route[step - 1], route[step]) == 1);
    }
    CHECK(routes > 50);
    for (const Pos at : {Pos{-1, 5}, {5, -1}, {79, 5}, {5, 29}, {-5, 200}}) CHECK(play.route_to(at).empty());
}

TEST_CASE("of another level the hero remembers what he knew of it when he left, and of no other anything",
          "[play][state]") {
    Play play{{.seed = 3, .harmless = true}};
    play.begin();
    play.submit(Explore{});
    for (int i = 0; i < 20; ++i) play.submit(Continue{});
    CHECK_FALSE(play.remembered(2));
    CHECK_FALSE(play.remembered(0));
    CHECK_FALSE(play.remembered(long_deepest_depth + 1));
    play.submit(TravelToStairs{Stair::Down});
    for (int i = 0; i < 3000 && play.depth() == 1; ++i)
        play.submit(i % 2 == 0 ? Command{Explore{}} : Continue{});
    for (int i = 0; i < 3000 && play.depth() == 1; ++i)
        play.submit(i % 2 == 0 ? Command{TravelToStairs{Stair::Down}} : Continue{});
    REQUIRE(play.depth() == 2);
    const std::optional<Observation> above = play.remembered(1);
    REQUIRE(above);
    CHECK(above->depth == 1);
    const Knowledge& known = play.game().places[0]->known;
    REQUIRE(above->cells.size() == known.discovered.size());
    int remembered = 0;
    for (int i = 0; i < above->cells.size().area(); ++i) {
        const Pos at = above->cells.size().at(i);
        CHECK((above->cells[at].sight == Sight::Remembered) == known.discovered.test(at));
        remembered += known.discovered.test(at) ? 1 : 0;
    }
    CHECK(remembered > 200);
    CHECK_FALSE(above->hero);
    REQUIRE(play.remembered(2));
    CHECK(play.remembered(2)->depth == 2);
    CHECK(play.remembered(2)->hero);
}

TEST_CASE("a copy of a game is independent of the original and plays on the same way", "[play][state]") {
    Play play{{.seed = 77}};
    play.begin();
    for (const Command& command : some_commands(5, 150)) play.submit(command);
    const Play snapshot = play;
    const std::uint64_t then = play.state_hash();
    CHECK(snapshot.state_hash() == then);
    Play again = snapshot;
    for (const Command& command : some_commands(6, 150)) {
        play.submit(command);
        again.submit(command);
    }
    CHECK(play.state_hash() == again.state_hash());
    CHECK(play.state_hash() != then);
    CHECK(snapshot.state_hash() == then);
    // What was looked at before is another game.
    CHECK(play.observe().turns != snapshot.observe().turns);
    play = snapshot;
    CHECK(play.state_hash() == then);
    CHECK(play.observe().turns == snapshot.observe().turns);
    Play moved = std::move(again);
    moved.submit(Rest{});
    CHECK(moved.state_hash() != then);
}

namespace {

/// The same game with something changed.
template <class Change>
Play changed(const Play& play, const Change& change) {
    auto game = std::make_unique<Game>(play.game());
    change(*game);
    return Play::resumed(std::move(game));
}

}  // namespace

TEST_CASE("the stance is another one after anything that a command without a turn can change",
          "[play][state]") {
    Play play{{.seed = 1}};
    play.begin();
    const auto stance_after = [&](auto&& change) { return changed(play, change).stance(); };
    const std::uint64_t before = stance_after([](Game&) {});
    CHECK(before == play.stance());
    const Pos hero = play.game().hero.at;
    for (int x = -1; x <= 1; ++x)
        for (int y = -1; y <= 1; ++y) {
            const Pos at = hero + Pos{x, y};
            CHECK(stance_after([&](Game& game) {
                      Knowledge& known = game.here().known;
                      known.discovered.set(at, !known.discovered.test(at));
                  }) != before);
            for (const Layer layer : every_layer)
                CHECK(stance_after([&](Game& game) {
                          game.here().known.memory.put(layer, at, Terrain::BrokenStatueInDoorway);
                      }) != before);
        }
    // What is two cells off no step bumps into.
    CHECK(stance_after([&](Game& game) {
              Knowledge& known = game.here().known;
              const Pos at = hero + Pos{2, 0};
              known.discovered.set(at, !known.discovered.test(at));
          }) == before);
    CHECK(stance_after([](Game& game) { game.play.next(); }) != before);
    CHECK(stance_after([](Game& game) { game.flicker.next(); }) != before);
    CHECK(stance_after([](Game& game) { ++game.turns; }) != before);
    CHECK(stance_after([](Game& game) { ++game.rounds; }) != before);
    CHECK(stance_after([](Game& game) { ++game.environment_clock; }) != before);
    CHECK(stance_after([](Game& game) { game.easy = !game.easy; }) != before);
    CHECK(stance_after([](Game& game) { game.ending.emplace(); }) != before);
    CHECK(stance_after([](Game& game) { game.question = Question::PlayEasily; }) != before);
    CHECK(stance_after([](Game& game) { game.asked.toward = Direction::West; }) != before);
    CHECK(stance_after([](Game& game) { game.asked.item = 'q'; }) != before);
    CHECK(stance_after([](Game& game) { game.asked.target = {7, 7}; }) != before);
    CHECK(stance_after([](Game& game) { game.asked.committed = true; }) != before);
    CHECK(stance_after([](Game& game) { ++game.hero.pack.items[0].quantity; }) != before);
    CHECK(stance_after([](Game& game) { game.doing = Searching{}; }) != before);
    CHECK(stance_after([](Game& game) { game.doing = Running{Direction::West}; }) !=
          stance_after([](Game& game) { game.doing = Running{Direction::East}; }));
}

TEST_CASE("the pulse is another one after any turn", "[play][state]") {
    Play play{{.seed = 1}};
    play.begin();
    const auto pulse_after = [&](auto&& change) { return changed(play, change).pulse(); };
    const std::uint64_t before = play.pulse();
    CHECK(pulse_after([](Game& game) { game.play.next(); }) != before);
    CHECK(pulse_after([](Game& game) { game.flicker.next(); }) != before);
    CHECK(pulse_after([](Game& game) { ++game.turns; }) != before);
    CHECK(pulse_after([](Game& game) { ++game.rounds; }) != before);
    CHECK(pulse_after([](Game& game) { ++game.environment_clock; }) != before);
    CHECK(pulse_after([](Game& game) { --game.hero.health; }) != before);
}

TEST_CASE("different seeds and depths are different games", "[play][state]") {
    CHECK(Play{{.seed = 1}}.state_hash() != Play{{.seed = 2}}.state_hash());
    CHECK(Play{{.seed = 1, .depth = 2}}.state_hash() != Play{{.seed = 1}}.state_hash());
    CHECK(Play{{.seed = 1, .style = Style::Rogue}}.state_hash() != Play{{.seed = 1}}.state_hash());
}

TEST_CASE("an observation shows what the hero sees and remembers, and no secrets", "[play][sight]") {
    // Deep down, so that there are secret doors to look at, and on levels that a walker gets to see much of.
    int secrets_looked_at = 0;
    for (std::uint64_t seed = 12; seed < 16; ++seed) {
        Play play{{.seed = seed, .depth = 20}};
        play.begin();
        for (const Command& command : some_commands(seed, 150)) {
            play.submit(command);
            for (int i = 0; i < 10; ++i) play.submit(Continue{});
            const Observation& seen = play.observe();
            const VisitedLevel& place = play.game().here();
            REQUIRE(seen.hero);
            REQUIRE(seen.hero->at == play.game().hero.at);
            for (int i = 0; i < seen.cells.size().area(); ++i) {
                const Pos p = seen.cells.size().at(i);
                const CellView& view = seen.cells[p];
                if (view.sight == Sight::Unknown) {
                    for (Layer layer : every_layer) REQUIRE(view[layer] == Terrain::Nothing);
                    REQUIRE_FALSE(place.known.discovered.test(p));
                    continue;
                }
                // Secrets wear their disguise.
                for (Layer layer : every_layer) {
                    const Terrain real = place.level.layers[layer][p];
                    REQUIRE_FALSE(terrain_rows[view[layer]].mechanics.has(TerrainMechanic::Secret));
                    secrets_looked_at += disguise(real) != real ? 1 : 0;
                    if (view.sight == Sight::Seen) REQUIRE(view[layer] == disguise(real));
                }
                REQUIRE(view.machine == 0);
            }
            REQUIRE(seen.cells[seen.hero->at].sight == Sight::Seen);
            REQUIRE(seen.machines.empty());
            for (const MonsterView& monster : seen.monsters) {
                REQUIRE_FALSE(monster.marks.has(MonsterMark::Dormant));
                const bool immobile = monster_rows[monster.kind].behaviors.has(Behavior::Immobile);
                const Sight sight = seen.cells[monster.at].sight;
                REQUIRE((sight == Sight::Seen || (immobile && sight == Sight::Remembered)));
            }
            for (const ItemView& item : seen.items) {
                REQUIRE(seen.cells[item.at].sight != Sight::Unknown);
                if (!item.identified) REQUIRE(item.charges == 0);
            }
        }
    }
    CHECK(secrets_looked_at > 0);
}

TEST_CASE("the hero knows what he sees as it is, blood of his own fall and spilled things included",
          "[play][sight]") {
    int blood = 0;
    for (std::uint64_t key = 1; key <= 30; ++key) {
        constexpr std::string_view above = "########\n#.@....#\n#......#\n########\n";
        Scenario s = with_below(above, above, key);
        s.level().layers[Layer::Liquid][{3, 1}] = Terrain::Chasm;
        s.look();
        s.play(Move{Direction::East}).play(Answer{true});
        REQUIRE(s.game.depth == 6);
        const TerrainLayers& now = s.level().layers;
        for (int i = 0; i < now.size().area(); ++i) {
            const Pos at = now.size().at(i);
            if (!s.known().visible.test(at)) continue;
            for (const Layer layer : every_layer)
                REQUIRE(s.known().memory[layer][at] == disguise(std::as_const(now)[layer][at]));
            blood += now[Layer::Surface][at] == Terrain::RedBlood ? 1 : 0;
        }
    }
    CHECK(blood > 0);
}

TEST_CASE("a change out of view leaves the remembered cell as it was", "[play][sight]") {
    Scenario s{"#########\n#@.#....#\n#.......#\n#########\n"};
    s.play(Move{Direction::South});
    s.play(Move{Direction::East}).play(Move{Direction::East});
    REQUIRE(s.known().visible.test({7, 1}));
    s.play(Move{Direction::West}).play(Move{Direction::West}).play(Move{Direction::North});
    REQUIRE_FALSE(s.known().visible.test({7, 1}));
    s.level().layers[Layer::Liquid][{7, 1}] = Terrain::DeepWater;
    s.play(Rest{});
    CHECK(s.known().memory[Layer::Liquid][{7, 1}] == Terrain::Nothing);
    s.play(Move{Direction::South}).play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(s.known().memory[Layer::Liquid][{7, 1}] == Terrain::DeepWater);
}

TEST_CASE("gas too thin to have a kind is remembered where the hero saw it drift", "[play][sight]") {
    Scenario s{"##########\n#@.......#\n#........#\n##########\n#........#\n##########\n"};
    s.level().layers.gas_volume[{4, 1}] = 3;
    s.play(Rest{});
    int drifted = 0;
    for (int turn = 0; turn < 20; ++turn) {
        const Grid<std::int32_t> before = s.level().layers.gas_volume;
        // A breath of gas behind a wall sets all adrift, and mostly none is left that has a kind when the
        // hero looks next.
        Moment now{s};
        place_feature(now.level.around(), Feature::MethaneBubble, {4, 4});
        s.play(Rest{});
        s.known().visible.for_each([&](Pos at) {
            CHECK(s.known().memory.gas_volume[at] == s.level().layers.gas_volume[at]);
            const bool has_moved = before[at] != s.level().layers.gas_volume[at];
            drifted += has_moved && is_empty(std::as_const(s.level().layers)[Layer::Gas]) ? 1 : 0;
        });
        s.level().layers.gas_volume[{4, 4}] = 0;
    }
    CHECK(drifted > 0);
}

TEST_CASE("any command at any time is answered without a crash", "[play][state]") {
#ifdef CELLOPHANE_SANITIZED
    constexpr int count = 800;
#else
    constexpr int count = 4000;
#endif
    for (Style style : {Style::Brogue, Style::Classic, Style::Accretion, Style::Rogue}) {
        Play play{{.seed = 5, .style = style, .depth = 3}};
        play.begin();
        int turns = 0;
        for (const Command& command : some_commands(static_cast<std::uint64_t>(style) + 90, count)) {
            const Report report = play.submit(command);
            turns += report.turns;
            REQUIRE(play.observe().turns == turns);
            const Pos at = play.game().hero.at;
            const TerrainLayers& layers = play.game().here().level.layers;
            REQUIRE(layers.size().contains_inside(at));
            REQUIRE_FALSE(layers.has(
                at, {TerrainProperty::BlocksMovement, TerrainProperty::Lava, TerrainProperty::Descends}));
        }
    }
}

}  // namespace cellophane
