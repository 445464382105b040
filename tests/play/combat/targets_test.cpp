#include "play/combat/targets.h"

#include "play/pack_scene.h"
#include "support/catch.h"

// Which creatures it makes sense to aim at (rules/interface.md 9).

namespace cellophane {

namespace {

/// A creature in the room, and an item to aim at it, known or not.
struct Aiming {
    MonsterKind whom{};
    ItemKind what{};
    bool known = true;
    bool felt = false;
    bool thrown = false;
    bool ally = false;
    bool healthy = true;
    Pos at{9, 3};
};

bool fits(const Aiming& aiming) {
    Scenario s{bare_room};
    Monster& somebody = add_live_creature(s, aiming.whom, aiming.at);
    if (aiming.ally) somebody.state = MonsterState::Ally;
    if (!aiming.healthy) somebody.health = 1;
    s.game.item_knowledge.of(aiming.what).known = aiming.known;
    Item item{.kind = aiming.what, .enchant = 2, .charges = 2, .letter = 's'};
    if (aiming.felt) item.marks = {ItemMark::MagicDetected};
    return is_fit_target(s.game, item, aiming.thrown, somebody);
}

}  // namespace

TEST_CASE("negation is aimed only at monsters with something to lose, if it is known", "[play][targets]") {
    CHECK_FALSE(fits({MonsterKind::Rat, ItemKind::WandOfNegation}));
    CHECK(fits({MonsterKind::SpectralBlade, ItemKind::WandOfNegation}));
    CHECK(fits({MonsterKind::Pixie, ItemKind::WandOfNegation}));
    // The effect of an unknown item is not known to be in vain.
    CHECK(fits({MonsterKind::Rat, ItemKind::WandOfNegation, false}));
}

TEST_CASE("domination is aimed neither at mindless monsters nor at allies", "[play][targets]") {
    CHECK(fits({MonsterKind::Goblin, ItemKind::WandOfDomination}));
    CHECK_FALSE(fits({MonsterKind::ArrowTurret, ItemKind::WandOfDomination}));
    CHECK_FALSE(fits({.whom = MonsterKind::Goblin, .what = ItemKind::WandOfDomination, .ally = true}));
}

TEST_CASE("tunnelling is aimed only at monsters inside walls", "[play][targets]") {
    CHECK_FALSE(fits({MonsterKind::Goblin, ItemKind::StaffOfTunneling}));
    CHECK(fits({.whom = MonsterKind::ArrowTurret, .what = ItemKind::StaffOfTunneling, .at = {9, 0}}));
}

TEST_CASE("healing is aimed at wounded allies and never at enemies", "[play][targets]") {
    CHECK_FALSE(fits({.whom = MonsterKind::Monkey, .what = ItemKind::StaffOfHealing, .ally = true}));
    CHECK(fits(
        {.whom = MonsterKind::Monkey, .what = ItemKind::StaffOfHealing, .ally = true, .healthy = false}));
    CHECK_FALSE(fits({.whom = MonsterKind::Monkey, .what = ItemKind::StaffOfHealing, .healthy = false}));
    CHECK(fits({.whom = MonsterKind::Monkey,
                .what = ItemKind::StaffOfHealing,
                .known = false,
                .felt = true,
                .ally = true}));
}

TEST_CASE("potions known to be good are not thrown at enemies", "[play][targets]") {
    const auto thrown = [](ItemKind what, bool known, bool felt = false) {
        return fits(
            {.whom = MonsterKind::Goblin, .what = what, .known = known, .felt = felt, .thrown = true});
    };
    CHECK_FALSE(thrown(ItemKind::PotionOfTelepathy, true));
    CHECK_FALSE(thrown(ItemKind::PotionOfTelepathy, false, true));
    CHECK(thrown(ItemKind::PotionOfTelepathy, false));
    CHECK(thrown(ItemKind::PotionOfConfusion, true));
    CHECK(thrown(ItemKind::Dart, true));
    const auto burned = [](MonsterKind whom) {
        return fits({.whom = whom, .what = ItemKind::PotionOfIncineration, .thrown = true});
    };
    CHECK(burned(MonsterKind::Goblin));
    CHECK_FALSE(burned(MonsterKind::Wisp));
    CHECK_FALSE(burned(MonsterKind::WardenOfYendor));
    CHECK_FALSE(fits({.whom = MonsterKind::Goblin, .what = ItemKind::Dart, .thrown = true, .ally = true}));
}

TEST_CASE("a potion known to do nothing to a monster is not thrown at it", "[play][targets]") {
    struct Row {
        ItemKind potion;
        std::vector<MonsterKind> in_vain;
    };
    const std::vector<MonsterKind> lifeless{MonsterKind::GoblinTotem, MonsterKind::SpectralBlade,
                                            MonsterKind::WardenOfYendor};
    const Row rows[] = {
        {ItemKind::PotionOfPoisonousGas, lifeless},
        {ItemKind::PotionOfParalysis, lifeless},
        {ItemKind::PotionOfConfusion, lifeless},
        {ItemKind::PotionOfCreepingDeath,
         {MonsterKind::GoblinTotem, MonsterKind::SpectralBlade, MonsterKind::WardenOfYendor,
          MonsterKind::VampireBat}},
        {ItemKind::PotionOfDescent,
         {MonsterKind::SpectralBlade, MonsterKind::VampireBat, MonsterKind::ArrowTurret}},
        {ItemKind::PotionOfIncineration, {MonsterKind::Wisp, MonsterKind::WardenOfYendor}},
        {ItemKind::PotionOfDarkness, {}},
        {ItemKind::PotionOfHallucination, {MonsterKind::Goblin, MonsterKind::VampireBat}},
    };
    for (const Row& row : rows) {
        INFO(item_rows[row.potion].name);
        if (row.potion != ItemKind::PotionOfHallucination)
            CHECK(fits({.whom = MonsterKind::Goblin, .what = row.potion, .thrown = true}));
        for (const MonsterKind whom : row.in_vain) {
            INFO(monster_rows[whom].name);
            CHECK_FALSE(fits({.whom = whom, .what = row.potion, .thrown = true}));
            // The effect of an unknown item is not known to be in vain.
            CHECK(fits({.whom = whom, .what = row.potion, .known = false, .thrown = true}));
        }
    }
    // The flasks themselves act on the same kinds.
    for (const Row& row : rows) {
        if (row.potion != ItemKind::PotionOfParalysis && row.potion != ItemKind::PotionOfConfusion) continue;
        for (const MonsterKind whom : {MonsterKind::Goblin, MonsterKind::GoblinTotem}) {
            Scenario s{bare_room};
            Monster& somebody = add_live_creature(s, whom, {11, 3});
            somebody.vitals.ticks = 100;
            s.look();
            s.play(Throw{carry(s, row.potion), {11, 3}}).play(Rest{});
            const Status status =
                row.potion == ItemKind::PotionOfParalysis ? Status::Paralyzed : Status::Confused;
            CHECK(somebody.vitals.statuses.has(status) == (whom == MonsterKind::Goblin));
        }
    }
}

TEST_CASE("captives are aimed at with nothing, thrown or pointed", "[play][targets]") {
    for (const bool captive : {false, true})
        for (const bool thrown : {false, true}) {
            Scenario s{bare_room};
            Monster& goblin = add_live_creature(s, MonsterKind::Goblin, {9, 3});
            if (captive) goblin.set(MonsterMark::Captive);
            const ItemKind kind = thrown ? ItemKind::Dart : ItemKind::StaffOfFirebolt;
            s.game.item_knowledge.of(kind).known = true;
            const Item item{.kind = kind, .enchant = 2, .charges = 2, .letter = 's'};
            CHECK(is_fit_target(s.game, item, thrown, goblin) == !captive);
        }
}

TEST_CASE("beckoning is not aimed at neighbours", "[play][targets]") {
    CHECK(fits({.whom = MonsterKind::Goblin, .what = ItemKind::WandOfBeckoning, .at = {9, 3}}));
    CHECK(fits({.whom = MonsterKind::Goblin, .what = ItemKind::WandOfBeckoning, .at = {9, 5}}));
    CHECK_FALSE(fits({.whom = MonsterKind::Goblin, .what = ItemKind::WandOfBeckoning, .at = {8, 3}}));
    CHECK_FALSE(fits({.whom = MonsterKind::Goblin, .what = ItemKind::WandOfBeckoning, .at = {8, 4}}));
}

}  // namespace cellophane
