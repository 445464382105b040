#include "words/notes.h"

namespace cellophane {

namespace {

constexpr std::string_view what_a_note_is = "A note is the number of a turn, a tab, and what is to be said";

}  // namespace

std::string notes_found(std::size_t count, int first_turn) {
    return (count == 1 ? "One note, on turn " : std::to_string(count) + " notes, the first on turn ") +
           std::to_string(first_turn) + ".";
}

std::string on_line_of_notes(int line, std::string_view what) {
    return "Line " + std::to_string(line) + ": " + std::string{what} + ".";
}

std::string note_without_tab() {
    return "there is no tab in it. " + std::string{what_a_note_is};
}

std::string note_without_text() {
    return "there is no text after its tab. " + std::string{what_a_note_is};
}

std::string note_without_turn(int latest_turn) {
    return "the turn before its tab must be a whole number from 0 to " + std::to_string(latest_turn);
}

std::string sign_without_place(std::string_view sign) {
    return std::string{sign} +
           " cannot be shown. Allowed are letters, digits and punctuation in UTF-8, and one tab";
}

std::string note_after_end(int turn, int last_turn) {
    return "it is about turn " + std::to_string(turn) + ", but the recording ends with turn " +
           std::to_string(last_turn);
}

std::string too_much_noted(std::size_t letters, int turn, std::size_t most_letters) {
    return "the notes for turn " + std::to_string(turn) + " have " + std::to_string(letters) +
           " characters; at most " + std::to_string(most_letters) + " fit";
}

std::string no_notes() {
    return "There is no note in it. " + std::string{what_a_note_is} + ", on a line.";
}

}  // namespace cellophane
