#include "play/lighting/lighting.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "kit/grid/field_of_view.h"
#include "kit/grid/hasher.h"
#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "play/lighting/hero_light.h"
#include "play/play.h"
#include "support/catch.h"

// Light and what is seen by it (rules/terrain.md 2.1 to 2.3, 15, 16.4 and 21).

namespace cellophane {

namespace {

/// Deep down the hero's light does not get to its end.
constexpr std::string_view dark_corridor = R"(
    ##############################
    #@...........................#
    ##############################
)";

/// The cells some light but the hero's own reaches, as a drawing.
std::string lit_cells(const Scenario& s) {
    return drawn::picture(s.game.light.lit);
}

/// What the lights but the hero's own give a cell.
Illumination without_own(const Scenario& s, Pos at) {
    const MinersLight own = miners_light(s.game.depth, lamp_of(s.game));
    LightFalloff falloff;
    falloff.prepare(own.radius_hundredths, own.fade_percent);
    const Pos off = at - s.game.hero.at;
    const int percent = falloff.percent_at(off.x * off.x + off.y * off.y);
    const Illumination share = share_of({own.color.red, own.color.green, own.color.blue}, percent);
    const Illumination& all = s.game.light.at[at];
    return {all.red - share.red, all.green - share.green, all.blue - share.blue};
}

void look_again(Scenario& s) {
    update_vision(s.game, s.caches);
}

/// The cells a light reaches past what stands in its way, its own left out: of that only sides the hero sees.
template <class Visit>
void for_each_reached(const BitGrid& obstacles, const BitGrid& view, Pos light, int radius, Visit&& visit) {
    BitGrid mask{obstacles.size()};
    field_of_view(obstacles, light, radius, mask);
    const int reach = (radius + 50) / 100;
    mask.for_each([&](Pos at) {
        const Pos off = at - light;
        if (off.x < -reach || off.y < -reach || off.x >= reach || off.y >= reach) return;
        if (!obstacles.test(at) || view.test(at - Pos{sign(off.x), sign(off.y)})) visit(at);
    });
}

std::uint64_t hash_of(const Game& game) {
    Hasher hasher;
    visit(hasher, game);
    return hasher.result();
}

}  // namespace

TEST_CASE("a hero alone has his own light and no other", "[play][light]") {
    Scenario s{"########\n#@.....#\n########\n", 1, 1};
    CHECK(s.game.light.at[s.game.hero.at] == Illumination{177, 177, 178});
    CHECK(without_own(s, {5, 1}) == Illumination{});
    CHECK(s.game.light.lit.none());
    CHECK(s.game.light.dark.none());
}

TEST_CASE("a torch lights its own side of the wall", "[play][light]") {
    const Scenario s{R"(
        ####################
        #......#...........#
        #..................#
        #......#....#......#
        #......#.........@.#
        ##########t#########
    )"};
    // Its own wall leaves it a quarter of all directions, and the pillar takes a part of that; cells that the
    // hero cannot see behind the pillar are left out.
    CHECK(lit_cells(s) == drawn::tidy(R"(
        .......#######......
        ........#####.......
        ..........###.......
        ........#####.......
        .........###........
        .........###........
    )"));
    const Illumination light = without_own(s, {10, 3});
    // Distance 2 of 10: 90 percent.
    CHECK(light.red == 67);
    CHECK(light.green >= 34);
    CHECK(light.green <= 47);
    CHECK(light.blue >= 13);
    CHECK(light.blue <= 19);
}

TEST_CASE("light behind a wall does not show on this side of it", "[play][light]") {
    const Scenario s{R"(
        #############
        #.....#.....#
        #.@...#....t#
        #.....#.....#
        #############
    )"};
    CHECK(s.game.light.lit.none());
    CHECK(s.known().visible.test({6, 2}));
    CHECK(without_own(s, {6, 2}) == Illumination{});
}

TEST_CASE("creatures stand in the light of torches, not of sunlight", "[play][light]") {
    const char* const hall = R"(
        #############
        #...........#
        #@..........t
        #...........#
        #############
    )";
    Scenario s{hall};
    CHECK(s.game.light.lit.test({5, 2}));
    CHECK(s.game.light.lit.test({4, 2}));
    s.level().monsters.push_back({.kind = MonsterKind::Goblin, .at = {7, 2}});
    look_again(s);
    CHECK(s.game.light.lit.test({7, 2}));
    CHECK_FALSE(s.game.light.lit.test({5, 2}));
    CHECK_FALSE(s.game.light.lit.test({4, 2}));
    CHECK(s.game.light.lit.test({5, 1}));

    Scenario sunny{hall};
    sunny.level().layers[Layer::Liquid][{5, 2}] = Terrain::SunlightPatch;
    sunny.level().layers[Layer::Dungeon][{12, 2}] = Terrain::StoneWall;
    look_again(sunny);
    const BitGrid before = sunny.game.light.lit;
    CHECK(before.count() == 9);
    sunny.level().monsters.push_back({.kind = MonsterKind::Goblin, .at = {4, 2}});
    look_again(sunny);
    CHECK(sunny.game.light.lit == before);
    // Full at its source, and 63 percent at one of two cells.
    CHECK(without_own(sunny, {5, 2}) == Illumination{100, 100, 75});
    CHECK(without_own(sunny, {6, 2}) == Illumination{63, 63, 47});
}

