#include <string>

#include "bots/bot_game.h"
#include "golden/goldens.h"
#include "kit/rng/rng.h"

namespace cellophane {

namespace {

constexpr int start_depths[] = {1, 4, 7, 10, 13, 16, 19, 22, 25, 30};
constexpr int games_from_each = 6;
constexpr int most_commands = 800;

std::uint64_t played(const NewGame& options, Policy policy) {
    BotGame game{options, policy};
    std::uint64_t sum = 0;
    for (int command = 0; command < most_commands && !game.report.over; ++command) {
        game.act();
        for (const Event& event : game.report.events) sum = mix(sum, event.index());
        sum = mix(sum, static_cast<std::uint64_t>(game.report.health_change));
    }
    return mix(sum, game.play.state_hash());
}

}  // namespace

std::vector<std::string> golden_bots() {
    std::vector<std::string> result{"policy\tdepth\tseed\thash"};
    for (Policy policy : {Policy::Explorer, Policy::Random})
        for (int depth : start_depths)
            for (int seed = depth; seed < depth + games_from_each; ++seed)
                result.push_back(golden_line(
                    {name_of(policy), std::to_string(depth), std::to_string(seed)},
                    hex(played({.seed = static_cast<std::uint64_t>(seed), .depth = depth}, policy))));
    return result;
}

}  // namespace cellophane
