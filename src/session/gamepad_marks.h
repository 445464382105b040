#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "kit/base/pos.h"
#include "screen/frame.h"
#include "screen/gamepad.h"
#include "screen/input.h"
#include "session/gamepad_keys.h"
#include "view/layout.h"

// A gamepad has no pointer. On lists, pages and questions it goes through what a click would hit, marks that,
// and clicks it: so it works on every screen that a mouse works on.

namespace cellophane {

/// What a click would hit: its number on the open screen, and its cells on the screen, row by row.
struct GamepadMark {
    int target = 0;
    std::vector<Pos> cells;
};

/// The mark on the screens of a stack. It holds while none opens or closes (ScreenStack::changes).
struct GamepadMarking {
    std::optional<GamepadMark> mark;
    std::uint64_t screens = 0;

    /// The mark while it holds, else null. `changes`: how often a screen has opened or closed by now.
    const GamepadMark* shown(std::uint64_t changes) const {
        return mark && screens == changes ? &*mark : nullptr;
    }
};

/// All that a click would hit on the part of the screen in sight, in reading order. `target_at`: the number
/// of what a click on a cell would hit; 0: nothing.
std::vector<GamepadMark> clickable(const Window& window, const std::function<int(Pos)>& target_at);

/// The nearest in that direction, or, past the last, the first again. From nowhere: the first, or the last.
const GamepadMark* next_mark(const std::vector<GamepadMark>& all, const GamepadMark* from, Direction toward);

/// Shows it on another background.
void paint_mark(Frame& frame, const GamepadMark& mark);

/// The screens that are open, to a gamepad.
class GamepadHost {
public:
    virtual ~GamepadHost() = default;

    virtual std::vector<GamepadMark> clickable() const = 0;
    virtual GamepadMarking& marking() = 0;
    /// How often a screen has opened or closed.
    virtual std::uint64_t changes() const = 0;
    virtual bool shows_map() const = 0;
    virtual void hover(Pos at) = 0;
    virtual void click(Pos at) = 0;
    virtual void press(const KeyEvent& key) = 0;

protected:
    static PointerEvent pointer(PointerAct act, Pos at) { return {.act = act, .column = at.x, .row = at.y}; }

    GamepadHost() = default;
    GamepadHost(const GamepadHost&) = default;
    GamepadHost& operator=(const GamepadHost&) = default;
};

/// On lists, pages and questions.
void use_gamepad_on_page(GamepadHost& host, const GamepadEvent& event);
/// Marks one, or none.
void set_mark(GamepadHost& host, const GamepadMark* mark);

}  // namespace cellophane
