#pragma once

#include <algorithm>
#include <string>

#include "session/crafted.h"
#include "session/session.h"
#include "support/catch.h"

namespace cellophane {

inline constexpr SessionOptions journey{.seed = 2024, .harmless = true};

inline void press_and_wait(Session& session, const char* key) {
    press(session, key);
    session.pass_time(60'000);
}

/// How often the hero has noticed stairs that lead down.
inline int stairs_noticed(const Session& session) {
    const auto messages = session.messages();
    return static_cast<int>(std::count_if(messages.begin(), messages.end(), [](const std::string& message) {
        return message.find("notice a downward staircase") != message.npos;
    }));
}

/// A session played down to the third level, exploring each.
inline Session traveled() {
    Session session{journey};
    for (int depth = 2; depth <= 3; ++depth) {
        for (const char* key : {"x", "x", "s", "z", "x", "x", "x", "x", "x", "x"})
            press_and_wait(session, key);
        // Keys that are of no use yet come with hints, which recordings leave out.
        for (int i = 0; i < 80 && session.depth() < depth; ++i)
            press_and_wait(session, stairs_noticed(session) >= depth - 1 ? ">" : "x");
    }
    press_and_wait(session, "x");
    REQUIRE(session.depth() == 3);
    REQUIRE(session.turns() > 300);
    return session;
}

/// The same session for every test, as making one takes a while.
inline const Session& journeyed() {
    static const Session session = traveled();
    return session;
}

}  // namespace cellophane
