#include "session/replay/keyframes.h"

#include <utility>

#include "record/save_files.h"
#include "record/snapshot.h"
#include "session/journey.h"
#include "support/catch.h"

namespace cellophane {

namespace {

/// Plays the recording turn by turn, keeping frames on the way.
Keyframes kept_on_the_way(Replay& replay) {
    Keyframes frames;
    frames.keep(replay, {});
    while (!replay.is_at_end()) {
        const int before = replay.turn();
        replay.run_to(before + 1);
        if (replay.turn() != before && frames.wants(replay.turn(), replay.turn())) frames.keep(replay, {});
    }
    return frames;
}

}  // namespace

TEST_CASE("a replay keeps at most 24 keyframes, with the start and recent turns among them",
          "[session][playback]") {
    Replay replay{recording_from(journeyed().recording()).value()};
    const Keyframes frames = kept_on_the_way(replay);
    const int last = replay.turn();
    REQUIRE(last > 300);
    CHECK(frames.size() <= 24);
    CHECK(frames.size() > 10);
    CHECK(frames.latest_by(0).turn == 0);
    CHECK(last - frames.latest_by(last).turn <= 40);
    for (int turn = 0; turn <= last; ++turn) REQUIRE(frames.latest_by(turn).turn <= turn);
}

TEST_CASE("on a long way keyframes lie closer towards its end", "[session][playback]") {
    Replay replay{recording_from(journeyed().recording()).value()};
    Keyframes frames;
    CHECK(frames.wants(0, 1000));
    frames.keep(replay, {});
    CHECK_FALSE(frames.wants(19, 19));
    CHECK(frames.wants(20, 20));
    CHECK_FALSE(frames.wants(100, 1000));
    CHECK(frames.wants(250, 1000));
}

TEST_CASE("a keyframe restores the state it was taken of", "[session][playback]") {
    Replay replay{recording_from(journeyed().recording()).value()};
    Keyframes frames;
    replay.run_to(60);
    const std::uint64_t hash = replay.play().state_hash();
    frames.keep(replay, {});
    const std::size_t done = replay.done();
    replay.run_to(200);
    CHECK(replay.play().state_hash() != hash);
    const Keyframe& frame = frames.latest_by(60);
    CHECK(frame.done == done);
    replay.go_back(Play::resumed(std::move(game_from(frame.state).value())), frame.done);
    CHECK(replay.turn() == 60);
    CHECK(replay.play().state_hash() == hash);
    replay.run_to_end();
    CHECK_FALSE(replay.problem().has_value());
    CHECK(replay.play().state_hash() == journeyed().state_hash());
}

}  // namespace cellophane
