#include "view/motion.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "support/catch.h"
#include "view/event_effects.h"
#include "view/light_steps.h"
#include "view/observations.h"
#include "view/scene.h"

// Light in steps, dancing colors, flares and flashes (rules/terrain.md 17.5 and 18).

namespace cellophane {

namespace {

const std::vector<std::string_view> pool{"#######", "#~~~..#", "#~~~@.#", "#######"};

Observation lit(Observation seen, Illumination light = {150, 150, 150}) {
    seen.light = Grid<Illumination>{seen.cells.size(), light};
    return seen;
}

Frame painted(const Observation& seen, Motion* motion) {
    CellPainter painter;
    const MessageLog log;
    const Pointing pointing;
    return paint({seen, log, pointing, motion}, painter);
}

int cells_unlike(const Frame& a, const Frame& b) {
    int unlike = 0;
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            unlike += a.at(column, row) != b.at(column, row);
    return unlike;
}

}  // namespace

TEST_CASE("graded light is close to the light it came from, and changes in few steps", "[view][light]") {
    int changes = 0;
    for (int light = 0; light <= 600; ++light)
        for (std::uint32_t seam = 0; seam < 4; ++seam) {
            const int grade = graded({light, 0, 0}, seam << 8).red;
            REQUIRE(std::abs(grade - light) <= std::max(3, light * (light < 150 ? 20 : 30) / 100));
            REQUIRE(graded({light + 1, 0, 0}, seam << 8).red >= grade);
            changes += graded({light + 2, 0, 0}, seam << 8).red != grade;
        }
    CHECK(changes < 600);
    CHECK(graded({-50, 5000, 0}, 0).red == 0);
    CHECK(graded({0, 5000, 0}, 0) == graded({0, 1023, 0}, 0));
    CHECK(step_number({graded({100, 0, 0}, 0)}) != step_number(graded({120, 0, 0}, 0)));
    CHECK(step_number(graded({100, 0, 0}, 0)) != step_number(graded({0, 100, 0}, 0)));
}

TEST_CASE("water is animated, stone is not", "[view][motion]") {
    const Observation seen = lit(drawn_observation(pool));
    Motion motion;
    const Frame first = painted(seen, &motion);
    CHECK(first == painted(seen, nullptr));
    CHECK(motion.dance.has_dancers());
    motion.dance.step_all();
    const Frame second = painted(seen, &motion);
    CHECK(cells_unlike(first, second) > 0);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column)
            if (first.at(column, row) != second.at(column, row)) {
                const Pos at{column - 21, row - 3};
                REQUIRE(seen.cells.contains(at));
                CHECK(seen.cells[at][Layer::Liquid] == Terrain::DeepWater);
            }
    // A few at a time: three in a hundred.
    int moved = 0;
    for (int beat = 0; beat < 1000; ++beat) moved += motion.dance.step();
    CHECK(moved > 60);
    CHECK(moved < 400);
    // Out of sight, nothing dances.
    Observation remembered = seen;
    for (int i = 0; i < remembered.cells.size().area(); ++i)
        if (remembered.cells.at_index(i)[Layer::Liquid] == Terrain::DeepWater)
            remembered.cells.at_index(i).sight = Sight::Remembered;
    painted(remembered, &motion);
    CHECK_FALSE(motion.dance.has_dancers());
    CHECK_FALSE(motion.dance.step());
}

TEST_CASE("a level without water needs no animation", "[view][motion]") {
    Motion motion;
    painted(lit(drawn_observation({"#####", "#.@.#", "#####"})), &motion);
    CHECK_FALSE(motion.dance.has_dancers());
    CHECK(motion.effects.wants_time() == -1);
}

