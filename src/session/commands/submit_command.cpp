#include "session/commands/submit_command.h"

#include <algorithm>
#include <cstddef>

#include "session/commands/autopilot.h"
#include "session/commands/long_command.h"
#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/display/animation_playback.h"
#include "session/display/animation_state.h"
#include "session/game_over/game_over_pages.h"
#include "session/messages/alert_texts.h"
#include "session/messages/event_messages.h"
#include "session/messages/messages.h"
#include "session/modes.h"
#include "session/prompts/questions.h"
#include "session/session_state.h"
#include "words/event_sentences.h"

namespace cellophane {

namespace {

/// Whether the hero struck a blow.
bool strikes(const Report& report) {
    return std::any_of(report.events.begin(), report.events.end(), [](const Event& event) {
        const Struck* struck = event.as<Struck>();
        return struck != nullptr && struck->by.hero;
    });
}

}  // namespace

Report submit(SessionState& session, const Command& command) {
    RunningCommand& long_command = session.long_command;
    if (session.game_or_replay.game() == nullptr) return {};
    // Programs submit Explore again for every step.
    const bool explores_on = long_command.explores && long_command.goes_on;
    session.messages.unread = false;
    session.alerts.alarm.clear();
    long_command.why_stopped.clear();
    if (!command.is<Continue>() && !command.is<Stop>()) {
        // A proposed way is out of date after a new command.
        if (session.pointing.proposed != PathPreview::None) stop_pointing(session);
        long_command.pace = long_command.forced_pace > 0 ? long_command.forced_pace : pace_of(command);
        long_command.explores = command.is<Explore>();
    }
    session.animation_playback.running.reset();
    Report report = session.game_or_replay.submit(command, wanted_animation_frames(session));
    // The hint is for exploring by hand, and for its first step only.
    if (command.is<Explore>() && report.going_on && !session.autopilot.is_on && !explores_on)
        say(session, exploring_hint(session.display.has_keys));
    take_in(session, report);
    return report;
}

void order(SessionState& session, const Command& command) {
    session.mode = Mode::Map;
    session.messages.log.confirm();
    submit(session, command);
}

void take_in(SessionState& session, const Report& report) {
    const std::size_t told_before = session.messages.said.size();
    RunningCommand& long_command = session.long_command;
    long_command.brawls = long_command.explores && strikes(report);
    const std::size_t at_once = begin_animation_playback(session, report);
    hear(session, report);
    raise_alert(session, report);
    if (report.tells_of<HealthAlert>() || report.tells_of<PoisonAlert>() || report.tells_of<Stolen>())
        end_autopilot(session);
    // The way out needs the Amulet, and would refuse the hero again and again.
    if (session.autopilot.is_on && report.tells_of<ExitRefused>()) give_up_autopilot(session);
    show_happening(session, report, at_once);
    notice_end_of_long_command(session, report, told_before);
    note_progress(session, report);
    put_question(session, report);
    if (report.over && home(session) == Mode::Fallen) end_game(session);
    session.pointing.route_is_old = true;
    if (long_command.explores && !long_command.goes_on && !session.autopilot.is_on &&
        session.mode == Mode::Map)
        propose_to_go_on(session);
}

void hear(SessionState& session, const Report& report) {
    int number = 0;
    // Observing the game for every event would take longer than most turns.
    const bool hallucinations =
        session.game_or_replay.game() != nullptr && session.game_or_replay.game()->hero_sees_things();
    for (const Event& event : report.events) {
        note_log(session, static_cast<std::size_t>(number));
        if (event.is<Explored>()) {
            session.autopilot.nothing_left_here = true;
            if (session.autopilot.is_on) continue;
        }
        for (const Message& message :
             heard(event, hallucinations || depends_on_listener(event) ? &session.seen() : nullptr, ++number))
            say(session, with_hint(session, event, message));
        if (must_be_read(event) && !session.autopilot.is_on && !session.viewing)
            session.messages.unread = true;
        if (event.is<LevelEntered>()) stop_pointing(session);
    }
    note_log(session, report.events.size());
    if (report.turns > 0 || report.health_change != 0) {
        session.display.health_change = report.health_change;
        session.moving.beats = 0;
    }
}

}  // namespace cellophane