TEST_CASE("a burning monster gives light unless it is submerged", "[play][light]") {
    Scenario s{R"(
        #############
        #@..........#
        #...........#
        #############
    )"};
    s.level().monsters.push_back({.kind = MonsterKind::Goblin, .at = {8, 1}});
    look_again(s);
    CHECK(s.game.light.lit.none());
    s.level().monsters[0].vitals.statuses.set(Status::Burning, 4);
    look_again(s);
    CHECK(s.game.light.lit.test({8, 1}));
    CHECK(s.game.light.lit.test({7, 2}));
    CHECK(without_own(s, {8, 1}).red >= 500);
    CHECK(without_own(s, {8, 1}).blue == 0);
    s.level().monsters[0].vitals.submerged = true;
    look_again(s);
    CHECK(s.game.light.lit.none());
    // The hero on fire lights the place, and carries another light than its own.
    s.game.hero.vitals.statuses.set(Status::Burning, 4);
    look_again(s);
    CHECK(s.game.light.lit.test(s.game.hero.at));
    CHECK(s.game.light.at[s.game.hero.at].blue == 0);
}

TEST_CASE("a single patch of shadow is not dark, several together are", "[play][light]") {
    Scenario s{R"(
        ###############
        #.............#
        #.............#
        #@............#
        #.............#
        #.............#
        ###############
    )"};
    s.level().layers[Layer::Liquid][{8, 3}] = Terrain::ShadowPatch;
    look_again(s);
    CHECK(without_own(s, {8, 3}) == Illumination{-10, -10, -10});
    CHECK(s.game.light.dark.none());
    CHECK(s.game.light.lit.none());
    for (Pos at : {Pos{7, 3}, Pos{9, 3}, Pos{8, 2}, Pos{8, 4}})
        s.level().layers[Layer::Liquid][at] = Terrain::ShadowPatch;
    look_again(s);
    CHECK(s.game.light.dark.test({8, 3}));
    CHECK(s.game.light.dark.test({8, 1}));
    CHECK_FALSE(s.game.light.dark.test({2, 3}));
    for (int i = 0; i < 7; ++i) s.play(Move{Direction::East});
    CHECK(s.game.hero.stealth_range == 4);
}

