#pragma once

#include <optional>
#include <vector>

#include "dungeon/machines/machines.h"
#include "dungeon/machines/reach.h"
#include "world/connectivity.h"

namespace cellophane {

/// A machine while its features are placed (rules/machines.md 4.8 to 4.15).
class Construction {
public:
    Construction(Draft& draft, const BlueprintRow& blueprint, const Interior& interior, int number,
                 const std::optional<Item>& adopted, Rng& rng);

    /// Whether every feature found what it needs.
    bool place_all();

    BuiltMachine result() && { return {.number = number_, .made = std::move(made_)}; }

private:
    /// As many instances as are wanted, or as there is room for; how many were placed.
    int place_once(const MachineFeature& feature);
    bool place(const MachineFeature& feature);
    /// The cells a feature may still take (rules/machines.md 4.11).
    BitGrid candidates(const MachineFeature& feature);
    BitGrid in_view(View view) const;

    /// One instance of a feature (rules/machines.md 4.12).
    bool place_at(const MachineFeature& feature, Pos at);
    bool place_terrain(const MachineFeature& feature, Pos at);
    /// The largest part of what can be walked on: where a hero is before it has solved anything.
    BitGrid common_ground();
    /// Whether moats and chasms of other machines that this one borders on can still be walked up to.
    bool leaves_shores();
    /// Whether every cage of this machine stands beside ground that a hero can reach.
    bool can_walk_to_cages(const BitGrid& ground) const;
    void claim(const MachineFeature& feature, Pos at);
    bool place_item(const MachineFeature& feature, Pos at);
    Item new_item(const MachineFeature& feature);
    bool entrust(Item item);
    bool build_vestibule(Pos at);
    /// Calls the builder until it succeeds; if it never does, this machine is lost too.
    bool call_for(const MachineOrder& order);
    /// The number of the creature that is to carry the item, or -1.
    ActorId place_monsters(const MachineFeature& feature, Pos at);
    void form_one_group();

    Passages& passages();
    void ground_changed();
    void ground_changed_at(Pos at);

    Draft& draft_;
    const BlueprintRow& blueprint_;
    const Interior& interior_;
    int number_;
    std::optional<Item> adopted_;
    Rng& rng_;
    /// Empty after a change to the terrain, until needed again.
    std::optional<Passages> passages_;
    Reach reach_;
    /// Cells that features reserve for themselves.
    BitGrid personal_;
    std::vector<ItemKind> made_;
    /// A machine that had to be built could not be: nothing saves this one.
    bool doomed_ = false;
    /// An item on its way to a creature.
    std::optional<Item> to_carry_;
};

}  // namespace cellophane