TEST_CASE("a flare brightens what is in its reach for fourteen frames", "[view][motion]") {
    const Observation seen = lit(drawn_observation({"#########", "#.@...#.#", "#########"}), {60, 60, 60});
    Effects effects;
    effects.add(Flared{{3, 1}, Light::GenericFlare});
    int last = 1'000'000;
    int frames = 0;
    while (!effects.empty() && frames < 100) {
        effects.look_at(seen);
        const int light = effects.light_at({3, 1}).red;
        CHECK(light < last);
        last = light;
        CHECK(effects.light_at({7, 1}) == Illumination{});
        if (frames == 0) {
            CHECK(light == 800 * 98 / 100);
            CHECK(effects.light_at({4, 1}).red < light);
            CHECK(effects.light_at({4, 1}).red > 0);
        }
        ++frames;
        CHECK(effects.wants_time() == 10);
        effects.advance(10);
    }
    CHECK(frames == 14);
    CHECK(effects.wants_time() == -1);
    effects.look_at(seen);
    CHECK(effects.light_at({3, 1}) == Illumination{});
    // What is no flare of the table does not flare.
    effects.add(Flared{{3, 1}, Light::Torch});
    CHECK(effects.empty());
}

TEST_CASE("a flash is a ring that grows and fades", "[view][motion]") {
    Effects effects;
    effects.add(Flashed{{10, 10}, Color::White, 6, 3});
    CHECK(effects.color_at({12, 10}, true).red > 0);
    CHECK(effects.color_at({13, 10}, true).red == 0);
    CHECK(effects.color_at({12, 10}, false).red == 0);
    effects.advance(50);
    CHECK(effects.color_at({13, 10}, true).red > 0);
    CHECK(effects.color_at({13, 10}, true).red > effects.color_at({11, 10}, true).red);
    CHECK(effects.color_at({15, 10}, true).red == 0);
    effects.advance(100);
    CHECK(effects.empty());
    effects.add(Flashed{{10, 10}, Color::White, 6, 3});
    effects.clear();
    CHECK(effects.empty());
}

TEST_CASE("a blow colours the hero for twenty frames, and the strongest colour wins", "[view][motion]") {
    const Observation seen = lit(drawn_observation(pool));
    Motion motion;
    const StyledCell unhurt = painted(seen, &motion).at(21 + 4, 3 + 2);
    const StyledCell beside = painted(seen, &motion).at(21 + 5, 3 + 2);
    const Pos hero = seen.hero->at;
    motion.effects.strike(hero, Color::Red, 75);
    motion.effects.strike(hero, Color::Green, 60);
    CHECK(motion.effects.stain_at(hero).color == Color::Red);
    CHECK(motion.effects.stain_at(hero).left == 75);
    CHECK(motion.effects.stain_at({0, 0}).left == 0);
    CHECK(motion.effects.wants_time() == 16);
    const StyledCell hurt = painted(seen, &motion).at(21 + 4, 3 + 2);
    CHECK(hurt.fore.green < unhurt.fore.green);
    CHECK(hurt.back == unhurt.back);
    CHECK(painted(seen, &motion).at(21 + 5, 3 + 2) == beside);
    motion.effects.advance(16 * 10);
    CHECK(motion.effects.stain_at(hero).left == 37);
    CHECK_FALSE(motion.effects.empty());
    motion.effects.advance(16 * 10);
    CHECK(motion.effects.empty());
    CHECK(painted(seen, &motion).at(21 + 4, 3 + 2) == unhurt);
    motion.effects.strike(hero, Color::Red, 75);
    motion.effects.clear();
    CHECK(motion.effects.empty());
}

TEST_CASE("a hit monster takes the colour of what hit it", "[view][motion]") {
    Observation seen = lit(drawn_observation({"#########", "#.@...r.#", "#########"}));
    seen.monsters = {{.at = {6, 1}, .kind = MonsterKind::Monkey, .state = MonsterState::Hunting}};
    Motion motion;
    const auto monkey = [&] { return painted(seen, &motion).at(21 + 6, 3 + 1); };
    const StyledCell unhurt = monkey();
    motion.effects.strike({6, 1}, Color::Green, 100);
    CHECK(monkey().glyph == U'm');
    CHECK(monkey().fore.green > unhurt.fore.green);
    CHECK(monkey().back == unhurt.back);
    motion.effects.clear();
    motion.effects.strike({6, 1}, std::nullopt, 100);
    CHECK(monkey().fore != unhurt.fore);
    motion.effects.advance(320);
    CHECK(monkey() == unhurt);
}

