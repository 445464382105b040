#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>

#include "agent/game_for_programs.h"
#include "agent/observation_schema.h"
#include "bots/possible.h"
#include "command_values.h"
#include "content/terrain.h"
#include "programs_memory.h"
#include "session/session.h"

// Bindings for programs that play: what the player is shown and which actions make sense, by numbers and by
// names, and snapshots. Numbers are written into memory that stays where it is, which the API copies from: no
// such call makes an object.
namespace {

using namespace cellophane;
using emscripten::val;

/// Views of that memory. They are void once the memory has grown.
val observed_bytes() {
    return val{emscripten::typed_memory_view(observed.size(), observed.data())};
}
val masked_bytes() {
    return val{emscripten::typed_memory_view(masked.size(), masked.data())};
}

void observe_flat(const Session& session) {
    observe_into(session, observed);
}
int mask_legal(const Session& session) {
    return legal_mask(session, masked);
}

/// What came of an action: 0: nothing has changed; 1: something has; 2: it has, and the game is over.
int act_by_number(Session& session, int action) {
    const ActionOutcome outcome = act(session, action);
    if (!outcome.changed) return 0;
    return outcome.is_over ? 2 : 1;
}

bool restart(Session& session, std::uint64_t seed) {
    return session.restart(seed);
}
Session* fork_of(const Session& session) {
    return new Session{session.taken_over()};
}

/// The names of the terrains, by their numbers.
val terrain_names() {
    val names = val::array();
    for (int i = 0; i < static_cast<int>(Terrain::count); ++i)
        names.call<void>("push", std::string{terrain_rows[static_cast<Terrain>(i)].name});
    return names;
}

/// [name, first, second] of an action, as `act` (game_bindings.cpp) takes them.
val action(const Command& asked) {
    return asked.visit([](const auto& command) {
        const CommandNumbers numbers = numbers_of(command);
        val shape = val::array();
        shape.set(0, std::string{command.name});
        shape.set(1, numbers[0]);
        shape.set(2, numbers[1]);
        return shape;
    });
}

val possible_actions(const Session& session) {
    val actions = val::array();
    if (session.game() == nullptr) return actions;
    for (const Command& each : possible_commands(*session.game())) actions.call<void>("push", action(each));
    return actions;
}

Session::Moment* moment_of(const Session& session) {
    return new Session::Moment{session.moment()};
}
void return_to(Session& session, const Session::Moment& moment) {
    session.return_to(moment);
}

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_agents) {
    emscripten::class_<Session::Moment>("Moment");
    emscripten::function("momentOf", &moment_of, emscripten::allow_raw_pointers());
    emscripten::function("returnTo", &return_to);
    emscripten::function("possibleActions", &possible_actions);
    emscripten::function("terrainNames", &terrain_names);
    emscripten::function("observationLayout", &observation_schema);
    emscripten::function("observedBytes", &observed_bytes);
    emscripten::function("maskedBytes", &masked_bytes);
    emscripten::function("observeFlat", &observe_flat);
    emscripten::function("maskLegal", &mask_legal);
    emscripten::function("actByNumber", &act_by_number);
    emscripten::function("restart", &restart);
    emscripten::function("forkOf", &fork_of, emscripten::allow_raw_pointers());
}
