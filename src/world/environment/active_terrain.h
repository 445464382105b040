#pragma once

#include <array>
#include <cstdint>

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// Where terrain does anything by itself, found once and kept until terrain changes, so that a quiet level
/// costs next to nothing. Working memory: what it says follows from the terrain.
class ActiveTerrain {
public:
    /// Looks again if terrain has changed since.
    void refresh(const Strata& strata);
    void forget() { known_ = false; }

    /// Cells with a layer that may promote by itself.
    const BitGrid& restless() const { return restless_; }
    const BitGrid& fires() const { return fires_; }
    /// Cells with a layer that promotes when its key is gone.
    const BitGrid& keyless() const { return keyless_; }
    bool has_gas() const { return has_gas_; }
    /// Gas has drifted: whether any is left.
    void note_gas(bool any) { has_gas_ = any; }
    /// Cells that gas cannot enter, and those it escapes through.
    const BitGrid& gas_proof() const { return gas_proof_; }
    const BitGrid& drops() const { return drops_; }
    /// Grows whenever one of these two sets has become another; 0 before the first look.
    std::uint64_t generation() const { return generation_; }

private:
    void begin_anew(Size size);
    /// Whether a way for gas has changed.
    bool take_over(const Strata& strata);
    bool look_at(Pos at);

    bool known_ = false;
    std::uint32_t changes_ = 0;
    std::uint64_t generation_ = 0;
    /// As it was at the last look: only what has changed since is looked at again.
    std::array<Grid<Terrain>, 4> terrain_;
    BitGrid restless_;
    BitGrid fires_;
    BitGrid keyless_;
    BitGrid gas_proof_;
    BitGrid drops_;
    bool has_gas_ = false;
};

}  // namespace cellophane
