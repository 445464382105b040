#include <span>
#include <string>
#include <utility>

#include "kit/grid/hasher.h"
#include "play/pack_scene.h"
#include "play/time/level_change.h"
#include "support/catch.h"

// What flares up lets the hero see for a moment (rules/terrain.md 18).

namespace cellophane {

namespace {

/// So deep that the hero's own light reaches but three cells.
constexpr int deep = 26;

constexpr std::string_view dark_hall = R"(
    ##########################
    #........................#
    #........................#
    #..@.....................#
    #........................#
    #........................#
    ##########################
)";

/// What is known of a level, and where the hero stands.
std::string known_ground(const Scenario& s) {
    std::string picture = drawn::picture(s.known().discovered);
    picture[static_cast<std::size_t>(s.game.hero.at.y * (s.level().size().width + 1) + s.game.hero.at.x)] =
        '@';
    return picture;
}

/// The hero has looked around when something flares up.
Scenario& flare_up(Scenario& s, Light light, Pos at) {
    const Event flared = Flared{at, light};
    see_by_flares(s.game, s.caches, std::span{&flared, 1});
    return s;
}

/// What chance will do to lights.
std::uint64_t chances_of(const Scenario& s) {
    Hasher hasher;
    hasher(s.game.flicker);
    return hasher.result();
}

Scenario in_the_dark(std::string_view picture) {
    Scenario s{picture, 1, deep};
    update_vision(s.game, s.caches);
    return s;
}

}  // namespace

TEST_CASE("a flare shows for a moment what the hero's light does not reach", "[play][light]") {
    Scenario s = in_the_dark(dark_hall);
    CHECK(known_ground(s) == drawn::tidy(R"(
        ..###.....................
        .#####....................
        ######....................
        ###@##....................
        ######....................
        .#####....................
        ..........................
    )"));
    const BitGrid seen = s.known().visible;
    flare_up(s, Light::GenericFlare, {15, 3});
    CHECK(known_ground(s) == drawn::tidy(R"(
        ..###.....................
        .#####.......#####........
        ######.......#####........
        ###@##.......#####........
        ######.......#####........
        .#####.......#####........
        ..........................
    )"));
    // The flare is over at once.
    CHECK(s.known().visible == seen);
    CHECK(s.known().memory[Layer::Dungeon][{15, 3}] == Terrain::Floor);
}

TEST_CASE("a flare shows nothing round a corner or behind a monster", "[play][light]") {
    constexpr std::string_view corner = R"(
        ####################
        #..@..........######
        ############..######
        ############..######
        ############.......#
        ############.......#
        ####################
    )";
    Scenario s = in_the_dark(corner);
    flare_up(s, Light::ExplosionFlare, {13, 5});
    CHECK_FALSE(s.known().discovered.test({13, 4}));
    CHECK(s.known().discovered.test({13, 1}));

    Scenario free = in_the_dark(dark_hall);
    flare_up(free, Light::FireFlare, {20, 3});
    CHECK(free.known().discovered.test({15, 3}));
    Scenario shaded = in_the_dark(dark_hall);
    add_creature(shaded, MonsterKind::Ogre, {17, 3});
    flare_up(shaded, Light::FireFlare, {20, 3});
    CHECK(shaded.known().discovered.test({17, 3}));
    CHECK_FALSE(shaded.known().discovered.test({15, 3}));
}

TEST_CASE("a dark flare shows nothing, and neither does one too far away", "[play][light]") {
    for (const auto& [light, at] :
         {std::pair{Light::QuietusFlare, Pos{9, 3}}, std::pair{Light::SlayingFlare, Pos{9, 3}}}) {
        Scenario s = in_the_dark(dark_hall);
        const BitGrid before = s.known().discovered;
        flare_up(s, light, at);
        CHECK(s.known().discovered == before);
    }
    constexpr std::string_view two_rooms = R"(
        ####################
        #..@.....#.........#
        #........#.........#
        ####################
    )";
    Scenario s = in_the_dark(two_rooms);
    const BitGrid before = s.known().discovered;
    const std::uint64_t chances = chances_of(s);
    flare_up(s, Light::GenericFlare, {17, 1});
    CHECK(s.known().discovered == before);
    // A flare that cannot be seen draws no random numbers.
    CHECK(chances_of(s) == chances);
}

TEST_CASE("by a flare the hero remembers items and corrects his magic map", "[play][light]") {
    Scenario s = in_the_dark(dark_hall);
    s.level().items.push_back(some_item(ItemKind::Ration, {15, 3}));
    s.game.here().known.magic_mapped.set({15, 3});
    s.game.here().known.magic_mapped.set({22, 3});
    flare_up(s, Light::GenericFlare, {15, 3});
    REQUIRE(s.known().items.size() == 1);
    CHECK(s.known().items.front().at == Pos{15, 3});
    CHECK_FALSE(s.known().magic_mapped.test({15, 3}));
    CHECK(s.known().magic_mapped.test({22, 3}));
}

