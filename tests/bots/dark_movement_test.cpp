#include <memory>

#include "bots/bot.h"
#include "play/scenario.h"
#include "support/catch.h"
#include "world/inventory.h"

// Explorers that cannot see their surroundings.

namespace cellophane {

namespace {

#ifdef CELLOPHANE_CHECKED
constexpr std::uint64_t seeds = 2;
#else
constexpr std::uint64_t seeds = 5;
#endif

/// A game in which a negative ring of clairvoyance hides the hero's surroundings.
Play blotted_out(std::uint64_t seed, bool clings) {
    Play play{{.seed = seed, .harmless = true}};
    play.begin();
    auto game = std::make_unique<Game>(play.game());
    Item ring = some_item(ItemKind::RingOfClairvoyance, {}, 1);
    ring.enchant = -2;
    ring.marks = clings ? ItemMarks{ItemMark::Identified, ItemMark::Cursed} : ItemMarks{ItemMark::Identified};
    game->hero.pack.rings[0] = put_in(game->hero.pack, std::move(ring));
    return Play::resumed(std::move(game));
}

/// The turn on which he has left the third level, having come to it blind; -1: never.
int turn_of_leaving(Play play, Policy policy) {
    constexpr int most_turns = 30'000;
    constexpr int most_commands = 200'000;
    Bot bot{policy, 7};
    Report last = play.submit(Search{});
    for (int i = 0; i < most_commands && play.game().turns < most_turns; ++i) {
        if (play.game().depth > 3) return play.game().turns;
        last = play.submit(bot.next(play, last));
    }
    return -1;
}

}  // namespace

TEST_CASE("a bot blinded by a cursed ring of clairvoyance still leaves the level, ring removable or not",
          "[bots]") {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed)
        for (const bool clings : {false, true}) {
            INFO("seed " << seed << (clings ? ", clinging" : ""));
            CHECK(turn_of_leaving(blotted_out(seed, clings), Policy::Explorer) > 0);
        }
}

}  // namespace cellophane
