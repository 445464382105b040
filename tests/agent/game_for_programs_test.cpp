#include "agent/game_for_programs.h"

#include <memory>

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
        const std::optional<Report> report = act(session, any_of(mask, rng, members));
        REQUIRE(report);
        turns += report->turns;
        observe_into(session, seen->bytes);
        CHECK(seen->at(Field::Turns) == session.turns());
        CHECK(seen->at(Field::MessagesTold) == static_cast<int>(session.messages().size()));
        if (i % 50 == 0) CHECK(seen->bytes == flat(*session.game(), session.messages())->bytes);
    }
    CHECK(turns > 50);
}

TEST_CASE("numbers without a meaning now do nothing", "[agent]") {
    Session session{{.seed = 1}};
    const std::uint64_t before = session.state_hash();
    for (const int action : {-1, action_count, action_groups[ActionGroup::Throw].first})
        CHECK_FALSE(act(session, action));
    CHECK(session.state_hash() == before);
    CHECK(act(session, action_groups[ActionGroup::Rest].first));
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
    CHECK_FALSE(act(none, 16));
}

}  // namespace cellophane