TEST_CASE("a flare where the hero already sees changes nothing", "[play][light]") {
    Scenario s{dark_hall, 1, 1};
    update_vision(s.game, s.caches);
    const std::uint64_t chances = chances_of(s);
    const Event flared = Flared{{15, 3}, Light::ExplosionFlare};
    CHECK(see_by_flares(s.game, s.caches, std::span{&flared, 1}).none());
    CHECK(chances_of(s) == chances);
}

TEST_CASE("a flare of incineration shows a whole hall", "[play][light]") {
    Scenario s{dark_hall, 1, deep};
    const char potion = carry(s, ItemKind::PotionOfIncineration);
    s.play(Throw{potion, {11, 3}});
    CHECK(s.count<Flared>() >= 1);
    CHECK((s.known().in_view - s.known().discovered).none());
    CHECK_FALSE((s.known().in_view - s.known().visible).none());
}

TEST_CASE("flares of potions and scrolls the hero uses show the dark around him", "[play][light]") {
    const auto width_known = [](const Scenario& s) { return s.known().discovered.bounds().width(); };
    struct Row {
        ItemKind kind{};
        Light flare{};
    };
    constexpr Row rows[] = {{ItemKind::PotionOfStrength, Light::StrengthFlare},
                            {ItemKind::ScrollOfEnchanting, Light::EnchantmentFlare},
                            {ItemKind::ScrollOfProtectArmor, Light::ProtectionFlare}};
    for (const Row& row : rows) {
        INFO(item_rows[row.kind].name);
        Scenario s{dark_hall, 1, deep};
        const char armor = carry(s, ItemKind::LeatherArmor);
        s.game.hero.pack.worn = number_of(s.game.hero.pack, armor);
        const char letter = carry(s, row.kind);
        const int before = width_known(s);
        if (item_rows[row.kind].category == ItemCategory::Potion)
            s.play(Drink{letter});
        else
            s.play(Read{letter});
        if (s.game.question != Question::None) s.play(Choose{armor});
        REQUIRE(s.last<Flared>());
        CHECK(s.last<Flared>()->light == row.flare);
        CHECK(s.last<Flared>()->at == s.game.hero.at);
        CHECK(width_known(s) > before);
        // Seen once is seen: nothing more comes of it in later turns.
        const BitGrid known = s.known().discovered;
        s.play(Rest{});
        CHECK(s.known().discovered == known);
    }
}

TEST_CASE("flares on the level above show nothing of the level below", "[play][light]") {
    constexpr std::string_view below = R"(
        ####################
        #<.................#
        #..................#
        ####################
    )";
    Scenario s{"######\n#.@>##\n######\n", 1, deep};
    s.game.places[deep] = drawn_place(below, deep + 1);
    s.events.clear();
    Turn turn{s.game, s.events, s.caches};
    turn.emit(Flared{{12, 1}, Light::ExplosionFlare});
    carry_out(turn, Move{Direction::East});
    REQUIRE(s.game.depth == deep + 1);
    CHECK_FALSE(s.known().discovered.test({12, 1}));
}

TEST_CASE("a hero who lands after a fall sees by the flash", "[play][light]") {
    constexpr std::string_view below = R"(
        ####################
        #..................#
        #..................#
        #..................#
        #<.................#
        ####################
    )";
    const auto known_after = [&](ArrivedBy how) {
        Scenario s{"######\n#.@>##\n######\n", 1, deep};
        s.game.places[deep] = drawn_place(below, deep + 1);
        Turn turn{s.game, s.events, s.caches};
        change_level(turn, deep + 1, how);
        const bool fell = how == ArrivedBy::Falling;
        CHECK(s.count<Flared>() == (fell ? 1 : 0));
        // Flares from before the hero's arrival are not shown any more.
        if (fell) CHECK(s.events.back().get<Flared>().at == s.game.hero.at);
        return (s.known().discovered & s.known().in_view).count();
    };
    CHECK(known_after(ArrivedBy::Falling) > known_after(ArrivedBy::StairsDown));
}

TEST_CASE("allies share what a flare shows the hero", "[play][light]") {
    Scenario s{dark_hall, 1, deep};
    add_ally(s, MonsterKind::Monkey, {2, 3});
    const auto ground_known = [&] {
        const BitGrid walls = s.level().layers.cells_with({TerrainProperty::BlocksMovement});
        return (s.known().discovered - walls).count();
    };
    const int before = ground_known();
    s.play(Drink{carry(s, ItemKind::PotionOfStrength)});
    CHECK(ground_known() > before);
    CHECK(s.level().monsters.front().schooling.experience == ground_known() - before);
}

}  // namespace cellophane
