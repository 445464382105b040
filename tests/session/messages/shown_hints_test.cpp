#include "session/messages/shown_hints.h"

#include "record/recorder.h"
#include "support/catch.h"

namespace cellophane {

TEST_CASE("a hint that was told belongs to its game and to what was played before it", "[session][hints]") {
    Recording recording = begun_recording({.seed = 5});
    recording.steps = {1, 2, 3};
    Settings settings;
    note_shown_hint(settings, static_cast<Hint>(0), recording);
    recording.steps.push_back(4);
    note_shown_hint(settings, static_cast<Hint>(1), recording);
    const std::vector<ShownHint> told = hints_shown_in(settings, recording);
    REQUIRE(told.size() == 2);
    CHECK(told[0].steps == 3);
    CHECK(told[1].steps == 4);
    // Told once more, it stands where it was told last.
    note_shown_hint(settings, static_cast<Hint>(0), recording);
    CHECK(hints_shown_in(settings, recording).size() == 2);
    CHECK(hints_shown_in(settings, recording)[1].steps == 4);
    Recording other = recording;
    other.steps[0] = 9;
    CHECK(hints_shown_in(settings, other).empty());
    Recording elsewhere = begun_recording({.seed = 6});
    elsewhere.steps = recording.steps;
    CHECK(hints_shown_in(settings, elsewhere).empty());
}

}  // namespace cellophane
