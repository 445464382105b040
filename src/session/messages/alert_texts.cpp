#include "session/messages/alert_texts.h"

#include <utility>

#include "session/context.h"
#include "words/alerts.h"

namespace cellophane {

namespace {

constexpr int notice_time = 1500;
constexpr int alert_time = 1000;
/// In milliseconds; short, since the next turn of a playback follows at once.
constexpr int alert_time_in_playback = 100;

}  // namespace

void announce(Context& context, std::string text) {
    context.alerts.notice.show(std::move(text), time_to_read(context, notice_time));
}

int time_to_read(const Context& context, int usual) {
    constexpr int longer = 4;
    return context.viewer.settings.long_notices ? usual * longer : usual;
}

void raise_alert(Context& context, const Report& report) {
    std::string words;
    bool is_only_poison = true;
    for (const Event& event : report.events) {
        const std::string text = alert_about(event);
        if (text.empty()) continue;
        words += (words.empty() ? "" : " ") + text;
        is_only_poison = is_only_poison && event.is<PoisonAlert>();
    }
    if (words.empty()) return;
    context.alerts.alarm = words;
    context.alerts.peril = is_only_poison ? Peril::Poison : Peril::Health;
    const bool goes_by = context.viewing && context.viewing->plays;
    context.alerts.alert.show(std::move(words),
                              time_to_read(context, goes_by ? alert_time_in_playback : alert_time));
}

void paint_passing(const Context& context, Frame& frame, bool map_is_covered) {
    const auto strength = [&](const PassingText& text) {
        return context.viewer.may_move() ? text.strength() : 100;
    };
    if (context.alerts.alert.is_shown() && context.seen().hero && !map_is_covered)
        paint_alert(frame, context.alerts.alert.text(), context.alerts.peril, context.seen().hero->at,
                    strength(context.alerts.alert), context.viewer.window);
    if (context.alerts.notice.is_shown())
        paint_notice(frame, context.alerts.notice.text(), strength(context.alerts.notice),
                     context.viewer.window);
}

}  // namespace cellophane
