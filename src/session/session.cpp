#include "session/session.h"

#include <algorithm>
#include <utility>

#include "screen/encode.h"
#include "session/parts.h"
#include "session/reading.h"

namespace cellophane {

Session::Session(const SessionOptions& options) : parts_{std::make_unique<Parts>(options)} {}
Session::Session(std::unique_ptr<Parts> parts) : parts_{std::move(parts)} {}
Session Session::resumed(SavedGame saved) {
    return Session{std::make_unique<Parts>(std::move(saved))};
}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

void Session::press(const KeyEvent& key) {
    KeyEvent meant = key;
    if (!parts_->takes_signs()) meant.name = meant_key(parts_->settings, key.name);
    choose(meant);
}

void Session::choose(const KeyEvent& key) {
    parts_->press(key);
    parts_->refresh_route();
}

void Session::type(std::string_view text) {
    parts_->type_text(text);
}

void Session::look_at(Pos at) {
    parts_->look_at(at);
    parts_->refresh_route();
}

void Session::set_keyboard(bool assumed) {
    parts_->assume_keys(assumed);
}

void Session::set_window(int first, int columns) {
    constexpr int least_columns = 20;
    parts_->display.window.columns = std::clamp(columns, least_columns, screen_columns);
    parts_->display.window.first = std::clamp(first, 0, screen_columns - parts_->display.window.columns);
}

Reading Session::reading() const {
    return parts_->reading();
}

void Session::point(const PointerEvent& pointer) {
    parts_->point(pointer);
    parts_->refresh_route();
}

void Session::elapse(int milliseconds) {
    if (milliseconds <= 0) return;
    constexpr int longest = 60'000;
    parts_->let_pass(std::min(milliseconds, longest));
    parts_->refresh_route();
}

int Session::wants_time() const {
    return parts_->time_until_news();
}

void Session::set_motion(bool wanted) {
    parts_->moving.is_wanted = wanted;
    parts_->moving.motion = {};
    parts_->interludes.running.reset();
    parts_->moving.reminded = parts_->moving.struck = 0;
    parts_->pointing.mark.held.reset();
}

void Session::animate(int milliseconds) {
    if (milliseconds > 0) parts_->move_on(milliseconds);
}

int Session::wants_motion() const {
    return parts_->time_until_motion();
}

bool Session::hurries() const {
    return parts_->hurries();
}

Report Session::act(const Command& command) {
    if (!command.is<Continue>()) parts_->messages.log.confirm();
    parts_->end_autopilot();
    return parts_->submit(command);
}

std::string Session::draw() {
    if (!parts_->display.anything_shown) return repaint();
    const Frame wanted = parts_->wanted();
    std::string bytes = encode(parts_->display.shown, wanted);
    parts_->display.shown = wanted;
    return bytes;
}

std::string Session::repaint() {
    parts_->display.shown = parts_->wanted();
    parts_->display.anything_shown = true;
    return cellophane::repaint(parts_->display.shown);
}

std::string Session::text() {
    return plain_text(parts_->wanted());
}

std::uint64_t Session::seed() const {
    return parts_->subject.options().seed;
}
bool Session::hides_seed() const {
    return parts_->settings.hides_seed;
}
Style Session::style() const {
    return parts_->subject.options().style;
}
int Session::depth() const {
    return parts_->subject.depth();
}
int Session::turns() const {
    return parts_->subject.turns();
}
int Session::reading_column() const {
    return parts_->reading_column();
}
std::optional<Pos> Session::hero_cell() const {
    return parts_->hero_cell();
}
const std::vector<std::string>& Session::messages() const {
    return parts_->messages.said;
}
std::vector<std::string> Session::log(std::size_t most) const {
    const auto& entries = parts_->messages.log.entries();
    std::vector<std::string> lines;
    for (std::size_t i = entries.size() - std::min(most, entries.size()); i < entries.size(); ++i)
        lines.push_back(plain(entries[i]));
    return lines;
}
std::uint64_t Session::state_hash() const {
    return parts_->subject.state_hash();
}

bool Session::watches() const {
    return parts_->viewing.has_value();
}

Session Session::taken_over() const {
    const Replay* watched = parts_->subject.replay();
    if (watched == nullptr) return Session{std::make_unique<Parts>(*parts_)};
    auto played = std::make_unique<Parts>(SavedGame{watched->so_far(), watched->play()});
    played->messages.log = parts_->messages.log;
    played->messages.said = parts_->messages.said;
    played->chronicle_pages.chronicle = parts_->chronicle_pages.chronicle;
    played->moving.is_wanted = parts_->moving.is_wanted;
    played->settings = parts_->settings;
    played->display.window = parts_->display.window;
    played->display.shown = parts_->display.shown;
    played->display.anything_shown = parts_->display.anything_shown;
    return Session{std::move(played)};
}

bool Session::has_game() const {
    return parts_->subject.game() != nullptr;
}
std::vector<std::uint8_t> Session::save() const {
    if (!has_game()) return {};
    const Replay* watched = parts_->subject.replay();
    return save_file(watched == nullptr ? *parts_->subject.recording() : watched->so_far(),
                     *parts_->subject.game());
}
std::vector<std::uint8_t> Session::recording() const {
    if (!has_game()) return {};
    return recording_file(*parts_->subject.recording());
}
std::size_t Session::recorded() const {
    return has_game() ? parts_->subject.recording()->steps.size() : 0;
}
std::vector<std::uint8_t> Session::addition(std::size_t since) const {
    if (!has_game()) return {};
    return addition_file(*parts_->subject.recording(), since);
}
Report Session::standing() const {
    return has_game() ? parts_->subject.game()->standing() : Report{};
}
void Session::tell(std::string sentence) {
    parts_->say(Message{std::move(sentence), Tone::Notice});
}
LastWish Session::take_wish() {
    return std::exchange(parts_->wish, LastWish::None);
}
void Session::remember_runs(std::string_view lines) {
    parts_->chronicle_pages.chronicle = Chronicle{lines};
}
std::string Session::take_runs(std::int64_t now) {
    return parts_->take_runs(now);
}
std::vector<Problem> Session::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    parts_->settings = std::move(read.settings);
    parts_->blot_seed();
    return std::move(read.problems);
}
std::string Session::settings() const {
    return settings_text(parts_->settings);
}
std::string Session::take_settings() {
    return std::exchange(parts_->settings_are_new, false) ? settings() : std::string{};
}
const Observation& Session::observe() const {
    return parts_->seen();
}

Session::Moment::Moment(const Parts& parts) : parts_{std::make_unique<const Parts>(parts)} {}
Session::Moment::Moment(Moment&&) noexcept = default;
Session::Moment::~Moment() = default;

Session::Moment Session::moment() const {
    return Moment{*parts_};
}

void Session::return_to(const Moment& moment) {
    auto parts = std::make_unique<Parts>(*moment.parts_);
    parts->display.shown = std::move(parts_->display.shown);
    parts->display.anything_shown = parts_->display.anything_shown;
    parts->moving.is_wanted = parts_->moving.is_wanted;
    parts->settings = std::move(parts_->settings);
    parts->display.has_keys = parts_->display.has_keys;
    parts->display.window = parts_->display.window;
    parts->settings_are_new = parts_->settings_are_new;
    parts_ = std::move(parts);
}

}  // namespace cellophane
