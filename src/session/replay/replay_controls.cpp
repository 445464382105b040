#include "session/replay/replay_controls.h"

#include <algorithm>
#include <string>

#include "session/commands/pointing.h"
#include "session/context.h"
#include "session/messages/alert_texts.h"
#include "session/replay/seek.h"
#include "words/replay.h"

namespace cellophane {

void stop_or_go_on(Context& context) {
    Viewing& viewing = *context.viewing;
    const Replay& replay = context.replay();
    context.waited = 0;
    // Resuming from a note counts as having read it.
    viewing.lingers = false;
    if (viewing.plays) {
        viewing.plays = false;
    } else if (replay.problem()) {
        announce(context, replay.problem()->message);
    } else {
        stop_pointing(context);
        if (replay.is_at_end()) rewind_to(context, 0);
        viewing.plays = true;
    }
}

void change_speed(Context& context, int numerator, int denominator) {
    Viewing& viewing = *context.viewing;
    const int before = viewing.delay;
    viewing.delay =
        std::clamp(before * numerator / denominator, Viewing::shortest_delay, Viewing::longest_delay);
    // Rounding must not keep a short delay from growing.
    if (viewing.delay == before && numerator > denominator && before < Viewing::longest_delay)
        ++viewing.delay;
    announce(context, viewing.delay != before   ? milliseconds_a_turn(viewing.delay)
                      : numerator < denominator ? fastest_milliseconds_a_turn(viewing.delay)
                                                : slowest_milliseconds_a_turn(viewing.delay));
}

void take_over(Context& context) {
    if (context.replay().problem()) return announce(context, std::string{has_gone_astray});
    if (context.seen().ending) return announce(context, std::string{is_over_here});
    context.viewing->plays = false;
    context.request = ExitRequest::TakeOver;
}

}  // namespace cellophane
