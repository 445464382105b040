#pragma once

#include "words/terrain.h"

namespace cellophane::words::terrain {

/// What passes for something else has its very words.
constexpr TerrainWords like(const TerrainWords& other, Terrain kind, std::string_view truth) {
    TerrainWords words = other;
    words.kind = kind;
    words.truth = truth;
    return words;
}

}  // namespace cellophane::words::terrain
