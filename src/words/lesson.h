#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "content/own_variant.h"
#include "words/key_labels.h"

namespace cellophane {

// The first page of help: how to play, on one screen.

/// A key or a thing to touch, and what it is for. Without the former it is a paragraph.
struct LessonLine {
    std::string_view by;
    std::string_view text;
};

struct LessonBlock {
    std::string_view title;
    std::span<const LessonLine> lines;
    /// Above them stands the picture of the keys for moving.
    bool shows_keys = false;
};

/// By keys, or by touch.
std::span<const LessonBlock> lesson(bool has_keys, const DungeonVariant& variant);
/// Of the long dungeon.
inline std::span<const LessonBlock> lesson(bool has_keys) {
    return lesson(has_keys, DungeonVariant{});
}

/// The keys for moving, the hero in the middle: letters on the left, digits on the right.
inline constexpr std::string_view moving_keys[] = {
    "y  k  u      7  8  9",   " \\ | /        \\ | / ", "h--@--l      4--@--6",
    " / | \\        / | \\ ", "b  j  n      1  2  3",
};

inline constexpr std::string_view lesson_title = "How to play";

/// A line of the lesson where it is no painted page: a heading, which has no text; a key or a thing to touch
/// and what it is for; or a paragraph, which has no name.
struct LessonRow {
    std::string name;
    std::string text;
};
std::vector<LessonRow> lesson_rows(bool has_keys, KeySwaps swaps = {}, const DungeonVariant& variant = {});

}  // namespace cellophane
