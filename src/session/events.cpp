#include "session/parts.h"
#include "view/boxes.h"
#include "words/telling.h"

namespace cellophane {

void Session::Parts::press(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    const bool was_going_on = going_on;
    motion.effects.clear();
    interrupt();
    switch (mode) {
        case Mode::Help:
        case Mode::Discoveries:
            mode = home();
            return;
        case Mode::Feats:
            if (!open_list(key)) mode = home();
            return;
        case Mode::Scores:
        case Mode::Statistics:
        case Mode::Reset:
            press_in_lists(key);
            return;
        case Mode::Archive:
            press_in_archive(key);
            return;
        case Mode::Pack:
            press_in_pack(key);
            return;
        case Mode::Aim:
            press_while_aiming(key);
            return;
        case Mode::Name:
            press_in_name(key);
            return;
        case Mode::Letter:
            press_for_letter(key);
            return;
        case Mode::Fallen:
        case Mode::Fade:
        case Mode::Treasure:
        case Mode::Pride:
        case Mode::Epitaph:
            press_at_end(key);
            return;
        case Mode::Confirm:
            if (const Reply reply = reply_of(key); reply != Reply::None) answer(reply == Reply::Yes);
            return;
        case Mode::Scope:
            if (const Reply reply = reply_of(key); reply != Reply::None) begin_name(reply == Reply::Yes);
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    if (unread) {
        unread = meaning.deed != Deed::Cancel && meaning.deed != Deed::Enter;
        return;
    }
    if (meaning.deed == Deed::Nothing || (was_going_on && meaning.deed == Deed::Cancel)) return;
    log.confirm();
    press_on_map(meaning);
}

void Session::Parts::point(const PointerEvent& pointer) {
    switch (pointer.act) {
        case PointerAct::Hover:
            hover(pointer);
            return;
        case PointerAct::Leave:
            pointing.button.reset();
            if (mode == Mode::Map && !going_on) stop_pointing();
            return;
        case PointerAct::Press:
            break;
    }
    motion.effects.clear();
    interrupt();
    switch (mode) {
        case Mode::Help:
        case Mode::Archive:
        case Mode::Discoveries:
        case Mode::Feats:
        case Mode::Name:
        case Mode::Letter:
            mode = home();
            return;
        case Mode::Scores:
        case Mode::Statistics:
        case Mode::Reset:
            click_in_lists(pointer);
            return;
        case Mode::Pack:
            click_in_pack(pointer);
            return;
        case Mode::Fallen:
        case Mode::Fade:
        case Mode::Treasure:
        case Mode::Pride:
            press_at_end({.name = "Space"});
            return;
        case Mode::Epitaph:
            return;
        case Mode::Confirm:
            answer(answer_at(asked(), pointer.column, pointer.row).value_or(false));
            return;
        case Mode::Scope:
            begin_name(answer_at(scope_question, pointer.column, pointer.row).value_or(false));
            return;
        case Mode::Aim:
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    if (unread) {
        unread = false;
        return;
    }
    log.confirm();
    click(pointer);
}

}  // namespace cellophane
