#include "play/pack_scene.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// Turns that a status lasts, counted right after the hero's turn of drinking the potion.
struct ForStatus {
    ItemKind potion{};
    Status status{};
    int turns = 0;
};

constexpr ForStatus lasting[] = {
    {ItemKind::PotionOfTelepathy, Status::Telepathic, 300},
    {ItemKind::PotionOfLevitation, Status::Levitating, 100},
    {ItemKind::PotionOfSpeed, Status::Hasted, 25},
    {ItemKind::PotionOfFireImmunity, Status::FireImmune, 150},
    {ItemKind::PotionOfInvisibility, Status::Invisible, 75},
    {ItemKind::PotionOfHallucination, Status::Hallucinating, 300},
    {ItemKind::PotionOfDarkness, Status::Darkened, 400},
};

}  // namespace

TEST_CASE("every potion is used up, takes a turn and is known from then on", "[play][items]") {
    for (const ItemRow& row : kinds_of(ItemCategory::Potion)) {
        INFO(row.name);
        Scenario s{bare_room};
        s.game.hero.health = s.game.hero.max_health = 500;
        const char letter = carry(s, row.kind, 2);
        REQUIRE_FALSE(s.game.item_knowledge.knows(row.kind));
        const int turns = s.game.turns;
        s.play(Drink{letter});
        // A fall is over before the turn is.
        if (row.kind != ItemKind::PotionOfDescent) CHECK(s.game.turns > turns);
        CHECK(s.game.item_knowledge.knows(row.kind));
        CHECK(in_pack(s, letter).quantity == 1);
        REQUIRE(s.count<PotionDrunk>() == 1);
        CHECK(s.last<PotionDrunk>()->item.kind == row.kind);
        CHECK_FALSE(s.last<PotionDrunk>()->was_known);
    }
}

TEST_CASE("events of drinking, reading and breaking say whether the kind was known before", "[play][items]") {
    for (const bool known : {false, true}) {
        Scenario s{bare_room};
        for (const ItemKind kind :
             {ItemKind::PotionOfSpeed, ItemKind::ScrollOfMagicMapping, ItemKind::PotionOfDarkness})
            s.game.item_knowledge.of(kind).known = known;
        s.play(Drink{carry(s, ItemKind::PotionOfSpeed)});
        s.play(Read{carry(s, ItemKind::ScrollOfMagicMapping)});
        s.play(Throw{carry(s, ItemKind::PotionOfDarkness), {11, 3}});
        REQUIRE(s.last<PotionBroke>());
        CHECK(s.last<PotionDrunk>()->was_known == known);
        CHECK(s.last<ScrollRead>()->was_known == known);
        CHECK(s.last<PotionBroke>()->was_known == known);
    }
}

TEST_CASE("potions last as long as the table says", "[play][items]") {
    for (const ForStatus& row : lasting) {
        INFO(item_rows[row.potion].name);
        Scenario s{bare_room};
        s.play(Drink{carry(s, row.potion)});
        const int left = s.game.hero.vitals.statuses[row.status];
        CHECK(left <= row.turns);
        CHECK(left >= row.turns - 1);
    }
}

TEST_CASE("a potion of life raises maximum health and cures everything", "[play][items]") {
    Scenario s{bare_room};
    Hero& hero = s.game.hero;
    hero.health = 3;
    hero.vitals.weakness = 2;
    hero.vitals.poison = 3;
    for (const Status ill : {Status::Poisoned, Status::Weakened, Status::Darkened, Status::Slowed,
                             Status::Nauseous, Status::Hallucinating})
        hero.vitals.statuses.set(ill, 50);
    s.play(Drink{carry(s, ItemKind::PotionOfLife)});
    CHECK(hero.max_health == 40);
    CHECK(hero.health == 40);
    CHECK(hero.vitals.weakness == 0);
    for (const Status ill : {Status::Poisoned, Status::Weakened, Status::Darkened, Status::Slowed,
                             Status::Nauseous, Status::Hallucinating})
        CHECK(hero.vitals.statuses[ill] <= 1);
}

TEST_CASE("a potion of strength adds a point and ends weakness", "[play][items]") {
    Scenario s{bare_room};
    Hero& hero = s.game.hero;
    hero.vitals.weakness = 3;
    hero.vitals.statuses.set(Status::Weakened, 100);
    s.play(Drink{carry(s, ItemKind::PotionOfStrength)});
    CHECK(hero.strength == 13);
    CHECK(hero.vitals.weakness == 0);
    CHECK(hero.vitals.statuses[Status::Weakened] <= 1);
}

TEST_CASE("drinking what harms others harms the drinker", "[play][items]") {
    SECTION("fire") {
        Scenario s{bare_room};
        s.play(Drink{carry(s, ItemKind::PotionOfIncineration)});
        CHECK((s.game.hero.vitals.statuses.has(Status::Burning) || s.game.hero.health < 30));
    }
    SECTION("gas") {
        Scenario s{bare_room};
        s.play(Drink{carry(s, ItemKind::PotionOfParalysis)});
        CHECK(s.count<StatusBegan>() > 0);
    }
    SECTION("the ground") {
        Scenario s{bare_room};
        s.play(Drink{carry(s, ItemKind::PotionOfDescent)});
        CHECK(s.game.depth == 6);
    }
    SECTION("lichen") {
        Scenario s{bare_room};
        s.play(Drink{carry(s, ItemKind::PotionOfCreepingDeath)});
        CHECK(s.level().layers.cells_of(Layer::Surface, Terrain::Lichen).any());
    }
}

