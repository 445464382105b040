#pragma once

#include <cellophane.h>

#include <cstdint>
#include <memory>
#include <utility>

#include "capi/errors.h"
#include "capi/handles.h"
#include "session/session.h"

namespace cellophane::capi {

using Games = Handles<Session, 0>;

/// Puts the handle of a game where it is wanted.
inline int hand_over(Session&& session, cellophane_game** game) {
    const std::uintptr_t handle = Games::all().add(std::make_unique<Session>(std::move(session)));
    if (handle == 0) return failed(CELLOPHANE_OUT_OF_MEMORY, {});
    *game = reinterpret_cast<cellophane_game*>(handle);
    return CELLOPHANE_OK;
}

}  // namespace cellophane::capi
