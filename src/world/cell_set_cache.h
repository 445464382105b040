#pragma once

#include <array>
#include <cstddef>

#include "world/level.h"
#include "world/terrain_sets.h"

namespace cellophane {

/// The cells with each of several sets of properties, for callers that ask for the same sets turn by turn:
/// only cells whose terrain has changed are looked at again. Working memory; for any level it returns what
/// `TerrainLayers::cells_with_each` would.
template <std::size_t N>
class CellSetCache {
public:
    const std::array<BitGrid, N>& of(const TerrainLayers& layers,
                                     const std::array<TerrainProperties, N>& wanted) {
        if (!(terrain_[0].size() == layers.size()) || wanted != wanted_) {
            terrain_ = layers.grids;
            wanted_ = wanted;
            cells_ = layers.cells_with_each(wanted);
            return cells_;
        }
        for (std::size_t k = 0; k < terrain_.size(); ++k)
            for_each_difference(terrain_[k], layers.grids[k], [&](int index) {
                terrain_[k].at_index(index) = layers.grids[k].at_index(index);
                const Pos at = layers.size().at(index);
                const TerrainProperties there = layers.properties(at);
                for (std::size_t i = 0; i < N; ++i) cells_[i].set(at, there.any_of(wanted[i]));
            });
        return cells_;
    }

private:
    decltype(TerrainLayers::grids) terrain_;
    std::array<TerrainProperties, N> wanted_{};
    std::array<BitGrid, N> cells_;
};

}  // namespace cellophane