TEST_CASE("lights that do not flicker add up to the sum of each alone", "[play][light]") {
    Rng rng{29};
    Scenario s{hall(26, 13, {13, 6})};
    const Size size = s.level().size();
    TerrainLayers& layers = s.level().layers;
    constexpr std::array kinds{Terrain::SunlightPatch, Terrain::ShadowPatch, Terrain::DarkFloor};
    const auto layer_of = [](Terrain kind) {
        return kind == Terrain::DarkFloor ? Layer::Dungeon : Layer::Liquid;
    };
    for (int turn = 0; turn < 150; ++turn) {
        for (int i = rng.uniform(0, 4); i > 0; --i) {
            const int x = rng.uniform(1, size.width - 2);
            const Pos at{x, rng.uniform(1, size.height - 2)};
            if (at == s.game.hero.at) continue;
            const Terrain kind = kinds[static_cast<std::size_t>(rng.uniform(0, 2))];
            switch (rng.uniform(0, 4)) {
                case 0:
                    layers.put(Layer::Dungeon, at, Terrain::StoneWall);
                    break;
                case 1:
                    layers.put(Layer::Dungeon, at, Terrain::Floor);
                    break;
                case 2:
                    layers.put(Layer::Liquid, at, Terrain::Nothing);
                    break;
                case 3:
                    layers[layer_of(kind)][at] = kind;
                    break;
                default:
                    layers.put(layer_of(kind), at, kind);
            }
        }
        const Pos to{rng.uniform(1, size.width - 2), 1 + turn % (size.height - 2)};
        if (std::as_const(layers)[Layer::Dungeon][to] == Terrain::Floor) s.game.hero.at = to;
        look_again(s);
        const BitGrid& view = s.known().in_view;
        const BitGrid walls = layers.cells_with({TerrainProperty::BlocksVision});
        Grid<Illumination> expected{size};
        BitGrid lit{size};
        for (int i = 0; i < size.area(); ++i)
            for (const Layer layer : every_layer) {
                const Pos from = size.at(i);
                const LightRow& row = light_rows[terrain_rows[std::as_const(layers)[layer][from]].light];
                if (row.kind == Light::NoLight) continue;
                const int radius = row.radius_hundredths.least;
                const Tint tinted = tint(row.color);
                const Illumination color{tinted.red, tinted.green, tinted.blue};
                const bool brightens = color.red + color.green + color.blue > 0;
                LightFalloff falloff;
                falloff.prepare(radius, row.fade_percent);
                for_each_reached(walls, view, from, radius, [&](Pos at) {
                    const Pos off = at - from;
                    expected[at] += share_of(color, falloff.percent_at(off.x * off.x + off.y * off.y));
                    if (brightens) lit.set(at);
                });
                expected[from] += color;
                if (brightens) lit.set(from);
            }
        int wrong = 0;
        view.for_each([&](Pos at) {
            wrong += !(without_own(s, at) == expected[at]);
            wrong += s.game.light.lit.test(at) != lit.test(at);
        });
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("a monster in a light may let it reach a cell it would not reach otherwise", "[play][light]") {
    // So it is with these views: where he stands a stretch ends, and the next one leans past a wall.
    struct {
        Pos somebody;
        Pos wall;
        Pos lit;
    } constexpr cases[] = {{{4, 1}, {6, 2}, {8, 3}}, {{2, 2}, {3, 4}, {5, 8}}, {{2, 2}, {4, 3}, {8, 5}},
                           {{2, 4}, {3, 5}, {4, 6}}, {{3, 5}, {4, 6}, {5, 7}}, {{4, 2}, {5, 3}, {6, 4}},
                           {{5, 3}, {6, 4}, {7, 5}}, {{1, 4}, {2, 6}, {3, 8}}};
    constexpr Pos torch{20, 12};
    for (const auto& [somebody, wall, lit] : cases)
        for (const bool there : {false, true}) {
            Scenario s{hall(41, 25, torch + lit), 1, 26};
            s.caches.light_when_asked = true;
            s.level().layers.put(Layer::Dungeon, torch, Terrain::WallTorch);
            s.level().layers.put(Layer::Dungeon, torch + wall, Terrain::StoneWall);
            if (there) s.level().monsters.push_back({.kind = MonsterKind::Goblin, .at = torch + somebody});
            look_again(s);
            // Both when little is asked and when all is.
            CAPTURE(lit.x, lit.y, there);
            CHECK(s.game.light.lit.test(s.game.hero.at) == there);
            finish_light(s.game.light, s.caches.light);
            CHECK(s.game.light.lit.test(s.game.hero.at) == there);
        }
}

TEST_CASE("a monster or wall that light reaches only past another is lit", "[play][light]") {
    constexpr Pos torch{20, 12};
    constexpr Pos between = torch + Pos{4, 6};
    Scenario s{hall(41, 25, torch + Pos{5, 8}), 1, 26};
    TerrainLayers& layers = s.level().layers;
    layers.put(Layer::Dungeon, torch, Terrain::WallTorch);
    layers.put(Layer::Dungeon, torch + Pos{3, 4}, Terrain::StoneWall);
    const auto is_lit = [&] {
        look_again(s);
        const bool known = s.game.light.lit.test(s.game.hero.at);
        s.caches = {};
        look_again(s);
        CHECK(s.game.light.lit.test(s.game.hero.at) == known);
        return known;
    };
    CHECK_FALSE(is_lit());
    s.level().monsters.push_back({.kind = MonsterKind::Goblin, .at = torch + Pos{2, 2}});
    CHECK(is_lit());
    s.level().monsters.push_back({.kind = MonsterKind::Goblin, .at = between});
    CHECK_FALSE(is_lit());
    s.level().monsters.back().at = torch + Pos{-3, 0};
    CHECK(is_lit());
    layers.put(Layer::Dungeon, between, Terrain::StoneWall);
    CHECK_FALSE(is_lit());
    layers.put(Layer::Dungeon, between, Terrain::Floor);
    CHECK(is_lit());
}

TEST_CASE("lights among many monsters equal their fields of view, whatever was cached", "[play][light]") {
    const LightRow& torch = light_rows[Light::Torch];
    const int radius = torch.radius_hundredths.least;
    REQUIRE(radius == torch.radius_hundredths.most);
    Rng rng{31};
    Scenario s{hall(40, 25, {20, 12}), 1, 26};
    TerrainLayers& layers = s.level().layers;
    const Size size = layers.size();
    Monsters& occupancy = s.level().monsters;
    const auto anywhere = [&] {
        return Pos{rng.uniform(1, size.width - 2), rng.uniform(1, size.height - 2)};
    };
    const auto is_free = [&](Pos at) {
        return !(at == s.game.hero.at) && std::as_const(layers)[Layer::Dungeon][at] == Terrain::Floor &&
               std::none_of(occupancy.begin(), occupancy.end(), [&](const Monster& m) { return m.at == at; });
    };
    for (int i = 0; i < 150; ++i)
        if (const Pos at = anywhere(); is_free(at))
            layers.put(Layer::Dungeon, at, i % 8 == 0 ? Terrain::WallTorch : Terrain::StoneWall);
    for (int i = 0; i < 40; ++i)
        if (const Pos at = anywhere(); is_free(at))
            occupancy.push_back({.kind = MonsterKind::Goblin, .at = at});
    for (int turn = 0; turn < 3000; ++turn) {
        for (int i = 0; i < 3; ++i) {
            Monster& mover =
                occupancy[static_cast<std::size_t>(rng.uniform(0, static_cast<int>(occupancy.size()) - 1))];
            const Pos to = mover.at + step(directions[static_cast<std::size_t>(rng.uniform(0, 7))]);
            if (is_free(to)) mover.at = to;
        }
        if (const Pos at = anywhere(); rng.percent(30)) {
            if (is_free(at))
                layers.put(Layer::Dungeon, at, Terrain::StoneWall);
            else if (std::as_const(layers)[Layer::Dungeon][at] == Terrain::StoneWall)
                layers.put(Layer::Dungeon, at, Terrain::Floor);
        }
        s.caches.light_when_asked = true;
        s.caches.light.is_asked_about = false;
        look_again(s);
        const BitGrid bright = s.known().visible;
        const bool hero_is_lit = s.game.light.lit.test(s.game.hero.at);
        finish_light(s.game.light, s.caches.light);
        const BitGrid& view = s.known().in_view;
        BitGrid obstacles = layers.cells_with(TerrainProperties{TerrainProperty::BlocksVision});
        for (const Monster& monster : occupancy) obstacles.set(monster.at);
        obstacles.set(s.game.hero.at);
        BitGrid lit{size};
        for (int i = 0; i < size.area(); ++i) {
            const Pos from = size.at(i);
            if (std::as_const(layers)[Layer::Dungeon][from] != Terrain::WallTorch) continue;
            lit.set(from);
            for_each_reached(obstacles, view, from, radius, [&](Pos at) { lit.set(at); });
        }
        int wrong = hero_is_lit != lit.test(s.game.hero.at);
        view.for_each([&](Pos at) {
            wrong += s.game.light.lit.test(at) != lit.test(at);
            wrong += bright.test(at) != (at == s.game.hero.at || is_enough_to_see_by(s.game.light.at[at]));
        });
        CAPTURE(turn);
        REQUIRE(wrong == 0);
    }
}

TEST_CASE("on the deepest levels the hero sees little but light sources", "[play][light]") {
    Scenario s{R"(
        #############################
        #@.........................t#
        #...........................#
        #############################
    )",
               1, 40};
    const Knowledge& known = s.known();
    CHECK(known.in_view.test({14, 1}));
    CHECK_FALSE(known.visible.test({14, 1}));
    CHECK_FALSE(known.discovered.test({14, 1}));
    CHECK(known.visible.test({2, 2}));
    // The torch shows what is round it, far away; where it gives too little the hero sees none of it.
    CHECK(known.visible.test({26, 1}));
    CHECK(known.visible.test({20, 1}));
    CHECK_FALSE(known.visible.test({17, 2}));
}

TEST_CASE("supernatural darkness hides cells in view, and the hero remembers them", "[play][light][sight]") {
    Scenario s{R"(
        ####################
        #@.................#
        ####################
    )",
               1, 26};
    CHECK(s.known().visible.test({3, 1}));
    for (int x = 2; x < 8; ++x) s.level().layers[Layer::Gas][{x, 1}] = Terrain::SupernaturalDarkness;
    look_again(s);
    CHECK(s.known().in_view.test({3, 1}));
    CHECK_FALSE(s.known().visible.test({3, 1}));
    CHECK(s.known().discovered.test({3, 1}));
    // The hero always sees its own cell.
    CHECK(s.known().visible.test({1, 1}));
    Observation seen;
    observe(s.game, seen);
    CHECK((seen.cells[{3, 1}].sight == Sight::Remembered));
    CHECK((seen.cells[{1, 1}].sight == Sight::Seen));
}

