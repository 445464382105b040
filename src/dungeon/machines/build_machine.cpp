#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "dungeon/machines/machines.h"
#include "kit/grid/random_cell.h"

namespace cellophane {

namespace {

constexpr int most_rounds = 9;
constexpr int most_places = 10;

bool is_in(const BlueprintRow& row, Raffle placement, int depth) {
    if (row.kind == Blueprint::None || !row.depths.has(depth)) return false;
    const bool adopts = row.traits.has(BlueprintTrait::AdoptsItem);
    const bool vestibule = row.form == Form::Vestibule;
    switch (placement) {
        case Raffle::Reward:
            return row.role == Role::Reward && !adopts && !vestibule;
        case Raffle::Vestibule:
            return vestibule && !adopts;
        case Raffle::Adopting:
            return adopts && !vestibule;
    }
    return false;
}

/// The depth of the long dungeon whose machines are drawn from. What a variant builds below the Amulet is
/// what the Amulet's depth has; its reward rooms are those of several depths.
int machine_depth(const LevelPlan& goal, Raffle placement, Rng& rng) {
    const DepthSupply* supply = goal.supply();
    if (supply == nullptr) return goal.long_depth();
    if (placement == Raffle::Reward) return rng.uniform(supply->rewards_from, supply->rewards_to);
    return std::min(goal.long_depth(), long_amulet_depth);
}

/// A blueprint and a place for it, or neither.
struct Site {
    Blueprint blueprint = Blueprint::None;
    Interior interior;
};

/// One try, or for areas as many as a draw allows.
std::optional<Interior> try_interior(Draft& draft, const BlueprintRow& row, const MachineOrder& order,
                                     int places, bool& hopeless, Rng& rng) {
    switch (row.form) {
        case Form::Room:
            return room_interior(draft, row, hopeless, rng);
        case Form::Vestibule:
            if (!order.at) return std::nullopt;
            return vestibule_interior(draft, row, *order.at, rng);
        case Form::Area:
            for (int place = 0; place < places; ++place)
                if (auto interior = area_interior(draft, row, order.at, rng)) return interior;
            return std::nullopt;
        case Form::count:
            break;
    }
    return std::nullopt;
}

/// How often a call looks for a blueprint and a place (rules/machines.md 4.4). `last` is the last blueprint
/// it looked at.
std::optional<Site> find_site(Draft& draft, const MachineOrder& order, Rng& rng, Blueprint& last) {
    const bool drawn = order.blueprint == Blueprint::None;
    const int rounds = order.at ? 1 : most_rounds;
    const int places = drawn && !order.at ? most_places : 1;
    for (int round = 0; round < rounds; ++round) {
        Blueprint blueprint = order.blueprint;
        if (drawn) {
            const int depth = machine_depth(draft.goal, order.placement, rng);
            blueprint = draw_blueprint(order.placement, depth, rng);
        }
        if (blueprint == Blueprint::None) return std::nullopt;
        last = blueprint;
        bool hopeless = false;
        auto interior = try_interior(draft, blueprint_rows[blueprint], order, places, hopeless, rng);
        if (interior) return Site{.blueprint = blueprint, .interior = *std::move(interior)};
        if (hopeless) return std::nullopt;
    }
    return std::nullopt;
}

/// Where a step lets out the fire that a machine's barricades need.
BitGrid fire_traps(const Draft& draft) {
    const BitGrid barricades = draft.layers.cells_of(Layer::Dungeon, Terrain::WoodenBarricade);
    BitGrid traps = draft.layers.cells_of(Layer::Dungeon, Terrain::HiddenFireTrap) & draft.ownership.any();
    if (barricades.none()) return BitGrid{draft.goal.size};
    traps.for_each([&](Pos trap) {
        bool needed = false;
        barricades.for_each(
            [&](Pos at) { needed |= draft.ownership.number[at] == draft.ownership.number[trap]; });
        if (!needed) traps.reset(trap);
    });
    return traps;
}

/// Hidden levers and fire traps of machines that can be walked up to, and plates that can be thrown at.
BitGrid triggers_at_hand(const Draft& draft) {
    const TerrainLayers& layers = draft.layers;
    const bool is_long = draft.goal.variant->is_by_curves();
    BitGrid levers = layers.cells_of(Layer::Dungeon, Terrain::HiddenLever);
    BitGrid plates = layers.cells_of(Layer::Liquid, Terrain::PressurePlate);
    BitGrid traps = is_long ? BitGrid{layers.size()} : fire_traps(draft);
    if (levers.none() && plates.none() && traps.none()) return levers;
    const BitGrid ways = walkable(layers);
    const BitGrid ground = largest_part(ways);
    // The long dungeon's levels stay what they are: there a lever that only the vault's inside touches
    // counts.
    levers &= (is_long ? ways : ground).dilated4();
    traps &= ground.dilated4();
    plates.for_each([&](Pos at) {
        if (!is_thrown_at(layers, at, ground)) plates.reset(at);
    });
    return levers | plates | traps;
}

/// Whether a machine leaves those triggers at hand that were, and has none of its own that are not: its water
/// may have flowed to where a lever of another machine is pulled from, its walls may hide a plate, and a fire
/// trap may lie behind another trap.
bool leaves_triggers(const Draft& before, const Draft& draft, int number) {
    const BitGrid at_hand = triggers_at_hand(draft);
    if ((triggers_at_hand(before) - at_hand).any()) return false;
    if (draft.goal.variant->is_by_curves()) return true;
    BitGrid own = fire_traps(draft) - at_hand;
    own.for_each([&](Pos at) {
        if (draft.ownership.number[at] != number) own.reset(at);
    });
    return own.none();
}

/// Cells nothing is wired to leave the machine again.
void release_unwired(Draft& draft, int number) {
    draft.ownership.any().for_each([&](Pos at) {
        if (draft.ownership.number[at] != number) return;
        if (draft.layers.mechanics(at).any_of(machine_wiring)) return;
        draft.ownership.number[at] = 0;
        draft.ownership.rooms.reset(at);
        draft.ownership.areas.reset(at);
    });
}

}  // namespace

Blueprint draw_blueprint(Raffle placement, int depth, Rng& rng) {
    std::array<int, static_cast<std::size_t>(Blueprint::count)> weights{};
    int total = 0;
    for (const BlueprintRow& row : blueprint_rows) {
        if (!is_in(row, placement, depth)) continue;
        weights[static_cast<std::size_t>(row.kind)] = row.frequency;
        total += row.frequency;
    }
    return total == 0 ? Blueprint::None : static_cast<Blueprint>(rng.weighted(weights));
}

std::optional<BuiltMachine> build_machine(Draft& draft, const MachineOrder& order, Rng& rng) {
    Blueprint last = Blueprint::None;
    std::optional<Site> site = find_site(draft, order, rng, last);
    if (!site) {
        if (draft.watch)
            draft.emit({.kind = DigEventKind::MachineUnplaced,
                        .at = order.at.value_or(nowhere),
                        .blueprint = last,
                        .parent = order.parent});
        return std::nullopt;
    }
    // Not on the stack: machines ask for machines, and there is no telling how deep that goes.
    const auto before = std::make_unique<Draft>(draft);
    const BlueprintRow& row = blueprint_rows[site->blueprint];
    const int number = ++draft.machine_numbers;
    draft.survey = {};
    shape_interior(draft, row, site->interior, rng);
    claim_interior(draft, row, site->interior, number);
    draft.machines.push_back({.number = number,
                              .kind = site->blueprint,
                              .origin = site->interior.origin,
                              .cells = site->interior.cells.count(),
                              .parent = order.parent});
    const auto emit = [&](DigEventKind kind) {
        draft.emit({.kind = kind,
                    .at = site->interior.origin,
                    .cells = &site->interior.cells,
                    .blueprint = site->blueprint,
                    .machine = number,
                    .parent = order.parent});
    };
    if (draft.watch) emit(DigEventKind::MachineBegun);
    auto built = place_features(draft, row, site->interior, number, order.adopted, rng);
    if (built && !leaves_triggers(*before, draft, number)) built.reset();
    if (!built) {
        const int numbers = draft.machine_numbers;
        draft = std::move(*before);
        draft.machine_numbers = numbers;
        if (draft.watch) emit(DigEventKind::MachineRefused);
        return std::nullopt;
    }
    if (row.traits.has(BlueprintTrait::ReleasesUnwired)) release_unwired(draft, number);
    draft.survey = {};
    if (draft.watch) emit(DigEventKind::MachineBuilt);
    return built;
}

}  // namespace cellophane
