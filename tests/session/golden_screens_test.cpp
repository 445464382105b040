#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "session/session.h"
#include "session/shown.h"
#include "support/any_events.h"
#include "support/catch.h"
#include "support/golden_file.h"

// What is painted, told and offered in games that are played by chance: every cell of every screen, every
// word.

namespace cellophane {

namespace {

/// Keys that get a game on, between those by chance.
constexpr std::array getting_on{"x", "x", "s", "x", ">", "z", "Tab", "x"};

void play_on(Session& session, ChanceChoices& choices, Shown& shown, int events) {
    for (int i = 0; i < events; ++i) {
        if (choices.below(2) == 0) {
            session.press({.name = getting_on[static_cast<std::size_t>(choices.below(getting_on.size()))]});
            session.pass_time(60'000);
        } else {
            send_any(session, choices);
        }
        look(session, shown);
    }
}

}  // namespace

TEST_CASE("games by chance look and read as they did", "[session][golden]") {
    std::vector<std::string> lines{"game\tpart\tcells, reading, touch, messages"};
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        Session session{SessionOptions{
            .seed = 100 + seed, .depth = static_cast<int>(1 + seed * 5 % 26), .harmless = seed % 3 != 0}};
        session.set_hints(true);
        session.set_sounds(true);
        session.set_pictures(seed % 2 == 0);
        session.set_motion(seed % 4 < 2);
        ChanceChoices choices{seed};
        for (int part = 1; part <= 5; ++part) {
            Shown shown;
            play_on(session, choices, shown, 60);
            lines.push_back(std::to_string(seed) + '\t' + std::to_string(part) + '\t' + shown.row());
        }
    }
    check_golden("screens.tsv", lines);
}

}  // namespace cellophane
