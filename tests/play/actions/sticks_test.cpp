#include <algorithm>

#include "content/staffs.h"
#include "play/combat/bolt.h"
#include "play/pack_scene.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/visibility.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Item stick(ItemKind kind, int level, int charges) {
    Item item = enchanted(kind, level);
    item.charges = charges;
    item.usage.until_charge = 500;
    return item;
}

}  // namespace

TEST_CASE("every staff and wand casts its bolt and takes a charge and a turn", "[play][items]") {
    for (const ItemCategory category : {ItemCategory::Staff, ItemCategory::Wand})
        for (const ItemRow& row : kinds_of(category)) {
            INFO(row.name);
            REQUIRE(bolt_of(row.kind));
            Scenario s{bare_room};
            s.game.hero.health = s.game.hero.max_health = 500;
            Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {11, 3});
            ogre.vitals.ticks = 1'000'000;
            const char letter = carry(s, stick(row.kind, 3, 3));
            s.play(Zap{letter, {11, 3}});
            CHECK(s.game.turns == 1);
            CHECK(in_pack(s, letter).charges == 2);
            CHECK(in_pack(s, letter).usage.uses == 1);
            REQUIRE(s.count<BoltCast>() >= 1);
            CHECK(s.last<BoltCast>()->bolt == *bolt_of(row.kind));
        }
}

TEST_CASE("a visible effect identifies a staff or wand, teleport other is never identified",
          "[play][items]") {
    const auto knows_after = [](ItemKind kind) {
        Scenario s{bare_room};
        Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {11, 3});
        goblin.vitals.ticks = 1'000'000;
        s.play(Zap{carry(s, stick(kind, 2, 2)), {11, 3}});
        return s.game.item_knowledge.knows(kind);
    };
    CHECK(knows_after(ItemKind::StaffOfLightning));
    CHECK(knows_after(ItemKind::WandOfSlowness));
    CHECK(knows_after(ItemKind::StaffOfObstruction));
    CHECK_FALSE(knows_after(ItemKind::WandOfTeleportation));
}

TEST_CASE("polymorph is identified if its target was visible before", "[play][items]") {
    const auto knows_after = [](bool invisible) {
        Scenario s{bare_room};
        Monster& ogre = add_live_creature(s, MonsterKind::Ogre, {11, 3});
        ogre.vitals.ticks = 1'000'000;
        if (invisible) ogre.vitals.statuses.set(Status::Invisible, 100);
        s.look();
        s.play(Zap{carry(s, stick(ItemKind::WandOfPolymorphism, 0, 3)), {11, 3}});
        REQUIRE_FALSE(s.level().monsters[0].kind == MonsterKind::Ogre);
        return s.game.item_knowledge.knows(ItemKind::WandOfPolymorphism);
    };
    CHECK(knows_after(false));
    CHECK_FALSE(knows_after(true));
}

TEST_CASE("an empty staff or wand fizzles once, and is refused once known to be empty", "[play][items]") {
    Scenario s{bare_room};
    const char wand = carry(s, stick(ItemKind::WandOfNegation, 0, 0));
    s.play(Zap{wand, {11, 3}});
    CHECK(s.count<Fizzled>() == 1);
    CHECK(s.game.turns == 1);
    CHECK(in_pack(s, wand).marks.has(ItemMark::Identified));
    s.play(Zap{wand, {11, 3}});
    CHECK(s.last<HandsRefused>()->why == Refusal::NotReady);
    CHECK(s.game.turns == 1);
    const char staff = carry(s, stick(ItemKind::StaffOfHaste, 2, 0));
    s.play(Zap{staff, {11, 3}});
    CHECK(s.count<Fizzled>() == 2);
    CHECK(in_pack(s, staff).marks.has(ItemMark::MaxChargesKnown));
    CHECK_FALSE(in_pack(s, staff).marks.has(ItemMark::Identified));
    // The hero has not seen what either of them does.
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::WandOfNegation));
    CHECK_FALSE(s.last<Fizzled>()->item.kind_known);
    const std::vector<PackItemView> pack = pack_as_known(s.game);
    const auto shown = [&](char letter) {
        return std::find_if(pack.begin(), pack.end(), [&](const auto& it) { return it.letter == letter; })
            ->item;
    };
    CHECK_FALSE(shown(wand).kind_known);
    CHECK(shown(wand).identified);
    CHECK_FALSE(shown(staff).kind_known);
    CHECK(shown(staff).enchant == 2);
}

