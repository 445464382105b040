#include "words/replay.h"

namespace cellophane {

namespace {

std::string turn_in(int milliseconds) {
    return "A turn in " + std::to_string(milliseconds) + " ms";
}

}  // namespace

std::string playback_told(int turn, int turns, std::string_view state) {
    return "Turn " + std::to_string(turn) + " of " + std::to_string(turns) + ", " + std::string{state} + ".";
}

std::string with_answer(std::string_view question, bool yes) {
    return std::string{question} + (yes ? " Yes." : " No.");
}

std::string milliseconds_a_turn(int milliseconds) {
    return turn_in(milliseconds) + ".";
}

std::string fastest_milliseconds_a_turn(int milliseconds) {
    return turn_in(milliseconds) + ": faster is for ants.";
}

std::string slowest_milliseconds_a_turn(int milliseconds) {
    return turn_in(milliseconds) + ": slower is for stones.";
}

std::string turn_offered(std::string_view digits) {
    return "Return: to turn " + std::string{digits} + ".";
}

std::string is_turn_already(int turn) {
    return "This is turn " + std::to_string(turn) + " already.";
}

std::string no_more_turns_than(int turns) {
    return "There are no more than " + std::to_string(turns) + " turns.";
}

std::string nobody_came_to(int depth) {
    return "Nobody came to depth " + std::to_string(depth) + ".";
}

std::string nobody_went_deeper_than(int depth) {
    return "Nobody went deeper than depth " + std::to_string(depth) + ".";
}

}  // namespace cellophane
