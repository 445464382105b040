#pragma once

#include <cstdint>
#include <string>

#include "session/game_screen.h"
#include "session/pages/inventory_purpose.h"
#include "session/prompts/aim.h"

// The screens of a game and of a recording, one class each in session/screens. A screen opens another by its
// function here, and knows no more of it.

namespace cellophane {

/// The lowest screens: the map of a game; a recording that is watched.
GameScreenPtr map_screen();
GameScreenPtr watch_screen();
/// After a game: the last message; the map fading; a victor's treasure and feats; the epitaph.
GameScreenPtr fallen_screen();
GameScreenPtr fade_screen();
GameScreenPtr treasure_page();
GameScreenPtr achieved_feats_page();
GameScreenPtr epitaph_page();

/// Pages that are only read.
GameScreenPtr help_page(Context& context);
GameScreenPtr discoveries_page(Context& context);
GameScreenPtr character_page(Context& context);
GameScreenPtr feats_page(Context& context);
GameScreenPtr message_archive(Context& context);
/// The levels the hero remembers, a page each; begins with the level the hero is on.
GameScreenPtr remembered_levels(Context& context);
GameScreenPtr journal_page(Context& context);
GameScreenPtr best_games_page();
GameScreenPtr counted_games_page();

/// A paragraph about a screen, over it.
GameScreenPtr help_panel(const GameScreen& below);

/// The menu, pulled up from its button.
GameScreenPtr menu(Context& context);
GameScreenPtr settings_page(Context& context);

/// The pack as a list, to look at it or to take something out of it. See `open_pack`.
GameScreenPtr pack_screen(Context& context, PackPurpose purpose);
/// Choosing where to throw something, or to point a staff or a wand; begins at a cell.
GameScreenPtr aiming_screen(Context& context, Aim aim, Pos at);
/// Whether a name is for one item or for all of its kind.
GameScreenPtr name_scope(char letter);
/// Typing a name for an item (`for_itself`) or its kind; the new letter of an item.
GameScreenPtr name_entry(char letter, bool for_itself);
GameScreenPtr letter_entry(char letter);
/// Typing the number of a turn of a recording; `typed` is there already.
GameScreenPtr turn_entry(std::string typed);

/// The question of the rules, where it is answered by yes or no.
GameScreenPtr rules_question();
/// Whether to wade into deep water.
GameScreenPtr wading_question(Direction toward);
/// What the player is asked to confirm by the interface, not by the rules.
enum class Confirmation : std::uint8_t { Save, GiveUp, StartAnew, LeaveRecording, Autopilot, FastAutopilot };
GameScreenPtr confirmation(Context& context, Confirmation what);

}  // namespace cellophane
