#include <utility>

#include "session/modes.h"
#include "view/boxes.h"

namespace cellophane {

bool Session::Parts::takes_signs() const {
    return row_of(mode).takes_signs;
}

void Session::Parts::look_at(Pos at) {
    cut_short();
    interrupt();
    if (row_of(mode).read_from == ReadFrom::Hero && seen().cells.contains(at)) point_at(at, true);
}

void Session::Parts::press(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    const bool was_cut = cut_short();
    const bool was_going_on = is_busy() || was_cut;
    interrupt();
    if (was_cut && comes_too_soon()) return;
    if (const auto press_in_mode = row_of(mode).press) return (this->*press_in_mode)(key);
    if (messages.unread) {
        messages.unread = meaning.deed != Deed::Cancel;
        constexpr int length_of_reminder = 500;
        moving.reminded = messages.unread && may_move() ? length_of_reminder : 0;
        return;
    }
    if (meaning.deed == Deed::Nothing || (was_going_on && meaning.deed == Deed::Cancel)) return;
    messages.log.confirm();
    press_on_map(meaning);
    show_struck(meaning.deed);
}

void Session::Parts::point(const PointerEvent& pointer) {
    switch (pointer.act) {
        case PointerAct::Hover:
            hover(pointer);
            return;
        case PointerAct::Leave:
            pointing.mark.button.reset();
            pointing.mark.held.reset();
            mouse.held.reset();
            if ((mode == Mode::Map && !is_busy() && pointing.proposed == Proposal::None) ||
                mode == Mode::Watch)
                stop_pointing();
            return;
        case PointerAct::Down:
            interrupt();
            mouse.held = target_of(pointer);
            pointing.mark.held = pointing.mark.button;
            return;
        case PointerAct::RightPress:
            return right_click();
        case PointerAct::Tap:
            if (!interludes.running && points_first(pointer)) return hover(pointer);
            break;
        case PointerAct::Press:
            break;
    }
    const bool was_cut = cut_short();
    interrupt();
    pointing.mark.held.reset();
    const std::optional<PressTarget> began = std::exchange(mouse.held, std::nullopt);
    // A finger has touched what is not there any more.
    if (was_cut && (pointer.act == PointerAct::Tap || comes_too_soon())) return;
    if (began && *began != target_of(pointer)) return;
    if (const auto click_in_mode = row_of(mode).click) return (this->*click_in_mode)(pointer);
    if (messages.unread) {
        messages.unread = false;
        return;
    }
    messages.log.confirm();
    click(pointer);
}

bool Session::Parts::points_first(const PointerEvent& tap) {
    if (is_busy() || messages.unread) return false;
    const bool stands_still = mode == Mode::Examine || (mode == Mode::Watch && !viewing->plays);
    if (mode != Mode::Map && mode != Mode::Cursor && mode != Mode::Aim && !stands_still) return false;
    const std::optional<Pos> at = pointed_by(tap);
    return at && at != pointing.mark.cell;
}

void Session::Parts::close_page(const KeyEvent&) {
    mode = home();
}

void Session::Parts::close_page_by_click(const PointerEvent&) {
    mode = home();
}

void Session::Parts::press_in_feats(const KeyEvent& key) {
    if (!open_list(key)) close_page(key);
}

void Session::Parts::press_at_question(const KeyEvent& key) {
    const Reply said = reply_of(key);
    if (said != Reply::None) reply(said == Reply::Yes);
}

void Session::Parts::click_at_question(const PointerEvent& pointer) {
    reply(answer_at(asked(), pointer.column, pointer.row).value_or(false));
}

void Session::Parts::reply(bool yes) {
    if (mode == Mode::Scope) return begin_name(yes);
    if (mode == Mode::Wade) return wade(yes);
    if (mode == Mode::Sure) return carry_out_resolve(yes);
    answer(yes);
}

}  // namespace cellophane
