#include "record/save_consistency.h"

#include "record/bot.h"
#include "record/save_files.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a file that says other turns or depths than it leads to contradicts itself", "[record]") {
    BotGame game{{.seed = 12}, Policy::Explorer};
    for (int i = 0; i < 60; ++i) game.act();
    const Recording recording = game.recorder.recording();
    const std::uint64_t hash = game.play.state_hash();
    const auto told = [&](const Recording& changed, int turns, std::uint64_t end) {
        const auto problem =
            inconsistency(changed, {.turns = turns, .deepest = game.play.deepest(), .state_hash = end},
                          save_file(changed, game.play));
        return problem ? problem->message : std::string{};
    };
    CHECK(told(recording, recording.turns, hash).empty());
    CHECK(told(recording, recording.turns + 1, hash).find("but ends at") != std::string::npos);
    CHECK(told(recording, recording.turns, hash + 1).find("saved state") != std::string::npos);
    Recording deeper = recording;
    deeper.deepest = 40;
    CHECK(told(deeper, recording.turns, hash).find("deepest level is 40") != std::string::npos);
    // A recording alone holds no state, but says as much.
    const auto alone =
        inconsistency(deeper, {.turns = recording.turns, .deepest = game.play.deepest(), .state_hash = hash},
                      recording_file(deeper));
    REQUIRE(alone);
    CHECK(alone->message.find("deepest level is 40") != std::string::npos);
}

}  // namespace cellophane