TEST_CASE("staffs recharge, stronger ones sooner, and wands do not", "[play][items]") {
    const auto turns_for_charges = [](int level, int charges) {
        Scenario s{bare_room};
        const char letter = carry(s, stick(ItemKind::StaffOfFirebolt, level, 0));
        s.game.hero.nutrition = full_nutrition;
        int turns = 0;
        for (; in_pack(s, letter).charges < charges && turns < 20'000; ++turns) {
            s.game.hero.nutrition = full_nutrition;
            s.play(Rest{});
        }
        return turns;
    };
    // 500 / level turns each on average; the first comes a little sooner or later.
    const int of_two = turns_for_charges(2, 2);
    CHECK(of_two > 100);
    CHECK(of_two < 700);
    const int of_ten = turns_for_charges(10, 10);
    CHECK(of_ten > 250);
    CHECK(of_ten < 800);
    Scenario s{bare_room};
    const char wand = carry(s, stick(ItemKind::WandOfPlenty, 0, 1));
    for (int i = 0; i < 500; ++i) s.play(Rest{});
    CHECK(in_pack(s, wand).charges == 1);
}

TEST_CASE("zapping at the hero's own cell or with a sword is refused", "[play][items]") {
    Scenario s{bare_room};
    const char staff = carry(s, stick(ItemKind::StaffOfHaste, 2, 2));
    s.play(Zap{staff, s.game.hero.at});
    CHECK(s.last<HandsRefused>()->why == Refusal::NoTarget);
    s.play(Zap{staff, {-1, 3}});
    CHECK(s.last<HandsRefused>()->why == Refusal::NoTarget);
    s.play(Zap{carry(s, ItemKind::Sword), {11, 3}});
    CHECK(s.last<HandsRefused>()->why == Refusal::WrongUse);
    CHECK(s.game.turns == 0);
}

namespace {

/// A bridge of floor over lava, walked from its left end: the seventh cell from the hero is lava.
constexpr std::string_view lava_hall = R"(
    #################
    #...............#
    #@.....ll.......#
    #...............#
    #################
)";

}  // namespace

TEST_CASE("blinking into known lava is refused, and into possible lava asks first", "[play][items]") {
    const auto zapped = [](int level, ItemMarks marks, bool kind_known) {
        Scenario s{lava_hall};
        Item staff = stick(ItemKind::StaffOfBlinking, level, 2);
        staff.marks = marks;
        s.game.item_knowledge.of(ItemKind::StaffOfBlinking).known = kind_known;
        s.play(Zap{carry(s, staff), {4, 2}});
        return s;
    };
    // Level 2 carries six cells: onto the lava at x = 7.
    const Scenario refused = zapped(2, {ItemMark::MaxChargesKnown}, true);
    CHECK(refused.count<CertainDeathRefused>() == 1);
    CHECK(refused.game.turns == 0);
    CHECK(refused.game.hero.at == Pos{1, 2});
    // Level 3 carries eight, beyond it.
    const Scenario over = zapped(3, {ItemMark::MaxChargesKnown}, true);
    CHECK(over.game.question == Question::None);
    CHECK(over.game.hero.at == Pos{9, 2});
    // Of unknown strength it may end on it.
    Scenario asked = zapped(3, {}, true);
    CHECK(asked.game.question == Question::BlinkOverLava);
    CHECK(asked.game.turns == 0);
    CHECK(asked.game.hero.pack.items.back().charges == 2);
    Scenario refrained = asked;
    refrained.play(Answer{false});
    CHECK(refrained.game.hero.at == Pos{1, 2});
    CHECK(refrained.game.turns == 0);
    asked.play(Answer{true});
    CHECK(asked.game.hero.at == Pos{9, 2});
    CHECK(asked.game.turns == 1);
    // The player is not asked about lava if the staff is unknown.
    CHECK(zapped(3, {}, false).game.hero.at == Pos{9, 2});
    // A hero immune to fire is not asked.
    Scenario fireproof{lava_hall};
    fireproof.game.hero.vitals.statuses.set(Status::FireImmune, 20);
    fireproof.game.item_knowledge.of(ItemKind::StaffOfBlinking).known = true;
    fireproof.play(Zap{carry(fireproof, stick(ItemKind::StaffOfBlinking, 2, 2)), {4, 2}});
    CHECK(fireproof.game.hero.at == Pos{7, 2});
}

