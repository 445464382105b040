#include "session/events.h"

#include <optional>
#include <string>
#include <utility>

#include "session/commands/long_command.h"
#include "session/commands/pointing.h"
#include "session/display/animation_playback.h"
#include "session/display/animation_state.h"
#include "session/display/button_bar.h"
#include "session/key_bindings.h"
#include "session/map_keys.h"
#include "session/modes.h"
#include "session/mouse.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

/// Whether a finger only points by that.
bool points_first(SessionState& session, const PointerEvent& tap) {
    if (is_busy(session) || session.messages.unread) return false;
    const bool stands_still =
        session.mode == Mode::Examine || (session.mode == Mode::Watch && !session.viewing->plays);
    if (session.mode != Mode::Map && session.mode != Mode::Cursor && session.mode != Mode::Aim &&
        !stands_still)
        return false;
    const std::optional<Pos> at = pointed_by(session, tap);
    return at && at != session.pointing.mark.cell;
}

/// On the map it opens the pack; elsewhere it wants back to the map, like Escape.
void right_click(SessionState& session) {
    session.mouse.held.reset();
    session.pointing.mark.held.reset();
    const bool was_cut = cut_short(session);
    interrupt(session);
    if (was_cut && comes_too_soon(session)) return;
    const bool watches = session.mode == Mode::Watch || session.mode == Mode::Examine;
    if (const auto press_in_mode = row_of(session.mode).press)
        return press_in_mode(session, {.name = watches ? "i" : "Escape"});
    if (session.messages.unread) return;
    session.messages.log.confirm();
    press_on_map(session, {InputAction::Pack});
}

}  // namespace

void press_key(SessionState& session, const KeyEvent& key) {
    MessagesSoFar& messages = session.messages;
    const Meaning meaning = meaning_of(key);
    const bool was_cut = cut_short(session);
    const bool was_going_on = is_busy(session) || was_cut;
    interrupt(session);
    if (was_cut && comes_too_soon(session)) return;
    if (const auto press_in_mode = row_of(session.mode).press) return press_in_mode(session, key);
    if (messages.unread) {
        messages.unread = meaning.action != InputAction::Cancel;
        constexpr int length_of_reminder = 500;
        session.moving.reminded = messages.unread && may_move(session) ? length_of_reminder : 0;
        return;
    }
    if (meaning.action == InputAction::Nothing || (was_going_on && meaning.action == InputAction::Cancel))
        return;
    messages.log.confirm();
    press_on_map(session, meaning);
    show_struck(session, meaning.action);
}

void use_pointer(SessionState& session, const PointerEvent& pointer) {
    Pointing& mark = session.pointing.mark;
    switch (pointer.act) {
        case PointerAct::Hover:
            hover(session, pointer);
            return;
        case PointerAct::Leave:
            mark.button.reset();
            mark.held.reset();
            session.mouse.held.reset();
            if ((session.mode == Mode::Map && !is_busy(session) &&
                 session.pointing.proposed == PathPreview::None) ||
                session.mode == Mode::Watch)
                stop_pointing(session);
            return;
        case PointerAct::Down:
            interrupt(session);
            session.mouse.held = target_of(session, pointer);
            mark.held = mark.button;
            return;
        case PointerAct::RightPress:
            return right_click(session);
        case PointerAct::Tap:
            if (!session.animation_playback.running && points_first(session, pointer))
                return hover(session, pointer);
            break;
        case PointerAct::Press:
            break;
    }
    const bool was_cut = cut_short(session);
    interrupt(session);
    mark.held.reset();
    const std::optional<PressTarget> began = std::exchange(session.mouse.held, std::nullopt);
    // A finger has touched what is not there any more.
    if (was_cut && (pointer.act == PointerAct::Tap || comes_too_soon(session))) return;
    if (began && *began != target_of(session, pointer)) return;
    if (const auto click_in_mode = row_of(session.mode).click) return click_in_mode(session, pointer);
    if (session.messages.unread) {
        session.messages.unread = false;
        return;
    }
    session.messages.log.confirm();
    click_on_map(session, pointer);
}

void look_at_cell(SessionState& session, Pos at) {
    cut_short(session);
    interrupt(session);
    if (row_of(session.mode).read_from == ReadFrom::Hero && session.seen().cells.contains(at))
        point_at(session, at, true);
}

void type_text(SessionState& session, std::string_view text) {
    if (session.mode != Mode::Name && session.mode != Mode::Letter && session.mode != Mode::GoToTurn) return;
    if (session.mode == Mode::GoToTurn)
        session.viewing->turn_typed.clear();
    else
        session.labelling.typed.clear();
    for (const char sign : text) press_key(session, {.name = sign == ' ' ? "Space" : std::string(1, sign)});
}

bool takes_signs(const SessionState& session) {
    return row_of(session.mode).takes_signs;
}

}  // namespace cellophane
