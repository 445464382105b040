#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cellophane {

/// How a light gets weaker with the distance (rules/terrain.md 15.2, step 4), as a table over squared
/// distances.
class LightFalloff {
public:
    /// For a light of this radius, in hundredths of a cell, of which `fade_percent` is left at the edge. Does
    /// nothing if the arguments are as before.
    void prepare(int radius_hundredths, int fade_percent);

    /// The squared distance nothing of the light goes beyond.
    int limit() const { return static_cast<int>(percent_.size()) - 1; }
    /// The percent left at a squared distance, which may not be beyond the limit.
    std::uint8_t percent_at(int squared) const { return percent_[static_cast<std::size_t>(squared)]; }
    /// The furthest squared distance at which so much is left; -1: nowhere.
    int furthest_of(int percent) const;

private:
    int radius_ = -1;
    int fade_ = -1;
    std::vector<std::uint8_t> percent_;
};

}  // namespace cellophane
