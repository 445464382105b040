#include "session/session.h"

#include <algorithm>
#include <utility>

#include "record/save_files.h"
#include "screen/encode.h"
#include "session/beginning.h"
#include "session/clock.h"
#include "session/commands/autopilot.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/display/animation_state.h"
#include "session/display/display.h"
#include "session/events.h"
#include "session/game_over/past_games_pages.h"
#include "session/messages/messages.h"
#include "session/messages/screen_description.h"
#include "session/messages/screen_reader.h"
#include "session/messages/seed_message.h"
#include "session/session_state.h"
#include "view/message_log.h"

namespace cellophane {

Session::Session(const SessionOptions& options) : state_{new_session(options)} {}
Session::Session(std::unique_ptr<SessionState> state) : state_{std::move(state)} {}
Session Session::resumed(SavedGame saved) {
    return Session{resumed_session(std::move(saved))};
}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

void Session::press(const KeyEvent& key) {
    KeyEvent meant = key;
    if (!takes_signs(*state_)) meant.name = meant_key(state_->settings, key.name);
    choose(meant);
}

void Session::choose(const KeyEvent& key) {
    press_key(*state_, key);
    refresh_route(*state_);
}

void Session::type(std::string_view text) {
    type_text(*state_, text);
}

void Session::look_at(Pos at) {
    look_at_cell(*state_, at);
    refresh_route(*state_);
}

void Session::set_keyboard(bool assumed) {
    assume_keys(*state_, assumed);
}

void Session::set_window(int first, int columns, int top, int rows) {
    constexpr int least_columns = 20;
    constexpr int least_rows = 10;
    Window& window = state_->display.window;
    window.columns = std::clamp(columns, least_columns, screen_columns);
    window.first = std::clamp(first, 0, screen_columns - window.columns);
    window.rows = std::clamp(rows, least_rows, screen_rows);
    window.top = std::clamp(top, 0, screen_rows - window.rows);
}
void Session::set_window(int first, int columns) {
    set_window(first, columns, 0, screen_rows);
}

Reading Session::reading() const {
    return read_aloud(*state_);
}

void Session::point(const PointerEvent& pointer) {
    use_pointer(*state_, pointer);
    refresh_route(*state_);
}

void Session::elapse(int milliseconds) {
    if (milliseconds <= 0) return;
    constexpr int longest = 60'000;
    let_time_pass(*state_, std::min(milliseconds, longest));
    refresh_route(*state_);
}

int Session::wants_time() const {
    return time_until_news(*state_);
}

void Session::set_motion(bool wanted) {
    state_->moving.is_wanted = wanted;
    state_->moving.motion = {};
    state_->animation_playback.running.reset();
    state_->moving.reminded = state_->moving.struck = 0;
    state_->pointing.mark.held.reset();
}

void Session::animate(int milliseconds) {
    if (milliseconds > 0) move_on(*state_, milliseconds);
}

int Session::wants_motion() const {
    return time_until_motion(*state_);
}

bool Session::hurries() const {
    return is_in_haste(*state_);
}

Report Session::act(const Command& command) {
    if (!command.is<Continue>()) state_->messages.log.confirm();
    end_autopilot(*state_);
    return submit(*state_, command);
}

std::string Session::draw() {
    if (!state_->display.anything_shown) return repaint();
    const Frame wanted = wanted_frame(*state_);
    std::string bytes = encode(state_->display.shown, wanted);
    state_->display.shown = wanted;
    return bytes;
}

std::string Session::repaint() {
    state_->display.shown = wanted_frame(*state_);
    state_->display.anything_shown = true;
    return cellophane::repaint(state_->display.shown);
}

std::string Session::text() {
    return plain_text(wanted_frame(*state_));
}

std::uint64_t Session::seed() const {
    return state_->game_or_replay.options().seed;
}
bool Session::hides_seed() const {
    return state_->settings.hides_seed;
}
Style Session::style() const {
    return state_->game_or_replay.options().style;
}
int Session::depth() const {
    return state_->game_or_replay.depth();
}
int Session::turns() const {
    return state_->game_or_replay.turns();
}
int Session::reading_column() const {
    return column_to_read(*state_);
}
std::optional<Pos> Session::hero_cell() const {
    return cell_of_hero(*state_);
}
const std::vector<std::string>& Session::messages() const {
    return state_->messages.said;
}
std::vector<std::string> Session::log(std::size_t most) const {
    const auto& entries = state_->messages.log.entries();
    std::vector<std::string> lines;
    for (std::size_t i = entries.size() - std::min(most, entries.size()); i < entries.size(); ++i)
        lines.push_back(plain(entries[i]));
    return lines;
}
std::uint64_t Session::state_hash() const {
    return state_->game_or_replay.state_hash();
}

bool Session::watches() const {
    return state_->viewing.has_value();
}

Session Session::taken_over() const {
    const Replay* watched = state_->game_or_replay.replay();
    if (watched == nullptr) return Session{std::make_unique<SessionState>(*state_)};
    std::unique_ptr<SessionState> played = resumed_session(SavedGame{watched->so_far(), watched->play()});
    played->messages.log = state_->messages.log;
    played->messages.said = state_->messages.said;
    played->chronicle_pages.chronicle = state_->chronicle_pages.chronicle;
    played->moving.is_wanted = state_->moving.is_wanted;
    played->settings = state_->settings;
    played->display.has_keys = state_->display.has_keys;
    played->display.window = state_->display.window;
    played->display.shown = state_->display.shown;
    played->display.anything_shown = state_->display.anything_shown;
    return Session{std::move(played)};
}

bool Session::has_game() const {
    return state_->game_or_replay.game() != nullptr;
}
std::vector<std::uint8_t> Session::save() const {
    if (!has_game()) return {};
    const Replay* watched = state_->game_or_replay.replay();
    return save_file(watched == nullptr ? *state_->game_or_replay.recording() : watched->so_far(),
                     *state_->game_or_replay.game());
}
std::vector<std::uint8_t> Session::recording() const {
    if (!has_game()) return {};
    return recording_file(*state_->game_or_replay.recording());
}
std::size_t Session::recorded() const {
    return has_game() ? state_->game_or_replay.recording()->steps.size() : 0;
}
std::vector<std::uint8_t> Session::addition(std::size_t since) const {
    if (!has_game()) return {};
    return addition_file(*state_->game_or_replay.recording(), since);
}
Report Session::standing() const {
    return has_game() ? state_->game_or_replay.game()->standing() : Report{};
}
void Session::tell(std::string sentence) {
    say(*state_, Message{std::move(sentence), Tone::Notice});
}
ExitRequest Session::take_wish() {
    return std::exchange(state_->wish, ExitRequest::None);
}
void Session::remember_runs(std::string_view lines) {
    state_->chronicle_pages.chronicle = Chronicle{lines};
}
std::string Session::take_runs(std::int64_t now) {
    return take_new_runs(*state_, now);
}
std::vector<Problem> Session::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    state_->settings = std::move(read.settings);
    blot_seed(*state_);
    return std::move(read.problems);
}
std::string Session::settings() const {
    return settings_text(state_->settings);
}
std::string Session::take_settings() {
    return std::exchange(state_->settings_are_new, false) ? settings() : std::string{};
}
const Observation& Session::observe() const {
    return state_->seen();
}

Session::Moment::Moment(const SessionState& state) : state_{std::make_unique<const SessionState>(state)} {}
Session::Moment::Moment(Moment&&) noexcept = default;
Session::Moment::~Moment() = default;

Session::Moment Session::moment() const {
    return Moment{*state_};
}

void Session::return_to(const Moment& moment) {
    auto state = std::make_unique<SessionState>(*moment.state_);
    state->display.shown = state_->display.shown;
    state->display.anything_shown = state_->display.anything_shown;
    state->moving.is_wanted = state_->moving.is_wanted;
    state->settings = std::move(state_->settings);
    state->display.has_keys = state_->display.has_keys;
    state->display.window = state_->display.window;
    state->settings_are_new = state_->settings_are_new;
    state_ = std::move(state);
}

}  // namespace cellophane
