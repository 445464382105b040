#include "agent/game_for_programs.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "agent/action_table.h"
#include "agent/flat.h"
#include "kit/rng/rng.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// The number of one action in a mask.
int any_of(const std::array<std::uint8_t, mask_bytes>& mask, Rng& rng, int members) {
    return nth_action(mask, rng.uniform(0, members - 1));
}

}  // namespace

TEST_CASE("a game is played by numbers alone, and observed as its rules would be", "[agent]") {
    Session session{{.seed = 11, .depth = 3}};
    Rng rng{5};
    std::array<std::uint8_t, mask_bytes> mask{};
    auto seen = std::make_unique<Flat>();
    int turns = 0;
    for (int i = 0; i < 300; ++i) {
        const int members = legal_mask(session, mask);
        if (members == 0) break;
        turns += act(session, any_of(mask, rng, members)).turns;
        observe_into(session, seen->bytes);
        CHECK(seen->at(Field::Turns) == session.turns());
        CHECK(seen->at(Field::MessagesTold) == static_cast<int>(session.messages().size()));
        if (i % 50 == 0) CHECK(seen->bytes == flat(*session.game(), session.messages())->bytes);
    }
    CHECK(turns > 50);
}

TEST_CASE("an action says that the game has changed exactly if its state has", "[agent]") {
    Rng rng{7};
    std::array<std::uint8_t, mask_bytes> mask{};
    std::array<int, 2> found{};
    for (const int depth : {1, 4, 12}) {
        Session session{{.seed = 3, .depth = depth}};
        for (int i = 0; i < 60; ++i) {
            const int members = legal_mask(session, mask);
            if (members == 0) break;
            const std::uint64_t before = session.state_hash();
            for (int k = 0; k < 20; ++k) {
                // Those that make sense, any other, and journeys.
                const int action = k < 8    ? any_of(mask, rng, members)
                                   : k < 14 ? rng.uniform(0, action_groups[ActionGroup::Throw].first)
                                            : rng.uniform(-1, action_count);
                Session other = session.taken_over();
                const ActionOutcome outcome = act(other, action);
                INFO("depth " << depth << ", step " << i << ", action " << action);
                CHECK(outcome.changed == (other.state_hash() != before));
                CHECK((outcome.changed || outcome.turns == 0));
                ++found[outcome.changed ? 1 : 0];
                // What changed nothing does so again.
                if (!outcome.changed) CHECK_FALSE(act(other, action).changed);
            }
            act(session, any_of(mask, rng, members));
        }
    }
    CHECK(found[0] > 500);
    CHECK(found[1] > 500);
}

TEST_CASE("what is not possible changes nothing, whatever it is", "[agent]") {
    Session session{{.seed = 1}};
    const std::uint64_t before = session.state_hash();
    const auto first = [](ActionGroup group) { return action_groups[group].first; };
    for (const int action :
         {-1, action_count, first(ActionGroup::Answer), first(ActionGroup::Answer) + 1,
          first(ActionGroup::Continue), first(ActionGroup::Stop), first(ActionGroup::Choose),
          first(ActionGroup::Drop) + 25, first(ActionGroup::Use) + 25, first(ActionGroup::Throw),
          first(ActionGroup::Zap), first(ActionGroup::ZapToward), first(ActionGroup::Stairs) + 1,
          first(ActionGroup::Travel)}) {
        INFO(action);
        const ActionOutcome outcome = act(session, action);
        CHECK_FALSE(outcome.changed);
        CHECK(outcome.turns == 0);
        CHECK_FALSE(outcome.is_over);
    }
    CHECK(session.state_hash() == before);
    CHECK(session.recorded() == 0);
    CHECK(act(session, first(ActionGroup::Rest)).changed);
    session.act(Quit{});
    const ActionOutcome over = act(session, first(ActionGroup::Rest));
    CHECK(over.is_over);
    CHECK_FALSE(over.changed);
}

TEST_CASE("several actions end at the first that changes nothing", "[agent]") {
    constexpr std::int32_t rest = action_groups[ActionGroup::Rest].first;
    std::vector<std::int32_t> walk(101, action_groups[ActionGroup::Continue].first);
    walk.front() = action_groups[ActionGroup::Explore].first;
    Session session{{.seed = 5}};
    Session other = session.taken_over();
    const ActionsOutcome all = act_all(session, walk);
    CHECK(all.turns == session.turns());
    CHECK(all.done > 2);
    CHECK(all.done < walk.size());
    for (std::size_t i = 0; i < all.done; ++i) CHECK(act(other, walk[i]).changed);
    CHECK(other.state_hash() == session.state_hash());
    CHECK_FALSE(act(other, walk.back()).goes_on);
    CHECK(act_all(session, {}).done == 0);
    const std::int32_t last[] = {rest, action_groups[ActionGroup::Stop].first, rest};
    CHECK(act_all(session, last).done == 1);
}

TEST_CASE("exploring again goes on as `continue` does while nothing has come up", "[agent]") {
    constexpr int explore = action_groups[ActionGroup::Explore].first;
    Session session{{.seed = 5}};
    act(session, explore);
    Session other = session.taken_over();
    for (int i = 0; i < 10; ++i) {
        if (!act(session, action_groups[ActionGroup::Continue].first).goes_on) break;
        act(other, explore);
        CHECK(session.turns() == other.turns());
        CHECK(session.observe().hero->at == other.observe().hero->at);
    }
}

TEST_CASE("without a game nothing is seen and nothing can be done", "[agent]") {
    Session none{{.seed = 0}};
    REQUIRE_FALSE(none.has_game());
    auto seen = std::make_unique<Flat>();
    seen->bytes.fill(1);
    observe_into(none, seen->bytes);
    CHECK(seen->bytes == Flat{}.bytes);
    std::array<std::uint8_t, mask_bytes> mask{};
    mask.fill(1);
    CHECK(legal_mask(none, mask) == 0);
    CHECK_FALSE(act(none, 16).changed);
}

}  // namespace cellophane
