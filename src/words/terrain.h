#pragma once

#include <string>
#include <string_view>

#include "content/terrain.h"
#include "kit/base/enum_table.h"
#include "protocol/observation.h"

namespace cellophane {

/// What a terrain is called and what it is like to be there.
struct TerrainWords {
    Terrain kind{};
    /// Without an article: "wooden door", "deep water".
    std::string_view name;
    /// Whether one says "a wooden door" but "deep water".
    bool countable = true;
    /// What is noticed by standing in it or walking into it: a sentence with its stop, or nothing for plain
    /// ground.
    std::string_view flavour = {};
};

extern const EnumTable<Terrain, TerrainWords> terrain_words;

/// "a wooden door", "deep water", "the way out" need no further article.
std::string name_with_article(Terrain terrain);

/// Of the layers of a cell, the one that says best what is there: the lowest draw priority (spec 30, section
/// 1.4). `Terrain::Nothing` if the cell is empty.
Terrain most_telling(const CellView& cell);

/// The flavour line for a cell that is pointed at; empty for a cell nobody knows.
std::string describe(const CellView& cell);

/// The same for the cell the hero stands on.
std::string describe_own(const CellView& cell);

}  // namespace cellophane
