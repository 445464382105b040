#include "content/charms.h"
#include "play/pack_scene.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("every charm works once, and again after recharging", "[play][items]") {
    for (const CharmRow& row : charm_list) {
        INFO(item_rows[row.kind].name);
        Scenario s{bare_room};
        // There is something for each of them to do.
        s.game.hero.health -= 5;
        if (row.kind == ItemKind::CharmOfRecharging) carry(s, enchanted(ItemKind::StaffOfPoison, 2));
        const char letter = carry(s, enchanted(row.kind, 2));
        s.play(Invoke{letter});
        CHECK(s.count<CharmWoken>() == 1);
        CHECK(s.game.turns == 1);
        const int left = in_pack(s, letter).charges;
        CHECK(left <= row.recharge(2));
        CHECK(left >= row.recharge(2) - 1);
        s.play(Invoke{letter});
        CHECK(s.last<HandsRefused>()->why == Refusal::NotReady);
        in_pack(s, letter).charges = 1;
        s.play(Rest{}).play(Rest{});
        CHECK(in_pack(s, letter).charges == 0);
    }
}

TEST_CASE("the effects of charms are as strong as the table says", "[play][items]") {
    const auto status_after = [](ItemKind kind, Status status) {
        Scenario s{bare_room};
        s.play(Invoke{carry(s, enchanted(kind, 3))});
        return s.game.hero.vitals.statuses[status];
    };
    const auto is_about = [](int turns, int asked) { return turns == asked || turns == asked - 1; };
    CHECK(is_about(status_after(ItemKind::CharmOfHaste, Status::Hasted), 12));
    CHECK(is_about(status_after(ItemKind::CharmOfFireImmunity, Status::FireImmune), 19));
    CHECK(is_about(status_after(ItemKind::CharmOfInvisibility, Status::Invisible), 8));
    CHECK(is_about(status_after(ItemKind::CharmOfTelepathy, Status::Telepathic), 48));
    CHECK(is_about(status_after(ItemKind::CharmOfLevitation, Status::Levitating), 19));
    CHECK(status_after(ItemKind::CharmOfProtection, Status::Shielded) > 240);
    Scenario s{bare_room};
    s.game.hero.health = 10;
    s.play(Invoke{carry(s, enchanted(ItemKind::CharmOfHealth, 2))});
    // Natural regeneration may add a point.
    CHECK((s.game.hero.health == 22 || s.game.hero.health == 23));
}

TEST_CASE("a new shield sets the length of its bar", "[play][items]") {
    Scenario s{bare_room};
    Statuses& statuses = s.game.hero.vitals.statuses;
    statuses.set(Status::Shielded, 10'000);
    statuses.run_down(Status::Shielded, 6'000);
    s.play(Invoke{carry(s, enchanted(ItemKind::CharmOfProtection, 1))});
    // The shield decays by a twentieth of its present strength per turn.
    CHECK(statuses.clock(Status::Shielded).most == 4'000);
    CHECK(statuses[Status::Shielded] == 3'800);
}

TEST_CASE("a charm of recharging reports staffs if there are any, and nothing else", "[play][items]") {
    for (const bool has_staff : {false, true}) {
        Scenario s{bare_room};
        carry(s, ItemKind::WandOfPlenty);
        if (has_staff) carry(s, enchanted(ItemKind::StaffOfPoison, 2));
        s.play(Invoke{carry(s, enchanted(ItemKind::CharmOfRecharging, 1))});
        CHECK((s.game.question == Question::UseInVain) != has_staff);
        if (!has_staff) s.play(Answer{true});
        REQUIRE(s.count<PackRecharged>() == 1);
        CHECK(s.last<PackRecharged>()->categories ==
              (has_staff ? ItemCategories{ItemCategory::Staff} : ItemCategories{}));
    }
}

TEST_CASE("a guardian charm summons a spirit that vanishes again", "[play][items]") {
    Scenario s{bare_room};
    s.play(Invoke{carry(s, enchanted(ItemKind::CharmOfGuardian, 1))});
    REQUIRE(s.level().monsters.size() == 1);
    const Monster& spirit = s.level().monsters.front();
    CHECK(spirit.kind == MonsterKind::GuardianSpirit);
    CHECK(spirit.is_ally());
    for (int i = 0; i < 8; ++i) s.play(Rest{});
    CHECK(s.level().monsters.empty());
}

}  // namespace cellophane