TEST_CASE("exploring is refused where it is too dark", "[play][light]") {
    Scenario s{R"(
        ##########
        #........#
        #.@......#
        #........#
        ##########
    )"};
    CHECK_FALSE(is_too_dark_to_explore(s.game));
    s.game.here().known.discovered.reset({3, 3});
    CHECK(is_too_dark_to_explore(s.game));
    s.play(Explore{});
    CHECK(s.count<TooDark>() == 1);
    CHECK(s.game.turns == 0);
    CHECK(s.game.doing.index() == 0);
}

TEST_CASE("grass that burned out of view is still remembered as grass", "[play][sight]") {
    Scenario s{R"(
        #########
        #@..#...#
        #.......#
        #########
    )"};
    s.level().layers[Layer::Surface][{7, 1}] = Terrain::Grass;
    s.play(Move{Direction::South}).play(Move{Direction::East}).play(Move{Direction::East});
    REQUIRE(s.known().visible.test({7, 1}));
    s.play(Move{Direction::West}).play(Move{Direction::West}).play(Move{Direction::North});
    REQUIRE_FALSE(s.known().in_view.test({7, 1}));
    s.level().layers[Layer::Surface][{7, 1}] = Terrain::Ashes;
    s.play(Rest{});
    Observation seen;
    observe(s.game, seen);
    CHECK((seen.cells[{7, 1}][Layer::Surface] == Terrain::Grass));
    s.play(Move{Direction::South}).play(Move{Direction::East}).play(Move{Direction::East});
    observe(s.game, seen);
    CHECK((seen.cells[{7, 1}][Layer::Surface] == Terrain::Ashes));
}

