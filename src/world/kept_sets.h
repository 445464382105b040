#pragma once

#include <array>
#include <cstddef>

#include "world/terrain_sets.h"

namespace cellophane {

/// The cells with each of several sets of properties, for who asks for the same sets turn by turn: only where
/// terrain has become another since is looked at again. Working memory; whatever level is asked about, it
/// says what `Strata::cells_with_each` would.
template <std::size_t N>
class KeptSets {
public:
    const std::array<BitGrid, N>& of(const Strata& strata, const std::array<TerrainProperties, N>& wanted) {
        if (!(terrain_[0].size() == strata.size()) || wanted != wanted_) {
            terrain_ = strata.layers;
            wanted_ = wanted;
            cells_ = strata.cells_with_each(wanted);
            return cells_;
        }
        for (std::size_t k = 0; k < terrain_.size(); ++k)
            for_each_difference(terrain_[k], strata.layers[k], [&](int index) {
                terrain_[k].at_index(index) = strata.layers[k].at_index(index);
                const Pos at = strata.size().at(index);
                const TerrainProperties there = strata.properties(at);
                for (std::size_t i = 0; i < N; ++i) cells_[i].set(at, there.any_of(wanted[i]));
            });
        return cells_;
    }

private:
    decltype(Strata::layers) terrain_;
    std::array<TerrainProperties, N> wanted_{};
    std::array<BitGrid, N> cells_;
};

}  // namespace cellophane