TEST_CASE("a bolt moves cell by cell with a glow, and its target flashes when it arrives", "[view][motion]") {
    const Observation seen =
        lit(drawn_observation({"###########", "#.@.......#", "###########"}), {60, 60, 60});
    Motion motion;
    BoltCast cast{.bolt = Bolt::Spark, .by = {.hero = true}, .from = {2, 1}, .path = {}};
    for (int x = 3; x <= 8; ++x) cast.path.push_back({x, 1});
    motion.effects.add(cast);
    motion.effects.strike({8, 1}, Color::Red, 80);
    CHECK(motion.effects.stain_at({8, 1}).left == 0);
    CHECK(motion.effects.wants_time() == 16);
    const auto glow = [&](int x) { return motion.effects.glow_at({x, 1}).red; };
    CHECK(glow(3) > 0);
    CHECK(glow(4) == 0);
    const Frame still = painted(seen, nullptr);
    CHECK(painted(seen, &motion).at(21 + 3, 3 + 1).back != still.at(21 + 3, 3 + 1).back);
    // The bolt lights the walls it passes.
    CHECK(painted(seen, &motion).at(21 + 3, 3) != still.at(21 + 3, 3));
    motion.effects.advance(2 * 16);
    CHECK(glow(5) > glow(4));
    CHECK(glow(4) > glow(3));
    CHECK(glow(6) == 0);
    motion.effects.advance(4 * 16);
    CHECK(motion.effects.stain_at({8, 1}).left == 80);
    // The tail arrives later.
    CHECK(glow(8) > 0);
    motion.effects.advance(5 * 16);
    CHECK(glow(8) == 0);
    motion.effects.advance(20 * 16);
    CHECK(motion.effects.empty());
    CHECK(painted(seen, &motion) == still);
    // Bolts fly one after the other; and any key ends them all.
    motion.effects.add(cast);
    motion.effects.add(cast);
    // The first has come to the eighth column when the second sets out.
    motion.effects.advance(6 * 16);
    CHECK(glow(3) > glow(4));
    motion.effects.clear();
    CHECK(motion.effects.wants_time() == -1);
    cast.path.clear();
    motion.effects.add(cast);
    CHECK(motion.effects.empty());
}

TEST_CASE("flares and flashes wait for the projectile that sets them off", "[view][motion]") {
    const Observation seen = lit(drawn_observation({"###########", "#.@.......#", "###########"}));
    Effects effects;
    effects.add(ItemThrown{{.kind = ItemKind::PotionOfIncineration}, {2, 1}, {6, 1}});
    effects.add(Flared{{6, 1}, Light::ExplosionFlare});
    effects.add(Flashed{{6, 1}, Color::White, 6, 3});
    const auto shine = [&] {
        effects.look_at(seen);
        return effects.light_at({6, 1}).red;
    };
    CHECK(effects.wants_time() == 25);
    for (int cell = 0; cell < 4; ++cell) {
        CHECK(shine() == 0);
        CHECK(effects.color_at({6, 1}, true) == Tint{});
        effects.advance(25);
    }
    const int at_first = shine();
    CHECK(at_first > 0);
    CHECK(effects.color_at({6, 1}, true).red > 0);
    // The flare has all its time before it.
    int frames = 0;
    for (; shine() > 0; ++frames) effects.advance(10);
    CHECK(frames == 14);
    Effects alone;
    alone.add(Flared{{6, 1}, Light::ExplosionFlare});
    alone.look_at(seen);
    CHECK(alone.light_at({6, 1}).red == at_first);
    // What is left over of a step is spent.
    effects.clear();
    effects.add(ItemThrown{{.kind = ItemKind::Dart}, {2, 1}, {4, 1}});
    effects.add(Flashed{{6, 1}, Color::White, 6, 3});
    effects.advance(2 * 25 + 150);
    CHECK(effects.empty());
}

