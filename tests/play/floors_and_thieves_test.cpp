#include "play/creature_scene.h"
#include "play/effects/ground_effects.h"
#include "play/pack_scene.h"
#include "support/catch.h"

// The small print of throwing, of floors, thieves and cages: sentences of rules/items.md 11 to 13, that no
// other test holds.

namespace cellophane::floors_and_thieves {

// ---- rules/items.md 11: throwing ----

TEST_CASE("every kind of thing can be thrown", "[play][items]") {
    for (const ItemRow& row : item_rows) {
        if (row.kind == ItemKind::Gold) continue;
        INFO(row.name);
        Scenario s{bare_room};
        const char letter = carry(s, row.kind, 2);
        s.play(Throw{letter, {11, 3}});
        // What a throw would cost asks first.
        if (s.game.question == Question::ThrowAway) s.play(Answer{true});
        CHECK(s.count<ItemThrown>() == 1);
        // A glass that breaks lets out what keeps him from counting turns.
        if (row.category != ItemCategory::Potion) CHECK(s.game.turns == 1);
        const bool is_spent =
            row.category == ItemCategory::Potion || row.manners.has(Manner::BurstsIntoFlame);
        CHECK(s.level().items.size() == (is_spent ? 0U : 1U));
    }
}

TEST_CASE("a throw takes as long as an attack", "[play][items]") {
    for (const auto& [hasted, hunger] : {std::pair{false, 20}, {true, 10}}) {
        Scenario s{bare_room};
        if (hasted) s.game.hero.vitals.statuses.set(Status::Hasted, 50);
        const char darts = carry(s, ItemKind::Dart, 20);
        for (int i = 0; i < 20; ++i) s.play(Throw{darts, {11, 3}});
        CHECK(full_nutrition - s.game.hero.nutrition == hunger);
    }
}

// ---- rules/items.md 12 and 13: floors, thieves, keys ----

TEST_CASE("thieves take half of four or more weapons, up to three whole, and one of other items",
          "[play][items]") {
    const auto taken = [](ItemKind kind, int quantity) {
        Scenario s{bare_room};
        make_tough(s);
        carry(s, kind, quantity);
        Monster& monkey = add_live_creature(s, MonsterKind::Monkey, {8, 3});
        monkey.stats.accuracy = 10000;
        for (int turn = 0; turn < 5 && s.level().items.empty(); ++turn) let_act(s, monkey);
        REQUIRE(s.level().items.size() == 1);
        return s.level().items[0].quantity;
    };
    CHECK(taken(ItemKind::Dart, 3) == 3);
    CHECK(taken(ItemKind::Dart, 4) == 2);
    CHECK(taken(ItemKind::Dart, 7) == 4);
    CHECK(taken(ItemKind::Javelin, 15) == 8);
    CHECK(taken(ItemKind::PotionOfLife, 3) == 1);
    CHECK(taken(ItemKind::Mango, 2) == 1);
    CHECK(taken(ItemKind::Sword, 1) == 1);
}

TEST_CASE("deep water takes nothing from a levitating hero, nor where an item lies already",
          "[play][items]") {
    const auto lost = [](bool floats, bool occupied) {
        int times = 0;
        for (std::uint64_t key = 1; key <= 40; ++key) {
            Scenario s{"#######\n#~~~~~#\n#~~@~~#\n#~~~~~#\n#######\n", key};
            s.level().layers[Layer::Liquid][s.game.hero.at] = Terrain::DeepWater;
            carry(s, ItemKind::Mango);
            if (floats) s.game.hero.vitals.statuses.set(Status::Levitating, 50);
            if (occupied) {
                // The sword drifts off during the turn; until then no other item is swept away.
                s.level().items = {some_item(ItemKind::Sword, s.game.hero.at)};
            }
            s.play(Rest{});
            times += s.game.hero.pack.items.empty() ? 1 : 0;
        }
        return times;
    };
    CHECK(lost(false, false) >= 8);
    CHECK(lost(false, false) <= 32);
    CHECK(lost(true, false) == 0);
    CHECK(lost(false, true) < lost(false, false));
}

namespace {

/// The hero stands on one altar with its treasure in hand; on the other lies the next.
struct TwoTreasures {
    explicit TwoTreasures(Pos off) : altar{s.game.hero.at + Pos{1, 0}}, other{s.game.hero.at + off} {
        for (const Pos at : {altar, other}) {
            Item treasure = some_item(at == altar ? ItemKind::RingOfLight : ItemKind::RingOfWisdom, at);
            treasure.marks = {ItemMark::IsKey, ItemMark::ExplorerAvoids};
            treasure.opens = {{.at = at}};
            s.level().items.push_back(treasure);
            s.level().layers[Layer::Dungeon][at] = Terrain::AltarWithOpenCage;
            s.level().ownership.number[at] = 1;
            s.level().ownership.rooms.set(at);
        }
        s.look();
        Item staff = enchanted(ItemKind::StaffOfBlinking, 3);
        staff.charges = 3;
        blink = carry(s, staff);
        s.play(Move{Direction::East});
    }

