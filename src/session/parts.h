#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "session/aiming.h"
#include "session/alerts.h"
#include "session/archive.h"
#include "session/atlas.h"
#include "session/autopilot.h"
#include "session/beginning.h"
#include "session/button_bar.h"
#include "session/chronicle_pages.h"
#include "session/commands.h"
#include "session/display.h"
#include "session/ending.h"
#include "session/epitaph_page.h"
#include "session/events.h"
#include "session/interludes.h"
#include "session/journal_page.h"
#include "session/keys.h"
#include "session/labelling.h"
#include "session/long_command.h"
#include "session/map_keys.h"
#include "session/map_reading.h"
#include "session/menu.h"
#include "session/messages.h"
#include "session/modes.h"
#include "session/motion.h"
#include "session/mouse.h"
#include "session/pack_keys.h"
#include "session/pack_page.h"
#include "session/pages.h"
#include "session/passing_time.h"
#include "session/pointing.h"
#include "session/proposals.h"
#include "session/questions.h"
#include "session/reading.h"
#include "session/reading_aloud.h"
#include "session/resolves.h"
#include "session/seed_told.h"
#include "session/session_state.h"
#include "session/settings_page.h"
#include "session/travelling.h"
#include "session/wading.h"
#include "session/watch_keys.h"
#include "session/world_shown.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/menu.h"
#include "view/pack_panel.h"

namespace cellophane {

struct ModeRow;
struct Reading;

/// The next command of the recording; `is_shown`: with what moves.
void show_command(SessionState& session, bool is_shown);
/// Commands until a turn has passed, on the way to turn `target`.
void show_turn(SessionState& session, int target);
/// Whether the next command answers a question, or takes something out of the pack: whoever watches sees
/// that for a while, before it is done.
bool shows_choice(SessionState& session);
std::optional<Viewing::Choice> next_choice(const SessionState& session);
/// Puts notes beside the recording, instead of those there were.
std::optional<Problem> put_notes(SessionState& session, std::string_view text);
/// What they say of the turn it is; how many milliseconds that takes to be read.
std::vector<std::string> said_of_turn(const SessionState& session);
int time_of_note(const SessionState& session);
void paint_watched(const SessionState& session, Frame& frame);
void paint_choice(const SessionState& session, Frame& frame);
std::string told_of_choice(const SessionState& session);
PackPanel panel_of(const SessionState& session, PackPick pick);
/// Where reading what is about to be chosen begins; -1: nothing is.
int column_of_choice(const SessionState& session);
/// Milliseconds until the next turn of what goes by.
int delay_of_playback(const SessionState& session);
/// To the moment of a keyframe up to a turn.
void rewind_to(SessionState& session, int turn);
/// Forward to the first moment at which so many turns have passed; backward to the last at which no more
/// have.
void go_to_turn(SessionState& session, int turn);
void go_to_end(SessionState& session);
/// The same for somebody who looks on: a long way takes its time, and he sees how far it is by now. What
/// he does meanwhile ends it where it is.
void set_out(SessionState& session, Viewing::Way way);
void go_on_way(SessionState& session);
void arrive(SessionState& session, const Viewing::Way& way);
void go_the_rest(SessionState& session, int target, int from);
void go_by_turns(SessionState& session, int turns);
void go_to_level(SessionState& session, int depth);
void let_it_run(SessionState& session);
void stop_or_go_on(SessionState& session);
void change_speed(SessionState& session, int numerator, int denominator);
void do_while_watching(SessionState& session, const WatchMeaning& meaning);
void press_while_watching(SessionState& session, const KeyEvent& key);
void press_while_examining(SessionState& session, const KeyEvent& key);
/// So much of its number is there already.
void ask_for_turn(SessionState& session, std::string typed);
void press_for_turn(SessionState& session, const KeyEvent& key);
void click_while_watching(SessionState& session, const PointerEvent& pointer);
void take_over(SessionState& session);
void paint_turn_entry(const SessionState& session, Frame& frame);
std::optional<PlaybackHeader> playback_header(const SessionState& session);
void read_watch(const SessionState& session, Reading& told);
void read_turn_entry(const SessionState& session, Reading& told);

}  // namespace cellophane
