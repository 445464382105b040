#include "session/title/title_session.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "screen/encode.h"
#include "session/gamepad_marks.h"
#include "session/help_access.h"
#include "session/stack.h"
#include "session/title/title_pages.h"
#include "view/cell_colors.h"
#include "view/color_vision.h"
#include "view/text.h"

namespace cellophane {

/// All the state of the title: what its screens share, and those that are open.
struct TitleState {
    explicit TitleState(const TitleOptions& given)
        : context{given}, screens{title_menu(TitleMenuKind::Top)} {}

    void apply(TitleOutcome outcome) {
        screens.follow(outcome);
        if (outcome.kind != TitleOutcome::Kind::Issue) return;
        context.request = outcome.order;
        context.request.style = context.style;
        context.request.easy = context.easy;
    }

    void click(const PointerEvent& pointer) {
        const std::optional<PressTarget> began = std::exchange(held, std::nullopt);
        if (began && *began != screens.target(context, pointer)) return;
        context.trouble.clear();
        const bool helps = asks_for_help(screens.top(), context, pointer);
        apply(helps ? push(title_help_panel(screens.top())) : screens.top().click(context, pointer));
    }

    void press(const KeyEvent& key) {
        context.trouble.clear();
        apply(asks_for_help(screens.top(), key) ? push(title_help_panel(screens.top()))
                                                : screens.top().press(context, key));
    }

    const GamepadMark* shown_mark() const { return marking.shown(screens.changes()); }

    bool scenery_moves() const { return context.scenery.may_move() && screens.top().shows_scenery(); }

    Frame wanted_frame() const {
        Frame frame;
        screens.top().paint(context, frame);
        paint_help_label_of(screens.top(), context, frame, context.viewer.has_keyboard);
        if (!context.trouble.empty()) {
            fill(frame, 0, 0, screen_columns, 1, {});
            write(frame, 1, 0, screen_columns, context.trouble, rgb(Color::White));
        }
        fit_to(context.viewer.settings.eyes, frame);
        // A menu itself shows what the pointer, or a gamepad, is on.
        const GamepadMark* mark = shown_mark();
        if (mark != nullptr && !screens.top().shows_scenery()) paint_mark(frame, *mark);
        return frame;
    }

    TitleContext context;
    ScreenStack<TitlePage> screens;
    /// The target the mouse went down on, while its button is down; a click counts if it comes up on the
    /// same.
    std::optional<PressTarget> held;
    GamepadMarking marking;
};

namespace {

/// The screens of the title, to a gamepad.
class Host : public GamepadHost {
public:
    explicit Host(TitleState& title) : title_{title} {}

    std::vector<GamepadMark> clickable() const override {
        return cellophane::clickable(title_.context.viewer.window, [this](Pos at) {
            return title_.screens.top().target(title_.context, pointer(PointerAct::Hover, at));
        });
    }
    GamepadMarking& marking() override { return title_.marking; }
    std::uint64_t changes() const override { return title_.screens.changes(); }
    bool shows_map() const override { return false; }
    void hover(Pos at) override {
        title_.screens.top().hover(title_.context, pointer(PointerAct::Hover, at));
    }
    void click(Pos at) override { title_.click(pointer(PointerAct::Press, at)); }
    void press(const KeyEvent& key) override { title_.press(key); }

private:
    TitleState& title_;
};

}  // namespace

TitleSession::TitleSession(const TitleOptions& options) : state_{std::make_unique<TitleState>(options)} {}
TitleSession::TitleSession(TitleSession&&) noexcept = default;
TitleSession& TitleSession::operator=(TitleSession&&) noexcept = default;
TitleSession::~TitleSession() = default;

void TitleSession::set_games(std::vector<KeptFile> games) {
    state_->context.games = std::move(games);
}
void TitleSession::set_recordings(std::vector<KeptFile> recordings) {
    state_->context.recordings = std::move(recordings);
}
void TitleSession::remember_high_scores(std::string_view lines) {
    state_->context.past_games.high_scores = HighScores{lines};
}
std::string TitleSession::take_high_scores(std::int64_t now) {
    return std::exchange(state_->context.past_games.reset_wanted, false)
               ? state_->context.past_games.high_scores.reset(now)
               : std::string{};
}

std::vector<Problem> TitleSession::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    state_->context.viewer.settings = std::move(read.settings);
    return std::move(read.problems);
}
std::string TitleSession::settings() const {
    return settings_text(state_->context.viewer.settings);
}
void TitleSession::set_keyboard(bool assumed) {
    state_->context.viewer.has_keyboard = assumed;
}
void TitleSession::set_sheets(bool wanted) {
    state_->context.viewer.has_sheets = wanted;
}
void TitleSession::set_window(int columns, int rows) {
    Window& window = state_->context.viewer.window;
    const Window before = window;
    fit_window(window, 0, columns, 0, rows);
    if (window == before) return;
    state_->context.scenery.fit(window);
}

