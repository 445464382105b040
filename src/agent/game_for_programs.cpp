#include "agent/game_for_programs.h"

#include <algorithm>
#include <optional>

#include "agent/action_numbers.h"
#include "agent/write_observation.h"
#include "view/hallucination.h"

namespace cellophane {

namespace {

void write(const Session& session, const Observation& seen,
           std::span<std::uint8_t, observation_bytes> bytes) {
    const Play& play = *session.game();
    write_observation({.seen = seen,
                       .report = session.report(),
                       .appraisals = play.appraisals(),
                       .discoveries = play.discoveries(),
                       .messages = session.messages()},
                      bytes);
}

}  // namespace

void observe_into(const Session& session, std::span<std::uint8_t, observation_bytes> bytes) {
    if (session.game() == nullptr) {
        std::fill(bytes.begin(), bytes.end(), std::uint8_t{0});
        return;
    }
    // A clear-headed hero sees the world as it is known, and needs no copy of it.
    if (scatter_of(session.observe()) == 0)
        write(session, session.observe(), bytes);
    else
        write(session, session.perceived(), bytes);
}

int legal_mask(const Session& session, std::span<std::uint8_t, mask_bytes> mask) {
    if (session.game() != nullptr) return write_legal_mask(*session.game(), mask);
    std::fill(mask.begin(), mask.end(), std::uint8_t{0});
    return 0;
}

ActionOutcome act(Session& session, int action) {
    std::optional<Command> command;
    if (session.game() != nullptr && action >= 0 && action < action_count)
        command = ActionNumbers{session.observe()}.command_of(action);
    const Report report = command ? session.act(*command) : session.report();
    return {.turns = report.turns,
            .goes_on = report.going_on,
            .asks = report.question != Question::None,
            .is_over = report.over,
            .changed = command && session.has_changed()};
}

ActionsOutcome act_all(Session& session, std::span<const std::int32_t> actions) {
    ActionsOutcome all;
    for (const std::int32_t action : actions) {
        const ActionOutcome one = act(session, action);
        if (!one.changed) break;
        ++all.done;
        all.turns += one.turns;
        if (one.is_over) break;
    }
    return all;
}

}  // namespace cellophane
