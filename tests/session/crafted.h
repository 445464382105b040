#pragma once

#include <memory>
#include <string>
#include <utility>

#include "play/play.h"
#include "record/recorder.h"
#include "record/save_files.h"
#include "session/session.h"
#include "world/game.h"

namespace cellophane {

/// A session on a fresh game to which `change` has been applied.
template <class Change>
Session crafted(const Change& change, const NewGame& options) {
    const Play fresh{options};
    auto game = std::make_unique<Game>(fresh.game());
    change(*game);
    return Session::resumed({begun_recording(options), Play::resumed(std::move(game))});
}

template <class Change>
Session crafted(const Change& change, std::uint64_t seed = 1729) {
    return crafted(change, NewGame{.seed = seed});
}

inline void press(Session& session, std::string name) {
    session.press({.name = std::move(name)});
}

/// Presses a key that first shows what it would do, until it does it.
inline void go(Session& session, const std::string& key) {
    const std::size_t before = session.recorded();
    press(session, key);
    if (session.recorded() == before) press(session, key);
}

/// Explores until that takes no more turns.
inline void explore_all(Session& session) {
    for (int i = 0; i < 200; ++i) {
        const int before = session.turns();
        go(session, "x");
        session.pass_time(60'000);
        if (session.turns() == before) return;
    }
}

inline bool shows(Session& session, std::string_view words) {
    return session.text().find(words) != std::string::npos;
}

}  // namespace cellophane
