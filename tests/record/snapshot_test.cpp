#include "record/snapshot.h"

#include <limits>
#include <memory>
#include <string_view>
#include <utility>

#include "play/play.h"
#include "record/bot.h"
#include "support/catch.h"

// Saves keep everything (docs/records.md; rules/hero.md 15).

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

TEST_CASE("any state of an explorer's game can be saved", "[record]") {
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

TEST_CASE("a game goes on from its snapshot like the original", "[record]") {
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

TEST_CASE("truncated and changed snapshots are refused", "[record]") {
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

TEST_CASE("impossible packs are refused", "[record][snapshot]") {
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
    CHECK(is_refused([](Game& game) { game.item_knowledge.of(ItemKind::PotionOfLife).called = "a\nb"; }));
    CHECK_FALSE(
        is_refused([](Game& game) { game.item_knowledge.of(ItemKind::PotionOfLife).called = "swill"; }));
}

namespace {

/// A game as a save may hold it, spoilt or not.
struct Spoilt {
    std::string_view what;
    void (*spoil)(Game&, int);
};

Monster& somebody(Game& game) {
    return game.here().level.monsters.front();
}

/// Figures that rules add up, multiply or count with.
constexpr Spoilt stats[] = {
    {"strength", [](Game& game, int to) { game.hero.strength = to; }},
    {"weakness", [](Game& game, int to) { game.hero.vitals.weakness = to; }},
    {"poison",
     [](Game& game, int to) {
         game.hero.vitals.poison = to;
         game.hero.vitals.statuses.set(Status::Poisoned, 30'000);
     }},
    {"ticks", [](Game& game, int to) { game.hero.vitals.ticks = to; }},
    {"until health",
     [](Game& game, int to) {
         game.hero.vitals.until_health = to;
         game.hero.health = 1;
     }},
    {"health", [](Game& game, int to) { game.hero.health = game.hero.max_health = to; }},
    {"gold", [](Game& game, int to) { game.hero.gold = to; }},
    {"nutrition", [](Game& game, int to) { game.hero.nutrition = to; }},
    {"stealth", [](Game& game, int to) { game.hero.stealth_range = to; }},
    {"searches", [](Game& game, int to) { game.hero.search_streak = to; }},
    {"pieces", [](Game& game, int to) { game.hero.pack.items.back().quantity = to; }},
    {"turns", [](Game& game, int to) { game.turns = to; }},
    {"rounds", [](Game& game, int to) { game.rounds = to; }},
    // Less than have an id would not be sound.
    {"births",
     [](Game& game, int to) { game.creatures_born = to < 2 ? to : std::max(to, game.creatures_born); }},
    {"fuse", [](Game& game, int to) { game.horde_fuse = to; }},
    {"a rest",
     [](Game& game, int to) { game.doing = Recovering{.from = Recovering::From::Walls, .turns_left = to}; }},
    {"gas",
     [](Game& game, int to) {
         TerrainLayers& layers = game.here().level.layers;
         for (int i = 0; i < layers.size().area(); ++i) {
             layers.gas_volume.at_index(i) = to;
             layers[Layer::Gas].at_index(i) = Terrain::CausticGas;
         }
     }},
    {"light",
     [](Game& game, int to) {
         game.light.at[game.hero.at] = {to, to, to};
     }},
    {"health of somebody",
     [](Game& game, int to) { somebody(game).health = somebody(game).max_health = to; }},
    {"accuracy of somebody", [](Game& game, int to) { somebody(game).stats.accuracy = to; }},
    {"defence of somebody", [](Game& game, int to) { somebody(game).stats.defense = to; }},
    {"damage of somebody",
     [](Game& game, int to) {
         somebody(game).stats.damage = {to, to, 1};
     }},
    {"dice of somebody", [](Game& game, int to) { somebody(game).stats.damage.dice = to; }},
    {"regrowth of somebody", [](Game& game, int to) { somebody(game).stats.turns_per_health = to; }},
    {"pace of somebody", [](Game& game, int to) { somebody(game).stats.move_ticks = to; }},
    {"weakness of somebody", [](Game& game, int to) { somebody(game).vitals.weakness = to; }},
    {"poison of somebody", [](Game& game, int to) { somebody(game).vitals.poison = to; }},
    {"ticks of somebody", [](Game& game, int to) { somebody(game).vitals.ticks = to; }},
    {"experience", [](Game& game, int to) { somebody(game).schooling.experience = to; }},
    {"slots", [](Game& game, int to) { somebody(game).schooling.slots = to; }},
    {"empowerments", [](Game& game, int to) { somebody(game).schooling.empowerments = to; }},
    {"a lesson", [](Game& game, int to) { somebody(game).schooling.turns_left = to; }},
};

/// Waits and looks around, for the sanitizers to watch.
void go_on(const Game& game) {
    Result<std::unique_ptr<Game>> loaded = game_from(snapshot_of(game));
    REQUIRE(loaded.ok());
    Play play = Play::resumed(std::move(loaded.value()));
    play.observe();
    const Command commands[] = {Continue{}, Rest{}, Search{}, Explore{}, Continue{}, Continue{}, Rest{}};
    for (const Command& command : commands) {
        if (play.report().over) return;
        play.submit(command);
        play.observe();
    }
}

/// A new game in which one creature is the hero's friend, and all others are after the hero.
Game eventful_game() {
    Game game = Play{{.seed = 1729}}.game();
    for (Monster& monster : game.here().level.monsters) monster.state = MonsterState::Hunting;
    somebody(game).state = MonsterState::Ally;
    return game;
}

}  // namespace

TEST_CASE("stats on which rules would overflow are refused", "[record][snapshot]") {
    const Game game = eventful_game();
    REQUIRE_FALSE(game.here().level.monsters.empty());
    REQUIRE_FALSE(flaw_of(game));
    constexpr int ends[] = {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
    for (const Spoilt& figure : stats)
        for (const int end : ends) {
            INFO(figure.what << " of " << end);
            Game spoilt = game;
            figure.spoil(spoilt, end);
            const std::optional<Problem> flaw = flaw_of(spoilt);
            CHECK(flaw);
            if (flaw) CHECK(flaw->message.find("The saved state is impossible: ") == 0);
            CHECK_FALSE(game_from(snapshot_of(spoilt)).ok());
        }
}

TEST_CASE("with the largest and smallest accepted stats every command works", "[record][snapshot]") {
    const Game game = eventful_game();
    for (const Spoilt& figure : stats) {
        // The last one that is sound on the way to either end.
        const auto furthest = [&](std::int64_t end) {
            std::int64_t sound = 2;
            std::int64_t flawed = end;
            Game least = game;
            figure.spoil(least, static_cast<int>(sound));
            REQUIRE_FALSE(flaw_of(least));
            while (flawed - sound > 1 || sound - flawed > 1) {
                const std::int64_t between = sound + (flawed - sound) / 2;
                Game tried = game;
                figure.spoil(tried, static_cast<int>(between));
                (flaw_of(tried) ? flawed : sound) = between;
            }
            return static_cast<int>(sound);
        };
        for (const int end : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
            const int value = furthest(end);
            INFO(figure.what << " of " << value);
            Game extreme = game;
            figure.spoil(extreme, value);
            go_on(extreme);
        }
    }
}

TEST_CASE("stats at the far end of what games reach are accepted", "[record][snapshot]") {
    Game game = eventful_game();
    game.turns = game.rounds = 1'000'000'000;
    game.creatures_born = 1'000'000'000;
    game.hero.strength = 2000;
    game.hero.max_health = 20'000;
    game.hero.health = 20'000;
    game.hero.gold = 1'000'000'000;
    game.hero.vitals.poison = 10'000;
    game.hero.vitals.weakness = 10;
    for (Monster& monster : game.here().level.monsters) {
        monster.schooling.experience = 100'000'000;
        monster.schooling.slots = 10'000;
    }
    Grid<std::int32_t>& gas = game.here().level.layers.gas_volume;
    for (int i = 0; i < gas.size().area(); ++i) gas.at_index(i) = 1'000'000;
    CHECK_FALSE(flaw_of(game));
}

}  // namespace cellophane
