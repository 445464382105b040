#pragma once

#include <cellophane.h>

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "agent/game_batch.h"
#include "capi/errors.h"
#include "capi/handles.h"
#include "session/session.h"
#include "world/level.h"

namespace cellophane::capi {

/// A kind of object as the interface has it: what its handles stand for, and what callers call it.
template <class Object>
struct Kind;
template <>
struct Kind<cellophane_game> {
    using All = Handles<Session, 0>;
    static constexpr std::string_view name = "game";
};
template <>
struct Kind<cellophane_level> {
    using All = Handles<Level, 1>;
    static constexpr std::string_view name = "level";
};
template <>
struct Kind<cellophane_batch> {
    using All = Handles<GameBatch, 2>;
    static constexpr std::string_view name = "batch";
};

/// What came of an action, as the interface has it.
inline cellophane_outcome outcome_of(const ActionOutcome& came) {
    return {came.turns, came.goes_on, came.asks, came.is_over, came.changed};
}

/// Puts the handle of a new object where it is wanted.
template <class Handle, class Object>
int hand_over(Object&& object, Handle** handle) {
    const std::uintptr_t number =
        Kind<Handle>::All::all().add(std::make_unique<Object>(std::forward<Object>(object)));
    if (number == 0) return failed(CELLOPHANE_OUT_OF_MEMORY, {});
    *handle = reinterpret_cast<Handle*>(number);
    return CELLOPHANE_OK;
}

/// Runs what a function does with the object of a handle; `argument` is what the caller calls that.
template <class Handle, class Work>
int with_object(const Handle* handle, const Work& work,
                std::string_view argument = Kind<Handle>::name) noexcept {
    return guarded([&] {
        if (handle == nullptr) return missing(argument);
        const auto held = Kind<Handle>::All::all().hold(reinterpret_cast<std::uintptr_t>(handle));
        if (!held) return unusable(argument, Kind<Handle>::name, held.trouble());
        return work(*held);
    });
}

/// Frees an object. Null does nothing.
template <class Handle>
void let_go(Handle* handle) {
    constexpr std::string_view name = Kind<Handle>::name;
    if (handle != nullptr && !Kind<Handle>::All::all().remove(reinterpret_cast<std::uintptr_t>(handle)))
        unusable(name, name, HandleTrouble::Stale);
}

}  // namespace cellophane::capi
