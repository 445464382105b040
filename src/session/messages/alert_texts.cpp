#include "session/messages/alert_texts.h"

#include <utility>

#include "session/display/animation_state.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "words/alerts.h"

namespace cellophane {

namespace {

constexpr int notice_time = 1500;
constexpr int alert_time = 1000;
/// In milliseconds; short, since the next turn of a playback follows at once.
constexpr int alert_time_in_playback = 100;

}  // namespace

void announce(SessionState& session, std::string text) {
    session.alerts.notice.show(std::move(text), time_to_read(session, notice_time));
}

int time_to_read(const SessionState& session, int usual) {
    constexpr int longer = 4;
    return session.settings.long_notices ? usual * longer : usual;
}

void raise_alert(SessionState& session, const Report& report) {
    std::string told;
    bool is_only_poison = true;
    for (const Event& event : report.events) {
        const std::string text = alert_about(event);
        if (text.empty()) continue;
        told += (told.empty() ? "" : " ") + text;
        is_only_poison = is_only_poison && event.is<PoisonAlert>();
    }
    if (told.empty()) return;
    session.alerts.alarm = told;
    session.alerts.peril = is_only_poison ? Peril::Poison : Peril::Health;
    const bool goes_by = session.viewing && session.viewing->plays;
    session.alerts.alert.show(std::move(told),
                              time_to_read(session, goes_by ? alert_time_in_playback : alert_time));
}

void paint_passing(const SessionState& session, Frame& frame) {
    const auto strength = [&](const PassingText& text) { return may_move(session) ? text.strength() : 100; };
    if (session.alerts.alert.is_shown() && session.seen().hero && !row_of(session.mode).covers_map)
        paint_alert(frame, session.alerts.alert.text(), session.alerts.peril, session.seen().hero->at,
                    strength(session.alerts.alert), session.display.window);
    if (session.alerts.notice.is_shown())
        paint_notice(frame, session.alerts.notice.text(), strength(session.alerts.notice),
                     session.display.window);
}

}  // namespace cellophane
