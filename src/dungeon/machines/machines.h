#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "content/machines.h"
#include "dungeon/draft/draft.h"

namespace cellophane {

// The machine builder (rules/machines.md 4).

/// What the raffle may draw (rules/machines.md 4.2).
enum class Raffle : std::uint8_t { Reward, Vestibule, Adopting };

/// A request to the builder.
struct MachineOrder {
    /// One machine and no other; `Blueprint::None`: draw one.
    Blueprint blueprint = Blueprint::None;
    Raffle placement = Raffle::Reward;
    /// The origin; without it the builder finds a place.
    std::optional<Pos> at{};
    /// The item it is to hold.
    std::optional<Item> adopted{};
    /// The machine it belongs to; 0: none.
    int parent = 0;
};

/// The result, for the machine that asked for it.
struct BuiltMachine {
    int number = 0;
    /// The kinds of all items it made, and those of the machines it asked for.
    std::vector<ItemKind> made;
};

/// Builds a machine, and whatever belongs to it, into the draft. Failing leaves the draft as it was, but for
/// the number it used; the random stream is not rewound.
std::optional<BuiltMachine> build_machine(Draft& draft, const MachineOrder& order, Rng& rng);

/// Draws a blueprint for a depth by frequency; `Blueprint::None` if nothing fits.
Blueprint draw_blueprint(Raffle placement, int depth, Rng& rng);

// ---- pieces of the builder ----

/// A place for a machine: where it begins and the cells it owns.
struct Interior {
    Pos origin{};
    BitGrid cells;
};

/// The interiors a blueprint may have (rules/machines.md 4.3); none if this try fails.
std::optional<Interior> room_interior(Draft& draft, const BlueprintRow& blueprint, bool& hopeless, Rng& rng);
std::optional<Interior> vestibule_interior(Draft& draft, const BlueprintRow& blueprint, Pos origin, Rng& rng);
std::optional<Interior> area_interior(Draft& draft, const BlueprintRow& blueprint, std::optional<Pos> at,
                                      Rng& rng);

/// Makes the interior ready as the blueprint's traits ask (rules/machines.md 4.5).
void shape_interior(Draft& draft, const BlueprintRow& blueprint, Interior& interior, Rng& rng);
/// Fills it with rooms of its own (rules/machines.md 4.6).
void redesign_interior(Draft& draft, Redesign redesign, Interior& interior, Rng& rng);
/// Gives its cells to the machine (rules/machines.md 4.7).
void claim_interior(Draft& draft, const BlueprintRow& blueprint, const Interior& interior, int number);

/// Cells a walker enters of its own will; undiscovered secret doors count.
BitGrid walkable(const TerrainLayers& layers);
/// The same where the pathing blockers are known already.
BitGrid walkable(const TerrainLayers& layers, const BitGrid& blocked);

/// Whether a plate amid a pit can be seen, and thrown at, from somewhere on the ground.
bool is_thrown_at(const TerrainLayers& layers, Pos plate, const BitGrid& ground);

/// Places the machine's features one after the other (rules/machines.md 4.10); none if one of them could not
/// be placed.
std::optional<BuiltMachine> place_features(Draft& draft, const BlueprintRow& blueprint,
                                           const Interior& interior, int number,
                                           const std::optional<Item>& adopted, Rng& rng);

}  // namespace cellophane
