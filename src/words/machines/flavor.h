#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// What is there for its own sake.
inline constexpr MachineWords flavor[] = {
    {.kind = Blueprint::Bloodwort,
     .title = "Bloodwort",
     .line = "Touch a pod, and its spores heal you. More will grow, slowly."},
    {.kind = Blueprint::Shrine,
     .title = "Shrine",
     .line = "No monster crosses the sign on its threshold. A bedroll, and what its owner left."},
    {.kind = Blueprint::Idyll,
     .title = "Idyll",
     .line = "Ponds, grass and leaves: the dungeon on its day off."},
    {.kind = Blueprint::Swamp,
     .title = "Swamp",
     .line = "Mud, pale fungus and shallows, with gas above and teeth below."},
    {.kind = Blueprint::Camp, .title = "Camp", .line = "Hay, junk and worse, around a goblin totem."},
    {.kind = Blueprint::Remnant,
     .title = "Remnant",
     .line = "Statues and scorched carpet: somebody used to live well here."},
    {.kind = Blueprint::Dismal,
     .title = "Dismal place",
     .line = "Blood, ash and bones, and nobody left to ask."},
    {.kind = Blueprint::ChasmCatwalk,
     .title = "Catwalk",
     .line = "The only way on is a narrow path over a chasm, perhaps under the eye of a turret."},
    {.kind = Blueprint::LakeWalk,
     .title = "Lake walk",
     .line = "The only way on is a narrow path through deep water, perhaps under the eye of a turret."},
    {.kind = Blueprint::ParalysisTrapVisiblePlate,
     .title = "Paralysis trap",
     .line = "Tread on the plate, and vents nearby spray paralytic gas. Monsters can be lured into it."},
    {.kind = Blueprint::ParalysisTrapHiddenPlate,
     .title = "Buried paralysis trap",
     .line = "An unseen plate, and unseen vents of paralytic gas. It works every time, on anyone."},
    {.kind = Blueprint::TrickStatue,
     .title = "Trick statue",
     .line = "Come near, and the statue cracks; there was a monster in it."},
    {.kind = Blueprint::WormAmbush,
     .title = "Worm ambush",
     .line = "Step here, and underworms burst out of the walls."},
    {.kind = Blueprint::Sentinels,
     .title = "Sentinels",
     .line = "Statues that watch one spot, throw sparks at whoever enters it, and mend each other."}};

}  // namespace cellophane::words::machines
