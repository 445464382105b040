#include "session/commands/hear.h"

#include <cstddef>

#include "session/commands/pointing.h"
#include "session/context.h"
#include "session/display/animation_playback.h"
#include "session/messages/event_messages.h"
#include "session/messages/messages.h"
#include "session/messages/sound_cues.h"
#include "words/event_sentences.h"

namespace cellophane {

void hear(Context& context, const Report& report) {
    int number = 0;
    for (const Event& event : report.events) {
        note_log(context, static_cast<std::size_t>(number));
        const CellOccupied* occupied = event.as<CellOccupied>();
        if (event.is<Explored>() || (occupied != nullptr && occupied->by_himself)) {
            context.autopilot.nothing_left_here = true;
            if (context.autopilot.is_on) continue;
        }
        const Play& game = *context.game();
        for (const Message& message : heard(event, listener_of(game, event), ++number))
            say(context, context.viewing
                             ? message
                             : with_hint(game, {context.viewer.has_keyboard, context.viewer.settings.keys},
                                         context.messages.last_search, event, message));
        note_search(context.messages.last_search, game, event);
        if (must_be_read(event) && !context.autopilot.is_on && !context.viewing)
            context.messages.unread = true;
        if (event.is<LevelEntered>()) stop_pointing(context);
    }
    note_log(context, report.events.size());
    if (report.turns > 0 || report.health_change != 0) {
        context.display.health_change = report.health_change;
        context.moving.beats = 0;
    }
}

void note_sounds(Context& context, const Report& report) {
    if (context.viewer.wants_sounds) add_cues(context.sounds, report, context.seen());
}

}  // namespace cellophane