TEST_CASE("a cell is remembered as it was when it went out of view", "[play][sight]") {
    Scenario s{R"(
        ########
        #@..+..#
        ########
    )"};
    s.play(Move{Direction::East}).play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(s.known().memory[Layer::Dungeon][{4, 1}] == Terrain::OpenWoodenDoor);
    s.play(Move{Direction::West});
    CHECK(s.known().memory[Layer::Dungeon][{4, 1}] == Terrain::WoodenDoor);
    CHECK_FALSE(s.known().visible.test({6, 1}));
}

TEST_CASE("lights are the same with and without cached results", "[play][light]") {
#ifdef CELLOPHANE_SANITIZED
    constexpr std::uint64_t games = 4;
#else
    constexpr std::uint64_t games = 12;
#endif
    int lit = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        const Play play{{.seed = seed, .depth = static_cast<int>(2 + seed * 2)}};
        Game one = play.game();
        Game other = play.game();
        TurnCaches kept;
        Rng rng{seed};
        std::vector<Event> events;
        for (int i = 0; i < 150; ++i) {
            const Command command =
                i % 3 == 0 ? Command{Move{directions[static_cast<std::size_t>(rng.uniform(0, 7))]}}
                           : Command{Explore{}};
            // Something burns, breaks or grows every few turns.
            if (rng.percent(30)) {
                const Pos at{rng.uniform(1, 77), rng.uniform(1, 27)};
                // Gas drifts by rules of its own; none of these is one.
                constexpr Layer solid[] = {Layer::Dungeon, Layer::Liquid, Layer::Surface};
                const Layer layer = solid[rng.uniform(0, 2)];
                constexpr Terrain some[] = {Terrain::PlainFire, Terrain::Nothing, Terrain::LuminescentFungus,
                                            Terrain::StoneWall, Terrain::Lava,    Terrain::WallTorch};
                const Terrain terrain = some[rng.uniform(0, 5)];
                for (Game* game : {&one, &other})
                    if (!(at == game->hero.at) &&
                        !is_level_exit(game->here().level.layers[Layer::Dungeon][at]))
                        game->here().level.layers[layer][at] =
                            layer == Layer::Dungeon && terrain == Terrain::Nothing ? Terrain::Floor : terrain;
            }
            Turn remembering{one, events, kept};
            carry_out(remembering, command);
            TurnCaches fresh;
            Turn forgetful{other, events, fresh};
            carry_out(forgetful, command);
            REQUIRE(hash_of(one) == hash_of(other));
            lit += one.light.lit.count();
        }
    }
    CHECK(lit > 1000);
}

