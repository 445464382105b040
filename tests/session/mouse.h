#pragma once

#include <string>
#include <string_view>

#include "session/session.h"
#include "support/catch.h"

namespace cellophane {

struct ScreenSpot {
    int column = 0;
    int row = 0;
};

/// Where a text stands on the screen.
inline ScreenSpot spot_of_text(Session& session, std::string_view text) {
    const std::string screen = session.text();
    int row = 0;
    for (std::size_t begin = 0; begin < screen.size(); ++row) {
        const std::size_t end = screen.find('\n', begin);
        const std::string line = screen.substr(begin, end - begin);
        if (const std::size_t at = line.find(text); at != std::string::npos) {
            int column = 0;
            for (const char byte : line.substr(0, at)) column += (byte & 0xC0) != 0x80 ? 1 : 0;
            return {column, row};
        }
        begin = end + 1;
    }
    FAIL("not on the screen: " << text);
    return {};
}

inline void act_at(Session& session, PointerAct what, ScreenSpot at) {
    session.point({.act = what, .column = at.column, .row = at.row});
}

inline void click_at(Session& session, ScreenSpot at) {
    act_at(session, PointerAct::Down, at);
    act_at(session, PointerAct::Press, at);
}

}  // namespace cellophane
