#pragma once

#include "content/machines.h"

namespace cellophane::blueprints {

// Short names for the rows.
using T = BlueprintTrait;
using G = ItemGoes;
using Mark = ItemMark;
using Rule = MachineItemRule;
using State = MachineMonsterState;
using Rules = Flags<MachineItemRule>;

// What many machines have in common.

/// Nothing weak and sticky, and nothing twice.
inline constexpr Rules fair_prize{Rule::NotMalevolent, Rule::NoDuplicate};

inline constexpr MachineFeature carpet_everywhere{.terrain = Terrain::Carpet,
                                                  .place = Where::EveryInteriorCell};

/// Something has to be overcome on the way in.
inline constexpr MachineFeature guarded_doorway{.count = {1, 1},
                                                .least = 1,
                                                .place = Where::Origin,
                                                .personal_space = 2,
                                                .blocking = Blocking::Permitted,
                                                .vestibule = true};

constexpr MachineFeature statues_in_walls(Range count) {
    return {.terrain = Terrain::MarbleStatue,
            .count = count,
            .place = Where::WallBeside,
            .personal_space = 2,
            .blocking = Blocking::Assumed,
            .impregnable = true};
}

/// A treasure under a raised cage: one may be taken.
constexpr MachineFeature caged(MachineFeature treasure) {
    treasure.terrain = Terrain::AltarWithOpenCage;
    treasure.personal_space = 2;
    treasure.blocking = Blocking::Assumed;
    treasure.impregnable = true;
    treasure.item_marks |= ItemMarks{Mark::IsKey, Mark::RevealedOnEntering, Mark::ExplorerAvoids};
    return treasure;
}

}  // namespace cellophane::blueprints
