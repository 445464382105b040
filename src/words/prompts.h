#pragma once

#include <string>
#include <string_view>

#include "protocol/views.h"
#include "words/choices.h"

namespace cellophane {

// What a session asks of its own accord, and what is asked for while something is typed or chosen. What the
// rules ask is in words/event_sentences.h.

// Questions that are answered with yes or no.
inline constexpr std::string_view save_question = "Save and quit to the title?";
inline constexpr std::string_view give_up_question = "Give up this game? It ends for good.";
inline constexpr std::string_view other_dungeon_question = "Leave this game and start another dungeon?";
inline constexpr std::string_view autopilot_question =
    "Start autopilot? It explores, fights, descends and answers yes to every question. Any key or tap "
    "stops it.";
inline constexpr std::string_view leave_recording_question = "Leave this recording and start a new game?";
inline constexpr std::string_view wade_question =
    "Walk into deep water? It can sweep items out of your pack.";
/// Of what is known too little for either answer to be plain.
inline constexpr std::string_view name_scope_question =
    "Name only this item? No: name all items of its kind.";
inline constexpr std::string_view count_afresh_question =
    "Reset the recent statistics? Those of all time are kept.";

// Ways that are proposed.
inline constexpr std::string_view explore_question = "Explore this way?";
inline constexpr std::string_view travel_question = "Travel this way?";
/// The question with what goes the way and what does not; without a keyboard, `key` is empty.
std::string way_prompt(std::string_view question, std::string_view key);

inline constexpr std::string_view search_question = "Search here for secret doors?";
/// What is offered where an automatic command cannot go on.
struct OfferWords {
    /// What is asked, and what follows from it.
    std::string_view question;
    /// What the key does that takes the offer.
    std::string_view deed;
    /// The choice in the text view.
    std::string_view choice;
};
inline constexpr OfferWords search_offer{search_question, "for five turns", search_here_choice};
inline constexpr OfferWords attack_sleeper_offer{"Attack it? Asleep: triple damage.", "to attack",
                                                 attack_choice};
inline constexpr OfferWords attack_bursting_offer{"Attack it? It bursts when it dies.", "to attack",
                                                  attack_choice};
inline constexpr OfferWords free_captive_offer{"Go and free the captive?", "to go", free_captive_choice};
inline constexpr OfferWords approach_offer{"Walk up to what is in the way?", "to go", approach_choice};
inline constexpr OfferWords wait_offer{"Wait for it to move?", "to wait five turns", wait_choice};
inline constexpr OfferWords wait_for_gas_offer{"Wait for the gas to thin?", "to wait five turns",
                                               wait_choice};
/// What takes an offer: the key again, Enter where the journey was pointed at; by touch, what to tap.
inline constexpr std::string_view pressed_again = " again";
inline constexpr std::string_view enter_label = "Enter";
inline constexpr std::string_view same_place_again = "the same place again";
inline constexpr std::string_view explore_again = "Explore again";
inline constexpr std::string_view stairs_again = "Descend again";
/// The question with the key that takes the offer; without a keyboard `key` is empty, and `button` names what
/// to tap.
std::string offer_prompt(const OfferWords& offer, std::string_view key, std::string_view button);

// What the pack is opened for, and what can be done there.
inline constexpr std::string_view drop_prompt = "Drop which item?";
inline constexpr std::string_view throw_prompt = "Throw which item?";
inline constexpr std::string_view equip_prompt = "Equip which item?";
inline constexpr std::string_view take_off_prompt = "Take off which item?";
inline constexpr std::string_view use_prompt = "Use which item?";
inline constexpr std::string_view call_prompt = "Name which item?";
inline constexpr std::string_view relabel_prompt = "Change the letter of which item?";
inline constexpr std::string_view pack_key_hint = "letter: details and actions; Esc: back";
inline constexpr std::string_view pack_touch_hint = "tap: details and actions; outside: back";
inline constexpr std::string_view pick_key_hint = "a letter: choose; A to Z: details; Esc: cancel";
inline constexpr std::string_view pick_touch_hint = "tap: choose; outside: cancel";
/// Where a scroll that has been read waits for an item: there is no way back.
inline constexpr std::string_view must_pick_key_hint = "a letter: choose; A to Z: details";
inline constexpr std::string_view must_pick_touch_hint = "tap: choose";

/// Where to throw something, or to point what is zapped; null: it is not there any more.
std::string aim_prompt(bool zaps, const ItemView* item);
/// Both follow the prompt.
inline constexpr std::string_view aim_key_hint = " Enter: confirm. Tab: next target. Esc: cancel.";
inline constexpr std::string_view aim_touch_hint = " tap a target twice. Tap outside the map to cancel.";
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
inline constexpr std::string_view letter_key_hint = "a to z; Esc: cancel.";
inline constexpr std::string_view letter_touch_hint = "a to z; tap elsewhere: cancel.";

/// To which turn of a recording; the longer ones stand before what is typed.
inline constexpr std::string_view turn_prompt = "Go to which turn?";
inline constexpr std::string_view turn_key_prompt = "Go to which turn? Enter: go. Esc: cancel. ";
inline constexpr std::string_view turn_touch_prompt = "Go to which turn? Tap elsewhere to cancel. ";

}  // namespace cellophane
