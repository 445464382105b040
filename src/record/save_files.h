#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "record/recording.h"

namespace cellophane {

// Recordings and saves as files (docs/records.md). Both begin with what they are and which versions they
// were made with, tell how long they are, and end with a checksum; whatever is damaged, cut off, foreign or
// newer is refused with words that say which.

/// A file with a recording alone.
std::vector<std::uint8_t> recording_file(const Recording& recording);
Result<Recording> recording_from(std::span<const std::uint8_t> file);

/// A recording, and the state it leads to, so that loading it takes no time.
struct SavedGame {
    Recording recording;
    Play play;
};
std::vector<std::uint8_t> save_file(const Recording& recording, const Play& play);

/// The steps recorded since there were `since` bytes of them, up to `end` bytes: appended to a file made
/// then, it brings the file up to date, so that keeping a game takes a few bytes a turn. The recording has to
/// be one that was handed out before (record/recorder.h).
std::vector<std::uint8_t> addition_file(const Recording& recording, std::size_t since,
                                        std::size_t end = SIZE_MAX);

/// How many bytes of a file are whole: of what was being put behind it when the program or the machine was
/// stopped only a part may be there.
std::size_t whole_length(std::span<const std::uint8_t> file);

/// What a file begins with: enough to say what it is, before any of it is played.
struct FileHead {
    /// A save, to go on with; false: a recording alone, to be watched.
    bool is_save = false;
    NewGame options;
    int turns = 0;
    int deepest = 1;
};
/// From the beginning of a file; more than `longest_head` bytes are never needed. Whatever comes behind it
/// may be damaged all the same.
Result<FileHead> head_from(std::span<const std::uint8_t> beginning);
inline constexpr std::size_t longest_head = 128;

/// What a save holds. Save compatibility: where the build has other versions than the one that saved it, or a
/// recording alone is loaded, the recording is played through; if it then goes another way, that is the
/// problem.
Result<SavedGame> saved_game_from(std::span<const std::uint8_t> file);
/// Whether only the additions behind it have to be replayed. Checks no more than `head_from` does whether the
/// file can be loaded at all.
bool loads_at_once(std::span<const std::uint8_t> beginning);

}  // namespace cellophane
