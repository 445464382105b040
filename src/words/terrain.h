#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "content/terrain.h"
#include "kit/base/enum_table.h"
#include "protocol/observation.h"
#include "protocol/views.h"
#include "words/grammar.h"

namespace cellophane {

/// A terrain's name and what it is like to be there, as far as it shows, and its true name.
struct TerrainWords {
    Terrain kind{};
    /// Without an article: "wooden door", "deep water".
    std::string_view name;
    Article article = Article::A;
    /// How things lie: "on the grass", "in the deep water".
    std::string_view where = "on";
    /// What is noticed by standing in it or walking into it: a sentence with its stop, or nothing for plain
    /// ground.
    std::string_view flavor = {};
    /// The name with its secret told: "wall full of rats". Takes "a" or "an"; empty where the name is the
    /// truth already.
    std::string_view truth = {};
};

extern const EnumTable<Terrain, TerrainWords> terrain_words;

/// "a wooden door", "deep water", "the ground" need no further article.
std::string name_with_article(Terrain terrain);

/// The name with its secret told: "hidden fire trap".
std::string_view true_name(Terrain terrain);

/// "a hidden fire trap".
std::string truth_with_article(Terrain terrain);

/// Of the layers of a cell, the one that says best what is there: the lowest draw priority
/// (rules/terrain.md 1.4). `Terrain::Nothing` if the cell is empty.
Terrain most_telling(const CellView& cell);

/// What a look at a cell tells: the creature, then the item, then the terrain; empty for an unknown cell with
/// neither.
std::string describe(const CellView& cell, const std::optional<MonsterView>& monster = {},
                     const std::optional<ItemView>& item = {});

/// The same without any secrets, for a map that shows everything.
std::string describe_truth(const CellView& cell, const std::optional<MonsterView>& monster = {},
                           const std::optional<ItemView>& item = {});

/// What comes between the hero and the ground it is on.
struct Insulation {
    bool hovers = false;
    /// The hero's armor is known to let no gas through.
    bool breathes_clean_air = false;
};
Insulation insulation_of(const Observation& seen);

/// What it is like to be in a cell; nothing for plain ground.
std::string atmosphere(const CellView& cell, Insulation insulation = {});

/// What a game begins with in its place: the way out is behind the hero, and shut.
inline constexpr std::string_view entrance_flavor =
    "Behind you the gilded doors have swung shut, and they fit without a crack.";

/// What the hero's own cell is like, plain ground or not.
std::string describe_own(const CellView& cell, Insulation insulation = {});

}  // namespace cellophane
