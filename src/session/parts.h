#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "session/keys.h"
#include "session/session_state.h"
#include "session/watch_keys.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/menu.h"
#include "view/pack_panel.h"

namespace cellophane {

struct Reading;

/// How the parts of a session act on each other.
struct Session::Parts : SessionState {
    explicit Parts(const SessionOptions& options);
    explicit Parts(SavedGame saved);
    /// Watches a recording.
    explicit Parts(Recording recording);

    const Observation& seen() const { return subject.seen(); }
    std::string_view back_hint() const { return display.has_keys ? "Any key goes back." : touch_goes_back; }

    // What happened.
    void say(const Message& message);
    void hear(const Report& report);
    void take_in(const Report& report);
    Report submit(const Command& command);
    bool is_busy() const { return long_command.goes_on || autopilot.is_on; }
    void keep_going();
    void interrupt();
    void begin_autopilot(bool fast);
    void end_autopilot();
    void steer();
    void announce(std::string text);
    /// Milliseconds that a text stays which usually stays so long.
    int time_to_read(int usual) const;
    void raise_alert(const Report& report);
    void assume_keys(bool assumed);
    /// After a sentence: which key does what, for those who have keys.
    std::string key_hint(std::string_view key) const;
    void paint_passing(Frame& frame) const;
    void let_pass(int milliseconds);
    int time_until_news() const;

    // What moves.
    /// The first of the events at once, the others after the interludes before them.
    void show_happening(const Report& report, std::size_t at_once);
    /// What happened until it came to that.
    void show_events(std::span<const Event> events, const Observation& then);
    void show_wounds();
    void show_slow_wounds();
    /// How many milliseconds take the place of those of a turn at the usual speed of recordings: one that
    /// goes by fast does so in everything, one that goes by slowly does not crawl (spec 60, section 15.5).
    int time_of_usual_turn() const;
    void move_on(int milliseconds);
    bool may_move() const { return moving.is_wanted && !settings.still; }
    int time_until_motion() const;
    bool hurries() const;

    // What is shown before what came of it.
    Interims wanted_interims() const;
    /// How many of the events happened before the first of them.
    std::size_t begin_interludes(const Report& report);
    /// So many of the events have been heard.
    void note_log(std::size_t told);
    void time_interlude();
    /// Milliseconds that are left when the last of them is over.
    int watch_interludes(int milliseconds);
    /// Whoever does anything has seen enough of what moves. Whether interludes were left.
    bool cut_short();
    /// Whether something waits for the player that he has not seen so far: what he does now is not about it.
    bool comes_too_soon() const;

    // Keys and the pointer, by mode.
    struct ModeRow;
    /// What a mode does with what comes in, and what it shows (session/modes.cpp).
    static const ModeRow& row_of(Mode mode);
    bool takes_signs() const;
    void look_at(Pos at);
    void press(const KeyEvent& key);
    void point(const PointerEvent& pointer);
    /// Whether a finger only points by that.
    bool points_first(const PointerEvent& tap);
    void close_page(const KeyEvent& key);
    void close_page_by_click(const PointerEvent& pointer);
    void press_in_feats(const KeyEvent& key);
    void press_at_question(const KeyEvent& key);
    /// What comes of yes or no, to whatever is asked.
    void reply(bool yes);
    void click_at_question(const PointerEvent& pointer);
    void click_at_end(const PointerEvent& pointer);
    void right_click();
    void show_struck(Deed deed);
    PressTarget target_of(const PointerEvent& pointer);
    int target_on_map(const PointerEvent& pointer);
    int target_at_question(const PointerEvent& pointer);
    int target_in_pack(const PointerEvent& pointer);
    int target_in_menu(const PointerEvent& pointer);
    int target_in_lists(const PointerEvent& pointer);
    int target_in_atlas(const PointerEvent& pointer);
    int target_in_settings(const PointerEvent& pointer);
    int target_at_end(const PointerEvent& pointer);

    // What modes show above the map.
    void paint_help(Frame& frame) const;
    void paint_old_messages(Frame& frame) const;
    void paint_found_out(Frame& frame) const;
    void paint_all_feats(Frame& frame) const;
    void paint_character(Frame& frame) const;
    void paint_how_it_went(Frame& frame) const;
    void paint_open_pack(Frame& frame) const;
    void paint_aim(Frame& frame) const;
    void paint_asked(Frame& frame) const;

