#include "play/stats/ring_levels.h"
#include "content/regeneration.h"
#include "content/trinkets.h"
#include "play/combat/wound_gains.h"
#include "play/lighting/hero_light.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// What each ring does to a game, for better and for worse (rules/items.md 20).

namespace cellophane {

namespace {

/// Puts a ring on a finger, all of it known unless told otherwise.
Item& wear(Scenario& s, ItemKind kind, int level, ItemMarks marks = {ItemMark::Identified}) {
    const char letter = carry(s, enchanted(kind, level, marks));
    s.game.hero.pack.rings[0] = number_of(s.game.hero.pack, letter);
    s.look();
    return in_pack(s, letter);
}

/// A chamber with another one behind a wall three cells thick.
constexpr std::string_view two_chambers = R"(
    %%%%%%%%%%%%%%%%%%%%%%%
    %#########%%%#########%
    %#.......#%%%#.......#%
    %#.......#%%%#.......#%
    %#......@#%%%#.......#%
    %#.......#%%%#.......#%
    %#.......#%%%#.......#%
    %#########%%%#########%
    %%%%%%%%%%%%%%%%%%%%%%%
)";

Sight sight_of(const Scenario& s, Pos at) {
    Observation seen;
    observe(s.game, seen);
    return seen.cells[at].sight;
}

}  // namespace

TEST_CASE("clairvoyance shows rooms behind walls, but not the inside of rock", "[play][rings]") {
    Scenario s{two_chambers};
    const Pos hero = s.game.hero.at;
    const Pos beyond{14, 4};
    const Pos rock{11, 4};
    CHECK(sight_of(s, beyond) == Sight::Unknown);
    s.level().items.push_back(some_item(ItemKind::Mango, beyond));
    add_creature(s, MonsterKind::Goblin, {14, 3});
    wear(s, ItemKind::RingOfClairvoyance, 5);
    CHECK(sight_of(s, beyond) == Sight::Clairvoyant);
    CHECK(s.known().discovered.test(beyond));
    CHECK(sight_of(s, rock) == Sight::Unknown);
    CHECK_FALSE(s.known().discovered.test(rock));
    // What is in view is seen the ordinary way.
    CHECK(sight_of(s, hero + Pos{-1, 0}) == Sight::Seen);
    Observation seen;
    observe(s.game, seen);
    CHECK(item_at(seen, beyond) != nullptr);
    CHECK(monster_at(seen, {14, 3}) != nullptr);
    // The rim is where the rule puts it, cell by cell.
    const int r = clairvoyant_radius(5);
    for (int x = 13; x <= 21; ++x)
        for (int y = 1; y <= 7; ++y) {
            const int off = squared_distance({x, y}, hero);
            INFO(x << ' ' << y);
            CHECK((sight_of(s, {x, y}) == Sight::Clairvoyant) == (off < r * r + r));
        }
    // Off again, it is only remembered.
    s.game.hero.pack.rings[0] = -1;
    s.look();
    CHECK(sight_of(s, beyond) == Sight::Remembered);
    // A ring of unknown strength works as +1.
    Scenario weak{two_chambers};
    wear(weak, ItemKind::RingOfClairvoyance, 5, {});
    CHECK(sight_of(weak, beyond) == Sight::Unknown);
}

TEST_CASE("negative clairvoyance hides what is near", "[play][rings]") {
    Scenario s{long_hall};
    const Pos hero = s.game.hero.at;
    CHECK(sight_of(s, hero + Pos{1, 0}) == Sight::Seen);
    wear(s, ItemKind::RingOfClairvoyance, -2);
    const int r = clairvoyant_radius(-2);
    REQUIRE(r == 3);
    for (int x = hero.x; x < 12; ++x) {
        const Pos at{x, hero.y};
        INFO(x);
        const bool hidden = squared_distance(at, hero) < r * r + r && !(at == hero);
        CHECK(s.known().visible.test(at) == !hidden);
        CHECK(s.known().in_view.test(at));
    }
    // Creatures in the blotted area are not seen either, until they are felt.
    Monster& goblin = add_live_creature(s, MonsterKind::Goblin, hero + Pos{2, 0});
    goblin.vitals.ticks = 1'000'000;
    s.look();
    Observation seen;
    observe(s.game, seen);
    CHECK(monster_at(seen, goblin.at) == nullptr);
}

