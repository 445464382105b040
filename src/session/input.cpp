#include "session/input.h"

#include <optional>
#include <utility>

#include "session/commands/pointing.h"
#include "session/display/animation_playback.h"
#include "session/help_access.h"
#include "session/outcomes.h"
#include "session/screens.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

/// Stops what is under way. Returns whether the input has done no more than that: what waits behind the
/// animation it has cut short, a question, a page or an unread message, was not in sight.
bool only_stops(SessionState& session, bool is_tap = false) {
    Context& context = session.context;
    const bool was_cut = cut_short(context);
    context.input_stopped_something = context.is_busy() || was_cut;
    interrupt(session);
    if (!was_cut) return false;
    // A finger has touched what is not there any more.
    if (is_tap) return true;
    return !context.viewing && (context.messages.unread || !session.top().is_map());
}

/// Whether a finger only points by that.
bool points_first(SessionState& session, const PointerEvent& tap) {
    Context& context = session.context;
    if (context.animation_playback.running || context.is_busy() || context.messages.unread) return false;
    return !asks_for_help(session.top(), context, tap) && session.top().points_first(context, tap);
}

/// The button came up, or a finger.
void click(SessionState& session, const PointerEvent& pointer) {
    const bool stops = only_stops(session, pointer.act == PointerAct::Tap);
    session.context.pointing.mark.held.reset();
    const std::optional<PressTarget> began = std::exchange(session.held, std::nullopt);
    if (stops || (began && *began != session.screens.target(session.context, pointer))) return;
    const bool helps = asks_for_help(session.top(), session.context, pointer);
    apply(session, helps ? push(help_panel(session.top())) : session.top().click(session.context, pointer));
}

}  // namespace

void press_key(SessionState& session, const KeyEvent& key) {
    if (only_stops(session)) return;
    const bool helps = asks_for_help(session.top(), key);
    apply(session, helps ? push(help_panel(session.top())) : session.top().press(session.context, key));
}

void use_pointer(SessionState& session, const PointerEvent& pointer) {
    Context& context = session.context;
    Pointing& mark = context.pointing.mark;
    switch (pointer.act) {
        case PointerAct::Hover:
            return session.top().hover(context, pointer);
        case PointerAct::Leave:
            mark.button.reset();
            mark.held.reset();
            session.held.reset();
            return session.top().leave(context);
        case PointerAct::Down:
            interrupt(session);
            session.held = session.screens.target(session.context, pointer);
            mark.held = mark.button;
            return;
        case PointerAct::RightPress:
            session.held.reset();
            mark.held.reset();
            if (!only_stops(session)) apply(session, session.top().click_right(context));
            return;
        case PointerAct::Tap:
            if (points_first(session, pointer)) return session.top().hover(context, pointer);
            return click(session, pointer);
        case PointerAct::Press:
            return click(session, pointer);
    }
}

void look_at_cell(SessionState& session, Pos at) {
    cut_short(session.context);
    interrupt(session);
    if (session.context.seen().cells.contains(at)) session.top().look_at(session.context, at);
}

void type_text(SessionState& session, std::string_view text) {
    apply(session, session.top().type(session.context, text));
}

}  // namespace cellophane
