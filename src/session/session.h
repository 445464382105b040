#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/styles.h"
#include "kit/base/pos.h"
#include "kit/base/result.h"
#include "protocol/command.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "screen/input.h"

namespace cellophane {

struct SavedGame;
struct Reading;
struct SessionState;

struct SessionOptions {
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    int depth = 1;
    /// Nothing hurts the hero.
    bool harmless = false;
};

/// What the player asks for when he has had enough. Whoever keeps the session grants it.
enum class ExitRequest : std::uint8_t {
    None,
    SameDungeon,
    AnotherDungeon,
    Share,
    /// To stop; a game that is not over is to be gone on with later.
    Leave,
    /// Whoever watches a recording: to watch another, to go on with a saved game, to play on from here.
    OtherRecording,
    SavedGame,
    TakeOver
};

/// One player's sitting: keys, pointer and passing time in, the difference of the screen out as ANSI.
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
    /// Lets time pass: the steps of a long command, the turns of a recording.
    void elapse(int milliseconds);
    /// Milliseconds until `elapse` wants to be called, or -1 when only the player can go on.
    int wants_time() const;

    /// Whether anything may move while the game stands still: dancing colours, flashes. It does not, until
    /// somebody asks for it.
    void set_motion(bool wanted);
    /// Lets that move on. It never touches the rules, and nothing waits for it.
    void animate(int milliseconds);
    /// Milliseconds until `animate` has something to show; -1 while nothing moves.
    int wants_motion() const;
    /// Whether something moves that is soon over: what flies, flashes or fades. Water can wait for displays
    /// that are slow, this cannot.
    bool hurries() const;

    /// A semantic action, past the interface, as a program uses it.
    Report act(const Command& command);

    /// The bytes that turn the screen last drawn into the present one; empty if nothing changed.
    std::string draw();
    /// A full repaint, whatever was drawn before.
    std::string repaint();
    /// The present screen as text: 34 lines of 100 characters, UTF-8.
    std::string text();

    std::uint64_t seed() const;
    /// The player wants nobody who looks on to learn the seed.
    bool hides_seed() const;
    Style style() const;
    int depth() const;
    int turns() const;
    /// The column where what is to be read begins, for a screen too narrow for all of them: of an open list,
    /// panel or map, 0 for a page; -1: nowhere in particular, the hero is what matters.
    int reading_column() const;
    /// Where the screen has the hero, as a column and a row of it; none while a page covers the map. By its
    /// sign he cannot be told: others share it.
    std::optional<Pos> hero_cell() const;
    /// Whether the player has keys; at first he does. Labels and hints tell of no keys to somebody who has
    /// none.
    void set_keyboard(bool assumed);
    /// The columns and rows of the screen that the player sees at once, of a display too small for all:
    /// panels keep within them.
    void set_window(int first, int columns, int top, int rows);
    void set_window(int first, int columns);
    /// What the screen shows, for those who do not see it (session/telling/reading.h).
    Reading reading() const;
    /// Points at a cell of the map, as a look there would.
    void look_at(Pos at);
    /// A key that is named by a button: it means itself, whatever keys have been swapped.
    void choose(const KeyEvent& key);
    /// What stands in the box that a name is typed into, or a letter, from now on.
    void type(std::string_view text);
    /// Every message so far in plain words, oldest first.
    const std::vector<std::string>& messages() const;
    /// The last `most` lines of the log, oldest first, in plain words: joined and counted as the screen has
    /// them.
    std::vector<std::string> log(std::size_t most) const;
    std::uint64_t state_hash() const;

    /// Options nobody can play make no game, and then none of these holds anything.
    bool has_game() const;
    /// The game as a file that loads at once, and as one that only tells how it was played (record/files.h).
    /// A save of a game that is watched leads to where it is now.
    std::vector<std::uint8_t> save() const;
    std::vector<std::uint8_t> recording() const;
    /// How much has been written down, and what has been since it was so much: to be put behind a file made
    /// then.
    std::size_t recorded() const;
    std::vector<std::uint8_t> addition(std::size_t since) const;
    /// What the last report said of the game as it stands; it holds no events.
    Report standing() const;
    /// Puts a sentence of whoever keeps the session among the messages.
    void tell(std::string sentence);
    /// What the player has asked for since this was last called.
    ExitRequest take_wish();
    /// The games that have ended before this one, as lines that somebody keeps (session/ending/chronicle.h).
    void remember_runs(std::string_view lines);
    /// Lines to be put behind those: of this game, once, if it is over and counts; of a fresh start of the
    /// count. `now`: seconds since 1970.
    std::string take_runs(std::int64_t now);
    /// How the player wants to play, as lines of text (session/settings.h): no part of any game. Lines that
    /// nobody understands change nothing, and are told of.
    std::vector<Problem> set_settings(std::string_view lines);
    std::string settings() const;
    /// The same if the player has changed them since this was last called, else nothing: somebody keeps them.
    std::string take_settings();
    /// What is known of the game.
    const Observation& observe() const;

    /// A session as it was once. Only the session it was taken from can go back to it.
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
    /// What the terminal shows stays known, so that the next difference is right.
    void return_to(const Moment& moment);

    /// A recording is watched, and no game played.
    bool watches() const;
    /// The game that is watched, played on from here: a session of its own.
    Session taken_over() const;

protected:
    explicit Session(std::unique_ptr<SessionState> state);
    std::unique_ptr<SessionState> state_;
};

}  // namespace cellophane
