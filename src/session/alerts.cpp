#include <string>
#include <utility>

#include "session/modes.h"
#include "view/notice.h"
#include "words/alerts.h"

// What is shown for a moment, and kept by no log (spec 70, section 4).

namespace cellophane {

namespace {

constexpr int notice_time = 1500;
constexpr int alert_time = 1000;
/// Whoever watches a recording go by has the next turn to look at.
constexpr int alert_time_in_playback = 100;

}  // namespace

int Session::Parts::time_to_read(int usual) const {
    constexpr int longer = 4;
    return settings.long_notices ? usual * longer : usual;
}

void Session::Parts::announce(std::string text) {
    alerts.notice.show(std::move(text), time_to_read(notice_time));
}

void Session::Parts::raise_alert(const Report& report) {
    std::string told;
    bool is_only_poison = true;
    for (const Event& event : report.events) {
        const std::string text = alert_about(event);
        if (text.empty()) continue;
        told += (told.empty() ? "" : " ") + text;
        is_only_poison = is_only_poison && event.is<PoisonAlert>();
    }
    if (told.empty()) return;
    alerts.alarm = told;
    alerts.peril = is_only_poison ? Peril::Poison : Peril::Health;
    const bool goes_by = viewing && viewing->plays;
    alerts.alert.show(std::move(told), time_to_read(goes_by ? alert_time_in_playback : alert_time));
}

void Session::Parts::paint_passing(Frame& frame) const {
    const auto strength = [&](const PassingText& text) { return may_move() ? text.strength() : 100; };
    if (alerts.alert.is_shown() && seen().hero && !row_of(mode).covers_map)
        paint_alert(frame, alerts.alert.text(), alerts.peril, seen().hero->at, strength(alerts.alert));
    if (alerts.notice.is_shown()) paint_notice(frame, alerts.notice.text(), strength(alerts.notice));
}

}  // namespace cellophane
