#include <algorithm>
#include <memory>

#include "play/play.h"
#include "play/scenario.h"
#include "support/catch.h"

namespace cellophane {

namespace {

constexpr std::string_view room =
    "#######\n"
    "#.....#\n"
    "#..@..#\n"
    "#.....#\n"
    "#######\n";

Play played(const Scenario& scenario) {
    return Play::resumed(std::make_unique<Game>(scenario.game));
}

Monster goblin_at(Pos at) {
    Monster goblin = newborn(MonsterKind::Goblin, std::nullopt, at);
    goblin.vitals.ticks = 1'000'000;
    return goblin;
}

}  // namespace

TEST_CASE("a report tells the damage of a turn without regeneration", "[play][observation]") {
    Scenario scenario{room};
    scenario.game.hero.health = 20;
    Play resting = played(scenario);
    int grown = 0;
    for (int i = 0; i < 25; ++i) {
        const int before = resting.observe().hero->health;
        CHECK(resting.submit(Rest{}).health_change == 0);
        grown += resting.observe().hero->health - before;
    }
    CHECK(grown > 0);

    scenario.game.hero.vitals.statuses.set(Status::Poisoned, 5);
    scenario.game.hero.vitals.poison = 2;
    Play poisoned = played(scenario);
    CHECK(poisoned.submit(Rest{}).health_change == -2);
    CHECK(poisoned.observe().hero->health == 18);
}

TEST_CASE("the pack shows what is known, and everything once the game is over", "[play][observation]") {
    Scenario scenario{room};
    Item flask;
    flask.kind = ItemKind::PotionOfDescent;
    scenario.game.hero.pack = starting_pack();
    scenario.game.hero.pack.items.push_back(flask);
    const auto shown = [&] { return played(scenario).observe().pack; };

    REQUIRE(shown().size() == 5);
    CHECK(shown()[1].in_use);
    CHECK_FALSE(shown()[4].in_use);
    CHECK_FALSE(shown()[4].item.kind_known);
    CHECK(played(scenario).observe().hero->armor_known);

    scenario.game.hero.pack.items[3].marks = {};
    CHECK_FALSE(played(scenario).observe().hero->armor_known);

    scenario.game.ending = Ending{DeathCause::Fall, Terrain::Nothing, 5};
    CHECK(shown()[4].item.kind_known);
    CHECK(shown()[4].item.kind == ItemKind::PotionOfDescent);
}

TEST_CASE("observed monsters show leader, statuses and whether they act before the hero",
          "[play][observation]") {
    Scenario scenario{room};
    Monster leader = goblin_at({1, 1});
    leader.marks = {MonsterMark::Captive};
    Monster follower = goblin_at({5, 1});
    leader.id = follower.leader = ActorId{1};
    follower.vitals.statuses.set(Status::Slowed, 9);
    follower.vitals.statuses.set(Status::BlastImmune, 5);
    follower.vitals.ticks = 101;
    scenario.level().monsters = {leader, follower};
    scenario.look();
    Play play = played(scenario);

    REQUIRE(play.observe().monsters.size() == 2);
    const MonsterView& seen = play.observe().monsters[1];
    CHECK(play.observe().monsters[0].bond == Bond::None);
    CHECK(seen.bond == Bond::Guards);
    CHECK(seen.off_balance);
    REQUIRE(seen.statuses.size() == 1);
    CHECK(seen.statuses[0] == StatusView{Status::Slowed, 9, 9});

    scenario.level().monsters[0] = goblin_at({1, 1});
    scenario.level().monsters[0] = newborn(MonsterKind::GoblinTotem, std::nullopt, {1, 1});
    scenario.level().monsters[0].id = ActorId{1};
    scenario.level().monsters[1].vitals.ticks = 100;
    Play beside_totem = played(scenario);
    CHECK(beside_totem.observe().monsters[1].bond == Bond::Worships);
    CHECK_FALSE(beside_totem.observe().monsters[1].off_balance);
}

TEST_CASE("the poison bar is as long as it takes to kill an unhurt creature", "[play][observation]") {
    Scenario scenario{room};
    scenario.game.hero.max_health = 40;
    scenario.game.hero.vitals.poison = 2;
    scenario.game.hero.vitals.statuses.set(Status::Poisoned, 10);
    Monster goblin = goblin_at({1, 1});
    goblin.vitals.poison = 3;
    goblin.vitals.statuses.set(Status::Poisoned, 2);
    scenario.level().monsters = {goblin};
    scenario.look();
    Play play = played(scenario);

    REQUIRE(play.observe().hero->statuses.size() == 1);
    CHECK(play.observe().hero->statuses[0] == StatusView{Status::Poisoned, 10, 20});
    REQUIRE(play.observe().monsters[0].statuses.size() == 1);
    CHECK(play.observe().monsters[0].statuses[0] == StatusView{Status::Poisoned, 2, goblin.max_health / 3});
}

TEST_CASE("a status bar is as long as the status was when it began", "[play][observation]") {
    Scenario scenario{room};
    Statuses& statuses = scenario.game.hero.vitals.statuses;
    const auto shown = [&] { return played(scenario).observe().hero->statuses; };
    statuses.add(Status::Hallucinating, 300);
    CHECK_FALSE(statuses.run_down(Status::Hallucinating, 299));
    CHECK(statuses.run_down(Status::Hallucinating));
    statuses.add(Status::Hallucinating, 20);
    CHECK(shown()[0] == StatusView{Status::Hallucinating, 20, 20});
    statuses.add(Status::Hallucinating, 20);
    CHECK(shown()[0] == StatusView{Status::Hallucinating, 40, 40});
    statuses.cut_short(Status::Hallucinating);
    CHECK(shown()[0] == StatusView{Status::Hallucinating, 1, 40});
}

TEST_CASE("statuses a monster was born with have full bars until negated", "[play][observation]") {
    Scenario scenario{room};
    scenario.level().monsters = {newborn(MonsterKind::Wisp, std::nullopt, {1, 1})};
    scenario.level().monsters[0].vitals.statuses.set(Status::Burning, 7);
    scenario.look();
    const auto shown = [&] { return played(scenario).observe().monsters[0].statuses; };
    REQUIRE(shown().size() == 3);
    CHECK(shown()[0] == StatusView{Status::Levitating, 1000, 1000});
    CHECK(shown()[1] == StatusView{Status::Burning, 1000, 1000});
    CHECK(shown()[2] == StatusView{Status::FireImmune, 1000, 1000});
    scenario.level().monsters[0].stats.behaviors = {};
    REQUIRE(shown().size() == 1);
    CHECK(shown()[0] == StatusView{Status::Burning, 7, 7});
}

TEST_CASE("observations show which cells are in view, lit and dark", "[play][observation]") {
    Scenario scenario{room};
    scenario.game.light.lit.set({2, 2});
    scenario.game.light.dark.set({4, 2});
    Play play = played(scenario);
    CHECK(play.observe().in_view.test({1, 1}));
    CHECK(play.observe().lit.test({2, 2}));
    CHECK_FALSE(play.observe().lit.test({4, 2}));
    CHECK(play.observe().dark.test({4, 2}));
}

TEST_CASE("the turns searched in a row are told", "[play][observation]") {
    Scenario scenario{room};
    Play play = played(scenario);
    CHECK(play.observe().hero->search_streak == 0);
    for (int turn = 1; turn <= 3; ++turn) {
        play.submit(Search{});
        CHECK(play.observe().hero->search_streak == turn);
    }
    play.submit(Rest{});
    CHECK(play.observe().hero->search_streak == 0);
}

}  // namespace cellophane