    // What is told to those who do not see it.
    Reading reading();
    void tell_of_map(Reading& told);
    std::vector<std::string> here_told();
    void read_page(Reading& told) const;
    void read_map(Reading& told) const;
    void read_aim(Reading& told) const;
    void read_question(Reading& told) const;
    void read_pack(Reading& told) const;
    void read_archive(Reading& told) const;
    void read_discoveries(Reading& told) const;
    void read_lists(Reading& told) const;
    void read_labelling(Reading& told) const;
    void read_settings(Reading& told) const;
    void read_rekey(Reading& told) const;
    void read_end(Reading& told) const;
    /// Typed anew as a whole, where a name or a letter is asked for.
    void type_text(std::string_view text);
    /// Milliseconds until the next step of what goes on by itself.
    int pace_now() const;
    /// What ended a long command that no message tells of.
    void notice_end_of_long_command(const Report& report, std::size_t messages_before);

    // Keys.
    void press_on_map(const Meaning& meaning);
    void press_in_archive(const KeyEvent& key);
    void answer(bool yes);
    std::string asked() const;
    void show_seed();
    /// As `show_seed` begins; and the same taken back wherever it was told, once it is hidden.
    std::string named_dungeon() const;
    void blot_seed();
    void toggle_stealth();
    void toggle_plain();

    // The menu.
    std::vector<MenuRow> menu_rows() const;
    /// Where it is pulled up.
    int menu_column() const { return column_of(buttons(), menu_button); }
    void open_menu();
    void close_menu();
    void choose_in_menu(const MenuRow& row);
    void press_in_menu(const KeyEvent& key);
    void move_in_menu(const std::vector<MenuRow>& rows, Direction toward);
    void click_in_menu(const PointerEvent& pointer);
    std::optional<std::size_t> menu_row_under(const PointerEvent& pointer) const;
    void paint_open_menu(Frame& frame) const;
    void read_menu(Reading& reading) const;

    // Resolves.
    void ask_whether(Resolve what);
    void carry_out_resolve(bool yes);
    void start_anew();

    // The pack.
    PackPanel pack_panel() const;
    /// Nothing is open in it, and it gives no hint.
    PackPanel pack_opened_for(PackPurpose purpose) const;
    void open_pack(PackPurpose purpose, char item = 0);
    void press_in_pack(const KeyEvent& key);
    void say_nothing_has_it();
    void leave_pack();
    void click_in_pack(const PointerEvent& pointer);
    void choose(char letter);
    void drop(char letter);
    void order(const Command& command);
    void apply(char letter);
    void aim(char letter, bool to_zap = false);
    void throw_again();
    void press_while_aiming(const KeyEvent& key);
    void throw_at_pointed();
    void leave_aim();
    std::vector<Pos> targets() const;
    /// Where what was aimed at last is now, as far as the hero knows.
    std::optional<Pos> last_target() const;
    /// Which thing, and the question where.
    std::string asked_where() const;
    /// Where what is being aimed would fly, as far as the hero can tell.
    std::vector<Pos> flight_to(Pos target) const;
    bool reaches(Pos target) const;

    // Names and letters.
    void ask_for_name(char letter);
    void begin_name(bool for_itself);
    void ask_for_letter(char letter);
    void press_in_name(const KeyEvent& key);
    void press_for_letter(const KeyEvent& key);
    std::string prompt_for_name() const;
    void paint_labelling(Frame& frame) const;

    // The end.
    /// Where keys go when nothing is in front of it.
    Mode home() const;
    void press_at_end(const KeyEvent& key);
    void open_journal();
    void press_in_journal(const KeyEvent& key);
    bool reads_journal() const {
        return mode == Mode::Journal && journal_page.journal && !journal_page.journal->is_complete();
    }
    void bury();
    void fade(int milliseconds);
    void paint_end(Frame& frame) const;
    void paint_treasure(Frame& frame) const;
    std::string_view hint_at_end(bool won) const;
    void paint_epitaph(Frame& frame) const;

    // The lists of games.
    void press_in_lists(const KeyEvent& key);
    void click_in_lists(const PointerEvent& pointer);
    /// Whether the key opened one of them.
    bool open_list(const KeyEvent& key);
    /// The lines that whoever keeps them has to put behind those there are.
    std::string take_runs(std::int64_t now);
    void paint_lists(Frame& frame) const;

    // Settings.
    void open_settings();
    void change_setting(int row, int by);
    void press_in_settings(const KeyEvent& key);
    void click_in_settings(const PointerEvent& pointer);
    void press_for_key(const KeyEvent& key);
    void click_away_from_key(const PointerEvent& pointer);
    std::string asked_for_key() const;
    void paint_settings(Frame& frame) const;

