#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"

namespace cellophane {

/// A note on a turn of a recording (rules/hero.md 15.5).
struct Annotation {
    int turn = 0;
    std::string text;
};

/// The notes on a recording, sorted by turn; those on one turn in the order they were written.
class Annotations {
public:
    Annotations() = default;
    explicit Annotations(std::vector<Annotation> notes);

    /// The notes on a turn.
    std::vector<std::string> of(int turn) const;

    bool empty() const { return notes_.empty(); }
    std::size_t size() const { return notes_.size(); }
    /// The turn of the first note; there has to be one.
    int first_turn() const { return notes_.front().turn; }

private:
    std::vector<Annotation> notes_;
};

/// Notes from a text: on each line the number of a turn, a tab, and the note. Blank lines are skipped. The
/// error names the first line that is no note, or is about a turn after `last_turn`, and what would be right.
Result<Annotations> annotations_from(std::string_view text, int last_turn);

/// The most letters that the box of a turn has room for.
inline constexpr std::size_t most_letters_of_a_turn = 400;

}  // namespace cellophane