TEST_CASE("bolts of random colours are visible, and their glow changes", "[view][motion]") {
    Observation seen = lit(drawn_observation({"###########", "#.@.......#", "###########"}), {60, 60, 60});
    const Frame still = painted(seen, nullptr);
    for (const Bolt bolt : {Bolt::Poison, Bolt::Discord, Bolt::Domination, Bolt::Beckoning, Bolt::Plenty,
                            Bolt::Obstruction, Bolt::Conjuration}) {
        INFO(static_cast<int>(bolt));
        Motion motion;
        BoltCast cast{.bolt = bolt, .by = {.hero = true}, .from = {2, 1}, .path = {}};
        for (int x = 3; x <= 8; ++x) cast.path.push_back({x, 1});
        motion.effects.add(cast);
        std::set<std::tuple<int, int, int>> glows;
        int unlike = 0;
        for (int frame = 0; frame < 6; ++frame) {
            const Frame now = painted(seen, &motion);
            // Painting is no matter of chance.
            CHECK(now == painted(seen, &motion));
            unlike += cells_unlike(now, still) > 0;
            const Tint glow = motion.effects.glow_at({3, 1});
            glows.insert({glow.red, glow.green, glow.blue});
            motion.effects.advance(16);
        }
        CHECK(unlike >= 5);
        CHECK(glows.size() >= 4);
    }
    // The green of the bolt of poison is nothing but chance, and so is most of the rest of them.
    Effects effects;
    BoltCast poison{.bolt = Bolt::Poison, .by = {.hero = true}, .from = {2, 1}, .path = {}};
    for (int x = 3; x <= 8; ++x) poison.path.push_back({x, 1});
    int greenest = 0;
    effects.add(poison);
    for (int frame = 0; frame < 6; ++frame) {
        for (int x = 3; x <= 8; ++x) greenest = std::max(greenest, effects.glow_at({x, 1}).green);
        effects.advance(16);
    }
    CHECK(greenest > 25);
    CHECK(greenest <= 60);
    // And so it is with flashes.
    int reddest = 0;
    effects.clear();
    effects.add(Flashed{{5, 1}, Color::Discord, 6, 3});
    effects.advance(50);
    for (int x = 1; x <= 9; ++x) reddest = std::max(reddest, effects.color_at({x, 1}, true).red);
    CHECK(reddest > 30);
}

TEST_CASE("arrows and thrown items are drawn flying one cell at a time", "[view][motion]") {
    const Observation seen = lit(drawn_observation({"###########", "#.@.......#", "###########"}));
    Motion motion;
    const auto glyph = [&](int x) { return painted(seen, &motion).at(21 + x, 3 + 1).glyph; };
    motion.effects.add(ItemThrown{{.kind = ItemKind::Dart}, {2, 1}, {6, 1}});
    const char32_t dart = figure_of(ItemView{.kind = ItemKind::Dart}).glyph;
    for (int x = 3; x <= 6; ++x) {
        CHECK(glyph(x) == dart);
        CHECK(glyph(x + 1) != dart);
        CHECK(motion.effects.wants_time() == 25);
        motion.effects.advance(25);
    }
    CHECK(motion.effects.empty());
    motion.effects.add(BoltCast{.bolt = Bolt::Arrow, .by = {}, .from = {8, 1}, .path = {{7, 1}, {6, 1}}});
    CHECK(glyph(7) == bolt_rows[Bolt::Arrow].line_glyph);
    CHECK(motion.effects.glow_at({7, 1}) == Tint{});
    motion.effects.advance(32);
    CHECK(motion.effects.empty());
    // The lash is there all along its way.
    motion.effects.add(BoltCast{.bolt = Bolt::Whip, .by = {}, .from = {8, 1}, .path = {{7, 1}, {6, 1}}});
    motion.effects.advance(16);
    CHECK(glyph(7) == bolt_rows[Bolt::Whip].line_glyph);
    CHECK(glyph(6) == bolt_rows[Bolt::Whip].line_glyph);
    // Bolts are not drawn on cells out of sight.
    Observation dark = seen;
    dark.cells[{6, 1}].sight = Sight::Remembered;
    CHECK(painted(dark, &motion).at(21 + 6, 3 + 1).glyph != bolt_rows[Bolt::Whip].line_glyph);
}

