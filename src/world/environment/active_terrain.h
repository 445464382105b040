#pragma once

#include <cstdint>
#include <vector>

#include "kit/grid/bit_grid.h"
#include "world/level.h"

namespace cellophane {

/// Where terrain does anything by itself, found once and kept until terrain changes, so that a quiet level costs next to
/// nothing. Working memory: what it says follows from the terrain.
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

private:
    bool known_ = false;
    std::uint32_t changes_ = 0;
    std::vector<Restless> restless_;
    BitGrid fires_;
    BitGrid keyless_;
    bool has_gas_ = false;
};

}  // namespace cellophane
