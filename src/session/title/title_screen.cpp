#include "session/title/title_screen.h"

#include <utility>

#include "screen/encode.h"
#include "session/title/title_state.h"
#include "view/panels.h"

namespace cellophane {

TitleScreen::TitleScreen(const TitleOptions& options) : state_{std::make_unique<TitleState>(options)} {}
TitleScreen::TitleScreen(TitleScreen&&) noexcept = default;
TitleScreen& TitleScreen::operator=(TitleScreen&&) noexcept = default;
TitleScreen::~TitleScreen() = default;

void TitleScreen::set_games(std::vector<KeptFile> games) {
    state_->files.games = std::move(games);
}
void TitleScreen::set_recordings(std::vector<KeptFile> recordings) {
    state_->files.recordings = std::move(recordings);
}
void TitleScreen::remember_runs(std::string_view lines) {
    state_->lists.chronicle = Chronicle{lines};
}
std::string TitleScreen::take_runs(std::int64_t now) {
    return std::exchange(state_->lists.reset_wanted, false) ? state_->lists.chronicle.reset(now)
                                                            : std::string{};
}

std::vector<Problem> TitleScreen::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    state_->settings = std::move(read.settings);
    return std::move(read.problems);
}
std::string TitleScreen::settings() const {
    return settings_text(state_->settings);
}
void TitleScreen::set_keyboard(bool assumed) {
    state_->display.has_keys = assumed;
}
void TitleScreen::set_window(int columns) {
    state_->display.window.columns = columns;
}

void TitleScreen::press(const KeyEvent& key) {
    press_key(*state_, key);
}
void TitleScreen::point(const PointerEvent& pointer) {
    use_pointer(*state_, pointer);
}

void TitleScreen::set_motion(bool wanted) {
    state_->scenery.let_move(wanted);
}
void TitleScreen::animate(int milliseconds) {
    if (milliseconds > 0 && scenery_moves(*state_)) state_->scenery.advance(milliseconds);
}
int TitleScreen::wants_motion() const {
    return scenery_moves(*state_) ? state_->scenery.wants_time() : -1;
}

Reading TitleScreen::reading() const {
    return read_aloud(*state_);
}
void TitleScreen::type(const std::string& text) {
    type_seed(*state_, text);
}

std::string TitleScreen::draw() {
    if (!state_->display.anything_shown) return repaint();
    const Frame wanted = wanted_frame(*state_);
    std::string bytes = encode(state_->display.shown, wanted);
    state_->display.shown = wanted;
    return bytes;
}
std::string TitleScreen::repaint() {
    state_->display.shown = wanted_frame(*state_);
    state_->display.anything_shown = true;
    return cellophane::repaint(state_->display.shown);
}
std::string TitleScreen::text() {
    return plain_text(wanted_frame(*state_));
}

int TitleScreen::reading_column() const {
    const TitlePlace place = state_->place;
    if (place == TitlePlace::Seed) return main_column;
    if (place == TitlePlace::Reset) return question_column;
    // A window with more room than the menu shows what is left of it as well.
    return is_menu(place) ? column_of_menu(place) : 0;
}

TitleWish TitleScreen::take_wish() {
    return std::exchange(state_->wish, TitleWish{});
}
void TitleScreen::complain(std::string_view trouble) {
    state_->trouble = trouble;
}

}  // namespace cellophane
