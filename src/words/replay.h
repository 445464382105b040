#pragma once

#include <string>
#include <string_view>

namespace cellophane {

// Watching a recording, in words: what can be chosen, and what is told of it. What keys do is in
// words/key_help.h.

// Choices, in the menu and in lists.
inline constexpr std::string_view pause_choice = "Pause";
inline constexpr std::string_view resume_choice = "Resume";
inline constexpr std::string_view turn_on_choice = "Forward one turn";
inline constexpr std::string_view turn_back_choice = "Back one turn";
inline constexpr std::string_view many_turns_on_choice = "Forward twenty turns";
inline constexpr std::string_view many_turns_back_choice = "Back twenty turns";
inline constexpr std::string_view beginning_choice = "Go to the start";
inline constexpr std::string_view end_choice = "Go to the end";
inline constexpr std::string_view next_level_choice = "Next level";
inline constexpr std::string_view previous_level_choice = "Previous level";
inline constexpr std::string_view turn_choice = "Go to turn";
inline constexpr std::string_view faster_choice = "Faster";
inline constexpr std::string_view slower_choice = "Slower";
inline constexpr std::string_view unveil_choice = "Show everything, or the hero's view";
inline constexpr std::string_view play_on_choice = "Play on from here";
inline constexpr std::string_view other_recording_choice = "Open another recording";
inline constexpr std::string_view saved_game_choice = "Load a saved game";
inline constexpr std::string_view new_game_choice = "Start a new game";
inline constexpr std::string_view leave_choice = "Quit playback";

/// "Turn 3 of 100, paused.": `state` is what the head of the sidebar says.
std::string format_playback(int turn, int turns, std::string_view state);
/// Before the notes on a turn.
inline constexpr std::string_view note_mark = "Note: ";
/// A question and what the recording answers.
std::string with_answer(std::string_view question, bool yes);

// What is shown.
inline constexpr std::string_view all_is_shown = "Showing the whole level.";
inline constexpr std::string_view hero_view_is_shown = "Showing what the hero sees.";

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
inline constexpr std::string_view ends_here = "This is the end of the recording.";
inline constexpr std::string_view begins_here = "This is the start of the recording.";
inline constexpr std::string_view only_daylight_above = "There is no level above this one.";

// Why nobody can play on.
inline constexpr std::string_view has_gone_astray = "The recording is out of sync here: you cannot play on.";
inline constexpr std::string_view is_over_here =
    "The game is over here. Go back to an earlier turn to play on.";

}  // namespace cellophane
