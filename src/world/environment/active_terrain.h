#pragma once

#include <cstdint>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// Where terrain does anything by itself, found once and kept until terrain changes, so that a quiet level
/// costs next to nothing. Working memory: what it says follows from the terrain.
class ActiveTerrain {
public:
    /// A layer of a cell that may promote by itself.
    struct Restless {
        Pos at;
        Layer layer{};
    };

    /// Looks again if terrain has changed since.
    void refresh(const Strata& strata);
    void forget() { known_ = false; }

    /// In scan order, and within a cell in the order of layers.
    const std::vector<Restless>& restless() const { return restless_; }
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
    bool known_ = false;
    std::uint32_t changes_ = 0;
    std::uint64_t generation_ = 0;
    std::vector<Restless> restless_;
    BitGrid fires_;
    BitGrid keyless_;
    BitGrid gas_proof_;
    BitGrid drops_;
    bool has_gas_ = false;
};

}  // namespace cellophane
