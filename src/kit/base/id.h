#pragma once

#include <compare>

namespace cellophane {

/// The identity of a `Tag`: a number that is given away once and never again, wherever the thing goes and
/// whatever becomes of it. So an id that has outlived its thing finds nothing, without a count of
/// generations.
template <class Tag>
struct Id {
    /// -1: no thing at all.
    int value = -1;

    constexpr explicit operator bool() const { return value != -1; }
    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;
};

/// The hero or a creature.
using ActorId = Id<struct ActorTag>;
inline constexpr ActorId no_actor{};
/// Creatures are counted from 0.
inline constexpr ActorId hero_id{-2};

}  // namespace cellophane
