#include "session/session.h"

#include <algorithm>
#include <utility>

#include "record/save_files.h"
#include "screen/encode.h"
#include "session/beginning.h"
#include "session/clock.h"
#include "session/commands/autopilot.h"
#include "session/display/animation_state.h"
#include "session/display/display.h"
#include "session/display/world_shown.h"
#include "session/gamepad_input.h"
#include "session/input.h"
#include "session/messages/hints.h"
#include "session/messages/hud.h"
#include "session/messages/messages.h"
#include "session/messages/screen_reader.h"
#include "session/messages/seed_message.h"
#include "session/outcomes.h"
#include "session/pages/past_games_keys.h"
#include "session/session_state.h"
#include "view/inventory_panel.h"
#include "view/message_log.h"
#include "words/key_labels.h"

namespace cellophane {

namespace {

void refresh(SessionState& session) {
    session.top().refresh(session.context);
}

/// The frame, and on it the choice that a gamepad has marked.
Frame marked_frame(SessionState& session) {
    Frame frame = wanted_frame(session.context, session.top());
    if (const GamepadMark* mark = gamepad_mark(session)) paint_mark(frame, *mark);
    return frame;
}

}  // namespace

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
    const GameScreen& open = state_->top();
    const bool is_kept =
        open.keeps_its_keys() || (key.name == go_on_key && open.awaits_go_on(state_->context));
    if (!is_kept) meant.name = meant_key(state_->context.viewer.settings, key.name);
    choose(meant);
}

void Session::press(const GamepadEvent& event) {
    use_gamepad(*state_, event);
    refresh(*state_);
}

void Session::choose(const KeyEvent& key) {
    state_->marking.mark.reset();
    press_key(*state_, key);
    refresh(*state_);
}

void Session::type(std::string_view text) {
    type_text(*state_, text);
}

void Session::look_at(Pos at) {
    look_at_cell(*state_, at);
    refresh(*state_);
}

void Session::set_keyboard(bool assumed) {
    assume_keys(state_->context, assumed);
}

void Session::set_gamepads(bool connected) {
    state_->context.viewer.has_gamepads = connected;
}

void Session::set_pictures(bool drawn) {
    state_->context.viewer.has_pictures = drawn;
}

void Session::set_sheets(bool wanted) {
    state_->context.viewer.has_sheets = wanted;
}

void Session::set_window(int first, int columns, int top, int rows) {
    fit_window(state_->context.viewer.window, first, columns, top, rows);
}
void Session::set_window(int first, int columns) {
    set_window(first, columns, 0, screen_rows);
}

Reading Session::reading() const {
    return read_aloud(state_->context, state_->top());
}
Hud Session::hud() const {
    return hud_of(state_->context, state_->top());
}
std::vector<PackChoice> Session::inventory() const {
    std::vector<PackChoice> lines = pack_choices({.pack = observe().pack, .title = {}});
    for (PackChoice& line : lines)
        if (line.sign) line.sign = as_drawn(state_->context, *line.sign);
    return lines;
}

void Session::point(const PointerEvent& pointer) {
    state_->marking.mark.reset();
    use_pointer(*state_, pointer);
    refresh(*state_);
}

void Session::pass_time(int milliseconds) {
    if (milliseconds <= 0) return;
    constexpr int longest = 60'000;
    let_time_pass(*state_, std::min(milliseconds, longest));
    refresh(*state_);
}

int Session::wants_time() const {
    return time_until_news(*state_);
}

void Session::set_motion(bool wanted) {
    state_->context.viewer.wants_motion = wanted;
    state_->context.moving.motion = {};
    state_->context.animation_playback.running.reset();
    state_->context.moving.transition.reset();
    show_first_level(state_->context);
    state_->context.moving.reminded = state_->context.moving.held_button_time = 0;
    state_->context.pointing.mark.held.reset();
}

void Session::pass_frame(int milliseconds) {
    if (milliseconds > 0) apply(*state_, state_->top().animate(state_->context, milliseconds));
}

int Session::wants_motion() const {
    return state_->top().wants_motion(state_->context);
}

bool Session::needs_fast_frames() const {
    return state_->top().needs_fast_frames(state_->context);
}

Report Session::act(const Command& command) {
    if (!command.is<Continue>()) state_->context.messages.log.confirm();
    end_autopilot(state_->context);
    return submit(*state_, command);
}

std::string Session::draw() {
    Boxed<Frame>& shown = state_->context.viewer.shown;
    if (!shown) return repaint();
    const Frame wanted = marked_frame(*state_);
    std::string bytes = encode(*shown, wanted);
    shown = wanted;
    return bytes;
}

Frame Session::picture() {
    return marked_frame(*state_);
}

std::string Session::repaint() {
    return cellophane::repaint(state_->context.viewer.shown.emplace(marked_frame(*state_)));
}

std::string Session::text() {
    return plain_text(wanted_frame(state_->context, state_->top()));
}

std::uint64_t Session::seed() const {
    return state_->context.game_or_replay.options().seed;
}
bool Session::hides_seed() const {
    return state_->context.viewer.settings.hides_seed;
}
const DungeonVariant& Session::variant() const {
    return state_->context.game_or_replay.options().variant;
}

