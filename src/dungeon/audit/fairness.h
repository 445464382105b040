#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "content/own_variant.h"
#include "content/styles.h"
#include "kit/base/enum_table.h"
#include "world/level.h"

namespace cellophane {

/// What no level may do to a hero (rules/levels.md 23.1 and 27.2; rules/machines.md 15).
enum class Unfairness : std::uint8_t {
    /// An item that cannot be had.
    ItemOutOfReach,
    /// A lock, barrier or cage that never gives way.
    LockStaysShut,
    /// A door that has no key, or more than one; a cage or a socket without any.
    KeysDoNotMatch,
    /// Cells that cannot be reached.
    PlaceOutOfReach,
    /// No dry way without bridges, traps and machines' barriers leads from stairs to stairs.
    StairsCutOff,
    /// More or fewer stairs than one of each, or not where the level says.
    StairsMissing,
    /// A member of a group in view of the arrival cell.
    SeenFromStairs,
    /// Awake and hostile a few steps from the arrival cell.
    AmbushAtStairs,
    /// Gas or fire close to the stairs.
    HarmAtStairs,
    ItemsOnOneCell,
    CreaturesOnOneCell,
    /// The outermost cells are not plain rock.
    BorderBroken,
    /// More traps than the depth may have.
    TooManyTraps,
    /// No Amulet where there has to be one, or a second.
    AmuletMissing,
    /// A machine or a statue in the first level's T.
    EntranceTaken,
    /// Some of a group are awake, though its kinds could sleep.
    GroupHalfAwake,
    /// A door or a lake on a depth that has none of them.
    WrongDepth,
    /// A loose item in a hallway, a loop, a chokepoint or a machine.
    ItemInTheWay,
    /// Stairs in a wall that gives way, is open elsewhere too, or has no torches.
    StairsExposed,
    count
};

struct UnfairnessRow {
    Unfairness kind{};
    /// For programs.
    std::string_view name;
};

extern const EnumTable<Unfairness, UnfairnessRow> unfairness_rows;

/// One thing wrong with a level.
struct Finding {
    Unfairness kind{};
    Pos at{};
    /// The item, creature or terrain it is about, as the tables spell it; empty: cells alone.
    std::string_view what{};
    /// The machine it belongs to; 0: none.
    int machine = 0;
    /// How many cells, keys, traps or steps.
    int count = 1;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// What was looked at, so that nobody takes an empty list for a clean level.
struct Inspected {
    std::int64_t levels = 0;
    std::int64_t machines = 0;
    std::int64_t locks = 0;
    std::int64_t items = 0;
    std::int64_t creatures = 0;

    Inspected& operator+=(const Inspected& other);
    friend bool operator==(const Inspected&, const Inspected&) = default;
};

/// Everything unfair about a level as the hero would meet it.
std::vector<Finding> findings_on(const Level& level, Style style, const DungeonVariant& of,
                                 Inspected* inspected = nullptr);

}  // namespace cellophane
