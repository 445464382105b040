#include "play/pack_scene.h"
#include "support/catch.h"

// The Amulet, and the two ways out with it (rules/hero.md 12.1 and 13; rules/items.md 24 and 25).

namespace cellophane {

namespace {

/// A hero one step west of the way out.
Scenario before_way_out(Terrain way, int depth) {
    Scenario s{"#######\n#.....#\n#...@.#\n#.....#\n#######\n", 1, depth};
    s.level().layers[Layer::Dungeon][{5, 2}] = way;
    s.look();
    return s;
}

const std::pair<Terrain, int> ways_out[] = {{Terrain::DungeonExit, 1}, {Terrain::CrystalPortal, 40}};

}  // namespace

TEST_CASE("without the Amulet the ways out stay shut, and trying them takes no time", "[play][victory]") {
    for (const auto& [way, depth] : ways_out) {
        Scenario s = before_way_out(way, depth);
        carry(s, ItemKind::Lumenstone);
        s.play(Move{Direction::East});
        REQUIRE(s.count<ExitRefused>() == 1);
        CHECK(s.last<ExitRefused>()->terrain == way);
        CHECK_FALSE(s.game.ending);
        CHECK(s.game.turns == 0);
        CHECK(s.game.hero.at == Pos{4, 2});
    }
}

TEST_CASE("with the Amulet the exit ends the game as an escape, the portal as a mastery", "[play][victory]") {
    for (const auto& [way, depth] : ways_out) {
        Scenario s = before_way_out(way, depth);
        carry(s, ItemKind::Amulet);
        s.play(Move{Direction::East});
        REQUIRE(s.game.ending);
        CHECK(s.game.ending->is_victory());
        CHECK(s.game.ending->fate == (depth == 1 ? Fate::Escaped : Fate::Mastered));
        CHECK(s.game.ending->depth == depth);
        CHECK(s.count<HeroWon>() == 1);
        CHECK(s.count<HeroDied>() == 0);
        CHECK(s.game.hero.health > 0);
        // As with any stairs, no time has passed, and the turn counts.
        CHECK(s.game.turns == 1);
        CHECK(s.game.rounds == 0);
        // That was that.
        s.play(Move{Direction::West}).play(Rest{});
        CHECK(s.game.turns == 1);
        CHECK(s.game.hero.at == Pos{4, 2});
    }
}

TEST_CASE("travelling to the way out ends the game as well", "[play][victory]") {
    Scenario s{"##########\n#@.......#\n#........#\n##########\n", 1, 1};
    s.level().layers[Layer::Dungeon][{8, 2}] = Terrain::DungeonExit;
    s.level().stairs.up = {8, 2};
    carry(s, ItemKind::Amulet);
    s.look();
    s.play_out(TravelToStairs{Stair::Up});
    REQUIRE(s.game.ending);
    CHECK(s.game.ending->fate == Fate::Escaped);
}

TEST_CASE("taking the Amulet from the floor summons the Warden", "[play][victory]") {
    Scenario s{long_hall, 1, 26};
    s.level().items = {some_item(ItemKind::Amulet, {2, 3})};
    s.level().layers[Layer::Dungeon][{20, 2}] = Terrain::Granite;
    s.look();
    s.play(Move{Direction::East});
    CHECK(holds_amulet(s.game.hero.pack));
    CHECK(s.count<ItemTaken>() == 1);
    // All of the hall is in his view: nowhere for it to come from.
    CHECK(s.level().monsters.empty());

    Scenario t{bare_room, 1, 26};
    t.level().items = {some_item(ItemKind::Amulet, {8, 3})};
    Monster& warden = add_live_creature(t, MonsterKind::WardenOfYendor, {2, 1}, MonsterState::Sleeping);
    warden.set(MonsterMark::Dormant);
    t.look();
    t.play(Move{Direction::East});
    CHECK_FALSE(t.level().monsters[0].is_dormant());
    CHECK(t.level().monsters[0].state == MonsterState::Hunting);
}

TEST_CASE("a hero who brings the Amulet to depth 27 finds no second one there", "[play][victory]") {
    for (const bool holds_one : {true, false}) {
        Scenario s{stairs_above, 1, 26};
        s.game.seed = 5;
        if (holds_one) carry(s, ItemKind::Amulet);
        s.look();
        s.play(Move{Direction::East});
        REQUIRE(s.game.depth == 27);
        int amulets = 0;
        int stones = 0;
        for (const Item& item : s.level().items) {
            if (item.kind == ItemKind::Amulet) ++amulets;
            if (item.kind == ItemKind::Lumenstone) stones += item.quantity;
        }
        CHECK(amulets == (holds_one ? 0 : 1));
        CHECK(stones == 3);
    }
}

TEST_CASE("lumenstones of one depth share a place in the pack, also in a full one", "[play][victory]") {
    Scenario s{bare_room, 1, 30};
    for (int i = 0; i < 25; ++i) carry(s, ItemKind::PotionOfLife);
    carry(s, ItemKind::Lumenstone, 2);
    Item other = some_item(ItemKind::Lumenstone, {9, 3});
    other.origin_depth = 31;
    s.level().items = {some_item(ItemKind::Lumenstone, {8, 3}), other};
    s.look();
    s.play(Move{Direction::East}).play(Move{Direction::East});
    CHECK(s.count<ItemTaken>() == 1);
    CHECK(s.count<PackFull>() == 1);
    CHECK(places_taken(s.game.hero.pack) == pack_places);
}

}  // namespace cellophane
