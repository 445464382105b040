#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/styles.h"
#include "content/variants.h"
#include "kit/base/pos.h"
#include "kit/base/result.h"
#include "protocol/command.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "screen/gamepad.h"
#include "screen/input.h"
#include "session/game_over/game_result.h"
#include "session/session_options.h"

namespace cellophane {

struct SavedGame;
struct SoundCue;
struct Reading;
struct Hud;
struct PackChoice;
struct SessionState;
class Play;

/// One player's session: takes keys, pointer events and passing time, gives screen differences as ANSI bytes.
class Session {
public:
    explicit Session(const SessionOptions& options);
    /// Goes on with a saved game. A long command that was under way waits for the player.
    static Session resumed(SavedGame saved);
    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    ~Session();

    void press(const KeyEvent& key);
    void point(const PointerEvent& pointer);
    /// A button of a gamepad went down, or a direction is held; key swaps do not apply.
    void press(const GamepadEvent& event);
    /// Lets time pass: the steps of a long command, the turns of a recording.
    void pass_time(int milliseconds);
    /// Milliseconds until `pass_time` has to be called; -1: the session waits for the player.
    int wants_time() const;

    /// Whether animations (dancing colors, flashes) may run while the game stands still. Off at first.
    void set_motion(bool wanted);
    /// Advances those animations. The rules never depend on them, and nothing waits for them.
    void pass_frame(int milliseconds);
    /// Milliseconds until `pass_frame` has something to show; -1 while nothing moves.
    int wants_motion() const;
    /// Whether a short animation is running (flights, flashes, fades). A slow display may delay dancing
    /// colors, but not these.
    bool needs_fast_frames() const;

    /// Submits a command directly, without keys: for programs.
    Report act(const Command& command);
    /// Whether the last command has changed the game: a turn has passed, a question was asked or answered, or
    /// anything else of the state differs. Messages are no part of it.
    bool has_changed() const;

    /// The bytes that turn the screen last drawn into the present one; empty if nothing changed.
    std::string draw();
    /// The present screen, for those who draw cells themselves. No difference depends on it.
    Frame picture();
    /// A full repaint, whatever was drawn before.
    std::string repaint();
    /// The present screen as text: 34 lines of 100 characters, UTF-8.
    std::string text();

    std::uint64_t seed() const;
    /// Whether the player has set the seed to stay hidden from onlookers.
    bool hides_seed() const;
    Style style() const;
    const DungeonVariant& variant() const;
    int depth() const;
    int turns() const;
    /// The first column to show on a display too narrow for all of them: that of an open list, panel or map,
    /// 0 for a page; -1: none in particular, the hero is to be in sight.
    int reading_column() const;
    /// The column and row of the screen where the hero is drawn; none while a page covers the map. The hero's
    /// glyph does not identify the hero: creatures share it.
    std::optional<Pos> hero_cell() const;
    /// The column and row of the screen that is aimed at; none while nothing is thrown or zapped.
    std::optional<Pos> aimed_cell() const;
    /// Whether newcomers are told what a situation calls for, unless their settings say no; off at first.
    void set_hints(bool wanted);
    /// Whether the player has a keyboard; true at first. Without one, labels and hints name no keys.
    void set_keyboard(bool assumed);
    /// Whether a gamepad is connected, so that help tells of it.
    void set_gamepads(bool connected);
    /// Whether whatever shows the screen can draw pictures now (view/pictograms.h). It never can, unless told
    /// either.
    void set_pictures(bool drawn);
    /// Whether questions are shown beside the screen, by what `reading` tells, so that it leaves them out.
    void set_sheets(bool wanted);
    /// The columns and rows visible at once on a display too small for the whole screen; panels keep within
    /// them. At least 20 columns and 10 rows.
    void set_window(int first, int columns, int top, int rows);
    void set_window(int first, int columns);
    /// What the screen shows, in words, for screen readers (session/messages/screen_description.h).
    Reading reading() const;
    /// What a small touch screen shows around the map (session/messages/hud.h).
    Hud hud() const;
    /// What the hero carries, as the inventory lists it, with signs as this screen draws them.
    std::vector<PackChoice> inventory() const;
    /// Points the cursor at a cell of the map.
    void look_at(Pos at);
    /// Presses a key named by a button: key swaps do not apply to it.
    void choose(const KeyEvent& key);
    /// Replaces the text typed so far where a name, a letter or the number of a turn is asked for.
    void type(std::string_view text);
    /// Every message so far in plain words, oldest first.
    const std::vector<std::string>& messages() const;
    /// The last `most` lines of the log, oldest first, in plain words: joined and counted as the screen has
    /// them.
    std::vector<std::string> log(std::size_t most) const;
    std::uint64_t state_hash() const;

