#include "words/replay.h"

namespace cellophane {

namespace {

std::string turn_in(int milliseconds) {
    return "Speed: " + std::to_string(milliseconds) + " ms per turn";
}

}  // namespace

std::string format_playback(int turn, int turns, std::string_view state) {
    return "Turn " + std::to_string(turn) + " of " + std::to_string(turns) + ", " + std::string{state} + ".";
}

std::string with_answer(std::string_view question, bool yes) {
    return std::string{question} + (yes ? " Yes." : " No.");
}

std::string milliseconds_a_turn(int milliseconds) {
    return turn_in(milliseconds) + ".";
}

std::string fastest_milliseconds_a_turn(int milliseconds) {
    return turn_in(milliseconds) + ": the fastest speed.";
}

std::string slowest_milliseconds_a_turn(int milliseconds) {
    return turn_in(milliseconds) + ": the slowest speed.";
}

std::string turn_offered(std::string_view digits) {
    return "Enter: go to turn " + std::string{digits} + ".";
}

std::string is_turn_already(int turn) {
    return "You are already at turn " + std::to_string(turn) + ".";
}

std::string no_more_turns_than(int turns) {
    return "The recording has only " + std::to_string(turns) + " turns.";
}

std::string nobody_came_to(int depth) {
    return "The hero never reached depth " + std::to_string(depth) + ".";
}

std::string nobody_went_deeper_than(int depth) {
    return "The hero went no deeper than depth " + std::to_string(depth) + ".";
}

}  // namespace cellophane
