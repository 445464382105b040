#include "agent/action_numbers.h"

#include <set>

#include "agent/action_table.h"
#include "bots/bot_game.h"
#include "bots/possible.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("the groups of actions follow each other without a gap", "[agent]") {
    int next = 0;
    for (const ActionGroupRow& group : action_group_list) {
        INFO(group.name);
        CHECK(group.first == next);
        next = group.first + group.count;
    }
    CHECK(next == action_count);
    // A change of these numbers breaks every program that has learned them.
    CHECK(masked_actions == 1145);
    CHECK(action_count == 3436);
}

TEST_CASE("each command that is possible has a number of its own, and the number is that command",
          "[agent]") {
    int with_letters = 0;
    int aimed = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        BotGame game{{.seed = seed, .depth = 3, .harmless = true}, Policy::Explorer};
        for (int i = 0; i < 150; ++i) {
            game.act();
            const Observation& seen = game.play.observe();
            const ActionNumbers numbers{seen};
            std::set<int> taken;
            for (const Command& command : possible_commands(game.play)) {
                const std::optional<int> number = numbers.number_of(command);
                INFO("seed " << seed << ", command " << i << ", kind " << command.index());
                REQUIRE(number);
                CHECK(taken.insert(*number).second);
                CHECK(*number < masked_actions);
                const std::optional<Command> back = numbers.command_of(*number);
                REQUIRE(back);
                CHECK(back->index() == command.index());
                CHECK(numbers.number_of(*back) == number);
                with_letters += *number >= action_groups[ActionGroup::Drop].first;
                aimed += *number >= action_groups[ActionGroup::Throw].first;
            }
        }
    }
    CHECK(with_letters > 1000);
    CHECK(aimed > 100);
}

TEST_CASE("numbers with nothing to do them with or to are no commands", "[agent]") {
    const Play play{NewGame{.seed = 1}};
    const ActionNumbers numbers{play.observe()};
    CHECK_FALSE(numbers.command_of(-1));
    CHECK_FALSE(numbers.command_of(action_count));
    const int drop = action_groups[ActionGroup::Drop].first;
    CHECK(numbers.command_of(drop));
    CHECK_FALSE(numbers.command_of(drop + 25));
    CHECK_FALSE(numbers.command_of(action_groups[ActionGroup::Throw].first));
    const std::optional<Command> travel = numbers.command_of(action_groups[ActionGroup::Travel].first + 80);
    REQUIRE(travel);
    CHECK(travel->get<TravelTo>().target == Pos{1, 1});
}

}  // namespace cellophane