TEST_CASE("asking about the light does not change the game", "[play][light]") {
    int lit = 0;
    int dark = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Play watched{{.seed = seed * 31, .depth = static_cast<int>(seed * 5 % 26 + 1), .harmless = true}};
        Play unwatched = watched;
        Rng feet{seed};
        for (int turn = 0; turn < 120; ++turn) {
            const Command command =
                turn % 4 == 0 ? Command{Explore{}}
                              : Command{Move{directions[static_cast<std::size_t>(feet.uniform(0, 7))]}};
            for (Play* play : {&watched, &unwatched})
                if (play->submit(command).question != Question::None) play->submit(Answer{false});
            const Observation& seen = watched.observe();
            lit += seen.lit.count();
            dark += seen.dark.count();
            REQUIRE(watched.pulse() == unwatched.pulse());
            if (turn % 40 != 39) continue;
            // A copy takes what is due with it.
            const Play copy = unwatched;
            CHECK(copy.state_hash() == watched.state_hash());
            CHECK(unwatched.observe().light == seen.light);
        }
    }
    CHECK(lit > 1000);
    CHECK(dark > 100);
}

TEST_CASE("the hero's light reaches as far as the field of view of its radius", "[play][light]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Play play{{.seed = seed, .depth = static_cast<int>(seed * 2)}};
        const Game& game = play.game();
        const MinersLight own = miners_light(game.depth, lamp_of(game));
        BitGrid reached{game.here().level.size()};
        field_of_view(game.here().level.layers.cells_with({TerrainProperty::BlocksVision}), game.hero.at,
                      own.radius_hundredths, reached);
        reached.for_each([&](Pos at) { REQUIRE(game.here().known.in_view.test(at)); });
        // Without other lights nothing else is bright; with them, all of it is unless something darkens it.
        if (game.light.lit.none() && game.light.dark.none())
            (game.here().known.visible - reached).for_each([&](Pos at) {
                REQUIRE(king_distance(at, game.hero.at) == 0);
            });
    }
}

TEST_CASE("monsters sensed by telepathy glow in the dark but count as in shadow", "[play][light]") {
    Scenario s{dark_corridor, 1, 20};
    Monster goblin = newborn(MonsterKind::Goblin, std::nullopt, {20, 1});
    goblin.state = MonsterState::Sleeping;
    s.level().monsters.push_back(goblin);
    look_again(s);
    CHECK_FALSE(s.known().visible.test({20, 1}));
    s.game.hero.vitals.statuses.set(Status::Telepathic, 100);
    look_again(s);
    CHECK(s.game.light.at[Pos{20, 1}] == Illumination{30, 30, 130});
    CHECK(s.known().visible.test({20, 1}));
    CHECK(s.known().visible.test({19, 1}));
    CHECK(s.game.light.lit.none());
    // A dormant creature is not sensed either, but the glow of its mind is there.
    s.level().monsters[0].set(MonsterMark::Dormant);
    look_again(s);
    CHECK(s.game.light.at[Pos{20, 1}] == Illumination{30, 30, 130});
    CHECK_FALSE(s.known().sensed.test({20, 1}));
}

