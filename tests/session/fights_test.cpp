#include <algorithm>
#include <optional>

#include "session/crafted.h"
#include "support/catch.h"
#include "words/monsters.h"

// Fights as the player meets them: in the log, in the sidebar, under the cursor and in motion.

namespace cellophane {

namespace {

constexpr const char* step_keys[] = {"k", "j", "h", "l"};

/// The only creature on the level, beside the hero; `key` leads to it.
struct Duel {
    Session session;
    std::string key;
};

template <class Change>
Duel duel(MonsterKind kind, const Change& change) {
    std::string key;
    Session session = crafted([&](Game& game) {
        Level& level = game.here().level;
        level.monsters.clear();
        std::erase_if(level.items, [](const Item& item) { return item.carrier; });
        for (std::size_t i = 0; i < std::size(step_keys) && key.empty(); ++i) {
            const Pos at = game.hero.at + step(directions[i]);
            if (level.layers.has(at, {TerrainProperty::BlocksMovement})) continue;
            key = step_keys[i];
            Monster foe = newborn(kind, std::nullopt, at);
            foe.state = MonsterState::Hunting;
            foe.id = ActorId{++game.creatures_born};
            foe.vitals.ticks = 100;
            change(game, foe);
            level.monsters.push_back(foe);
        }
    });
    REQUIRE_FALSE(key.empty());
    return {std::move(session), key};
}

Duel duel(MonsterKind kind) {
    return duel(kind, [](Game&, Monster&) {});
}

bool was_said(const Session& session, std::string_view words) {
    return std::any_of(session.messages().begin(), session.messages().end(),
                       [&](const std::string& message) { return message.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("attacking a monster tells both blows on one line", "[session][fights]") {
    Duel fight = duel(MonsterKind::Ogre);
    for (int i = 0; i < 3 && fight.session.messages().size() < 2; ++i) press(fight.session, fight.key);
    CHECK(fight.session.turns() > 0);
    CHECK(was_said(fight.session, "the ogre"));
    CHECK(was_said(fight.session, "The ogre"));
    // The answer follows the blow on the same line.
    CHECK(shows(fight.session, "; the ogre "));
    CHECK((shows(fight.session, "(Hunting)") || shows(fight.session, "(Off balance)")));
}

TEST_CASE("pointing at a monster shows the odds on the other side of the map", "[session][fights]") {
    Duel fight = duel(MonsterKind::Ogre);
    press(fight.session, "s");
    press(fight.session, "Tab");
    const std::string text = fight.session.text();
    CHECK(text.find("e hits you") != std::string::npos);
    CHECK(text.find("You hit h") != std::string::npos);
    // He or she, that is.
    CHECK(text.find("It hits you") == std::string::npos);
    CHECK(text.find("reeling") != std::string::npos);
    const std::uint64_t state = fight.session.state_hash();
    press(fight.session, "Escape");
    CHECK_FALSE(shows(fight.session, "e hits you"));
    CHECK(fight.session.state_hash() == state);
}

TEST_CASE("a hallucinating hero fights monsters with wrong names, and all blows read alike",
          "[session][fights][dream]") {
    Duel fight = duel(MonsterKind::Golem, [](Game& game, Monster&) {
        game.hero.vitals.statuses.set(Status::Hallucinating, 300);
        game.hero.health = game.hero.max_health = 400;
    });
    for (int i = 0; i < 20; ++i) press(fight.session, fight.key);
    int others = 0;
    for (const MonsterWords& words : monster_words)
        if (words.kind != MonsterKind::Golem && words.kind != MonsterKind::You)
            others += was_said(fight.session, "he " + std::string{words.name});
    CHECK(others > 3);
    for (std::string_view verb : {"backhands", "punches", "pounds"})
        CHECK_FALSE(was_said(fight.session, verb));
    press(fight.session, "Tab");
    CHECK_FALSE(shows(fight.session, "e hits you"));
}

TEST_CASE("a hit creature flashes, and only with motion on", "[session][fights][motion]") {
    const auto weak = [](Game& game, Monster& foe) {
        foe.health = foe.max_health = 400;
        foe.stats.accuracy = 0;
        game.hero.vitals.statuses.set(Status::Telepathic, 0);
    };
    Duel still = duel(MonsterKind::Ogre, weak);
    Duel moving = duel(MonsterKind::Ogre, weak);
    moving.session.set_motion(true);
    bool flashed = false;
    for (int i = 0; i < 12 && !flashed; ++i) {
        press(moving.session, moving.key);
        press(still.session, still.key);
        moving.session.draw();
        flashed = moving.session.wants_motion() == 16;
    }
    CHECK(flashed);
    CHECK(moving.session.needs_fast_frames());
    CHECK(still.session.wants_motion() == -1);
    CHECK_FALSE(still.session.needs_fast_frames());
    CHECK(moving.session.state_hash() == still.session.state_hash());
    const std::string during = moving.session.repaint();
    moving.session.pass_frame(400);
    CHECK(moving.session.repaint() != during);
    // Any key ends it.
    press(moving.session, moving.key);
    press(moving.session, "?");
    press(moving.session, "Escape");
    CHECK(moving.session.wants_motion() != 16);
    CHECK_FALSE(moving.session.needs_fast_frames());
}

TEST_CASE("damage by fire and poison flashes in its colour", "[session][fights][motion]") {
    for (const Status status : {Status::Burning, Status::Poisoned}) {
        Duel watched = duel(MonsterKind::Ogre, [&](Game&, Monster& foe) {
            foe.vitals.statuses.set(Status::Paralyzed, 50);
            foe.vitals.statuses.set(status, 50);
            foe.vitals.poison = 1;
        });
        watched.session.set_motion(true);
        // Health is compared with what it was the turn before.
        press(watched.session, "z");
        press(watched.session, "z");
        CHECK(watched.session.wants_motion() == 16);
    }
}

TEST_CASE("a monster met while exploring is fought at once, without flashes", "[session][fights][motion]") {
    Duel fight = duel(MonsterKind::Ogre, [](Game& game, Monster& foe) {
        foe.health = foe.max_health = 100;
        foe.stats.accuracy = 0;
        game.hero.health = game.hero.max_health = 400;
        game.hero.vitals.statuses.set(Status::Telepathic, 0);
    });
    fight.session.set_motion(true);
    // The first blow ends a feat, which is worth a halt.
    press(fight.session, fight.key);
    go(fight.session, "x");
    int blows = 0;
    for (int i = 0; i < 20 && fight.session.wants_time() == 1; ++i) {
        const int before = fight.session.turns();
        fight.session.pass_time(1);
        fight.session.draw();
        CHECK(fight.session.wants_motion() != 16);
        blows += fight.session.turns() - before;
    }
    CHECK(blows > 2);
    CHECK(was_said(fight.session, "You"));
}

}  // namespace cellophane