TEST_CASE("whips and spears are drawn along their whole reach, and their targets flash", "[view][motion]") {
    const Observation seen = lit(drawn_observation({"###########", "#.@.......#", "###########"}));
    MonsterView goblin{.at = {4, 1}, .kind = MonsterKind::Goblin, .max_health = 15};
    Motion motion;
    const auto glyph = [&](int x) { return painted(seen, &motion).at(21 + x, 3 + 1).glyph; };
    const Watching watching{.hero = seen.hero->at};
    const Party hero{.hero = true};
    const auto strike = [&](ItemKind weapon, Bolt bolt) {
        motion.effects.clear();
        show(motion.effects,
             Struck{.by = hero,
                    .at = {.seen = goblin},
                    .blow = Blow::Hit,
                    .damage = 3,
                    .bolt = bolt,
                    .weapon = weapon},
             watching);
    };
    for (const auto& [weapon, bolt, color] : {std::tuple{ItemKind::Spear, Bolt::count, Color::LightBlue},
                                              {ItemKind::Whip, Bolt::Whip, Color::Tan}}) {
        strike(weapon, bolt);
        CHECK(glyph(3) == U'-');
        CHECK(glyph(4) == U'-');
        CHECK(glyph(5) != U'-');
        REQUIRE(motion.effects.sign_at({3, 1}));
        CHECK(motion.effects.sign_at({3, 1})->fore == tint(color));
        CHECK(motion.effects.stain_at(goblin.at).left == 0);
        CHECK(motion.effects.wants_time() == 16);
        motion.effects.advance(16);
        CHECK(glyph(3) != U'-');
        CHECK(motion.effects.stain_at(goblin.at).color == Color::Red);
    }
    strike(ItemKind::Sword, Bolt::count);
    CHECK(glyph(3) != U'-');
    // A creature's own reach, and on the slant.
    goblin.abilities = {Ability::AttacksTwoInLine};
    goblin.at = {3, 0};
    motion.effects.clear();
    show(motion.effects, Struck{.by = {.seen = goblin}, .at = hero, .blow = Blow::Missed}, watching);
    REQUIRE(motion.effects.sign_at(seen.hero->at));
    CHECK(motion.effects.sign_at(seen.hero->at)->glyph == U'/');
    // Where nothing is to flash, nothing is drawn either.
    motion.effects.clear();
    show(motion.effects, Struck{.by = {.seen = goblin}, .at = hero, .blow = Blow::Missed},
         {.hero = seen.hero->at, .wounds = false});
    CHECK(motion.effects.empty());
}

