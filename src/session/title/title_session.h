#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kit/base/result.h"
#include "screen/frame.h"
#include "screen/gamepad.h"
#include "screen/input.h"
#include "session/messages/screen_description.h"
#include "session/title/title_options.h"

namespace cellophane {

struct TitleState;

/// The screen before every game: the name in flames over a dungeon being dug; menus; the entry of a seed; the
/// stored games, and the lists of those that have ended (rules/interface.md 11).
class TitleSession {
public:
    explicit TitleSession(const TitleOptions& options);
    TitleSession(TitleSession&&) noexcept;
    TitleSession& operator=(TitleSession&&) noexcept;
    ~TitleSession();

    /// Each list with the latest first.
    void set_games(std::vector<KeptFile> games);
    void set_recordings(std::vector<KeptFile> recordings);
    /// As for a session (session/session.h).
    void remember_high_scores(std::string_view lines);
    std::string take_high_scores(std::int64_t now);

    /// As for a session; the player changes them there.
    std::vector<Problem> set_settings(std::string_view lines);
    std::string settings() const;
    /// Whether the player has a keyboard; without one, no button names a key.
    void set_keyboard(bool assumed);
    /// Whether menus and the line that is typed are shown beside the screen, by what `reading` tells.
    void set_sheets(bool wanted);
    /// So much of the screen is visible at once, from its top: lists keep within the columns, name and menus
    /// within both. At least 20 columns and 10 rows.
    void set_window(int columns, int rows = screen_rows);

    /// Whether a gamepad is connected, so that help tells of it.
    void set_gamepads(bool connected);

    void press(const KeyEvent& key);
    void press(const GamepadEvent& event);
    void point(const PointerEvent& pointer);

    /// Whether the fire and the digging may move. Off at first.
    void set_motion(bool wanted);
    void pass_frame(int milliseconds);
    /// Milliseconds until `pass_frame` has something to show; -1 while nothing moves.
    int wants_motion() const;

    /// As for a session.
    Reading reading() const;
    /// Puts a text in place of the one being typed.
    void type(const std::string& text);
    std::string draw();
    std::string repaint();
    std::string text();
    int reading_column() const;

    TitleRequest take_request();
    /// Shows what went wrong with a wish.
    void complain(std::string_view trouble);

private:
    std::unique_ptr<TitleState> state_;
};

}  // namespace cellophane
