#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"

namespace cellophane {

/// What somebody has to say of a turn of a recording (rules/hero.md 15.5).
struct Annotation {
    int turn = 0;
    std::string text;
};

/// The notes beside a recording, by their turns; those of one turn in the order they were written down.
class Annotations {
public:
    Annotations() = default;
    explicit Annotations(std::vector<Annotation> notes);

    /// What is said of a turn.
    std::vector<std::string> of(int turn) const;

    bool empty() const { return notes_.empty(); }
    std::size_t size() const { return notes_.size(); }
    /// Of the first note; there has to be one.
    int first_turn() const { return notes_.front().turn; }

private:
    std::vector<Annotation> notes_;
};

/// Notes from a text: a line each, the number of a turn, a tab, and what is to be said. Blank lines say
/// nothing. What is wrong with the first line that is no note, or whose turn the recording has not, is said,
/// with its number and with what would be right.
Result<Annotations> annotations_from(std::string_view text, int last_turn);

/// As many letters as the box of a turn has room for.
inline constexpr std::size_t most_letters_of_a_turn = 400;

}  // namespace cellophane