    // Deep water.
    bool has_to_ask_at_water(Direction toward) const;
    void walk(Direction toward);
    void wade(bool yes);
    // Watching a recording.
    /// The next command of the recording; `is_shown`: with what moves.
    void show_command(bool is_shown);
    /// Commands until a turn has passed, on the way to turn `target`.
    void show_turn(int target);
    /// Whether the next command answers a question, or takes something out of the pack: whoever watches sees
    /// that for a while, before it is done.
    bool shows_choice();
    std::optional<Viewing::Choice> next_choice() const;
    /// Puts notes beside the recording, instead of those there were.
    std::optional<Problem> annotate(std::string_view text);
    /// What they say of the turn it is; how many milliseconds that takes to be read.
    std::vector<std::string> said_of_turn() const;
    int time_of_note() const;
    void paint_watched(Frame& frame) const;
    void paint_choice(Frame& frame) const;
    std::string told_of_choice() const;
    PackPanel panel_of(PackPick pick) const;
    /// Where reading what is about to be chosen begins; -1: nothing is.
    int column_of_choice() const;
    /// Milliseconds until the next turn of what goes by.
    int delay_of_playback() const;
    /// To the moment of a keyframe up to a turn.
    void rewind_to(int turn);
    /// Forward to the first moment at which so many turns have passed; backward to the last at which no more
    /// have.
    void go_to_turn(int turn);
    void go_to_end();
    /// The same for somebody who looks on: a long way takes its time, and he sees how far it is by now. What
    /// he does meanwhile ends it where it is.
    void set_out(Viewing::Way way);
    void go_on_way();
    void arrive(const Viewing::Way& way);
    void go_the_rest(int target, int from);
    void go_by_turns(int turns);
    void go_to_level(int depth);
    void let_it_run();
    void stop_or_go_on();
    void change_speed(int numerator, int denominator);
    void do_while_watching(const WatchMeaning& meaning);
    void press_while_watching(const KeyEvent& key);
    void press_while_examining(const KeyEvent& key);
    void press_for_turn(const KeyEvent& key);
    void click_while_watching(const PointerEvent& pointer);
    void take_over();
    void paint_turn_entry(Frame& frame) const;
    std::optional<PlaybackHeader> playback_header() const;
    int target_in_bar(const PointerEvent& pointer);
    void read_watch(Reading& told) const;
    void read_turn_entry(Reading& told) const;

    // Maps.
    void open_atlas();
    void turn_atlas(int by);
    void press_in_atlas(const KeyEvent& key);
    void click_in_atlas(const PointerEvent& pointer);
    Observation atlas_level() const;
    int atlas_column() const;
    void paint_open_atlas(Frame& frame) const;
    void read_atlas(Reading& told) const;

    // Pointing.
    void point_at(std::optional<Pos> at, bool by_cursor);
    void move_cursor(const Meaning& meaning);
    /// Where the keys pointed last, if nothing is pointed at.
    void begin_pointing();
    std::vector<Pos> listed_places();
    void point_at_listed(int by);
    /// Whether the key is one of those that move what is pointed at; then it has.
    bool moves_pointing(const Meaning& meaning);
    void stop_pointing();
    /// The first time shows, the second goes.
    void press_for(Proposal what);
    /// Whether there is anything to show.
    bool propose(Proposal what);
    void propose_to_go_on();
    void go_ahead();
    void order_proposed(Proposal what);
    void explore_fast();
    void travel_to_pointed();
    void step_towards_pointed();
    std::optional<Pos> pointed_by(const PointerEvent& pointer);
    void hover(const PointerEvent& pointer);
    void click(const PointerEvent& pointer);
    /// Of what is being thrown, or of the bolt of what is being pointed, as far as that is known.
    Tint colour_of_flight() const;
    /// Plans anew what the pointing marks, if anything has changed since: once, however much happened.
    void refresh_route();
    /// What is known, as the hero takes it to be.
    const Observation& looks();
    /// The same of a moment.
    const Observation& as_taken(const Observation& world);
    /// The map with all that stands around it.
    Frame painted(const Observation& world, const MessageLog& told, int change);
    /// Those at the foot of the screen.
    std::span<const Button> buttons() const;
    int reading_column() const;
    std::optional<Pos> hero_cell() const;
    Frame wanted();
};

}  // namespace cellophane
