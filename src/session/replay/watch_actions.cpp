#include "session/replay/watch_actions.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "kit/base/enum_table.h"
#include "kit/base/parse.h"
#include "session/commands/map_actions.h"
#include "session/commands/pointing.h"
#include "session/key_bindings.h"
#include "session/messages/alert_texts.h"
#include "session/replay/replay_controls.h"
#include "session/replay/replay_keys.h"
#include "session/replay/seek.h"
#include "session/screens.h"
#include "words/replay.h"

namespace cellophane {

namespace {

void unveil_or_veil(Context& context) {
    bool& unveiled = context.viewing->unveiled;
    unveiled = !unveiled;
    announce(context, std::string{unveiled ? all_is_shown : hero_view_is_shown});
}

void go_to_beginning(Context& context) {
    go_to_turn(context, 0);
}

void seek_end(Context& context) {
    const Replay& replay = context.replay();
    start_seek(context, {.to = std::max(replay.turn(), replay.recording().turns), .to_the_end = true});
}

template <int numerator, int denominator>
void change_delay(Context& context) {
    change_speed(context, numerator, denominator);
}
template <int levels>
void go_by_levels(Context& context) {
    go_to_level(context, context.seen().depth + levels);
}
template <ExitRequest what>
void request_for(Context& context) {
    context.request = what;
}

/// What an action does to a recording.
struct WatchActionRow {
    WatchAction kind{};
    /// It pauses the playback.
    bool stops = false;
    /// None: nothing, or what depends on more than the action.
    void (*act)(Context&) = nullptr;
};

constexpr WatchActionRow watch_action_rows[] = {
    {.kind = WatchAction::Nothing},
    {.kind = WatchAction::PauseOrGoOn, .act = stop_or_go_on},
    {.kind = WatchAction::Pause, .stops = true, .act = stop_pointing},
    {.kind = WatchAction::Faster, .act = change_delay<2, 3>},
    {.kind = WatchAction::Slower, .act = change_delay<3, 2>},
    {.kind = WatchAction::Forward, .stops = true},
    {.kind = WatchAction::Back, .stops = true},
    {.kind = WatchAction::ToBeginning, .stops = true, .act = go_to_beginning},
    {.kind = WatchAction::ToEnd, .stops = true, .act = seek_end},
    {.kind = WatchAction::NextLevel, .act = go_by_levels<1>},
    {.kind = WatchAction::PreviousLevel, .act = go_by_levels<-1>},
    {.kind = WatchAction::GoToTurn, .stops = true},
    {.kind = WatchAction::Unveil, .act = unveil_or_veil},
    {.kind = WatchAction::Examine, .stops = true, .act = begin_pointing},
    {.kind = WatchAction::OtherRecording, .stops = true, .act = request_for<ExitRequest::OtherRecording>},
    {.kind = WatchAction::SavedGame, .stops = true, .act = request_for<ExitRequest::SavedGame>},
    {.kind = WatchAction::NewGame, .stops = true},
    {.kind = WatchAction::Leave, .stops = true, .act = request_for<ExitRequest::Leave>},
    {.kind = WatchAction::TakeOver, .act = take_over},
    {.kind = WatchAction::Settings, .stops = true},
};
constexpr EnumTable<WatchAction, WatchActionRow> watch_actions{watch_action_rows};

GameOutcome do_while_watching(Context& context, const WatchMeaning& meaning) {
    const WatchActionRow& row = watch_actions[meaning.action];
    if (row.stops) context.viewing->plays = false;
    if (row.act != nullptr) row.act(context);
    switch (meaning.action) {
        case WatchAction::Forward:
            go_by_turns(context, meaning.turns);
            return Stay{};
        case WatchAction::Back:
            go_by_turns(context, -meaning.turns);
            return Stay{};
        case WatchAction::GoToTurn:
            return push(turn_entry({meaning.digit}));
        case WatchAction::NewGame:
            return push(confirmation(context, Confirmation::LeaveRecording));
        case WatchAction::Settings:
            return open_settings(context);
        default:
            return Stay{};
    }
}

/// The digits typed before were no arrows, but the number of a turn, which this key goes on with or ends.
GameOutcome take_as_number(Context& context, std::string digits, const KeyEvent& key) {
    Viewing& viewing = *context.viewing;
    viewing.delay = viewing.delay_before;
    viewing.plays = false;
    digits.resize(std::min(digits.size(), most_digits_of_a_turn));
    if (key.name == "Enter") {
        go_to_typed_turn(context, digits);
        return Stay{};
    }
    if (digits.size() < most_digits_of_a_turn) digits += watch_meaning_of(key).digit;
    return push(turn_entry(std::move(digits)));
}

}  // namespace

void go_to_typed_turn(Context& context, const std::string& typed) {
    const std::optional<int> turn = whole_number<int>(typed);
    if (!turn) return;
    if (*turn == context.replay().turn()) return announce(context, is_turn_already(*turn));
    start_seek(context, {.to = *turn, .asked = true});
}

GameOutcome press_while_watching(Context& context, const KeyEvent& key) {
    Viewing& viewing = *context.viewing;
    const WatchMeaning meaning = watch_meaning_of(key);
    const std::string digits = std::exchange(viewing.digits, {});
    context.alerts.notice.clear();
    if (!digits.empty() && (meaning.action == WatchAction::GoToTurn || key.name == "Enter"))
        return take_as_number(context, digits, key);
    if (digits.empty()) viewing.delay_before = viewing.delay;
    GameOutcome outcome = do_while_watching(context, meaning);
    const bool stays = outcome.stays();
    if (meaning.action == WatchAction::Nothing) {
        const Meaning play = meaning_of(key);
        if (!input_actions[play.action].only_looks) return outcome;
        outcome = press_on_map(context, play);
        // Opening a page pauses the playback.
        if (!outcome.stays()) viewing.plays = false;
    } else if (meaning.digit != 0 && !meaning.on_pad && stays) {
        viewing.digits = digits + meaning.digit;
        announce(context,
                 (context.alerts.notice.is_shown() ? context.alerts.notice.text() + " " : std::string{}) +
                     turn_offered(viewing.digits));
    }
    return outcome;
}

}  // namespace cellophane
