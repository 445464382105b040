#include "record/snapshot.h"

#include <memory>
#include <utility>

#include "play/play.h"
#include "record/bot.h"
#include "support/catch.h"

// Saves keep everything (INTERFACES section 7; spec 60, section 15).

namespace cellophane {

TEST_CASE("a snapshot holds the whole state", "[record]") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RandomGame bot{seed};
        for (int i = 0; i < 150; ++i) bot.act();
        const std::vector<std::uint8_t> bytes = snapshot_of(bot.play.game());
        Result<std::unique_ptr<Game>> again = game_from(bytes);
        if (!again.ok()) FAIL(again.problem().message);
        CHECK(snapshot_of(*again.value()) == bytes);
        const Play resumed = Play::resumed(std::move(again.value()));
        CHECK(resumed.state_hash() == bot.play.state_hash());
        CHECK(resumed.pulse() == bot.play.pulse());
        CHECK(bytes.size() < 60000);
    }
}

TEST_CASE("whatever comes of an explorer's game can be saved", "[record]") {
    int levels = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        BotGame game{{.seed = seed, .style = static_cast<Style>(seed % 4), .harmless = seed % 2 == 1},
                     Policy::Explorer};
        for (int i = 0; i < 1200 && !game.report.over; ++i) {
            const int depth = game.play.game().depth;
            game.act();
            if (game.play.game().depth == depth && i % 400 != 0) continue;
            ++levels;
            const std::optional<Problem> flaw = flaw_of(game.play.game());
            if (flaw) FAIL(flaw->message << " seed " << seed << ", turn " << game.play.game().turns);
            CHECK(game_from(snapshot_of(game.play.game())).ok());
        }
    }
    CHECK(levels > 24);
}

TEST_CASE("a game goes on from its snapshot as if nothing had happened", "[record]") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        RandomGame one{seed};
        for (int i = 0; i < 120; ++i) one.act();
        RandomGame other = one;
        other.play = Play::resumed(std::move(game_from(snapshot_of(one.play.game())).value()));
        for (int i = 0; i < 120; ++i) {
            one.act();
            other.act();
            REQUIRE(one.play.pulse() == other.play.pulse());
        }
        CHECK(one.play.state_hash() == other.play.state_hash());
    }
}

TEST_CASE("bytes that are no state are refused, wherever they are spoilt", "[record]") {
    RandomGame bot{3};
    for (int i = 0; i < 60; ++i) bot.act();
    const std::vector<std::uint8_t> bytes = snapshot_of(bot.play.game());
    // Cut off anywhere it is no state.
    for (std::size_t length = 0; length < bytes.size(); length += 1 + bytes.size() / 400)
        CHECK_FALSE(game_from(std::span{bytes}.first(length)).ok());
    // A changed byte may still be a state, but then it is a sound one that can be played on.
    int refused = 0;
    int playable = 0;
    Rng rng{7};
    for (int i = 0; i < 400; ++i) {
        std::vector<std::uint8_t> spoilt = bytes;
        const auto at = static_cast<std::size_t>(rng.uniform(0, static_cast<int>(bytes.size()) - 1));
        spoilt[at] = static_cast<std::uint8_t>(spoilt[at] ^ (1 << rng.uniform(0, 7)));
        Result<std::unique_ptr<Game>> game = game_from(spoilt);
        if (!game.ok()) {
            ++refused;
            CHECK_FALSE(game.problem().message.empty());
            continue;
        }
        ++playable;
        Play play = Play::resumed(std::move(game.value()));
        for (int turn = 0; turn < 5; ++turn) play.submit(Rest{});
        play.observe();
    }
    CHECK(refused > 20);
    CHECK(playable > 20);
}

TEST_CASE("things in the pack that cannot be are refused", "[record][snapshot]") {
    const Play play{{.seed = 12}};
    REQUIRE_FALSE(flaw_of(play.game()));
    const auto is_refused = [&](auto spoil) {
        Game game = play.game();
        spoil(game);
        return flaw_of(game).has_value();
    };
    CHECK(is_refused([](Game& game) { game.hero.pack.rings[1] = 26; }));
    CHECK(is_refused([](Game& game) { game.hero.pack.replacement = Replacement{0, 26}; }));
    CHECK(is_refused([](Game& game) { game.hero.pack.replacement = Replacement{-1, 0}; }));
    CHECK(is_refused([](Game& game) { game.hero.pack.items[0].usage.until_charge = -2'000'000'000; }));
    CHECK(is_refused([](Game& game) { game.hero.pack.items[0].usage.inscription = "\x1b[2J"; }));
    CHECK(is_refused([](Game& game) { game.hero.pack.items[0].usage.inscription = std::string(30, 'a'); }));
    CHECK(is_refused([](Game& game) { game.hero.pack.items[1].enchant = 2'000'000'000; }));
    CHECK(is_refused([](Game& game) { game.lore.of(ItemKind::PotionOfLife).called = "a\nb"; }));
    CHECK_FALSE(is_refused([](Game& game) { game.lore.of(ItemKind::PotionOfLife).called = "swill"; }));
}

}  // namespace cellophane
