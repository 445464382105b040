#include "golden/goldens.h"
#include "play/play.h"

namespace cellophane {

namespace {

constexpr std::uint64_t seeds[] = {7, 1729, 18446744073709551615U};
constexpr int levels_down = 5;
constexpr int most_searches = 10;

/// Carries a long command to its end; returns the turns it took.
int carry_through(Play& play, const Command& command) {
    Report report = play.submit(command);
    int turns = report.turns;
    while (report.going_on) {
        report = play.submit(Continue{});
        turns += report.turns;
    }
    return turns;
}

void walk(Play& play) {
    play.begin();
    for (int searches = 0; searches < most_searches && play.observe().depth <= levels_down;) {
        const int depth = play.observe().depth;
        while (carry_through(play, Explore{}) > 0) {
        }
        // A creature that comes into view interrupts the travel, which then goes on.
        while (play.observe().depth == depth && carry_through(play, TravelToStairs{Stair::Down}) > 0) {
        }
        if (play.observe().depth != depth) continue;
        carry_through(play, LongSearch{});
        ++searches;
    }
}

}  // namespace

std::vector<std::string> golden_games() {
    std::vector<std::string> result{"style\tseed\tdepth\thash"};
    for (const StyleRow& style : style_rows)
        for (std::uint64_t seed : seeds) {
            Play play{{.seed = seed, .style = style.kind}};
            walk(play);
            result.push_back(
                golden_line({style.name, std::to_string(seed), std::to_string(play.observe().depth)},
                            hex(play.state_hash())));
        }
    return result;
}

}  // namespace cellophane
