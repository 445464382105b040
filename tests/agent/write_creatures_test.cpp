#include "agent/write_creatures.h"

#include "agent/flat.h"
#include "agent/vocabularies.h"
#include "agent/write_map.h"
#include "support/catch.h"

namespace cellophane {

namespace {

Flat creatures_of(const Observation& seen) {
    Flat flat;
    ObservationBlock block{flat.bytes};
    write_creatures(seen, block);
    return flat;
}

MonsterView goblin() {
    MonsterView monster{.at = {12, 5}, .kind = MonsterKind::Goblin, .state = MonsterState::Hunting};
    monster.marks = {MonsterMark::Captive, MonsterMark::GivenUpOnScent, MonsterMark::Negated};
    monster.health = 9;
    monster.max_health = 15;
    monster.statuses.push_back({Status::Hasted, 7, 10});
    monster.abilities = {Ability::Steals};
    monster.odds = Odds{.its = {.hit_percent = 70, .share_percent = 12, .to_kill = 9},
                        .heros = {.hit_percent = 90, .share_percent = 30, .to_kill = 4}};
    return monster;
}

}  // namespace

TEST_CASE("a creature has a row with what shows of it, and stands in its cell", "[agent]") {
    Observation seen = around_hero();
    seen.monsters = {{.at = {20, 5}, .kind = MonsterKind::Rat}, goblin()};
    const Flat flat = creatures_of(seen);
    CHECK(flat.at(Field::Creatures) == 2);
    CHECK(flat.at(Field::CreatureX) == 12);
    CHECK(flat.at(Field::CreatureY) == 5);
    CHECK(flat.at(Field::CreatureKind) == named(MonsterKind::Goblin));
    CHECK(flat.at(Field::CreatureState) == named(MonsterState::Hunting));
    CHECK(flat.at(Field::CreatureInSight) == 1);
    CHECK(flat.at(Field::CreatureHealth) == 9);
    CHECK(flat.at(Field::CreatureMaxHealth) == 15);
    CHECK(flat.at(Field::CreatureStatuses, static_cast<int>(Status::Hasted)) == 7);
    CHECK(flat.at(Field::CreatureStatusesMost, static_cast<int>(Status::Hasted)) == 10);
    CHECK(flat.at(Field::CreatureFights) == 1);
    CHECK(flat.at(Field::CreatureHitPercent) == 70);
    CHECK(flat.at(Field::HeroBlowsToKill) == 4);
    CHECK(flat.at(Field::CellCreature, cell_place({12, 5})) == 1);
    CHECK(flat.at(Field::CellCreature, cell_place({20, 5})) == 2);
    CHECK(flat.at(Field::CellCreatureKind, cell_place({20, 5})) == named(MonsterKind::Rat));
    CHECK(flat.at(Field::CellCreatureKind, cell_place({10, 5})) == named(MonsterKind::You));
    CHECK(flat.at(Field::CreatureFights, 1) == 0);
    CHECK(flat.at(Field::CreatureKind, 2) == 0);
}

TEST_CASE("marks that nothing on the screen tells are left out", "[agent]") {
    Observation seen = around_hero();
    seen.monsters = {goblin()};
    std::vector<std::string_view> shown;
    const std::vector<std::string_view> names = names_in(Vocabulary::CreatureMarks);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (creatures_of(seen).at(Field::CreatureMarks) >> i & 1) shown.push_back(names[i]);
    CHECK(shown == std::vector<std::string_view>{"captive", "negated"});
}

TEST_CASE("a hallucinating hero does not learn what a creature is about or can do", "[agent]") {
    Observation seen = around_hero();
    seen.hero->statuses.push_back({Status::Hallucinating, 100, 300});
    seen.monsters = {goblin()};
    const Flat flat = creatures_of(seen);
    CHECK(flat.at(Field::CreatureState) == 0);
    CHECK(flat.at(Field::CreatureAbilities) == 0);
    CHECK(flat.at(Field::CreatureHealth) == 9);
}

TEST_CASE("of more creatures than there are rows, the nearest are kept", "[agent]") {
    Observation seen = around_hero();
    for (int i = 0; i < 70; ++i) seen.monsters.push_back({.at = {78 - i, 5}, .kind = MonsterKind::Eel});
    const Flat flat = creatures_of(seen);
    CHECK(flat.at(Field::Creatures) == 70);
    CHECK(flat.at(Field::CreatureKind, creature_places - 1) == named(MonsterKind::Eel));
    CHECK(flat.at(Field::CellCreature, cell_place({78, 5})) == 0);
}

}  // namespace cellophane
