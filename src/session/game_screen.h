#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "kit/base/pos.h"
#include "protocol/command.h"
#include "session/context.h"
#include "session/screen.h"

namespace cellophane {

/// What a screen orders of the game: a command, or to start the autopilot.
struct GameOrder {
    Command command{};
    /// Milliseconds between its steps; 0: as usual.
    int pace = 0;
    /// It goes to the pointed cell: once it has ended, nothing is pointed at.
    bool to_pointed = false;
    /// The autopilot in place of the command, at the usual or a fast pace.
    enum class Autopilot : std::uint8_t { Off, Usual, Fast } autopilot = Autopilot::Off;
};

/// A screen of a game or a recording.
class GameScreen : public Screen<GameScreen, Context, GameOrder> {
public:
    /// A page or a panel hides the map, and its animations wait.
    virtual bool covers_map() const { return true; }
    /// The map is in sight, and its cells can be pointed at.
    virtual bool shows_hero() const { return false; }
    /// By default at the end of the top row of the map, or in the lower edge of a page over the whole screen.
    std::optional<LabelPlace> help_place(const Context& context) const override;
    /// The map of a game, where commands are given.
    virtual bool is_map() const { return false; }
    /// It asks the question of the rules, and closes with it.
    virtual bool asks_for_rules() const { return false; }

    /// The other button of the mouse: back to the map, like Escape.
    virtual Outcome click_right(Context& context) { return press(context, {.name = "Escape"}); }
    /// Whether the first touch of a finger there only points.
    virtual bool points_first(Context&, const PointerEvent&) const { return false; }
    /// Points at a cell of the map.
    virtual void look_at(Context& context, Pos at);
    /// Brings the planned way to the pointed cell up to date.
    virtual void refresh(Context& context) const;

    /// What goes on by itself on it; milliseconds until there is more of it, -1: nothing.
    virtual void pass_time(Context&) {}
    virtual int wants_time(const Context&) const { return -1; }
    /// Its animation: by default that of the map below it. The same in milliseconds.
    virtual Outcome animate(Context& context, int milliseconds);
    virtual int wants_motion(const Context& context) const;
    /// A short animation is running, which a slow display may not delay.
    virtual bool needs_fast_frames(const Context& context) const;

protected:
    /// Presses the keys that type a text, until one of them opens or closes something.
    Outcome press_signs(Context& context, std::string_view text);
};
using GameScreenPtr = std::unique_ptr<GameScreen>;
using GameOutcome = GameScreen::Outcome;

inline GameOutcome issue(const GameOrder& order) {
    return Issue<GameOrder>{order};
}
inline GameOutcome issue(const Command& command) {
    return issue(GameOrder{.command = command});
}
inline GameOutcome push(GameScreenPtr screen) {
    return Push<GameScreen>{std::move(screen)};
}
inline GameOutcome replace(GameScreenPtr screen) {
    return Replace<GameScreen>{std::move(screen)};
}
/// What would open over a screen opens in its place.
inline GameOutcome in_place(GameOutcome outcome) {
    if (outcome.kind == GameOutcome::Kind::Push) return replace(std::move(outcome.screen));
    return outcome;
}

}  // namespace cellophane