    /// False if the options were invalid; then there is no game, and the following functions return empty
    /// values.
    bool has_game() const;
    /// The game as a save file, which loads at once, and as a recording file, which holds only how it was
    /// played (record/save_files.h). A save of a watched game ends at the present moment.
    std::vector<std::uint8_t> save() const;
    std::vector<std::uint8_t> recording() const;
    /// Bytes of the steps recorded so far, without those that an open question may still take back; what has
    /// been recorded since there were `since` bytes, to be appended to a file made then.
    std::size_t recorded() const;
    std::vector<std::uint8_t> addition(std::size_t since) const;
    /// The state of the game as the last report has it, without events.
    Report report() const;
    /// Whether the caller makes sounds or vibrates by what `take_sounds` tells; false at first.
    void set_sounds(bool wanted);
    /// What there was to hear since the last call, oldest first (session/messages/sound_cues.h).
    std::vector<SoundCue> take_sounds();
    /// Adds a sentence of the caller's to the messages.
    void show_message(std::string sentence);
    /// What the player has asked for since the last call.
    ExitRequest take_request();
    /// The games that ended before this one, as lines stored by the caller (session/game_over/game_result.h).
    void remember_high_scores(std::string_view lines);
    /// Lines to append to those: for this game, once, if it is over and counts; for a reset of the
    /// statistics. `now`: seconds since 1970.
    std::string take_high_scores(std::int64_t now);
    /// How it ended; none while it goes on.
    std::optional<PastGame> result() const;
    /// The player's settings as lines of text (session/settings.h): no part of any game. Lines that cannot be
    /// read are skipped and returned as problems.
    std::vector<Problem> set_settings(std::string_view lines);
    std::string settings() const;
    /// The same if the player has changed them since the last call, else empty; for the caller to store.
    std::string take_settings();
    /// Whether the caller has a settings page of its own: then Settings is a wish. False at first.
    void set_settings_page(bool has_one);
    /// What the hero knows of the game.
    const Observation& observe() const;
    /// What the player is shown of that: a hallucinating hero takes creatures and items for others.
    Observation perceived() const;
    /// The game, played or watched; null if there is none.
    const Play* game() const;

    /// A snapshot of a session. Only the session it was taken from can return to it.
    class Moment {
    public:
        Moment(Moment&&) noexcept;
        ~Moment();

    private:
        friend class Session;
        explicit Moment(const SessionState& state);
        std::unique_ptr<const SessionState> state_;
    };
    Moment moment() const;
    /// The frame on the terminal and the settings stay as they are now, so that the next difference is right.
    void return_to(const Moment& moment);

    /// Whether a recording is watched, not a game played.
    bool watches() const;
    /// A new session that plays the game on from here, watched or played so far.
    Session taken_over() const;
    /// Begins another game with the same options but for the seed; the caller's screen stays as it is. False,
    /// and nothing is done, if there can be no such game.
    bool restart(std::uint64_t seed);
    /// Frees what the next turn and the next picture make anew, which is most of what a game at rest holds:
    /// for owners of thousands. Nothing in the game changes by it; a recording that is watched keeps it.
    void free_working_memory();

protected:
    explicit Session(std::unique_ptr<SessionState> state);
    std::unique_ptr<SessionState> state_;
};

}  // namespace cellophane