TEST_CASE("each kind of damage flashes in its own colour", "[view][motion]") {
    const MonsterView goblin{.at = {6, 1}, .kind = MonsterKind::Goblin, .max_health = 15};
    const Pos hero{2, 1};
    const Party other{.seen = goblin};
    const auto flash = [&](const Event& event, Pos at) {
        Effects effects;
        show(effects, event, {.hero = hero});
        return effects.stain_at(at);
    };
    const std::pair<Status, Color> by_terrain[] = {{Status::Nauseous, Color::Brown},
                                                   {Status::Confused, Color::ConfusionGas},
                                                   {Status::Paralyzed, Color::Pink},
                                                   {Status::Poisoned, Color::Green},
                                                   {Status::Burning, Color::Orange}};
    for (const auto& [status, color] : by_terrain) {
        CHECK(flash(StatusBegan{status}, hero).color == color);
        CHECK(flash(StatusBegan{status}, hero).left == 100);
        CHECK(flash(StatusBegan{status, goblin}, goblin.at).color == color);
    }
    CHECK(flash(StatusBegan{Status::Hasted}, hero).left == 0);
    CHECK(flash(Afflicted{Status::Poisoned, other, {}}, goblin.at).color == Color::Poison);
    CHECK(flash(Afflicted{Status::Discordant, other, {}}, goblin.at).color == Color::Discord);
    CHECK(flash(Afflicted{Status::Paralyzed, {.hero = true}, other}, hero).color == Color::Pink);
    CHECK(flash(Negated{other}, goblin.at).color == Color::Pink);
    const auto of_rune = [&](std::optional<WeaponRune> weapon, std::optional<ArmorRune> armor) {
        return flash(RuneActed{.weapon = weapon, .armor = armor, .whom = other}, goblin.at).color;
    };
    CHECK(of_rune(WeaponRune::Plenty, {}) == Color::Rainbow);
    CHECK(of_rune({}, ArmorRune::Reprisal) == Color::Blue);
    CHECK(of_rune({}, ArmorRune::Mutuality) == Color::Blue);
    CHECK(flash(BoltStruck{Bolt::Discord, other, {}, BoltResult::Affected}, goblin.at).color ==
          Color::Discord);
    CHECK(flash(BoltStruck{Bolt::Discord, other, {}, BoltResult::Resisted}, goblin.at).left == 0);
}

TEST_CASE("a straight way has neighbouring cells and ends at its target", "[view][motion]") {
    for (Pos to : {Pos{9, 2}, Pos{-4, 7}, Pos{0, -3}, Pos{5, 5}, Pos{-6, -1}}) {
        const std::vector<Pos> way = straight_way({0, 0}, to);
        REQUIRE(static_cast<int>(way.size()) == king_distance(Pos{0, 0}, to));
        CHECK(way.back() == to);
        Pos before{0, 0};
        for (Pos at : way) {
            CHECK(king_distance(before, at) == 1);
            before = at;
        }
    }
    CHECK(straight_way({3, 3}, {3, 3}).empty());
}

TEST_CASE("the hero's colour tells whether he is lit, in shadow or in darkness", "[view][light]") {
    CHECK(hero_color({.at = {}}) == Color::HeroInShadow);
    CHECK(hero_color({.at = {}, .lit = true}) == Color::HeroInLight);
    CHECK(hero_color({.at = {}, .lit = true, .dark = true}) == Color::HeroInDarkness);
    CHECK(hero_color(
              {.at = {}, .dark = true, .statuses = {{.kind = Status::Invisible, .left = 5, .most = 9}}}) ==
          Color::HeroInvisible);
}

TEST_CASE("light tints what it falls on, and deep water what is seen through it", "[view][light]") {
    CellView floor;
    floor.sight = Sight::Seen;
    floor.layers[0] = Terrain::MarbleFloor;
    CellLook look{.at = {3, 3}, .depth = 4, .light = Illumination{100, 100, 100}};
    const StyledCell white = paint_cell(floor, look);
    look.light = Illumination{140, 40, 10};
    const StyledCell fiery = paint_cell(floor, look);
    CHECK(fiery.fore.red > white.fore.red);
    CHECK(fiery.fore.blue < white.fore.blue);
    look.light = Illumination{100, 100, 100};
    look.under_water = true;
    const PaintedCell drowned = paint_moving_cell(floor, look);
    CHECK(drowned.cell.fore.red < white.fore.red / 2);
    CHECK(drowned.dances);
    floor.sight = Sight::Remembered;
    const StyledCell sunk = paint_cell(floor, look);
    look.under_water = false;
    CHECK(sunk.back.blue < paint_cell(floor, look).back.blue);
}

}  // namespace cellophane
