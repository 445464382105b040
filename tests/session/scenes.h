#pragma once

#include <string>

#include "session/crafted.h"
#include "session/messages/screen_description.h"
#include "support/catch.h"

// Situations that tests of the interface begin in.

namespace cellophane {

/// A fresh game: the hero at the entry stairs.
inline Session at_the_door() {
    return Session{{.seed = 1729}};
}

/// A rat two cells off, on open floor, in full view.
inline Session hunted() {
    return crafted([](Game& game) {
        VisitedLevel& place = game.here();
        Monster rat;
        rat.kind = MonsterKind::Rat;
        rat.state = MonsterState::Hunting;
        rat.health = rat.max_health = 6;
        for (Direction d : directions) {
            const Pos at = game.hero.at + step(d) + step(d);
            if (!place.known.visible.test(at) ||
                place.level.layers.has(at, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision}))
                continue;
            rat.at = at;
            place.level.monsters = {rat};
            return;
        }
        FAIL("nowhere to put the rat");
    });
}

/// A rat on floor beside the hero, awake or asleep.
inline Session beside_rat(MonsterState state) {
    return crafted([&](Game& game) {
        VisitedLevel& place = game.here();
        for (Direction d : directions) {
            const Pos at = game.hero.at + step(d);
            if (!place.known.visible.test(at) ||
                place.level.layers.has(at, {TerrainProperty::BlocksMovement}))
                continue;
            Monster rat;
            rat.kind = MonsterKind::Rat;
            rat.state = state;
            rat.health = 4;
            rat.max_health = 6;
            rat.at = at;
            place.level.monsters = {rat};
            return;
        }
        FAIL("nowhere to put the rat");
    });
}

/// The first level, explored.
inline Session explored() {
    static const std::vector<std::uint8_t> kept = [] {
        Session session{{.seed = 1729, .harmless = true}};
        explore_all(session);
        return session.save();
    }();
    return Session::resumed(saved_game_from(kept).value());
}

/// On open floor, with room for three steps to the north, and no creature in view.
inline Session in_the_open() {
    Session session = explored();
    const Observation& seen = session.observe();
    const auto is_open = [&](Pos at) {
        return seen.cells.contains(at) && seen.cells[at][Layer::Dungeon] == Terrain::Floor &&
               seen.cells[at][Layer::Liquid] == Terrain::Nothing && item_at(seen, at) == nullptr &&
               monster_at(seen, at) == nullptr;
    };
    const auto is_wide = [&](Pos at) {
        for (int y = -4; y <= 1; ++y)
            for (int x = -1; x <= 1; ++x)
                if (!is_open(at + Pos{x, y})) return false;
        return true;
    };
    for (int i = 0; i < seen.cells.size().area(); ++i) {
        const Pos at = seen.cells.size().at(i);
        if (!is_wide(at)) continue;
        for (int attempt = 0; attempt < 20 && !(session.observe().hero->at == at); ++attempt) {
            session.act(TravelTo{at});
            while (session.wants_time() > 0) session.pass_time(1000);
        }
        REQUIRE(session.observe().hero->at == at);
        return session;
    }
    FAIL("there is no open floor");
    return session;
}

/// What is told of the pointed cell first.
inline std::string pointed_place(Session& session) {
    const Reading told = session.reading();
    REQUIRE_FALSE(told.here.empty());
    return told.here.front();
}

}  // namespace cellophane
