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
            mode = Mode::Map;
            return;
        case Mode::Archive:
            press_in_archive(key);
            return;
        case Mode::Confirm:
            if (const Reply reply = reply_of(key); reply != Reply::None) answer(reply == Reply::Yes);
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
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
            mode = Mode::Map;
            return;
        case Mode::Confirm:
            answer(answer_at(ask(question), pointer.column, pointer.row).value_or(false));
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    log.confirm();
    click(pointer);
}

}  // namespace cellophane
