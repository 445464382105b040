#include "dungeon/audit/solver.h"

#include <algorithm>
#include <array>

#include "dungeon/machines/machines.h"
#include "world/terrain_sets.h"

namespace cellophane {

namespace {

using T = Terrain;

/// How a barrier gives way.
enum class Way : std::uint8_t {
    /// A lever is pulled, or something falls on a plate.
    LeverOrPlate,
    /// The machine's dart, its potion of incineration, or its trap.
    Burning,
    Shattering,
    /// Somebody steps on the machine's trigger.
    Trigger,
    /// Across a gap: a lever, a potion of levitation, or a spider's webs.
    CrossingGap,
    /// Across lava: the same, or a potion of fire immunity.
    CrossingLava,
    /// A cage that a lever, a plate, or all of a room's globes lift.
    LiftingCage,
    Sacrifice,
    Key
};

struct Barrier {
    Terrain terrain;
    Way way;
    /// Solid, so that the level counts on it: a gap that has to be crossed is looked at by what lies beyond
    /// it.
    bool is_lock = true;
};

constexpr std::array barriers{
    Barrier{T::PortcullisClosed, Way::LeverOrPlate},
    Barrier{T::CollapsingWall, Way::LeverOrPlate},
    Barrier{T::DormantWormTunnelMarker, Way::LeverOrPlate, false},
    Barrier{T::AltarInRetractableCage, Way::LiftingCage},
    Barrier{T::WoodenBarricade, Way::Burning},
    Barrier{T::BrokenStatueInDoorway, Way::Shattering},
    Barrier{T::DormantStatueInDoorway, Way::Trigger},
    Barrier{T::ChasmWithHiddenBridge, Way::CrossingGap, false},
    Barrier{T::Chasm, Way::CrossingGap, false},
    Barrier{T::RetractableLava, Way::CrossingLava, false},
    Barrier{T::Lava, Way::CrossingLava, false},
    Barrier{T::DormantSacrificeCage, Way::Sacrifice},
    Barrier{T::LockedIronDoor, Way::Key},
    Barrier{T::MonsterCageLocked, Way::Key},
};

/// What the hero does something to.
constexpr std::array devices{
    T::HiddenLever,  T::WallLever,   T::PressurePlate,        T::HiddenFireTrap,
    T::TriggerFloor, T::TurretLever, T::DarkenedCrystalGlobe, T::DormantSacrificeAltar};

const Barrier* barrier_of(Terrain terrain) {
    for (const Barrier& barrier : barriers)
        if (barrier.terrain == terrain) return &barrier;
    return nullptr;
}

TerrainSet kinds_of_parts() {
    return TerrainSet::of([](const TerrainRow& row) {
        return barrier_of(row.kind) != nullptr ||
               std::find(devices.begin(), devices.end(), row.kind) != devices.end();
    });
}

}  // namespace

bool fits(const Item& item, const Level& level, Pos at) {
    return std::any_of(item.opens.begin(), item.opens.end(), [&](const KeyPlace& place) {
        return place.at == at || (place.machine > 0 && place.machine == level.ownership.number[at]);
    });
}

LevelSolver::LevelSolver(const Level& level)
    : level_{level},
      opened_{level.size()},
      barred_{level.size()},
      reached_{level.size()},
      had_(level.items.size(), false) {
    const TerrainLayers& layers = level.layers;
    // Fires burn out: only what lies under them counts.
    const auto [lasting, brimstone] =
        layers.cells_with_each(std::array{level_dividers, TerrainProperties{TerrainProperty::Ignites}});
    free_ = (lasting | brimstone).complement() | layers.cells_of(Layer::Dungeon, T::SecretDoor);
    // The deep cores of flood rooms may cut them in two (rules/machines.md 8): there the hero swims.
    const BitGrid pools = layers.cells_of(Layer::Liquid, T::DormantFloodPoolWater);
    if (pools.any()) {
        const BitGrid deep = layers.cells_of(Layer::Liquid, T::DeepWater);
        free_ |= flood(pools.dilated8() & deep, deep);
    }
    // Pods burst at a touch.
    free_ |= layers.cells_of(Layer::Surface, T::BloodwortPod);
    reached_.set(level.stairs.up);
    free_.set(level.stairs.up);
    free_.set(level.stairs.down);
    list_parts();
    while (step()) {
    }
}

void LevelSolver::list_parts() {
    static const TerrainSet kinds = kinds_of_parts();
    for (Layer layer : {Layer::Dungeon, Layer::Liquid}) {
        BitGrid cells{level_.size()};
        add_cells(level_.layers[layer], kinds, cells);
        cells.for_each([&](Pos at) {
            const Terrain terrain = level_.layers[layer][at];
            const Barrier* barrier = barrier_of(terrain);
            const int machine = level_.ownership.number[at];
            if (machine == 0 && (barrier == nullptr || !barrier->is_lock)) return;
            if (barrier != nullptr && barrier->is_lock) barred_.set(at);
            parts_.push_back({machine, terrain, at});
        });
    }
}

bool LevelSolver::step() {
    const BitGrid before = reached_;
    reached_ = flood(reached_, free_ | opened_);
    bool changed = !(before == reached_);
    changed |= take_items();
    changed |= use_keys();
    changed |= work_machines();
    changed |= fly();
    return changed;
}

bool LevelSolver::take_items() {
    bool changed = false;
    // Creatures hidden in a coffin or a statue come out, and are met beside it.
    const BitGrid near = reached_.dilated8();
    for (std::size_t i = 0; i < had_.size(); ++i) {
        const Item& item = level_.items[i];
        if (had_[i] || !(item.carrier ? near : reached_).test(item.at)) continue;
        had_[i] = true;
        changed = true;
    }
    return changed;
}

bool LevelSolver::use_keys() {
    bool changed = false;
    const BitGrid near = reached_.dilated4();
    for (const Part& part : parts_) {
        const Barrier* barrier = barrier_of(part.terrain);
        if (barrier == nullptr || barrier->way != Way::Key || opened_.test(part.at) || !near.test(part.at))
            continue;
        for (std::size_t i = 0; i < had_.size(); ++i) {
            if (!had_[i] || !fits(level_.items[i], level_, part.at)) continue;
            opened_.set(part.at);
            changed = true;
            break;
        }
    }
    return changed;
}

bool LevelSolver::may_touch(const Part& part) const {
    return reached_.dilated4().test(part.at);
}

bool LevelSolver::holds(int machine, ItemKind kind) const {
    for (std::size_t i = 0; i < had_.size(); ++i)
        if (had_[i] && level_.items[i].machine == machine && level_.items[i].kind == kind) return true;
    return false;
}

bool LevelSolver::is_victim_met(int machine) const {
    const BitGrid near = reached_.dilated8();
    return std::any_of(level_.monsters.begin(), level_.monsters.end(), [&](const Monster& monster) {
        return monster.machine == machine && monster.marks.has(MonsterMark::SacrificeTarget) &&
               near.test(monster.at);
    });
}

bool LevelSolver::may_fly(int machine) const {
    return holds(machine, ItemKind::PotionOfLevitation);
}

bool LevelSolver::gives_way(const Part& part) const {
    const auto any = [&](Terrain terrain, auto does) {
        return std::any_of(parts_.begin(), parts_.end(), [&](const Part& other) {
            return other.machine == part.machine && other.terrain == terrain && does(other);
        });
    };
    const auto touched = [&](const Part& other) { return may_touch(other); };
    const auto lever_or_plate = [&] {
        return any(T::HiddenLever, touched) || any(T::WallLever, touched) ||
               any(T::PressurePlate,
                   [&](const Part& other) { return is_thrown_at(level_.layers, other.at, reached_); });
    };
    const auto flies = [&] {
        return may_fly(part.machine) ||
               std::any_of(level_.monsters.begin(), level_.monsters.end(), [&](const Monster& monster) {
                   return monster.machine == part.machine && monster.kind == MonsterKind::Spider;
               });
    };
    switch (barrier_of(part.terrain)->way) {
        case Way::LeverOrPlate:
            return lever_or_plate();
        case Way::LiftingCage:
            return lever_or_plate() || (any(T::DarkenedCrystalGlobe, [](const Part&) { return true; }) &&
                                        any(T::TurretLever, touched));
        case Way::Burning:
            return holds(part.machine, ItemKind::IncendiaryDart) ||
                   holds(part.machine, ItemKind::PotionOfIncineration) || any(T::HiddenFireTrap, touched);
        case Way::Shattering:
            return holds(part.machine, ItemKind::ScrollOfShattering);
        case Way::Trigger:
            return any(T::TriggerFloor, touched);
        case Way::CrossingGap:
            return lever_or_plate() || flies();
        case Way::CrossingLava:
            return lever_or_plate() || flies() || holds(part.machine, ItemKind::PotionOfFireImmunity);
        case Way::Sacrifice:
            return any(T::DormantSacrificeAltar, touched) && is_victim_met(part.machine);
        case Way::Key:
            break;
    }
    return false;
}

/// Whoever has drunk a machine's potion of levitation gets to its gap over what lies before it as well: a
/// chasm or water that came later.
bool LevelSolver::fly() {
    BitGrid beyond = opened_ - reached_;
    beyond.for_each([&](Pos at) {
        if (!may_fly(level_.ownership.number[at])) beyond.reset(at);
    });
    if (beyond.none()) return false;
    const BitGrid gaps = level_.layers.cells_of(
        Layer::Liquid, {T::Chasm, T::ChasmWithHiddenBridge, T::Lava, T::RetractableLava, T::DeepWater});
    beyond &= flood(reached_.dilated4() & gaps, gaps);
    reached_ |= beyond;
    return beyond.any();
}

bool LevelSolver::work_machines() {
    bool changed = false;
    for (const Part& part : parts_) {
        if (barrier_of(part.terrain) == nullptr || opened_.test(part.at) || !gives_way(part)) continue;
        opened_.set(part.at);
        changed = true;
    }
    return changed;
}

}  // namespace cellophane
