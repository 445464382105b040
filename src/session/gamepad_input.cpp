#include "session/gamepad_input.h"

#include "session/input.h"
#include "session/session_state.h"

namespace cellophane {

namespace {

/// The screens of a game or a recording, to a gamepad.
class Host : public GamepadHost {
public:
    explicit Host(SessionState& session) : session_{session} {}

    std::vector<GamepadMark> clickable() const override {
        return cellophane::clickable(session_.context.viewer.window, [this](Pos at) {
            return session_.top().target(session_.context, pointer(PointerAct::Hover, at));
        });
    }
    GamepadMarking& marking() override { return session_.marking; }
    std::uint64_t changes() const override { return session_.screens.changes(); }
    bool shows_map() const override { return session_.top().shows_hero(); }
    void hover(Pos at) override { use_pointer(session_, pointer(PointerAct::Hover, at)); }
    void click(Pos at) override { use_pointer(session_, pointer(PointerAct::Press, at)); }
    void press(const KeyEvent& key) override { press_key(session_, key); }

private:
    SessionState& session_;
};

}  // namespace

void use_gamepad(SessionState& session, const GamepadEvent& event) {
    Host host{session};
    if (gamepad_mark(session) == nullptr) session.marking.mark.reset();
    if (!host.shows_map()) return use_gamepad_on_page(host, event);
    // On the map a button stands for a key; what opens by it begins with its first choice marked.
    const KeyEvent key = gamepad_key_on_map(session.context, event);
    if (!key.name.empty()) press_key(session, key);
    if (host.shows_map()) return set_mark(host, nullptr);
    const std::vector<GamepadMark> opened = host.clickable();
    set_mark(host, opened.empty() ? nullptr : &opened.front());
}

const GamepadMark* gamepad_mark(const SessionState& session) {
    return session.top().shows_hero() ? nullptr : session.marking.shown(session.screens.changes());
}

}  // namespace cellophane
