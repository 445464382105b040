#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cellophane {

// Notes on the turns of a recording: how many there are, and what is wrong with a file of them.

/// "One note, on turn 7.", "3 notes, the first on turn 7."
std::string notes_found(std::size_t count, int first_turn);

/// What is wrong with a line: "Line 3: ", one of those below, and a full stop.
std::string on_line_of_notes(int line, std::string_view what);
std::string note_without_tab();
std::string note_without_text();
std::string note_without_turn(int latest_turn);
/// `sign`: its number, as in "U+0009".
std::string sign_without_place(std::string_view sign);
std::string note_after_end(int turn, int last_turn);
std::string too_much_noted(std::size_t letters, int turn, std::size_t most_letters);

/// What is wrong with a file that has only blank lines.
std::string no_notes();

}  // namespace cellophane
