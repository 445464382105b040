#include "record/recorder.h"

#include <map>
#include <vector>

#include "bots/possible.h"
#include "record/replay.h"
#include "support/catch.h"
#include "world/game.h"

// What recordings leave out (rules/interface.md 17): refused moves and canceled prompts.

namespace cellophane {

namespace {

/// A game, and what is recorded of it.
struct RecordedPlay {
    explicit RecordedPlay(const NewGame& options) : play{options} { play.begin(); }
    explicit RecordedPlay(Play begun) : play{std::move(begun)} {}

    /// Bytes that the command adds to the recording.
    int costs(const Command& command) {
        const auto before = static_cast<int>(recorder.recording().steps.size());
        report = play.submit(command);
        recorder.note(command, report, play);
        return static_cast<int>(recorder.recording().steps.size()) - before;
    }

    Play play;
    Recorder recorder{NewGame{}, play};
    Report report;
};

/// The first game, changed.
template <class Change>
RecordedPlay crafted_play(const Change& change) {
    const Play fresh{{.seed = 5}};
    auto game = std::make_unique<Game>(fresh.game());
    change(*game);
    return RecordedPlay{Play::resumed(std::move(game))};
}

void carry(Game& game, ItemKind kind, char letter) {
    Item item;
    item.kind = kind;
    item.letter = letter;
    game.hero.pack.items.push_back(item);
}

/// A direction in which a known wall stands.
Direction toward_wall(const Play& play) {
    const Game& game = play.game();
    for (const Direction d : directions)
        if (game.here().level.layers.has(game.hero.at + step(d), {TerrainProperty::BlocksMovement}) &&
            game.here().known.discovered.test(game.hero.at + step(d)) &&
            !is_level_exit(game.here().level.layers[Layer::Dungeon][game.hero.at + step(d)]))
            return d;
    FAIL("no wall beside the hero");
    return Direction::North;
}

/// A command out of what makes sense and what does not.
Command any_command(const Play& play, Rng& rng) {
    const auto letter = [&] { return static_cast<char>('a' + rng.uniform(0, 8)); };
    const Pos hero = play.game().hero.at;
    const Pos near{hero.x + rng.uniform(-4, 4), hero.y + rng.uniform(-4, 4)};
    switch (rng.uniform(0, 17)) {
        case 0:
            return Stop{};
        case 1:
            return Answer{rng.uniform(0, 3) == 0};
        case 2:
            return Choose{letter()};
        case 3:
            return Relabel{letter(), letter()};
        case 4:
            return Inscribe{letter(), "mine"};
        case 5:
            return Call{letter(), rng.uniform(0, 1) == 0 ? "red" : ""};
        case 6:
            return TravelTo{near};
        case 7:
            return TravelToStairs{rng.uniform(0, 1) == 0 ? Stair::Up : Stair::Down};
        case 8:
            return Throw{letter(), near};
        case 9:
            return Zap{letter(), near};
        case 10:
            return PlayEasily{};
        case 11:
            return Explore{};
        case 12:
        case 13:
            return Move{directions[static_cast<std::size_t>(rng.uniform(0, 7))]};
        case 14:
            return Eat{letter()};
        default:
            break;
    }
    const std::vector<Command> possible = possible_commands(play);
    if (possible.empty()) return Rest{};
    return possible[static_cast<std::size_t>(rng.uniform(0, static_cast<int>(possible.size()) - 1))];
}

}  // namespace

TEST_CASE("refused moves add nothing to a recording", "[record]") {
    RecordedPlay game{NewGame{.seed = 5}};
    CHECK(game.costs(Rest{}) > 0);
    const Direction wall = toward_wall(game.play);
    for (int i = 0; i < 3; ++i) CHECK(game.costs(Move{wall}) == 0);
    CHECK(game.costs(TravelToStairs{Stair::Down}) == 0);
    CHECK(game.costs(TravelTo{{-1, 3}}) == 0);
    CHECK(game.costs(Drop{'q'}) == 0);
    CHECK(game.costs(Relabel{'a', 'a'}) == 0);
    CHECK(game.costs(Stop{}) == 0);
    CHECK(game.costs(Continue{}) == 0);
    CHECK(game.costs(Answer{true}) == 0);
    CHECK(game.costs(Rest{}) > 0);
}

TEST_CASE("what lasts without a turn is recorded", "[record]") {
    RecordedPlay game{NewGame{.seed = 5}};
    CHECK(game.costs(Relabel{'a', 'z'}) > 0);
    CHECK(game.costs(Relabel{'z', 'a'}) > 0);
    CHECK(game.costs(Inscribe{'b', "mine"}) > 0);
    CHECK(game.costs(Inscribe{'b', "mine"}) == 0);
    CHECK(game.costs(Explore{}) > 0);
    REQUIRE(game.report.going_on);
    CHECK(game.costs(Stop{}) > 0);
    CHECK(game.costs(PlayEasily{}) > 0);
    CHECK(game.costs(Answer{true}) > 0);
    CHECK(game.costs(Quit{}) > 0);
    CHECK(game.costs(Quit{}) == 0);
}

TEST_CASE("a wall that a step finds in the dark is recorded once", "[record]") {
    RecordedPlay game = crafted_play([](Game& state) { state.here().known.discovered.clear(); });
    const Game& state = game.play.game();
    for (const Direction d : directions)
        if (state.here().level.layers.has(state.hero.at + step(d), {TerrainProperty::BlocksMovement}) &&
            !is_level_exit(state.here().level.layers[Layer::Dungeon][state.hero.at + step(d)])) {
            CHECK(game.costs(Move{d}) > 0);
            CHECK(game.costs(Move{d}) == 0);
            return;
        }
}

TEST_CASE("a question that is cancelled is taken back", "[record]") {
    RecordedPlay game{NewGame{.seed = 5}};
    game.costs(Rest{});
    const std::size_t before = game.recorder.recording().steps.size();
    const std::uint64_t state = game.play.state_hash();
    // While it is open, the recording leads up to it; files made now keep it.
    CHECK(game.costs(PlayEasily{}) > 0);
    CHECK(game.recorder.committed_length() == before);
    CHECK(game.costs(Choose{'a'}) < 0);
    CHECK(game.costs(PlayEasily{}) > 0);
    CHECK(game.recorder.commit_recording().steps.size() > before);
    CHECK(game.recorder.committed_length() > before);
    CHECK(game.costs(Move{toward_wall(game.play)}) > 0);
    CHECK(game.play.state_hash() == state);

    RecordedPlay hungry = crafted_play([](Game& game) { game.hero.nutrition = full_nutrition - 10; });
    const char food = hungry.play.game().hero.pack.at(0).letter;
    const int asked = hungry.costs(Eat{food});
    REQUIRE(hungry.report.question == Question::EatTooMuch);
    CHECK(hungry.costs(Answer{false}) == -asked);
    CHECK(hungry.recorder.recording().steps.empty());
    // Another question in place of the first, and then none.
    hungry.costs(Eat{food});
    hungry.costs(PlayEasily{});
    REQUIRE(hungry.report.question == Question::PlayEasily);
    hungry.costs(Stop{});
    CHECK(hungry.recorder.recording().steps.empty());
    // An answer that leads somewhere is kept, with its question.
    CHECK(hungry.costs(Eat{food}) == asked);
    CHECK(hungry.costs(Answer{true}) > 0);
    CHECK(hungry.report.turns == 1);
}

TEST_CASE("an unfit choice adds nothing where a scroll has been read", "[record]") {
    RecordedPlay game = crafted_play([](Game& state) { carry(state, ItemKind::ScrollOfEnchanting, 'e'); });
    CHECK(game.costs(Read{'e'}) > 0);
    REQUIRE(game.report.question == Question::WhatToEnchant);
    const char food = game.play.game().hero.pack.at(0).letter;
    for (const Command& unfit : {Command{Choose{food}}, Command{Choose{'y'}}, Command{Answer{false}},
                                 Command{Answer{true}}, Command{Rest{}}}) {
        CHECK(game.costs(unfit) == 0);
        CHECK(game.report.question == Question::WhatToEnchant);
    }
    CHECK(game.costs(Choose{'b'}) > 0);
    CHECK(game.report.question == Question::None);
}

TEST_CASE("a recording leads to the state after every command, and only changes of state make it longer",
          "[record]") {
    int left_out = 0;
    int taken_back = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        CAPTURE(seed);
        const NewGame options{
            .seed = seed, .depth = 1 + static_cast<int>(seed) * 3, .harmless = seed % 2 == 0};
        Play play{options};
        Report report = play.begin();
        Recorder recorder{options, play};
        Rng rng{seed};
        // The state that so many bytes of the recording lead to.
        std::map<std::size_t, std::uint64_t> states{{0, play.state_hash()}};
        for (int i = 0; i < 700 && !report.over; ++i) {
            const std::size_t before = recorder.recording().steps.size();
            const Command command = any_command(play, rng);
            report = play.submit(command);
            recorder.note(command, report, play);
            const std::size_t now = recorder.recording().steps.size();
            const std::uint64_t state = play.state_hash();
            CAPTURE(i, command.index(), before, now);
            states.erase(states.upper_bound(now), states.end());
            left_out += now == before ? 1 : 0;
            taken_back += now < before ? 1 : 0;
            if (now <= before) {
                REQUIRE(states.at(now) == state);
            } else {
                REQUIRE(states.at(before) != state);
                states[now] = state;
            }
            REQUIRE(recorder.committed_length() <= now);
            if (report.question == Question::None) REQUIRE(recorder.committed_length() == now);
        }
        Replay replay{recorder.recording()};
        replay.run_to_end();
        CHECK_FALSE(replay.problem());
        CHECK(replay.play().state_hash() == play.state_hash());
    }
    CHECK(left_out > 300);
    CHECK(taken_back > 20);
}

}  // namespace cellophane
