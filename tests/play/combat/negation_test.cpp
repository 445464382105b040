#include "play/combat/negation.h"

#include <string>

#include "play/combat/bolt.h"
#include "play/creature_scene.h"
#include "support/catch.h"
#include "support/table.h"

// What negation takes, status by status (tables/statuses.tsv; rules/monsters.md 14.4).

namespace cellophane {

namespace {

Table table_of_statuses() {
    return Table{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/statuses.tsv"};
}

std::optional<Status> status_called(std::string_view name) {
    for (const StatusRow& row : status_rows)
        if (row.name == name) return row.kind;
    return std::nullopt;
}

}  // namespace

TEST_CASE("negation does to each status what the table says", "[play][negation][table]") {
    int rows = 0;
    const Table theirs = table_of_statuses();
    for (const Table::Row& row : theirs.rows()) {
        const std::optional<Status> status = status_called(row["status"]);
        if (!status) continue;
        INFO(row.place() << " " << row["status"]);
        ++rows;
        const std::string_view rule = row["negation"];
        const bool ends = rule.starts_with("becomes 0");
        const bool hero_keeps_one = rule.starts_with("hero value becomes 1");
        CHECK((ends || hero_keeps_one || rule.starts_with("not negatable")));
        Scenario s{long_hall};
        s.game.hero.vitals.statuses.set(*status, 20);
        Monster& rat = add_live_creature(s, MonsterKind::Rat, {8, 3});
        rat.vitals.statuses.set(*status, 20);
        Moment now{s};
        negate_hero(now.turn);
        negate(now.turn, now.level, rat);
        CHECK(s.game.hero.vitals.statuses[*status] == (ends ? 0 : hero_keeps_one ? 1 : 20));
        // Creatures keep nothing back.
        CHECK(rat.vitals.statuses[*status] == (ends || hero_keeps_one ? 0 : 20));
    }
    CHECK(rows == static_cast<int>(Status::count));
}

TEST_CASE("an ally that lost its magic can learn as often as it was empowered", "[play][negation]") {
    for (const int slots : {0, 1, 5}) {
        INFO(slots);
        Scenario s{long_hall};
        Monster& ally = add_ally(s, MonsterKind::GoblinMystic, {8, 3});
        ally.schooling.empowerments = 3;
        ally.schooling.slots = slots;
        Moment now{s};
        REQUIRE(negate(now.turn, now.level, ally));
        CHECK(ally.schooling.slots == std::max(slots, 3));
        CHECK(ally.has(MonsterMark::Negated));
        CHECK(ally.stats.bolts.empty());
        // There is nothing more to take.
        CHECK_FALSE(negate(now.turn, now.level, ally));
    }
}

TEST_CASE("negation says whether it changed anything", "[play][negation]") {
    const auto outcome = [](MonsterKind kind, auto&& prepare) {
        Scenario s{long_hall};
        Monster& monster = add_live_creature(s, kind, {8, 3});
        prepare(monster);
        Moment now{s};
        const bool changed = negate(now.turn, now.level, monster);
        CHECK(s.count<Negated>() == (changed && !monster.vitals.dead ? 1 : 0));
        return changed;
    };
    const auto nothing = [](Monster&) {};
    CHECK_FALSE(outcome(MonsterKind::Rat, nothing));
    CHECK(outcome(MonsterKind::GoblinMystic, nothing));
    CHECK(outcome(MonsterKind::SpectralBlade, [](Monster& blade) { CHECK(is_negatable(blade)); }));
    CHECK_FALSE(outcome(MonsterKind::SpectralBlade, [](Monster& blade) { blade.vitals.dead = true; }));
    CHECK(outcome(MonsterKind::Rat, [](Monster& rat) { rat.vitals.statuses.set(Status::Hasted, 5); }));
    CHECK(outcome(MonsterKind::Eel, [](Monster& eel) { eel.set(MonsterMark::Seizing); }));
    CHECK_FALSE(outcome(MonsterKind::Rat, [](Monster& rat) {
        rat.stats.behaviors |= {Behavior::Invulnerable};
        rat.vitals.statuses.set(Status::Hasted, 5);
        CHECK_FALSE(is_negatable(rat));
    }));
}

TEST_CASE("who dies of negation dies of it, and is told of once", "[play][negation]") {
    Scenario s{long_hall};
    Monster& blade = add_live_creature(s, MonsterKind::SpectralBlade, {8, 3});
    s.look();
    Moment now{s};
    cast_bolt(now.turn, now.level, s.game.hero, Bolt::Negation, 10, blade.at);
    CHECK(blade.vitals.dead);
    CHECK(s.count<BoltStruck>() == 0);
    // What it does to others is told of the bolt.
    for (const MonsterKind kind : {MonsterKind::GoblinMystic, MonsterKind::Rat}) {
        Scenario other{long_hall};
        add_live_creature(other, kind, {8, 3});
        other.look();
        Moment then{other};
        cast_bolt(then.turn, then.level, other.game.hero, Bolt::Negation, 10, {8, 3});
        REQUIRE(other.count<BoltStruck>() == 1);
        CHECK(other.last<BoltStruck>()->result ==
              (kind == MonsterKind::Rat ? BoltResult::NoEffect : BoltResult::Affected));
    }
}

}  // namespace cellophane