TEST_CASE("two rings of clairvoyance add up", "[play][rings]") {
    Scenario s{two_chambers};
    wear(s, ItemKind::RingOfClairvoyance, 3);
    CHECK(sight_of(s, {14, 4}) == Sight::Unknown);
    const char other = carry(s, enchanted(ItemKind::RingOfClairvoyance, 2, {ItemMark::Identified}));
    s.game.hero.pack.rings[1] = number_of(s.game.hero.pack, other);
    s.look();
    CHECK(sight_of(s, {14, 4}) == Sight::Clairvoyant);
}

TEST_CASE("a ring of light enlarges the light radius, a cursed one shrinks it", "[play][rings]") {
    const auto radius = [](int level) {
        Scenario s{bare_room};
        if (level != 0) wear(s, ItemKind::RingOfLight, level);
        return miners_light(s.game.depth, lamp_of(s.game)).radius_hundredths;
    };
    CHECK(radius(1) >= 2 * radius(0) - 1);
    CHECK(radius(3) >= 4 * radius(0) - 3);
    CHECK(radius(-1) < radius(0));
    CHECK(radius(-3) < radius(-1));
    // The light does not raise the stealth range.
    Scenario s{bare_room};
    wear(s, ItemKind::RingOfLight, 5);
    s.play(Search{});
    CHECK(s.game.hero.stealth_range == 7);
}

TEST_CASE("a ring of stealth lowers the stealth range by its level", "[play][rings]") {
    for (const int level : {3, -3}) {
        Scenario s{bare_room};
        wear(s, ItemKind::RingOfStealth, level);
        s.play(Search{});
        CHECK(s.game.hero.stealth_range == 7 - level);
    }
}

TEST_CASE("a ring of awareness finds secrets in passing more often", "[play][rings]") {
    // The secret is two cells from where he steps.
    const auto found = [](std::optional<int> level) {
        int times = 0;
        for (std::uint64_t key = 1; key <= 100; ++key) {
            Scenario s{"#########\n#.@.....#\n####s####\n#.......#\n#########\n", key};
            if (level) wear(s, ItemKind::RingOfAwareness, *level);
            s.play(Move{Direction::East});
            times += s.count<SecretFound>();
        }
        return times;
    };
    const int plain = found(std::nullopt);
    CHECK(plain > 0);
    CHECK(plain < 40);
    // 30 + 20 x 5 less 10 a cell, and two thirds of that for what is in a wall: 80 of 100.
    CHECK(found(5) > 65);
    CHECK(found(9) == 100);
    CHECK(found(-2) == 0);
    // A search of his own goes half as far with a bad one: 20 for 50, of which a wall leaves two thirds.
    const auto searched = [](std::optional<int> level) {
        int times = 0;
        for (std::uint64_t key = 1; key <= 100; ++key) {
            Scenario s{"#########\n#..@....#\n####s####\n#.......#\n#########\n", key};
            if (level) wear(s, ItemKind::RingOfAwareness, *level);
            s.game.here().known.searched_from.set(s.game.hero.at);
            s.play(Search{});
            times += s.count<SecretFound>();
        }
        return times;
    };
    CHECK(searched(std::nullopt) > 20);
    CHECK(searched(-1) < 25);
    CHECK(searched(-1) > 0);
    CHECK(searched(9) == 100);
}

