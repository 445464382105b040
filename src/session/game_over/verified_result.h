#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/recording.h"
#include "session/game_over/game_result.h"

namespace cellophane {

/// What replaying a file proves of the game in it.
enum class Verification : std::uint8_t {
    /// Every mark agrees, and the game is over.
    Verified,
    /// Every mark agrees, but the game goes on.
    Unfinished,
    /// The game goes another way than the file says, with the versions it was made with.
    Tampered,
    /// The same for a file of another dungeon or rules version: no fault of the player's.
    OtherVersion,
    /// No recording or saved game, a damaged one, or one of a newer format.
    Unreadable
};
/// "verified", "other-version": as tables and the JSON spell it.
std::string_view name_of(Verification verification);

struct VerifiedResult {
    Verification verification = Verification::Unreadable;
    /// Why it is neither verified nor unfinished.
    std::string problem{};
    NewGame options{};
    int dungeon_version = 0;
    int rules_version = 0;
    /// Where the replay ended. Of an unfinished game the fate says nothing, and `told` is empty.
    PastGame result{};
    /// Equal for all files with the same commands in the same dungeon, saves and recordings alike; 0 if
    /// unreadable.
    std::uint64_t fingerprint = 0;
    /// Of the commands of the first hundred turns, of the first two hundred, and so on: files with the same
    /// number in a place were the same game until then.
    std::vector<std::uint64_t> trail{};
};
/// Between two numbers of a trail.
inline constexpr int turns_between_trail_marks = 100;

/// Replays the whole game: the longer it is, the longer that takes.
VerifiedResult verified_result(std::span<const std::uint8_t> file);

/// What is ranked together: one dungeon, begun the same way.
bool is_same_contest(const VerifiedResult& a, const VerifiedResult& b);
/// Whether it has a place in a ranking: verified, and no game that nothing could hurt.
bool is_ranked(const VerifiedResult& result);
/// The order of a ranking: contests by seed, style, depth of the beginning and mode; within one the higher
/// score, then the deeper level, then the fewer turns.
bool ranks_before(const VerifiedResult& a, const VerifiedResult& b);
/// Neither ranks before the other.
bool ranks_equal(const VerifiedResult& a, const VerifiedResult& b);

}  // namespace cellophane
