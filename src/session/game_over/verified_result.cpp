#include "session/game_over/verified_result.h"

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "kit/rng/rng.h"
#include "record/replay.h"
#include "record/save_consistency.h"
#include "record/save_files.h"
#include "words/epitaph.h"

namespace cellophane {

namespace {

PastGame standing_of(const Observation& seen) {
    if (std::optional<PastGame> over = past_game_of(seen, 0)) return std::move(*over);
    return {.seed = seen.seed,
            .style = seen.style,
            .variant = seen.variant,
            .easy = seen.hero && seen.hero->easy,
            .score = score_of(seen),
            .gold = seen.hero ? seen.hero->gold : 0,
            .deepest = seen.deepest,
            .turns = seen.turns};
}

/// Of the recording alone, whatever else the file holds, and without the versions it names: a game stays the
/// same whoever is said to have made it. (Where the turns or the depth it names are wrong, it is tampered.)
std::uint64_t fingerprint_of(Recording recording) {
    recording.dungeon_version = recording.rules_version = 0;
    const std::vector<std::uint8_t> bytes = recording_file(recording);
    return hash_text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

/// Plays the replay to its end and notes its trail.
std::vector<std::uint64_t> follow(Replay& replay) {
    std::vector<std::uint64_t> trail;
    const std::vector<std::uint8_t>& steps = replay.recording().steps;
    std::uint64_t so_far = 0;
    std::size_t noted = 0;
    for (int turn = turns_between_trail_marks; !replay.is_at_end(); turn += turns_between_trail_marks) {
        replay.run_to(turn);
        if (replay.turn() < turn) break;
        so_far = mix(so_far,
                     hash_text({reinterpret_cast<const char*>(steps.data()) + noted, replay.done() - noted}));
        noted = replay.done();
        trail.push_back(so_far);
    }
    replay.run_to_end();
    return trail;
}

auto contest_of(const VerifiedResult& result) {
    return std::tuple{result.options.seed,  result.options.style,    result.options.variant.name(),
                      result.options.depth, result.options.harmless, result.result.easy};
}

}  // namespace

std::string_view name_of(Verification verification) {
    switch (verification) {
        case Verification::Verified:
            return "verified";
        case Verification::Unfinished:
            return "unfinished";
        case Verification::Tampered:
            return "tampered";
        case Verification::OtherVersion:
            return "other-version";
        case Verification::Unreadable:
            break;
    }
    return "unreadable";
}

VerifiedResult verified_result(std::span<const std::uint8_t> file) {
    VerifiedResult verified;
    Result<Recording> recording = recording_from(file);
    if (!recording.ok()) {
        verified.problem = recording.problem().message;
        return verified;
    }
    verified.options = recording.value().options;
    verified.dungeon_version = recording.value().dungeon_version;
    verified.rules_version = recording.value().rules_version;
    verified.fingerprint = fingerprint_of(recording.value());
    Replay replay{std::move(recording.value())};
    verified.trail = follow(replay);
    verified.result = standing_of(replay.play().observe());
    std::optional<Problem> problem = replay.problem();
    const Play& end = replay.play();
    if (!problem)
        problem = inconsistency(
            replay.recording(),
            {.turns = replay.turn(), .deepest = end.deepest(), .state_hash = end.state_hash()}, file);
    if (!problem) {
        verified.verification =
            replay.play().observe().ending ? Verification::Verified : Verification::Unfinished;
        return verified;
    }
    verified.verification =
        is_of_this_build(replay.recording()) ? Verification::Tampered : Verification::OtherVersion;
    verified.problem = std::move(problem->message);
    return verified;
}

bool is_same_contest(const VerifiedResult& a, const VerifiedResult& b) {
    return contest_of(a) == contest_of(b);
}

bool is_ranked(const VerifiedResult& result) {
    return result.verification == Verification::Verified && !result.options.harmless;
}

bool ranks_before(const VerifiedResult& a, const VerifiedResult& b) {
    return std::tuple{contest_of(a), place_of(a.result)} < std::tuple{contest_of(b), place_of(b.result)};
}

bool ranks_equal(const VerifiedResult& a, const VerifiedResult& b) {
    return is_same_contest(a, b) && place_of(a.result) == place_of(b.result);
}

}  // namespace cellophane