TEST_CASE("a ring of wisdom changes the recharge time of staffs, but not of charms", "[play][rings]") {
    const auto turns_to_charge = [](int level) {
        Scenario s{bare_room};
        Item staff = enchanted(ItemKind::StaffOfFirebolt, 2, {ItemMark::Identified});
        staff.usage.until_charge = 1000;
        const char letter = carry(s, staff);
        if (level != 0) wear(s, ItemKind::RingOfWisdom, level);
        int turns = 0;
        for (; in_pack(s, letter).charges == 0 && turns < 500; ++turns) s.play(Rest{});
        return turns;
    };
    CHECK(turns_to_charge(0) == 100);
    CHECK(turns_to_charge(3) == 48);
    CHECK(turns_to_charge(-3) == 250);
    Scenario s{bare_room};
    Item charm = enchanted(ItemKind::CharmOfHaste, 1, {ItemMark::Identified});
    charm.charges = 20;
    const char letter = carry(s, charm);
    wear(s, ItemKind::RingOfWisdom, 5);
    for (int i = 0; i < 19; ++i) s.play(Rest{});
    CHECK(in_pack(s, letter).charges == 1);
    CHECK(s.count<CharmReady>() == 0);
    s.play(Rest{});
    CHECK(in_pack(s, letter).charges == 0);
    REQUIRE(s.count<CharmReady>() == 1);
    CHECK(s.last<CharmReady>()->item.kind == ItemKind::CharmOfHaste);
}

TEST_CASE("a ring of regeneration changes the time to full health", "[play][rings]") {
    const auto turns_to_heal = [](int level) {
        Scenario s{bare_room};
        s.game.hero.max_health = 40;
        s.game.hero.health = 1;
        if (level != 0) wear(s, ItemKind::RingOfRegeneration, level);
        int turns = 0;
        for (; s.game.hero.health < 40 && turns < 1000; ++turns) {
            s.play(Rest{});
            s.game.hero.nutrition = full_nutrition;
        }
        return turns;
    };
    CHECK(std::abs(turns_to_heal(0) - 302 * 39 / 40) <= 8);
    CHECK(std::abs(turns_to_heal(3) - 128 * 39 / 40) <= 6);
    CHECK(std::abs(turns_to_heal(-2) - 535 * 39 / 40) <= 14);
}

TEST_CASE("a ring of transference heals by a share of the damage dealt, a cursed one hurts",
          "[play][rings]") {
    const auto health_after = [](int level, int dealt) {
        Scenario s{bare_room};
        s.game.hero.max_health = 100;
        s.game.hero.health = 50;
        wear(s, ItemKind::RingOfTransference, level);
        Moment now{s};
        transfer_health(now.turn, now.level, dealt);
        return s.game.hero.health;
    };
    CHECK(health_after(2, 30) == 53);
    CHECK(health_after(-2, 30) == 47);
    // A point at least.
    CHECK(health_after(1, 3) == 51);
    CHECK(health_after(-1, 3) == 49);
    CHECK(health_after(3, 0) == 50);
    // By blow and by bolt: a goblin gives, what has no life in it has nothing to give.
    for (const bool by_bolt : {false, true})
        for (const bool lifeless : {false, true}) {
            Scenario s{bare_room, 3};
            s.game.hero.max_health = 100;
            s.game.hero.health = 50;
            s.game.hero.vitals.until_health = 1'000'000;
            wear(s, ItemKind::RingOfTransference, 10);
            Monster& foe = add_live_creature(s, MonsterKind::Goblin, {8, 3});
            foe.vitals.ticks = 1'000'000;
            foe.health = foe.max_health = 1000;
            foe.stats.defense = 0;
            if (lifeless) foe.stats.behaviors |= {Behavior::Inanimate};
            Item staff = enchanted(ItemKind::StaffOfLightning, 3);
            staff.charges = 3;
            const char letter = carry(s, staff);
            if (by_bolt)
                s.play(Zap{letter, {8, 3}});
            else
                for (int i = 0; i < 20; ++i) s.play(Move{Direction::East});
            CHECK(foe.health < 1000);
            CHECK((s.game.hero.health > 50) == !lifeless);
        }
    // Transference can take the hero's last health.
    Scenario s{bare_room};
    s.game.hero.health = 2;
    wear(s, ItemKind::RingOfTransference, -10);
    Moment now{s};
    transfer_health(now.turn, now.level, 20);
    REQUIRE(s.game.ending);
    CHECK(s.game.ending->cause == DeathCause::Ring);
}

