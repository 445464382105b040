#include <memory>

#include "bots/bot_game.h"
#include "bots/item_balance.h"
#include "record/recorder.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "support/catch.h"
#include "words/epitaph.h"
#include "world/game.h"
#include "world/inventory.h"

// Whole games that are won, written down and played again.

namespace cellophane {

namespace {

/// Takes the Amulet from the level he begins on and carries it out one way, come what may.
class Thief {
public:
    Thief(std::uint64_t seed, int depth, Stair way)
        : options_{.seed = seed, .depth = depth, .harmless = true}, way_{way} {
        report_ = play.begin();
    }
    /// Puts the Amulet on the level.
    void find_amulet_at(Pos at) {
        auto game = std::make_unique<Game>(play.game());
        Item amulet;
        amulet.kind = ItemKind::Amulet;
        amulet.at = at;
        game->here().level.items.push_back(amulet);
        play = Play::resumed(std::move(game));
    }

    bool has_won(int commands) {
        for (int i = 0; i < commands && !report_.over; ++i) act(next());
        return report_.over && play.game().ending->is_victory();
    }

private:
    NewGame options_;
    Stair way_;
    Report report_;

public:
    Play play{options_};
    Recorder recorder{options_, play};

private:
    void act(const Command& command) {
        report_ = play.submit(command);
        recorder.note(command, report_, play);
    }

    Command next() {
        if (asks_for_item(report_.question)) return Choose{0};
        if (report_.question != Question::None) return Answer{true};
        if (report_.going_on) return Continue{};
        if (said<Explored>() || said<TooDark>() || said<TravelBlocked>()) return LongSearch{};
        const Game& game = play.game();
        if (!holds_amulet(game.hero.pack)) {
            for (const ItemView& item : play.observe().items)
                if (item.kind == ItemKind::Amulet) return TravelTo{item.at};
            return Explore{};
        }
        if (play.known_stairs(way_)) return TravelToStairs{way_};
        return Explore{};
    }

    template <class E>
    bool said() const {
        for (const Event& event : report_.events)
            if (event.is<E>()) return true;
        return false;
    }
};

/// The furthest cell in view that he can go to.
Pos far_corner_known(const Play& play) {
    const Pos from = play.game().hero.at;
    Pos best = from;
    play.game().here().known.visible.for_each([&](Pos at) {
        if (king_distance(at, from) > king_distance(best, from) && !play.route_to(at).empty()) best = at;
    });
    return best;
}

/// The won game plays out the same from its recording and from a save.
template <class Winner>
void check_replay(const Winner& winner, Replay replay) {
    replay.run_to_end();
    CHECK_FALSE(replay.problem().has_value());
    CHECK(replay.play().state_hash() == winner.play.state_hash());
    CHECK(replay.play().game().ending == winner.play.game().ending);
    const auto saved = saved_game_from(save_file(winner.recorder.recording(), winner.play));
    if (!saved.ok()) FAIL(saved.problem().message);
    CHECK(saved.value().play.game().ending == winner.play.game().ending);
    CHECK(saved.value().play.state_hash() == winner.play.state_hash());
}

}  // namespace

TEST_CASE("a hero with an Amulet found on depth 1 escapes by the exit", "[session][victory]") {
    Thief thief{3, 1, Stair::Up};
    const Pos beside = thief.play.route_to(far_corner_known(thief.play)).back();
    thief.find_amulet_at(beside);
    const Play before = thief.play;
    REQUIRE(thief.has_won(2'000));
    const Game& game = thief.play.game();
    CHECK(game.ending->fate == Fate::Escaped);
    CHECK(game.ending->depth == 1);
    CHECK(game.turns > 2);
    CHECK(score_of(thief.play.observe()) == game.hero.gold + 35'000);
    check_replay(thief, Replay{thief.recorder.recording(), before, 0});
}

TEST_CASE("a hero with the Amulet on the deepest level leaves by the portal", "[session][victory]") {
    Thief thief{3, long_deepest_depth, Stair::Down};
    REQUIRE(thief.has_won(20'000));
    CHECK(thief.play.game().ending->fate == Fate::Mastered);
    CHECK(thief.play.game().ending->depth == long_deepest_depth);
    int stones = 0;
    for (const Item& item : thief.play.game().hero.pack.items)
        if (item.kind == ItemKind::Lumenstone) stones += item.quantity;
    CHECK(score_of(thief.play.observe()) == 70'000 + 5'000 * stones);
    check_replay(thief, Replay{thief.recorder.recording()});
}

TEST_CASE("a bot fetches the Amulet from depth 26 and escapes in one whole game", "[session][victory]") {
    BotGame game{{.seed = 50, .harmless = true}, Policy::Pilgrim};
    Ledger ledger{game.play.game()};
    int commands = 0;
    while (!game.report.over && ++commands < 40'000) {
        game.act();
        if (const auto flaw = ledger.flaw_after(game.play.game(), game.report)) FAIL(*flaw);
    }
    const Game& end = game.play.game();
    REQUIRE(end.ending);
    CHECK(end.ending->fate == Fate::Escaped);
    CHECK(end.ending->depth == 1);
    CHECK(end.deepest >= long_amulet_depth);
    CHECK(holds_amulet(end.hero.pack));
    CHECK(score_of(game.play.observe()) >= end.hero.gold + 35'000);
    check_replay(game, Replay{game.recorder.recording()});
}

}  // namespace cellophane