TEST_CASE("drinking descent reports truly whether the hero stays on the level", "[play][items]") {
    const auto drunk_by = [](const auto& prepare) {
        Scenario s{bare_room};
        prepare(s);
        s.look();
        s.play(Drink{carry(s, ItemKind::PotionOfDescent)});
        const std::optional<PotionDrunk> told = s.last<PotionDrunk>();
        REQUIRE(told);
        CHECK(told->stays == (s.game.depth == 5));
        return told->stays;
    };
    CHECK_FALSE(drunk_by([](Scenario&) {}));
    // No pit opens in an altar, and a levitating hero does not fall.
    CHECK(drunk_by(
        [](Scenario& s) { s.level().layers[Layer::Dungeon][s.game.hero.at] = Terrain::CandleLitAltar; }));
    CHECK(drunk_by([](Scenario& s) { s.game.hero.vitals.statuses.set(Status::Levitating, 50); }));
    // A web is gone with the floor it hung over.
    CHECK_FALSE(
        drunk_by([](Scenario& s) { s.level().layers[Layer::Surface][s.game.hero.at] = Terrain::Spiderweb; }));
}

TEST_CASE("a levitating hero does not fall through the pit of descent", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.vitals.statuses.set(Status::Levitating, 50);
    s.play(Drink{carry(s, ItemKind::PotionOfDescent)});
    CHECK(s.game.depth == 5);
}

TEST_CASE("drinking a potion known to be malevolent asks first", "[play][items]") {
    Scenario s{bare_room};
    const char letter = carry(s, ItemKind::PotionOfIncineration);
    s.game.item_knowledge.of(ItemKind::PotionOfIncineration).known = true;
    s.play(Drink{letter});
    CHECK(s.game.question == Question::UseMalevolent);
    CHECK(s.game.turns == 0);
    SECTION("no") {
        s.play(Answer{false});
        CHECK(has(s, letter));
        CHECK(s.game.turns == 0);
    }
    SECTION("yes") {
        s.play(Answer{true});
        CHECK_FALSE(has(s, letter));
    }
}

TEST_CASE("only potions can be drunk", "[play][items]") {
    Scenario s{bare_room};
    s.play(Drink{carry(s, ItemKind::Ration)});
    REQUIRE(s.count<HandsRefused>() == 1);
    CHECK(s.last<HandsRefused>()->why == Refusal::WrongUse);
    s.play(Drink{'z'});
    CHECK(s.last<HandsRefused>()->why == Refusal::NoSuchItem);
    CHECK(s.game.turns == 0);
}

TEST_CASE("detect magic shows which items are benevolent or malevolent", "[play][items]") {
    Scenario s{bare_room};
    s.level().items = {some_item(ItemKind::PotionOfLife, {5, 5}),
                       some_item(ItemKind::ScrollOfSummonMonsters, {6, 5}),
                       some_item(ItemKind::Dagger, {7, 5}), some_item(ItemKind::Ration, {8, 5})};
    s.play(Drink{carry(s, ItemKind::PotionOfDetectMagic)});
    REQUIRE(s.count<MagicFelt>() == 1);
    CHECK(s.last<MagicFelt>()->on_level);
    CHECK_FALSE(s.last<MagicFelt>()->in_pack);
    const std::vector<Item>& items = s.level().items;
    for (int i = 0; i < 3; ++i) CHECK(items[static_cast<std::size_t>(i)].marks.has(ItemMark::MagicDetected));
    CHECK_FALSE(items[3].marks.has(ItemMark::MagicDetected));
    // A plain dagger has nothing else to hide.
    CHECK(items[2].marks.has(ItemMark::Identified));
    CHECK(s.game.item_knowledge.of(ItemKind::PotionOfLife).polarity_known);
    CHECK(s.game.item_knowledge.of(ItemKind::ScrollOfSummonMonsters).polarity_known);
    CHECK_FALSE(s.game.item_knowledge.of(ItemKind::PotionOfStrength).polarity_known);
    CHECK_FALSE(s.game.item_knowledge.knows(ItemKind::PotionOfLife));
}

TEST_CASE("telepathy reports whether the level has any creature that it can show", "[play][items]") {
    const auto felt = [](std::optional<MonsterKind> company) {
        Scenario s{bare_room};
        if (company) add_creature(s, *company, {11, 3});
        s.play(Drink{carry(s, ItemKind::PotionOfTelepathy)});
        REQUIRE(s.count<MindsFelt>() == 1);
        return s.last<MindsFelt>()->any;
    };
    CHECK(felt(MonsterKind::Goblin));
    CHECK_FALSE(felt(MonsterKind::SpectralBlade));
    CHECK_FALSE(felt(std::nullopt));
    Scenario s{bare_room};
    s.play(Invoke{carry(s, enchanted(ItemKind::CharmOfTelepathy, 1))});
    REQUIRE(s.count<MindsFelt>() == 1);
    CHECK_FALSE(s.last<MindsFelt>()->any);
}

TEST_CASE("potions of life and strength report what they added", "[play][items]") {
    Scenario s{bare_room};
    s.game.hero.max_health = 40;
    s.game.hero.health = 12;
    s.play(Drink{carry(s, ItemKind::PotionOfLife)});
    REQUIRE(s.count<MadeHardier>() == 1);
    CHECK(s.last<MadeHardier>()->percent == 25);
    CHECK(s.last<MadeHardier>()->healed);
    s.play(Drink{carry(s, ItemKind::PotionOfLife)});
    CHECK_FALSE(s.last<MadeHardier>()->healed);
    CHECK(s.last<MadeHardier>()->percent == 20);
    s.play(Drink{carry(s, ItemKind::PotionOfStrength)});
    CHECK(s.last<MadeStronger>()->strength == 13);
}

}  // namespace cellophane