TEST_CASE("the predicted route of a bolt ends where the bolt would", "[play][items]") {
    const auto route = [](Scenario& s, const Item& item, Pos target) {
        return stick_route(s.game, item, target);
    };
    Item staff = stick(ItemKind::StaffOfFirebolt, 3, 3);
    staff.marks = {ItemMark::Identified};
    Scenario s{bare_room};
    s.game.item_knowledge.of(ItemKind::StaffOfFirebolt).known = true;
    // Past the target, up to the wall.
    CHECK(route(s, staff, {9, 3}).back() == Pos{13, 3});
    // Up to the creature in the way.
    add_creature(s, MonsterKind::Goblin, {11, 3});
    s.look();
    CHECK(route(s, staff, {9, 3}).back() == Pos{11, 3});
    // Lightning goes through him.
    Item lightning = stick(ItemKind::StaffOfLightning, 3, 3);
    CHECK(route(s, lightning, {9, 3}).back() == Pos{11, 3});
    s.game.item_knowledge.of(ItemKind::StaffOfLightning).known = true;
    CHECK(route(s, lightning, {9, 3}).back() == Pos{13, 3});
    // A blink stops before him; and of known strength goes so far and no further.
    s.game.item_knowledge.of(ItemKind::StaffOfBlinking).known = true;
    Item blinking = stick(ItemKind::StaffOfBlinking, 3, 3);
    CHECK(route(s, blinking, {8, 3}).back() == Pos{10, 3});
    CHECK(route(s, blinking, {6, 3}).back() == Pos{1, 3});
    Scenario far{long_hall};
    far.game.item_knowledge = s.game.item_knowledge;
    blinking.marks = {ItemMark::MaxChargesKnown};
    CHECK(stick_route(far.game, blinking, {3, 3}).size() == 8);
    blinking.marks = {};
    CHECK(stick_route(far.game, blinking, {3, 3}).size() == 6);
    // What digs goes on through walls, as many as it is strong.
    Scenario walls{"############\n#@..#.#.#..#\n############\n"};
    for (int x = 0; x < 12; ++x) discover(walls.game.here(), {x, 1});
    walls.game.item_knowledge.of(ItemKind::StaffOfTunneling).known = true;
    CHECK(stick_route(walls.game, stick(ItemKind::StaffOfTunneling, 2, 2), {3, 1}).back() == Pos{6, 1});
    CHECK(stick_route(walls.game, stick(ItemKind::StaffOfPoison, 2, 2), {3, 1}).back() == Pos{3, 1});
    // The foreseen path ends where undiscovered cells begin.
    Scenario dark{"############\n#@..+......#\n############\n"};
    CHECK(stick_route(dark.game, staff, {9, 1}).back().x <= 4);
}

TEST_CASE("the route of an unknown staff takes no account of allies", "[play][items]") {
    // A friend stands on the straight line: a known bolt goes round him if it can, an unknown one does not.
    const auto path = [](bool known) {
        Scenario s{"###############\n#.............#\n#@............#\n#.............#\n###############\n"};
        add_ally(s, MonsterKind::Goblin, {4, 2});
        add_creature(s, MonsterKind::Ogre, {9, 3});
        s.look();
        s.game.item_knowledge.of(ItemKind::StaffOfLightning).known = known;
        return stick_path(s.game, stick(ItemKind::StaffOfLightning, 2, 2), {9, 3});
    };
    const auto plain = path(false);
    Scenario s{"###############\n#.............#\n#@............#\n#.............#\n###############\n"};
    add_ally(s, MonsterKind::Goblin, {4, 2});
    add_creature(s, MonsterKind::Ogre, {9, 3});
    s.look();
    CHECK(plain == bolt_path(s.game, {9, 3}));
    CHECK(path(true) == bolt_path(s.game, Aim{s.game.hero, Bolt::Lightning}, {9, 3}));
}

