#include <cellophane.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agent/game_for_programs.h"
#include "agent/observation_schema.h"
#include "capi/dungeon_options.h"
#include "capi/errors.h"
#include "capi/objects.h"
#include "session/session.h"

using namespace cellophane;
using namespace cellophane::capi;

namespace {

bool is_action(int32_t action) {
    return action >= 0 && action < action_count;
}
int refuse_action(int32_t action) {
    return failed(CELLOPHANE_BAD_ACTION, "The action " + std::to_string(action) +
                                             " is none; actions are numbered from 0 to " +
                                             std::to_string(action_count - 1) + ".");
}

}  // namespace

int cellophane_game_new(const cellophane_dungeon* dungeon, cellophane_game** game) {
    return guarded([&] {
        if (dungeon == nullptr) return missing("dungeon");
        if (game == nullptr) return missing("game");
        const Result<LevelRequest> request = request_of(*dungeon);
        if (!request.ok()) return failed(request.problem());
        return hand_over(Session{{.seed = request.value().seed,
                                  .style = request.value().style,
                                  .variant = request.value().variant,
                                  .depth = request.value().depth,
                                  .harmless = dungeon->harmless != 0}},
                         game);
    });
}

void cellophane_game_free(cellophane_game* game) {
    let_go(game);
}

int cellophane_game_reset(cellophane_game* game, uint64_t seed) {
    return with_object(game, [&](Session& session) {
        if (!session.restart(seed)) return failed(CELLOPHANE_BAD_SEED, {});
        return int{CELLOPHANE_OK};
    });
}

int cellophane_game_step(cellophane_game* game, int32_t action, cellophane_outcome* outcome) {
    return with_object(game, [&](Session& session) {
        if (!is_action(action)) return refuse_action(action);
        const ActionOutcome came = act(session, action);
        if (outcome != nullptr) *outcome = outcome_of(came);
        return int{CELLOPHANE_OK};
    });
}

int cellophane_game_step_many(cellophane_game* game, const int32_t* actions, size_t count, size_t* done) {
    return with_object(game, [&](Session& session) {
        if (actions == nullptr && count > 0) return missing("actions");
        if (done == nullptr) return missing("done");
        *done = 0;
        for (const int32_t action : std::span{actions, count})
            if (!is_action(action)) return refuse_action(action);
        *done = act_all(session, {actions, count}).done;
        return int{CELLOPHANE_OK};
    });
}

size_t cellophane_observation_bytes(void) {
    return observation_bytes;
}
size_t cellophane_mask_bytes(void) {
    return mask_bytes;
}
int32_t cellophane_action_count(void) {
    return action_count;
}

const char* cellophane_observation_layout(void) {
    static const std::string layout = observation_schema();
    return layout.c_str();
}

int cellophane_game_observe(const cellophane_game* game, void* observation, size_t bytes) {
    return with_object(game, [&](Session& session) {
        if (observation == nullptr) return missing("observation");
        if (bytes < observation_bytes) return too_small("observation", bytes, observation_bytes);
        observe_into(session, std::span<std::uint8_t, observation_bytes>{
                                  static_cast<std::uint8_t*>(observation), observation_bytes});
        return int{CELLOPHANE_OK};
    });
}

int cellophane_game_mask(const cellophane_game* game, void* mask, size_t bytes, int32_t* members) {
    return with_object(game, [&](Session& session) {
        if (mask == nullptr) return missing("mask");
        if (bytes < mask_bytes) return too_small("mask", bytes, mask_bytes);
        const int found = legal_mask(
            session, std::span<std::uint8_t, mask_bytes>{static_cast<std::uint8_t*>(mask), mask_bytes});
        if (members != nullptr) *members = found;
        return int{CELLOPHANE_OK};
    });
}

int cellophane_game_fork(const cellophane_game* game, cellophane_game** copy) {
    return with_object(game, [&](Session& session) {
        if (copy == nullptr) return missing("copy");
        return hand_over(session.taken_over(), copy);
    });
}

int cellophane_game_restore(cellophane_game* game, const cellophane_game* from) {
    return with_object(game, [&](Session& session) {
        if (from == nullptr) return missing("from");
        if (game == from) return int{CELLOPHANE_OK};
        return with_object(
            from,
            [&](Session& other) {
                session = other.taken_over();
                return int{CELLOPHANE_OK};
            },
            "from");
    });
}

int cellophane_game_hash(const cellophane_game* game, uint64_t* hash) {
    return with_object(game, [&](Session& session) {
        if (hash == nullptr) return missing("hash");
        *hash = session.state_hash();
        return int{CELLOPHANE_OK};
    });
}

int cellophane_game_recording(const cellophane_game* game, void* file, size_t bytes, size_t* length) {
    return with_object(game, [&](Session& session) {
        if (length == nullptr) return missing("length");
        const std::vector<std::uint8_t> recorded = session.recording();
        *length = recorded.size();
        if (file == nullptr && bytes == 0) return int{CELLOPHANE_OK};
        if (file == nullptr) return missing("file");
        if (bytes < recorded.size()) return too_small("file", bytes, recorded.size());
        std::copy(recorded.begin(), recorded.end(), static_cast<std::uint8_t*>(file));
        return int{CELLOPHANE_OK};
    });
}
