#pragma once

#include <optional>

#include "kit/base/boxed.h"
#include "screen/frame.h"
#include "session/settings.h"
#include "view/layout.h"

namespace cellophane {

/// What whoever shows a session or the title has and wants, and how its player likes to play. It belongs to
/// the caller's screen, not to the game: it stays where a session returns to a moment or a recording is taken
/// over. Each field but the first is named like the event that sets it (cellophane.d.ts, InterfaceEvent).
struct Viewer {
    /// The frame drawn last, which the next difference is made from; none: nothing has been drawn.
    Boxed<Frame> shown{};
    /// The part of the screen visible at once.
    Window window{};
    /// The player has a keyboard; without one, no keys are named.
    bool has_keyboard = true;
    /// Help tells of gamepads, because one is connected.
    bool has_gamepads = false;
    /// Pictures can be drawn now (view/pictograms.h); none: they never can.
    std::optional<bool> has_pictures{};
    /// Questions, menus and the line that is typed are shown in sheets beside the screen, which leaves them
    /// out.
    bool has_sheets = false;
    /// The caller has a settings page of its own, which opens in place of the painted one.
    bool has_settings_page = false;
    /// Animations may run, unless the settings say no.
    bool wants_motion = false;
    /// The caller makes sounds or vibrates.
    bool wants_sounds = false;
    /// A person plays, and may be new to the game.
    bool wants_hints = false;
    Settings settings{};
    /// The player has changed a setting since the caller last took them.
    bool settings_are_new = false;

    /// Whether one tap goes where it points, and one press explores, without showing the way first.
    bool goes_at_once() const { return (has_sheets || !has_keyboard) && !settings.previews_taps; }
    /// Whether animations run.
    bool may_move() const { return wants_motion && !settings.still; }

    friend bool operator==(const Viewer&, const Viewer&) = default;
};

}  // namespace cellophane
