#include "session/title/title_screen.h"

#include <utility>

#include "screen/encode.h"
#include "session/title/title_parts.h"

namespace cellophane {

TitleScreen::TitleScreen(const TitleOptions& options) : parts_{std::make_unique<Parts>(options)} {}
TitleScreen::TitleScreen(TitleScreen&&) noexcept = default;
TitleScreen& TitleScreen::operator=(TitleScreen&&) noexcept = default;
TitleScreen::~TitleScreen() = default;

void TitleScreen::set_games(std::vector<KeptFile> games) {
    parts_->games = std::move(games);
}
void TitleScreen::set_recordings(std::vector<KeptFile> recordings) {
    parts_->recordings = std::move(recordings);
}
void TitleScreen::remember_runs(std::string_view lines) {
    parts_->chronicle = Chronicle{lines};
}
std::string TitleScreen::take_runs(std::int64_t now) {
    return std::exchange(parts_->reset_wanted, false) ? parts_->chronicle.reset(now) : std::string{};
}

std::vector<Problem> TitleScreen::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    parts_->settings = std::move(read.settings);
    return std::move(read.problems);
}
std::string TitleScreen::settings() const {
    return settings_text(parts_->settings);
}
void TitleScreen::set_keyboard(bool assumed) {
    parts_->has_keys = assumed;
}

void TitleScreen::press(const KeyEvent& key) {
    parts_->press(key);
}
void TitleScreen::point(const PointerEvent& pointer) {
    parts_->point(pointer);
}

void TitleScreen::set_motion(bool wanted) {
    if (wanted && !parts_->motion_wanted) parts_->scenery.begin();
    if (!wanted) parts_->scenery.rest();
    parts_->motion_wanted = wanted;
}
void TitleScreen::animate(int milliseconds) {
    if (milliseconds > 0 && parts_->moves()) parts_->scenery.advance(milliseconds);
}
int TitleScreen::wants_motion() const {
    return parts_->moves() ? parts_->scenery.wants_time() : -1;
}

Reading TitleScreen::reading() const {
    return parts_->reading();
}
void TitleScreen::type(const std::string& text) {
    if (parts_->place != TitlePlace::Seed) return;
    parts_->typed = text.substr(0, longest_seed);
    parts_->is_offer = false;
}

std::string TitleScreen::draw() {
    if (!parts_->anything_shown) return repaint();
    const Frame wanted = parts_->wanted();
    std::string bytes = encode(parts_->shown, wanted);
    parts_->shown = wanted;
    return bytes;
}
std::string TitleScreen::repaint() {
    parts_->shown = parts_->wanted();
    parts_->anything_shown = true;
    return cellophane::repaint(parts_->shown);
}
std::string TitleScreen::text() {
    return plain_text(parts_->wanted());
}

int TitleScreen::reading_column() const {
    // A window with more room than the menu shows what is left of it as well.
    return parts_->in_a_menu() ? column_of_menu(parts_->place) : 0;
}

TitleWish TitleScreen::take_wish() {
    return std::exchange(parts_->wish, TitleWish{});
}
void TitleScreen::complain(std::string_view trouble) {
    parts_->trouble = trouble;
}

}  // namespace cellophane
