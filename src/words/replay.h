#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// Watching a recording, in words: what can be chosen, and what is told of it. What keys do is in
// words/key_help.h.

// Choices, in the menu and in lists.
inline constexpr std::string_view pause_choice = "Pause";
inline constexpr std::string_view turn_on_choice = "A turn on";
inline constexpr std::string_view turn_back_choice = "A turn back";
inline constexpr std::string_view many_turns_on_choice = "Twenty turns on";
inline constexpr std::string_view many_turns_back_choice = "Twenty turns back";
inline constexpr std::string_view beginning_choice = "To the beginning";
inline constexpr std::string_view end_choice = "To the end";
inline constexpr std::string_view next_level_choice = "Next level";
inline constexpr std::string_view previous_level_choice = "Previous level";
inline constexpr std::string_view turn_choice = "Go to turn";
inline constexpr std::string_view faster_choice = "Faster";
inline constexpr std::string_view slower_choice = "Slower";
inline constexpr std::string_view unveil_choice = "Everything, or what the hero knows";
inline constexpr std::string_view play_on_choice = "Play on from here";
inline constexpr std::string_view other_recording_choice = "Another recording";
inline constexpr std::string_view saved_game_choice = "A saved game";
inline constexpr std::string_view new_game_choice = "A new game";
inline constexpr std::string_view leave_choice = "Leave";

/// "Turn 3 of 100, paused.": `state` is what the head of the sidebar says.
std::string playback_told(int turn, int turns, std::string_view state);
/// Before the notes on a turn.
inline constexpr std::string_view note_mark = "Note: ";
/// A question and what the recording answers.
std::string with_answer(std::string_view question, bool yes);

// What is shown.
inline constexpr std::string_view all_is_shown = "All there is.";
inline constexpr std::string_view hero_view_is_shown = "What the hero knows.";

// How fast: the second and third where it cannot be changed any more.
std::string milliseconds_a_turn(int milliseconds);
std::string fastest_milliseconds_a_turn(int milliseconds);
std::string slowest_milliseconds_a_turn(int milliseconds);

// Going to turns and levels, and why not.
/// What Return does after so many digits.
std::string turn_offered(std::string_view digits);
std::string is_turn_already(int turn);
std::string no_more_turns_than(int turns);
std::string nobody_came_to(int depth);
std::string nobody_went_deeper_than(int depth);
inline constexpr std::string_view ends_here = "That was all of it.";
inline constexpr std::string_view begins_here = "It begins here.";
inline constexpr std::string_view only_daylight_above = "Above this there is only daylight.";

// Why nobody can play on.
inline constexpr std::string_view has_gone_astray = "From where it went astray nobody can play on.";
inline constexpr std::string_view is_over_here = "It is over. Go back before the end to play on.";

}  // namespace cellophane
