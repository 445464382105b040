#include "session/messages/sound_cues.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "session/scenes.h"
#include "support/catch.h"

// What there is to hear of a command: told, and no more than that.

namespace cellophane {

namespace {

std::vector<SoundKind> kinds_of(const std::vector<SoundCue>& cues) {
    std::vector<SoundKind> kinds;
    for (const SoundCue& cue : cues) kinds.push_back(cue.kind);
    return kinds;
}

const SoundCue* cue_of(const std::vector<SoundCue>& cues, SoundKind kind) {
    const auto found =
        std::find_if(cues.begin(), cues.end(), [&](const SoundCue& cue) { return cue.kind == kind; });
    return found == cues.end() ? nullptr : &*found;
}

MonsterView rat_at(Pos at, int number) {
    return {.at = at, .kind = MonsterKind::Rat, .state = MonsterState::Hunting, .number = number};
}

/// What the hero knows at the stairs, with no creature in view.
Observation alone() {
    Observation seen = at_the_door().observe();
    seen.monsters.clear();
    return seen;
}

/// The cues of events that happen where nothing else is to be heard.
std::vector<SoundCue> heard_of(std::vector<Event> events, int health_change = 0) {
    Sounds sounds;
    add_cues(sounds, Report{.events = std::move(events), .health_change = health_change}, alone());
    return sounds.cues;
}

/// Rests for so many turns while the rat comes and strikes.
std::vector<SoundCue> heard_in_fight(Session& session, int turns) {
    std::vector<SoundCue> all;
    for (int i = 0; i < turns && !session.report().over; ++i) {
        press(session, "z");
        for (const SoundCue& cue : session.take_sounds()) all.push_back(cue);
    }
    return all;
}

}  // namespace

TEST_CASE("each kind of sound has a name of its own", "[session][sounds]") {
    std::set<std::string> names;
    for (const SoundKindRow& row : sound_kind_list) names.emplace(row.name);
    CHECK(names.size() == static_cast<std::size_t>(SoundKind::count));
}

TEST_CASE("events of a step are cues, with where they happen", "[session][sounds]") {
    const Observation seen = alone();
    const Pos hero = seen.hero->at;
    const Party foe{.seen = rat_at(hero + Pos{-1, 0}, 7)};
    const Party own{.hero = true};
    const auto one = [](const std::vector<SoundCue>& cues) {
        REQUIRE(cues.size() == 1);
        return cues.front();
    };
    const int most = seen.hero->max_health;
    CHECK(one(heard_of({Struck{.by = foe, .at = own, .blow = Blow::Hit, .damage = most / 2}}, -most / 2)) ==
          SoundCue{SoundKind::HitTaken, {-1, 0}, 50});
    CHECK(one(heard_of({Struck{.by = own, .at = foe, .blow = Blow::Hit, .damage = 2, .severity = 80}})) ==
          SoundCue{SoundKind::HitGiven, {-1, 0}, 80});
    CHECK(one(heard_of({Struck{.by = own, .at = foe, .blow = Blow::Killed}})).kind == SoundKind::Killed);
    CHECK(one(heard_of({Struck{.by = own, .at = foe, .blow = Blow::Missed}})).kind == SoundKind::Missed);
    // One that the hero does not perceive strikes from nowhere.
    CHECK(one(heard_of({Struck{.by = {}, .at = own, .blow = Blow::Hit, .damage = 1}})).from_hero == Pos{});
    CHECK(one(heard_of({BoltStruck{.whom = own, .by = foe, .result = BoltResult::Wounded, .damage = 4}})) ==
          SoundCue{SoundKind::HitTaken, {-1, 0}, 4 * 100 / most});
    CHECK(one(heard_of({DoorOpened{hero + Pos{0, -3}}})) == SoundCue{SoundKind::Door, {0, -3}});
    CHECK(one(heard_of({SecretFound{hero + Pos{2, 2}, Terrain::WoodenDoor}})) ==
          SoundCue{SoundKind::Secret, {2, 2}});
    CHECK(one(heard_of({ItemTaken{.item = {.kind = ItemKind::Dagger}, .letter = 'a'}})).kind ==
          SoundKind::Item);
    CHECK(one(heard_of({ItemTaken{.item = {.kind = ItemKind::DoorKey}, .letter = 'a'}})).kind ==
          SoundKind::Key);
    CHECK(one(heard_of({GoldTaken{12}})).kind == SoundKind::Gold);
    CHECK(one(heard_of({StatusBegan{.status = Status::Burning}})) == SoundCue{SoundKind::Fire, {}, 100});
    CHECK(one(heard_of({HealthAlert{25}})) == SoundCue{SoundKind::LowHealth, {}, 75});
    CHECK(one(heard_of({PoisonAlert{100}})) == SoundCue{SoundKind::LowHealth, {}, 100});
    CHECK(one(heard_of({LevelEntered{.depth = 2, .by = ArrivedBy::StairsDown, .first_visit = true}})).kind ==
          SoundKind::LevelDown);
    CHECK(one(heard_of({LevelEntered{.depth = 1, .by = ArrivedBy::StairsUp, .first_visit = false}})).kind ==
          SoundKind::LevelUp);
    CHECK(one(heard_of({LevelEntered{.depth = 2, .by = ArrivedBy::Falling, .first_visit = true}})).kind ==
          SoundKind::Fell);
    CHECK(one(heard_of({HeroDied{}})).kind == SoundKind::Died);
    CHECK(one(heard_of({HeroWon{Fate::Escaped}})).kind == SoundKind::Won);
    // Poison: no event tells of the loss.
    CHECK(one(heard_of({}, -4)) == SoundCue{SoundKind::HitTaken, {}, 4 * 100 / most});
    CHECK(heard_of({Moved{hero, hero}, CreatureFell{rat_at(hero, 1)}}).empty());
}

TEST_CASE("an enemy is heard as it comes into view, and again beside the hero", "[session][sounds]") {
    Observation seen = alone();
    const Pos hero = seen.hero->at;
    Sounds sounds;
    const auto heard = [&] {
        sounds.cues.clear();
        ++seen.turns;
        add_cues(sounds, {}, seen);
        return sounds.cues;
    };
    CHECK(heard().empty());
    // Somewhere in view, beside each other.
    const auto in_view = [&](int apart) {
        for (const Direction d : directions) {
            Pos at = hero;
            for (int i = 0; i < apart; ++i) at = at + step(d);
            if (seen.cells.contains(at) && is_seen_now(seen.cells[at].sight)) return at;
        }
        FAIL("nothing is in view");
        return hero;
    };
    seen.monsters = {rat_at(in_view(2), 7)};
    seen.monsters[0].odds = Odds{.its = {.hit_percent = 70, .share_percent = 10, .to_kill = 3}};
    std::vector<SoundCue> cues = heard();
    REQUIRE(kinds_of(cues) == std::vector{SoundKind::EnemySeen});
    CHECK(cues[0].from_hero == in_view(2) - hero);
    CHECK(cues[0].strength == 70);
    CHECK(heard().empty());
    seen.monsters[0].at = in_view(1);
    CHECK(kinds_of(heard()) == std::vector{SoundKind::EnemyNear});
    CHECK(heard().empty());

    SECTION("a glimpse is not announced twice") {
        const std::vector<MonsterView> before = seen.monsters;
        seen.monsters.clear();
        CHECK(heard().empty());
        seen.monsters = before;
        seen.monsters[0].at = in_view(2);
        CHECK(heard().empty());
        seen.monsters.clear();
        for (int i = 0; i < 12; ++i) CHECK(heard().empty());
        seen.monsters = before;
        seen.monsters[0].at = in_view(2);
        CHECK(kinds_of(heard()) == std::vector{SoundKind::EnemySeen});
    }
    SECTION("a hallucinating hero is not told how dangerous it is") {
        seen.hero->statuses.push_back({.kind = Status::Hallucinating, .left = 20, .most = 20});
        seen.monsters = {rat_at(in_view(2), 8)};
        seen.monsters[0].odds = Odds{.its = {.to_kill = 1}};
        cues = heard();
        REQUIRE(cues.size() == 1);
        CHECK(cues[0].strength == 50);
    }
    SECTION("allies and captives are no enemies, and one asleep is not beside anybody") {
        seen.monsters = {rat_at(in_view(1), 9), rat_at(in_view(1), 10), rat_at(in_view(1), 11)};
        seen.monsters[0].state = MonsterState::Ally;
        seen.monsters[1].marks |= {MonsterMark::Captive};
        seen.monsters[2].state = MonsterState::Sleeping;
        CHECK(kinds_of(heard()) == std::vector{SoundKind::EnemySeen});
    }
}

TEST_CASE("fire is heard where it is nearest, once", "[session][sounds]") {
    Observation seen = alone();
    Pos at = seen.hero->at;
    for (int i = 0; i < seen.cells.size().area(); ++i)
        if (seen.cells.at_index(i).sight == Sight::Seen && seen.cells.size().at(i) != seen.hero->at)
            at = seen.cells.size().at(i);
    REQUIRE_FALSE(at == seen.hero->at);
    seen.cells[at].layers[static_cast<std::size_t>(Layer::Surface)] = Terrain::PlainFire;
    Sounds sounds;
    add_cues(sounds, {}, seen);
    REQUIRE(kinds_of(sounds.cues) == std::vector{SoundKind::Fire});
    CHECK(sounds.cues[0].from_hero == at - seen.hero->at);
    add_cues(sounds, {}, seen);
    CHECK(sounds.cues.size() == 1);
}

TEST_CASE("a fight is heard, and nothing of it is left in the game", "[session][sounds]") {
    Session heard = hunted();
    Session deaf = hunted();
    heard.set_sounds(true);
    const std::vector<SoundCue> cues = heard_in_fight(heard, 12);
    CHECK(heard_in_fight(deaf, 12).empty());
    for (const SoundKind kind : {SoundKind::EnemySeen, SoundKind::EnemyNear, SoundKind::Missed}) {
        INFO(sound_kinds[kind].name);
        CHECK(cue_of(cues, kind) != nullptr);
    }
    const SoundCue* missed = cue_of(cues, SoundKind::Missed);
    REQUIRE(missed != nullptr);
    CHECK(std::max(std::abs(missed->from_hero.x), std::abs(missed->from_hero.y)) == 1);
    CHECK(heard.state_hash() == deaf.state_hash());
    CHECK(heard.save() == deaf.save());
    CHECK(heard.recording() == deaf.recording());
    CHECK(heard.messages() == deaf.messages());
}

TEST_CASE("sounds that nobody takes are not kept for ever", "[session][sounds]") {
    Sounds sounds;
    const Observation seen = alone();
    for (int i = 0; i < 100; ++i) add_cues(sounds, Report{.events = {GoldTaken{i}}}, seen);
    CHECK(sounds.cues.size() == most_cues);
    Session session = hunted();
    session.set_sounds(true);
    press(session, "z");
    CHECK_FALSE(session.take_sounds().empty());
    CHECK(session.take_sounds().empty());
    session.set_sounds(false);
    press(session, "z");
    CHECK(session.take_sounds().empty());
}

}  // namespace cellophane
