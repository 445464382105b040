#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/own_variant.h"
#include "content/tunables.h"
#include "exports/level_layout.h"
#include "kit/base/pos.h"
#include "world/level.h"

namespace cellophane {

/// What a catalog lists (docs/catalog.md).
enum class Find : std::uint8_t {
    Item,
    /// Creatures that would follow the hero: captives and allies.
    Ally,
    /// All other creatures.
    Monster,
    Machine,
    /// An altar with an effect of its own: commutation, resurrection, sacrifice.
    Altar,
    count
};

/// One thing a level holds. Names are those of the tables; empty: it has none.
struct CatalogEntry {
    Find what{};
    std::string_view category{};
    std::string_view kind{};
    std::optional<int> quantity{};
    std::optional<int> enchant{};
    std::optional<int> charges{};
    std::string_view runic{};
    std::string_view foe{};
    std::string_view mutation{};
    std::string_view state{};
    /// 0: none.
    int machine = 0;
    std::string_view blueprint{};
    Pos at{};
    /// A creature's number in the level's list.
    std::optional<int> number{};
    /// The kind, number and mutation of the creature that carries the item.
    std::string_view carried_by{};
    std::optional<int> carrier{};
    std::string_view carrier_mutation{};
    /// The number of the machine that a key opens.
    std::optional<int> opens{};
};

/// Items, creatures and machines in the order of the level's lists, then altars in scan order. Left out: gold
/// that creatures carry, and of the two altars of a commutation the second.
std::vector<CatalogEntry> catalog_of(const Level& level);

/// What all levels of a catalog have in common.
struct CatalogKind {
    DungeonVariant variant = Variant::Brogue;
    Size size = standard_size;
    Tuning tuning{};
    /// Levels are told by how they are laid out, not by what they hold.
    bool tells_layout = false;
    /// Dungeons are ranked, and each line ends with the score.
    bool has_score = false;

    bool has_usual_measures() const { return size == standard_size && tuning == Tuning{}; }
};

struct LevelCatalog {
    std::uint64_t seed = 1;
    int depth = 1;
    /// None where the layout is told.
    std::vector<CatalogEntry> entries{};
    CatalogKind kind{};
    LevelLayout layout{};
    std::int64_t score = 0;
};

/// The column names of `csv_lines`, as one line.
std::string csv_header(const CatalogKind& kind = {});
/// One line an entry, or one for the layout (RFC 4180, lines ended by a newline); what an entry has not is
/// blank.
std::string csv_lines(const LevelCatalog& level);

/// One line for the level: an object with the dungeon version and its entries or its layout, under the same
/// names; what an entry has not is null.
std::string json_line(const LevelCatalog& level);

std::string_view table_name(Find what);

}  // namespace cellophane
