#pragma once

#include <string>
#include <string_view>

#include "protocol/views.h"

namespace cellophane {

// What a session asks of its own accord, and what is asked for while something is typed or chosen. What the
// rules ask is in words/event_sentences.h.

// Questions that are answered with yes or no.
inline constexpr std::string_view save_question = "Mark the page and close the book? The dungeon will keep.";
inline constexpr std::string_view give_up_question = "Give this game up for good?";
inline constexpr std::string_view other_dungeon_question = "Leave this dungeon for another one?";
inline constexpr std::string_view autopilot_question =
    "Let your feet decide? They explore, fight and descend until you stop them, and say yes to everything.";
inline constexpr std::string_view leave_recording_question = "Leave this recording, and begin a game?";
inline constexpr std::string_view wade_question = "Wade in? Deep water tugs at whatever you carry.";
/// Of what is known too little for either answer to be plain.
inline constexpr std::string_view name_scope_question = "Write on this one alone? No: name all of its kind.";
inline constexpr std::string_view count_afresh_question =
    "Count afresh from now on? What has been is still counted beside it.";

// Ways that are proposed.
inline constexpr std::string_view explore_question = "Explore this way?";
inline constexpr std::string_view travel_question = "Travel this way?";
/// The question with what goes the way and what does not; without a keyboard, `key` is empty.
std::string way_prompt(std::string_view question, std::string_view key);

// What the pack is opened for, and what can be done there.
inline constexpr std::string_view drop_prompt = "Drop what?";
inline constexpr std::string_view throw_prompt = "Throw what?";
inline constexpr std::string_view equip_prompt = "Wear or wield what?";
inline constexpr std::string_view take_off_prompt = "Take off what?";
inline constexpr std::string_view use_prompt = "Use what?";
inline constexpr std::string_view call_prompt = "Name what?";
inline constexpr std::string_view relabel_prompt = "Another letter for what?";
inline constexpr std::string_view pack_key_hint = "a letter: more about it; Esc: back";
inline constexpr std::string_view pack_touch_hint = "touch: more about it; outside: back";
inline constexpr std::string_view pick_key_hint = "a letter: that; A to Z: more about it; Esc: no";
inline constexpr std::string_view pick_touch_hint = "touch: that; outside: no";

/// Where to throw something, or to point what is zapped; null: it is not there any more.
std::string aim_prompt(bool zaps, const ItemView* item);
/// Both follow the prompt.
inline constexpr std::string_view aim_key_hint = " Return: there. Tab: next. Esc: nowhere.";
inline constexpr std::string_view aim_touch_hint = " Touch it twice. Outside: nowhere.";
/// Notices while aiming: the next target is asked for and there is none; the hero's own cell was chosen.
inline constexpr std::string_view no_targets_key_hint =
    "No target in view. Move the cursor with the direction keys.";
inline constexpr std::string_view no_targets_touch_hint = "No target in view. Tap the cell to aim at.";
inline constexpr std::string_view no_target_chosen = "Canceled: you cannot aim at yourself.";

/// What all of its kind, or this item alone, shall be called.
std::string kind_name_prompt(const ItemView& item);
std::string inscription_prompt(const ItemView& item);

/// Which letter a thing shall have in the pack; `what` is its name.
std::string letter_prompt(std::string_view what);
inline constexpr std::string_view letter_key_hint = "a to z; Esc: as it is.";
inline constexpr std::string_view letter_touch_hint = "a to z; touch elsewhere: as it is.";

/// To which turn of a recording; the longer ones stand before what is typed.
inline constexpr std::string_view turn_prompt = "To which turn?";
inline constexpr std::string_view turn_key_prompt = "To which turn? Return: there. Esc: stay here. ";
inline constexpr std::string_view turn_touch_prompt = "To which turn? Touch elsewhere to stay here. ";

}  // namespace cellophane
