#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "session/alerts.h"
#include "session/archive.h"
#include "session/atlas.h"
#include "session/autopilot.h"
#include "session/beginning.h"
#include "session/chronicle_pages.h"
#include "session/commands.h"
#include "session/ending.h"
#include "session/epitaph_page.h"
#include "session/interludes.h"
#include "session/journal_page.h"
#include "session/keys.h"
#include "session/long_command.h"
#include "session/messages.h"
#include "session/modes.h"
#include "session/motion.h"
#include "session/pages.h"
#include "session/passing_time.h"
#include "session/seed_told.h"
#include "session/session_state.h"
#include "session/settings_page.h"
#include "session/watch_keys.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/menu.h"
#include "view/pack_panel.h"

namespace cellophane {

struct ModeRow;
struct Reading;

bool takes_signs(const SessionState& session);
void look_at_cell(SessionState& session, Pos at);
void press_key(SessionState& session, const KeyEvent& key);
void use_pointer(SessionState& session, const PointerEvent& pointer);
/// Whether a finger only points by that.
bool points_first(SessionState& session, const PointerEvent& tap);
void press_at_question(SessionState& session, const KeyEvent& key);
/// What comes of yes or no, to whatever is asked.
void reply(SessionState& session, bool yes);
void click_at_question(SessionState& session, const PointerEvent& pointer);
void right_click(SessionState& session);
void show_struck(SessionState& session, Deed deed);
PressTarget target_of(SessionState& session, const PointerEvent& pointer);
int target_on_map(SessionState& session, const PointerEvent& pointer);
int target_at_question(SessionState& session, const PointerEvent& pointer);
int target_in_pack(SessionState& session, const PointerEvent& pointer);
int target_in_menu(SessionState& session, const PointerEvent& pointer);
void paint_open_pack(const SessionState& session, Frame& frame);
void paint_aim(const SessionState& session, Frame& frame);
void paint_asked(const SessionState& session, Frame& frame);
Reading read_aloud(SessionState& session);
void tell_of_map(SessionState& session, Reading& told);
std::vector<std::string> here_told(SessionState& session);
void read_page(const SessionState& session, Reading& told);
void read_map(const SessionState& session, Reading& told);
void read_aim(const SessionState& session, Reading& told);
void read_question(const SessionState& session, Reading& told);
void read_pack(const SessionState& session, Reading& told);
void read_labelling(const SessionState& session, Reading& told);
/// Typed anew as a whole, where a name or a letter is asked for.
void type_text(SessionState& session, std::string_view text);
void press_on_map(SessionState& session, const Meaning& meaning);
void answer(SessionState& session, bool yes);
std::string question_asked(const SessionState& session);
void toggle_stealth(SessionState& session);
void toggle_plain(SessionState& session);
std::vector<MenuRow> menu_rows(const SessionState& session);
/// Where it is pulled up.
int menu_left(const SessionState& session);
void open_menu(SessionState& session);
void close_menu(SessionState& session);
void choose_in_menu(SessionState& session, const MenuRow& row);
void press_in_menu(SessionState& session, const KeyEvent& key);
void move_in_menu(SessionState& session, const std::vector<MenuRow>& rows, Direction toward);
void click_in_menu(SessionState& session, const PointerEvent& pointer);
std::optional<std::size_t> menu_row_under(const SessionState& session, const PointerEvent& pointer);
void paint_open_menu(const SessionState& session, Frame& frame);
void read_menu(const SessionState& session, Reading& reading);
void ask_whether(SessionState& session, Resolve what);
void carry_out_resolve(SessionState& session, bool yes);
void start_anew(SessionState& session);
PackPanel pack_panel(const SessionState& session);
/// Nothing is open in it, and it gives no hint.
PackPanel pack_opened_for(const SessionState& session, PackPurpose purpose);
void open_pack(SessionState& session, PackPurpose purpose, char item = 0);
void press_in_pack(SessionState& session, const KeyEvent& key);
void say_nothing_has_it(SessionState& session);
void leave_pack(SessionState& session);
void click_in_pack(SessionState& session, const PointerEvent& pointer);
void choose_in_pack(SessionState& session, char letter);
void drop_item(SessionState& session, char letter);
void use_item(SessionState& session, char letter);
void begin_aiming(SessionState& session, char letter, bool to_zap = false);
void throw_again(SessionState& session);
void press_while_aiming(SessionState& session, const KeyEvent& key);
void throw_at_pointed(SessionState& session);
void leave_aim(SessionState& session);
std::vector<Pos> targets(const SessionState& session);
/// Where what was aimed at last is now, as far as the hero knows.
std::optional<Pos> last_target(const SessionState& session);
/// Which thing, and the question where.
std::string asked_where(const SessionState& session);
/// Where what is being aimed would fly, as far as the hero can tell.
std::vector<Pos> flight_to(const SessionState& session, Pos target);
bool reaches(const SessionState& session, Pos target);
void ask_for_name(SessionState& session, char letter);
void begin_name(SessionState& session, bool for_itself);
void ask_for_letter(SessionState& session, char letter);
void press_in_name(SessionState& session, const KeyEvent& key);
void press_for_letter(SessionState& session, const KeyEvent& key);
std::string prompt_for_name(const SessionState& session);
void paint_labelling(const SessionState& session, Frame& frame);
bool has_to_ask_at_water(const SessionState& session, Direction toward);
void walk(SessionState& session, Direction toward);
void wade(SessionState& session, bool yes);
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
int target_in_bar(SessionState& session, const PointerEvent& pointer);
void read_watch(const SessionState& session, Reading& told);
void read_turn_entry(const SessionState& session, Reading& told);
void point_at(SessionState& session, std::optional<Pos> at, bool by_cursor);
void move_cursor(SessionState& session, const Meaning& meaning);
/// Where the keys pointed last, if nothing is pointed at.
void begin_pointing(SessionState& session);
std::vector<Pos> listed_places(SessionState& session);
void point_at_listed(SessionState& session, int by);
/// Whether the key is one of those that move what is pointed at; then it has.
bool moves_pointing(SessionState& session, const Meaning& meaning);
void stop_pointing(SessionState& session);
/// The first time shows, the second goes.
void press_for(SessionState& session, Proposal what);
/// Whether there is anything to show.
bool propose(SessionState& session, Proposal what);
void propose_to_go_on(SessionState& session);
void go_ahead(SessionState& session);
void order_proposed(SessionState& session, Proposal what);
void explore_fast(SessionState& session);
void travel_to_pointed(SessionState& session);
void step_towards_pointed(SessionState& session);
std::optional<Pos> pointed_by(SessionState& session, const PointerEvent& pointer);
void hover(SessionState& session, const PointerEvent& pointer);
void click_on_map(SessionState& session, const PointerEvent& pointer);
/// Of what is being thrown, or of the bolt of what is being pointed, as far as that is known.
Tint colour_of_flight(const SessionState& session);
/// Plans anew what the pointing marks, if anything has changed since: once, however much happened.
void refresh_route(SessionState& session);
/// What is known, as the hero takes it to be.
const Observation& world_shown(SessionState& session);
/// The same of a moment.
const Observation& world_as_taken(SessionState& session, const Observation& world);
/// The map with all that stands around it.
Frame painted_scene(SessionState& session, const Observation& world, const MessageLog& told, int change);
/// Those at the foot of the screen.
std::span<const Button> buttons_shown(const SessionState& session);
int column_to_read(const SessionState& session);
std::optional<Pos> cell_of_hero(const SessionState& session);
Frame wanted_frame(SessionState& session);

}  // namespace cellophane