TEST_CASE("the target of a sacrifice glows in the colour of its altar", "[play][light]") {
    Scenario s{dark_corridor, 1, 20};
    Monster victim = newborn(MonsterKind::Goblin, std::nullopt, {20, 1});
    victim.set(MonsterMark::SacrificeTarget);
    s.level().monsters.push_back(victim);
    look_again(s);
    const Illumination& light = s.game.light.at[Pos{20, 1}];
    // And he is felt as well.
    CHECK(light.red == 130);
    CHECK((light.green >= -70 && light.green <= 30));
    CHECK((light.blue >= -170 && light.blue <= -70));
    CHECK(s.known().visible.test({20, 1}));
}

TEST_CASE("the hero's light ends at its radius, even where he sees further", "[play][light]") {
    // The light reaches one cell less to the right than to the left.
    for (const std::string row : {"#.....@....#", "#.....@.........#"}) {
        const std::string wall(row.size(), '#');
        const Scenario s{wall + "\n" + row + "\n" + wall + "\n", 1, 20};
        CHECK(s.known().visible.test({1, 1}));
        CHECK(s.known().visible.test({10, 1}));
        CHECK_FALSE(s.known().visible.test({11, 1}));
    }
}

TEST_CASE("items in deep water are shown beside a monster sensed by telepathy", "[play][sight]") {
    Scenario s{R"(
        ###############
        #@....#.......#
        #.....#...~...#
        #.....#.......#
        ###############
    )"};
    s.level().monsters.push_back(newborn(MonsterKind::Goblin, std::nullopt, {9, 2}));
    s.level().items = {some_item(ItemKind::Mango, {10, 2})};
    s.game.hero.vitals.statuses.set(Status::Telepathic, 50);
    s.look();
    Observation seen;
    observe(s.game, seen);
    REQUIRE(s.known().sensed.test({10, 2}));
    CHECK(item_at(seen, {10, 2}) != nullptr);
}

TEST_CASE("only walking on a cell, or seeing a monster walk there, shows it to be free of traps",
          "[play][sight]") {
    Scenario s{"#########\n#@......#\n#########\n"};
    s.game.hero.vitals.statuses.set(Status::Levitating, 50);
    s.play(Move{Direction::East}).play(Move{Direction::East});
    CHECK_FALSE(s.known().trap_free.test({2, 1}));
    CHECK_FALSE(s.known().trap_free.test({3, 1}));
    s.level().monsters.push_back(newborn(MonsterKind::Goblin, std::nullopt, {6, 1}));
    const auto tells = [&] {
        Moment now{s};
        apply_instant_effects(now.level, s.level().monsters.back());
        return s.known().trap_free.test({6, 1});
    };
    s.game.hero.vitals.statuses.set(Status::Hallucinating, 50);
    CHECK_FALSE(tells());
    s.game.hero.vitals.statuses.end(Status::Hallucinating);
    s.level().monsters.back().vitals.statuses.set(Status::Invisible, 50);
    CHECK_FALSE(tells());
    s.level().monsters.back().vitals.statuses.end(Status::Invisible);
    CHECK(tells());
}

TEST_CASE("cells perceived through walls are shown in their own light", "[play][light]") {
    Scenario s{R"(
        ###############
        #@....#.......#
        #.....#.......#
        #.....#.......#
        ###############
    )"};
    Monster monkey = newborn(MonsterKind::Monkey, std::nullopt, {10, 2});
    monkey.vitals.statuses.set(Status::Burning, 4);
    s.level().monsters.push_back(monkey);
    look_again(s);
    CHECK(s.game.light.at[Pos{9, 2}] == Illumination{});
    s.game.hero.vitals.statuses.set(Status::Telepathic, 50);
    look_again(s);
    CHECK(s.game.light.at[Pos{9, 2}].red > 100);
    CHECK(s.game.light.lit.test({9, 2}));
    CHECK_FALSE(s.known().visible.test({9, 2}));
}

}  // namespace cellophane
