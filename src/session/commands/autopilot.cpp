#include "session/commands/autopilot.h"

#include <string>

#include "session/context.h"
#include "session/messages/messages.h"
#include "words/notices.h"

namespace cellophane {

void end_autopilot(Context& context) {
    context.autopilot.is_on = false;
    context.long_command.forced_pace = 0;
}

void give_up_autopilot(Context& context) {
    end_autopilot(context);
    say(context, Message{std::string{autopilot_gives_up}, Tone::Notice});
}

}  // namespace cellophane
