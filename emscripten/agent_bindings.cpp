#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <string>

#include "agent/game_for_programs.h"
#include "agent/observation_schema.h"
#include "programs_memory.h"
#include "session/session.h"

// Bindings for programs that play by numbers. What is written goes into memory that stays where it is, which
// the API copies from: no call makes an object.
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

}  // namespace

EMSCRIPTEN_BINDINGS(cellophane_agents) {
    emscripten::function("observationLayout", &observation_schema);
    emscripten::function("observedBytes", &observed_bytes);
    emscripten::function("maskedBytes", &masked_bytes);
    emscripten::function("observeFlat", &observe_flat);
    emscripten::function("maskLegal", &mask_legal);
    emscripten::function("actByNumber", &act_by_number);
    emscripten::function("restart", &restart);
    emscripten::function("forkOf", &fork_of, emscripten::allow_raw_pointers());
}