    Scenario s{long_hall};
    Pos altar;
    Pos other;
    char blink = 0;
};

}  // namespace

TEST_CASE("blinking away with a treasure closes the other cages", "[play][items]") {
    TwoTreasures two{{2, 1}};
    REQUIRE(two.s.count<ItemTaken>() == 1);
    CHECK(two.s.level().layers.holds(two.other, Terrain::AltarWithOpenCage));
    two.s.play(Zap{two.blink, two.altar + Pos{8, 0}});
    CHECK(two.s.game.hero.at == two.altar + Pos{8, 0});
    CHECK(two.s.level().layers.holds(two.altar, Terrain::AltarWithClosedCage));
    CHECK(two.s.level().layers.holds(two.other, Terrain::AltarWithClosedCage));
}

TEST_CASE("blinking from one treasure altar onto another finds its cage closed already", "[play][items]") {
    TwoTreasures two{{9, 0}};
    REQUIRE(two.s.count<ItemTaken>() == 1);
    two.s.play(Zap{two.blink, two.other});
    CHECK(two.s.count<ItemTaken>() == 1);
    CHECK(two.s.level().layers.holds(two.other, Terrain::AltarWithClosedCage));
}

TEST_CASE("an orb thrown into its socket is used up there", "[play][items]") {
    Scenario s{long_hall};
    const Pos socket = s.game.hero.at + Pos{6, 0};
    const Pos archway = socket + Pos{4, 1};
    s.level().layers[Layer::Dungeon][socket] = Terrain::AltarWithOrbSocket;
    s.level().layers[Layer::Dungeon][archway] = Terrain::StoneArchwayPortal;
    for (const Pos at : {socket, archway}) {
        s.level().ownership.number[at] = 1;
        s.level().ownership.rooms.set(at);
    }
    Item orb = some_item(ItemKind::CrystalOrb, socket);
    orb.marks = {ItemMark::IsKey};
    orb.opens = {{.at = socket, .consumed = true}};
    s.look();
    const char letter = carry(s, orb);
    s.play(Throw{letter, socket});
    CHECK(s.level().items.empty());
    CHECK(s.count<KeyUsed>() == 1);
}

TEST_CASE("a lever pulled by a missile is reported", "[play][items]") {
    Scenario s{"##########\n#@.......#\n##########\n"};
    s.level().layers[Layer::Dungeon][{9, 1}] = Terrain::WallLever;
    s.look();
    const char dart = carry(s, ItemKind::Dart);
    s.play(Throw{dart, {9, 1}});
    CHECK(s.count<Bumped>() == 1);
    CHECK(s.level().layers.holds({9, 1}, Terrain::PulledLever));
}

TEST_CASE("an item falling through a hidden trap door in view reveals it", "[play][items]") {
    Scenario s{"#########\n#@......#\n#.......#\n#########\n"};
    s.level().layers[Layer::Dungeon][{5, 1}] = Terrain::HiddenTrapDoor;
    s.look();
    const char dart = carry(s, ItemKind::Dart);
    s.play(Throw{dart, {5, 1}});
    s.play(Rest{});
    CHECK(s.count<ItemFell>() == 1);
    CHECK(s.count<SecretFound>() == 1);
    CHECK(s.level().layers.holds({5, 1}, Terrain::TrapDoor));
}

TEST_CASE("a hidden alarm trap reveals its place when it is set off", "[play][items]") {
    Scenario s{R"(
        ###############
        #@....#.......#
        #.....#.......#
        #.............#
        ###############
    )"};
    const Pos trap{10, 1};
    s.level().layers[Layer::Dungeon][trap] = Terrain::HiddenAlarmTrap;
    s.look();
    s.level().monsters.push_back(newborn(MonsterKind::Goblin, std::nullopt, trap));
    REQUIRE(!s.known().visible.test(trap));
    Moment now{s};
    apply_instant_effects(now.level, s.level().monsters.back());
    CHECK(s.count<AlarmHeard>() == 1);
    CHECK(s.known().discovered.test(trap));
    CHECK(s.known().memory.holds(trap, Terrain::AlarmTrap));
}

}  // namespace cellophane::floors_and_thieves