TEST_CASE("a hero killed by his own transference does not regenerate", "[play][rings]") {
    Scenario s{bare_room, 4};
    s.game.hero.max_health = 30;
    s.game.hero.health = 3;
    wear(s, ItemKind::RingOfTransference, -10);
    s.game.hero.pack.rings[1] = number_of(
        s.game.hero.pack, carry(s, enchanted(ItemKind::RingOfRegeneration, 20, {ItemMark::Identified})));
    Item staff = enchanted(ItemKind::StaffOfLightning, 10);
    staff.charges = 1;
    const char letter = carry(s, staff);
    add_live_creature(s, MonsterKind::Rat, {8, 3}).health = 1;
    Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {9, 3});
    ogre.health = ogre.max_health = 1000;
    s.play(Zap{letter, {9, 3}});
    REQUIRE(s.game.ending);
    CHECK(s.game.ending->cause == DeathCause::Ring);
    CHECK(s.game.hero.health == 0);
    // After the hero's death no other creature acts, and the rat is gone.
    REQUIRE(s.level().monsters.size() == 1);
    CHECK(s.level().monsters[0].kind == MonsterKind::Ogre);
    CHECK(s.level().monsters[0].vitals.ticks == 100);
}

TEST_CASE("a ring of reaping recharges staffs by damage dealt, a cursed one drains them", "[play][rings]") {
    const auto charges_after = [](int level, int dealt) {
        Scenario s{bare_room, 5};
        Item staff = enchanted(ItemKind::StaffOfFirebolt, 4, {ItemMark::Identified});
        staff.charges = 2;
        staff.usage.until_charge = 1250;
        const char letter = carry(s, staff);
        Item charm = enchanted(ItemKind::CharmOfHaste, 1, {ItemMark::Identified});
        charm.charges = 100;
        const char other = carry(s, charm);
        wear(s, ItemKind::RingOfReaping, level);
        Moment now{s};
        for (int i = 0; i < 30; ++i) reap(now.turn, dealt);
        return std::pair{in_pack(s, letter).charges, in_pack(s, other).charges};
    };
    CHECK(charges_after(3, 20) == std::pair{4, 0});
    CHECK(charges_after(3, 0) == std::pair{2, 100});
    const auto [staff, charm] = charges_after(-3, 20);
    CHECK(staff == 0);
    CHECK(charm > 100);
}

TEST_CASE("stairs the hero used are known even where negative clairvoyance hides them", "[play][rings]") {
    for (const bool known_above : {false, true}) {
        Scenario s = with_below(stairs_above, stairs_below);
        wear(s, ItemKind::RingOfClairvoyance, -2);
        VisitedLevel& above = s.game.here();
        above.known.discovered = BitGrid{above.level.size()};
        above.known.discovered.set(above.level.stairs.down, known_above);
        s.look();
        REQUIRE(above.known.discovered.test(above.level.stairs.down) == known_above);
        s.play(Move{Direction::East});
        VisitedLevel& below = s.game.here();
        REQUIRE(below.level.depth == above.level.depth + 1);
        CHECK(above.known.discovered.test(above.level.stairs.down));
        CHECK(below.known.discovered.test(below.level.stairs.up));
        below.known.discovered = BitGrid{below.level.size()};
        s.play(Move{Direction::West});
        REQUIRE(s.game.depth == above.level.depth);
        CHECK(below.known.discovered.test(below.level.stairs.up));
    }
}

}  // namespace cellophane
