#include "agent/game_for_programs.h"

#include <algorithm>

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

std::optional<Report> act(Session& session, int action) {
    if (session.game() == nullptr) return std::nullopt;
    const std::optional<Command> command = ActionNumbers{session.observe()}.command_of(action);
    if (!command) return std::nullopt;
    return session.act(*command);
}

std::size_t act_all(Session& session, std::span<const std::int32_t> actions) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const std::optional<Report> report = act(session, actions[i]);
        if (!report) return i;
        if (report->over) return i + 1;
    }
    return actions.size();
}

}  // namespace cellophane