void TitleSession::set_gamepads(bool connected) {
    state_->context.viewer.has_gamepads = connected;
}

void TitleSession::press(const KeyEvent& key) {
    state_->marking.mark.reset();
    state_->press(key);
}
void TitleSession::press(const GamepadEvent& event) {
    if (state_->shown_mark() == nullptr) state_->marking.mark.reset();
    Host host{*state_};
    // Start chooses, for there is no menu to open.
    const bool starts = event.button == GamepadButton::Start;
    use_gamepad_on_page(host, starts ? GamepadEvent{.button = GamepadButton::A} : event);
}
void TitleSession::point(const PointerEvent& pointer) {
    state_->marking.mark.reset();
    switch (pointer.act) {
        case PointerAct::Down:
            state_->held = state_->screens.target(state_->context, pointer);
            return;
        case PointerAct::Leave:
            state_->held.reset();
            return state_->screens.top().leave(state_->context);
        case PointerAct::Hover:
        case PointerAct::RightPress:
            return state_->screens.top().hover(state_->context, pointer);
        case PointerAct::Press:
        case PointerAct::Tap:
            return state_->click(pointer);
    }
}

void TitleSession::set_motion(bool wanted) {
    state_->context.viewer.wants_motion = wanted;
    state_->context.scenery.let_move(wanted);
}
void TitleSession::pass_frame(int milliseconds) {
    if (milliseconds > 0 && state_->scenery_moves()) state_->context.scenery.advance(milliseconds);
}
int TitleSession::wants_motion() const {
    return state_->scenery_moves() ? state_->context.scenery.wants_time() : -1;
}

Reading TitleSession::reading() const {
    Reading screen_text;
    screen_text.title = state_->screens.top().title();
    screen_text.extent = ReadExtent::Panel;
    screen_text.urgent = state_->context.trouble;
    state_->screens.top().describe(state_->context, screen_text);
    offer_help(state_->screens.top(), screen_text);
    return screen_text;
}
void TitleSession::type(const std::string& text) {
    state_->apply(state_->screens.top().type(state_->context, text));
}

std::string TitleSession::draw() {
    Boxed<Frame>& shown = state_->context.viewer.shown;
    if (!shown) return repaint();
    const Frame wanted = state_->wanted_frame();
    std::string bytes = encode(*shown, wanted);
    shown = wanted;
    return bytes;
}
std::string TitleSession::repaint() {
    return cellophane::repaint(state_->context.viewer.shown.emplace(state_->wanted_frame()));
}
std::string TitleSession::text() {
    // Flames are no text, and would hide what is written behind them.
    state_->context.scenery.show_fire(false);
    std::string text = plain_text(state_->wanted_frame());
    state_->context.scenery.show_fire(true);
    return text;
}

int TitleSession::reading_column() const {
    return state_->screens.top().first_column(state_->context);
}

TitleRequest TitleSession::take_request() {
    return std::exchange(state_->context.request, TitleRequest{});
}
void TitleSession::complain(std::string_view trouble) {
    state_->context.trouble = trouble;
}

}  // namespace cellophane
