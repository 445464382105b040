#include "play/combat/targets.h"

#include "play/pack_scene.h"
#include "support/catch.h"

// Whom it makes sense to aim at (spec 70, section 9).

namespace cellophane {

namespace {

/// Somebody in the room, and something to aim at him, known or not.
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
    s.game.lore.of(aiming.what).known = aiming.known;
    Item item{.kind = aiming.what, .enchant = 2, .charges = 2, .letter = 's'};
    if (aiming.felt) item.marks = {ItemMark::MagicDetected};
    return is_fit_target(s.game, item, aiming.thrown, somebody);
}

}  // namespace

TEST_CASE("negation is for those who have something to lose", "[play][targets]") {
    CHECK_FALSE(fits({MonsterKind::Rat, ItemKind::WandOfNegation}));
    CHECK(fits({MonsterKind::SpectralBlade, ItemKind::WandOfNegation}));
    CHECK(fits({MonsterKind::Pixie, ItemKind::WandOfNegation}));
    // Nobody knows what an unknown one does.
    CHECK(fits({MonsterKind::Rat, ItemKind::WandOfNegation, false}));
}

TEST_CASE("what has no will is not dominated, and friends are friends already", "[play][targets]") {
    CHECK(fits({MonsterKind::Goblin, ItemKind::WandOfDomination}));
    CHECK_FALSE(fits({MonsterKind::ArrowTurret, ItemKind::WandOfDomination}));
    CHECK_FALSE(fits({.whom = MonsterKind::Goblin, .what = ItemKind::WandOfDomination, .ally = true}));
}

TEST_CASE("a tunnel is for who is at home in the wall", "[play][targets]") {
    CHECK_FALSE(fits({MonsterKind::Goblin, ItemKind::StaffOfTunneling}));
    CHECK(fits({.whom = MonsterKind::ArrowTurret, .what = ItemKind::StaffOfTunneling, .at = {9, 0}}));
}

TEST_CASE("friends are healed who need it, and foes never", "[play][targets]") {
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

TEST_CASE("what does good is not thrown at foes by anybody who knows", "[play][targets]") {
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
    CHECK_FALSE(fits({.whom = MonsterKind::Goblin, .what = ItemKind::Dart, .thrown = true, .ally = true}));
}

}  // namespace cellophane
