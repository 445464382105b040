#include "session/session.h"

#include <algorithm>
#include <variant>

#include "screen/encode.h"
#include "session/parts.h"
#include "view/boxes.h"
#include "words/telling.h"

namespace cellophane {

Session::Session(const SessionOptions& options) : parts_{std::make_unique<Parts>(options)} {}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

void Session::press(const KeyEvent& key) {
    Parts& parts = *parts_;
    const Meaning meaning = meaning_of(key);
    const bool was_going_on = parts.going_on;
    parts.interrupt();
    switch (parts.mode) {
        case Mode::Help:
            parts.mode = Mode::Map;
            return;
        case Mode::Archive:
            parts.press_in_archive(key);
            return;
        case Mode::Confirm:
            if (const Reply reply = reply_of(key); reply != Reply::None) parts.answer(reply == Reply::Yes);
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    if (meaning.deed == Deed::Nothing || (was_going_on && meaning.deed == Deed::Cancel)) return;
    parts.log.confirm();
    parts.press_on_map(meaning);
}

void Session::point(const PointerEvent& pointer) {
    Parts& parts = *parts_;
    switch (pointer.act) {
        case PointerAct::Hover:
            parts.hover(pointer);
            return;
        case PointerAct::Leave:
            parts.pointing.button.reset();
            if (parts.mode == Mode::Map && !parts.going_on) parts.stop_pointing();
            return;
        case PointerAct::Press:
            break;
    }
    parts.interrupt();
    switch (parts.mode) {
        case Mode::Help:
        case Mode::Archive:
            parts.mode = Mode::Map;
            return;
        case Mode::Confirm:
            parts.answer(answer_at(ask(parts.question), pointer.column, pointer.row).value_or(false));
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    parts.log.confirm();
    parts.click(pointer);
}

void Session::elapse(int milliseconds) {
    if (!parts_->going_on || milliseconds <= 0) return;
    constexpr int longest = 60'000;
    parts_->waited += std::min(milliseconds, longest);
    parts_->keep_going();
}

int Session::wants_time() const {
    return parts_->going_on ? std::max(1, parts_->pace - parts_->waited) : -1;
}

Report Session::act(const Command& command) {
    if (!std::holds_alternative<Continue>(command)) parts_->log.confirm();
    return parts_->submit(command);
}

std::string Session::draw() {
    if (!parts_->anything_shown) return repaint();
    const Frame wanted = parts_->wanted();
    std::string bytes = encode(parts_->shown, wanted);
    parts_->shown = wanted;
    return bytes;
}

std::string Session::repaint() {
    parts_->shown = parts_->wanted();
    parts_->anything_shown = true;
    return cellophane::repaint(parts_->shown);
}

std::string Session::text() {
    return plain_text(parts_->wanted());
}

std::uint64_t Session::seed() const {
    return parts_->subject.options().seed;
}
Style Session::style() const {
    return parts_->subject.options().style;
}
int Session::depth() const {
    return parts_->seen().depth;
}
int Session::turns() const {
    return parts_->seen().turns;
}
const std::vector<std::string>& Session::messages() const {
    return parts_->said;
}
std::uint64_t Session::state_hash() const {
    return parts_->subject.state_hash();
}

}  // namespace cellophane