Style Session::style() const {
    return state_->context.game_or_replay.options().style;
}
int Session::depth() const {
    return state_->context.game_or_replay.depth();
}
int Session::turns() const {
    return state_->context.game_or_replay.turns();
}
int Session::reading_column() const {
    const GameScreen& open = state_->top();
    // What is shown beside the map leaves it where it is.
    if (state_->context.viewer.has_sheets && !open.covers_map()) return -1;
    return open.first_column(state_->context);
}
std::optional<Pos> Session::hero_cell() const {
    return cell_of_hero(state_->context, state_->top());
}
std::optional<Pos> Session::aimed_cell() const {
    return cell_aimed_at(state_->context, state_->top());
}
const std::vector<std::string>& Session::messages() const {
    return state_->context.messages.said;
}
std::vector<std::string> Session::log(std::size_t most) const {
    const auto& entries = state_->context.messages.log.entries();
    std::vector<std::string> lines;
    for (std::size_t i = entries.size() - std::min(most, entries.size()); i < entries.size(); ++i)
        lines.push_back(plain(entries[i]));
    return lines;
}
bool Session::has_changed() const {
    return state_->context.game_or_replay.has_changed();
}
std::uint64_t Session::state_hash() const {
    return state_->context.game_or_replay.state_hash();
}

bool Session::watches() const {
    return state_->context.viewing.has_value();
}

Session Session::taken_over() const {
    const Replay* watched = state_->context.game_or_replay.replay();
    if (watched == nullptr) return Session{std::make_unique<SessionState>(*state_)};
    std::unique_ptr<SessionState> played = resumed_session(SavedGame{watched->so_far(), watched->play()});
    played->context.earlier.reset();
    played->context.messages.log = state_->context.messages.log;
    played->context.messages.said = state_->context.messages.said;
    played->context.past_games.high_scores = state_->context.past_games.high_scores;
    played->context.viewer = state_->context.viewer;
    return Session{std::move(played)};
}

bool Session::restart(std::uint64_t seed) {
    SessionOptions options = state_->context.game_or_replay.options();
    options.seed = seed;
    std::unique_ptr<SessionState> begun = new_session(options);
    if (begun->context.game() == nullptr) return false;
    begun->context.viewer = std::move(state_->context.viewer);
    state_ = std::move(begun);
    return true;
}

void Session::free_working_memory() {
    state_->context.game_or_replay.free_working_memory();
    state_->context.display.painter = {};
    state_->context.display.hallucination.reset();
}

bool Session::has_game() const {
    return state_->context.game() != nullptr;
}
std::vector<std::uint8_t> Session::save() const {
    if (!has_game()) return {};
    const Replay* watched = state_->context.game_or_replay.replay();
    return save_file(
        watched == nullptr ? *state_->context.game_or_replay.commit_recording() : watched->so_far(),
        *state_->context.game());
}
std::vector<std::uint8_t> Session::recording() const {
    if (!has_game()) return {};
    return recording_file(*state_->context.game_or_replay.commit_recording());
}
std::size_t Session::recorded() const {
    return state_->context.game_or_replay.committed_length();
}
std::vector<std::uint8_t> Session::addition(std::size_t since) const {
    if (!has_game()) return {};
    return addition_file(*state_->context.game_or_replay.recording(), since, recorded());
}
Report Session::report() const {
    return has_game() ? state_->context.game()->report() : Report{};
}
void Session::set_sounds(bool wanted) {
    state_->context.viewer.wants_sounds = wanted;
    state_->context.sounds = {};
}
std::vector<SoundCue> Session::take_sounds() {
    return std::exchange(state_->context.sounds.cues, {});
}
void Session::show_message(std::string sentence) {
    say(state_->context, Message{std::move(sentence), Tone::Notice});
}
ExitRequest Session::take_request() {
    return std::exchange(state_->context.request, ExitRequest::None);
}
void Session::remember_high_scores(std::string_view lines) {
    state_->context.past_games.high_scores = HighScores{lines};
}
std::string Session::take_high_scores(std::int64_t now) {
    return take_new_high_scores(state_->context, now);
}
std::optional<PastGame> Session::result() const {
    return past_game_of(state_->context.seen(), 0);
}
std::vector<Problem> Session::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    state_->context.viewer.settings = std::move(read.settings);
    hide_seed_in_messages(state_->context);
    return std::move(read.problems);
}
std::string Session::settings() const {
    return settings_text(state_->context.viewer.settings);
}
std::string Session::take_settings() {
    return std::exchange(state_->context.viewer.settings_are_new, false) ? settings() : std::string{};
}
void Session::set_hints(bool wanted) {
    if (wanted && !state_->context.viewer.wants_hints) show_beginning_notes(state_->context);
    // The first comes after the first input: the greeting tells what the game is about.
    state_->context.viewer.wants_hints = wanted;
    show_first_level(state_->context);
}
void Session::set_settings_page(bool has_one) {
    state_->context.viewer.has_settings_page = has_one;
}
Observation Session::perceived() const {
    return as_perceived(state_->context, observe());
}
const Observation& Session::observe() const {
    return state_->context.seen();
}

const Play* Session::game() const {
    return state_->context.game();
}

Session::Moment::Moment(const SessionState& state) : state_{std::make_unique<const SessionState>(state)} {}
Session::Moment::Moment(Moment&&) noexcept = default;
Session::Moment::~Moment() = default;

Session::Moment Session::moment() const {
    return Moment{*state_};
}

void Session::return_to(const Moment& moment) {
    auto state = std::make_unique<SessionState>(*moment.state_);
    state->context.viewer = std::move(state_->context.viewer);
    state->context.sounds = {};
    state_ = std::move(state);
}

}  // namespace cellophane
