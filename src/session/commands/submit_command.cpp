#include "session/commands/submit_command.h"

#include <algorithm>
#include <cstddef>

#include "session/commands/autopilot.h"
#include "session/commands/hear.h"
#include "session/commands/long_command.h"
#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/context.h"
#include "session/display/animation_playback.h"
#include "session/messages/alert_texts.h"
#include "session/messages/hints.h"
#include "session/messages/messages.h"
#include "view/inventory_panel.h"
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

/// Stops what is under way.
void end_game(Context& context) {
    stop_pointing(context);
    context.messages.unread = false;
    end_autopilot(context);
    // A hero given up gets no fade and no treasure page.
    context.is_buried = context.seen().ending->fate == Fate::Quit;
}

/// What the key to throw again goes by. The throw may identify the rest of the stack, so that the item is
/// looked at again after it.
void remember_throw(Context& context, const Command& command) {
    const Throw* thrown = command.as<Throw>();
    if (thrown == nullptr) return;
    if (const PackItemView* carried = item_with(context.seen().pack, thrown->item))
        context.throws.thrown = *carried;
}

}  // namespace

Report submit(Context& context, const Command& command) {
    RunningCommand& long_command = context.long_command;
    if (context.game() == nullptr) return {};
    context.messages.unread = false;
    context.alerts.alarm.clear();
    long_command.why_stopped.clear();
    if (!command.is<Continue>() && !command.is<Stop>()) {
        // A proposed way is out of date after a new command.
        if (context.pointing.proposed != PathPreview::None) stop_pointing(context);
        long_command.pace = long_command.forced_pace > 0 ? long_command.forced_pace : pace_of(command);
        long_command.explores = command.is<Explore>();
        note_order(context, command);
        note_known_command(context, command);
    }
    context.animation_playback.running.reset();
    remember_throw(context, command);
    Report report = context.game_or_replay.submit(command, wanted_animation_frames(context));
    take_in(context, report);
    remember_throw(context, command);
    return report;
}

void note_last_moments(Context& context, const Report& report) {
    const Observation& seen = context.seen();
    if (!seen.hero) return;
    context.last_way.note(seen.depth, seen.hero->at);
    context.last_wounds.note(seen.turns, *seen.hero, report);
}

void take_in(Context& context, const Report& report) {
    const std::size_t told_before = context.messages.said.size();
    RunningCommand& long_command = context.long_command;
    long_command.brawls = long_command.explores && strikes(report);
    const std::size_t at_once = begin_animation_playback(context, report);
    hear(context, report);
    raise_alert(context, report);
    note_sounds(context, report);
    if (report.has_event<HealthAlert>() || report.has_event<PoisonAlert>() || report.has_event<Stolen>())
        end_autopilot(context);
    // The way out needs the Amulet, and would refuse the hero again and again.
    if (context.autopilot.is_on && report.has_event<ExitRefused>()) give_up_autopilot(context);
    show_happening(context, report, at_once);
    notice_end_of_long_command(context, report, told_before);
    note_progress(context, report);
    note_last_moments(context, report);
    context.question = {report.question, report.about, true};
    if (report.over && !context.viewing && !context.is_buried) end_game(context);
    context.pointing.route_is_old = true;
    if (long_command.explores && !long_command.goes_on && !context.autopilot.is_on && context.map_is_open &&
        !context.pointing.by_keys && report.question == Question::None && !report.over)
        propose_to_go_on(context);
    if (context.map_is_open && !context.viewing && !context.autopilot.is_on &&
        report.question == Question::None && !report.over)
        offer_help(context, report);
    give_hint(context);
}

}  // namespace cellophane