TEST_CASE("zapping reports the item and its target", "[play][items]") {
    Scenario s{bare_room};
    add_creature(s, MonsterKind::Ogre, {11, 3});
    s.look();
    const char staff = carry(s, stick(ItemKind::StaffOfPoison, 2, 2));
    s.play(Zap{staff, {11, 3}});
    REQUIRE(s.count<Zapped>() == 1);
    REQUIRE(s.last<Zapped>()->at);
    CHECK(s.last<Zapped>()->at->kind == MonsterKind::Ogre);
    CHECK_FALSE(s.last<Zapped>()->item.kind_known);
    s.play(Zap{staff, {11, 2}});
    CHECK_FALSE(s.last<Zapped>()->at);
}

TEST_CASE("the hero's bolt is unnamed until its effect shows what it is", "[play][items]") {
    const auto is_unknown = [](ItemKind kind, MonsterKind whom, bool known) {
        Scenario s{bare_room};
        s.game.hero.health = s.game.hero.max_health = 500;
        s.game.item_knowledge.of(kind).known = known;
        Monster& target = add_live_creature(s, whom, {11, 3});
        target.vitals.ticks = 1'000'000;
        s.look();
        s.play(Zap{carry(s, stick(kind, 2, 2)), {11, 3}});
        // What is known to do nothing asks first.
        if (s.game.question != Question::None) s.play(Answer{true});
        REQUIRE(s.last<BoltStruck>());
        return s.last<BoltStruck>()->unknown;
    };
    CHECK(is_unknown(ItemKind::StaffOfDiscord, MonsterKind::GoblinTotem, false));
    CHECK_FALSE(is_unknown(ItemKind::StaffOfDiscord, MonsterKind::GoblinTotem, true));
    CHECK(is_unknown(ItemKind::WandOfTeleportation, MonsterKind::Goblin, false));
    CHECK(is_unknown(ItemKind::WandOfInvisibility, MonsterKind::Goblin, false));
    CHECK_FALSE(is_unknown(ItemKind::WandOfTeleportation, MonsterKind::Goblin, true));
    // The effect of these is unmistakable.
    CHECK_FALSE(is_unknown(ItemKind::StaffOfLightning, MonsterKind::Goblin, false));
    CHECK_FALSE(is_unknown(ItemKind::StaffOfDiscord, MonsterKind::Goblin, false));
    // What is thrown back has done nothing yet.
    Scenario s{bare_room};
    s.game.hero.health = s.game.hero.max_health = 500;
    Monster& turret = add_live_creature(s, MonsterKind::MirroredTotem, {11, 3});
    turret.vitals.ticks = 1'000'000;
    s.look();
    s.play(Zap{carry(s, stick(ItemKind::StaffOfPoison, 2, 2)), {11, 3}});
    REQUIRE(s.last<BoltReflected>());
    CHECK(s.last<BoltReflected>()->unknown);
}

TEST_CASE("a bolt cast by a monster is known by its look", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.health = s.game.hero.max_health = 500;
    Monster& shaman = add_live_creature(s, MonsterKind::Goblin, {11, 3});
    s.look();
    {
        Moment now{s};
        cast_bolt(now.turn, now.level, shaman, Bolt::Slowness, 5, s.game.hero.at);
    }
    REQUIRE(s.last<BoltStruck>());
    CHECK_FALSE(s.last<BoltStruck>()->unknown);
}

TEST_CASE("a blink that the hero knows to be blocked is refused and takes no charge", "[play][items]") {
    for (const bool is_known : {true, false}) {
        CAPTURE(is_known);
        Scenario s{"#######\n#@....#\n#######\n"};
        s.game.item_knowledge.of(ItemKind::StaffOfBlinking).known = is_known;
        const char letter = carry(s, stick(ItemKind::StaffOfBlinking, 2, 2));
        // Against a wall; against a creature beside him; free.
        s.play(Zap{letter, {0, 1}});
        CHECK(s.count<HandsRefused>() == (is_known ? 1 : 0));
        CHECK(in_pack(s, letter).charges == (is_known ? 2 : 1));
        CHECK(s.game.turns == (is_known ? 0 : 1));
        if (!is_known) continue;
        CHECK(s.last<HandsRefused>()->why == Refusal::WayBlocked);
        add_creature(s, MonsterKind::Ogre, {2, 1});
        s.look();
        s.play(Zap{letter, {5, 1}});
        CHECK(s.count<HandsRefused>() == 2);
        CHECK(s.count<Zapped>() == 0);
        s.level().monsters = {};
        s.play(Zap{letter, {5, 1}});
        CHECK(s.game.hero.at == Pos{5, 1});
    }
}

}  // namespace cellophane
