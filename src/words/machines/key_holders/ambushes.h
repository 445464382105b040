#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// Keys with keepers that lie in wait: in walls, statues, mud and graves.
inline constexpr MachineWords keys_in_ambush[] = {
    {.kind = Blueprint::RatTrapRoom,
     .title = "Rat trap",
     .line =
         "Lift the item: a vent sprays paralytic gas and rats gnaw through the walls. Find the vent first."},
    {.kind = Blueprint::StatuaryArea,
     .title = "Statuary",
     .line = "Lift the item, and distant statues crack, each with a monster in it."},
    {.kind = Blueprint::WormsInTheWallsArea,
     .title = "Worms in the walls",
     .line = "Lift the item, and underworms burst from the walls, all at once."},
    {.kind = Blueprint::MudPitRoom,
     .title = "Mud pit",
     .line = "Lift the item, and what sleeps in the mud wakes. Keep to dry ground."},
    {.kind = Blueprint::ZombieCrypt,
     .title = "Zombie crypt",
     .line = "Lift the item, and every coffin opens. The brazier by the door suggests burning them first."},
    {.kind = Blueprint::HauntedHouse,
     .title = "Haunted house",
     .line = "Lift the item: the torches turn purple, the floor goes dark, and phantoms rise out of it."},
    {.kind = Blueprint::WormTunnels,
     .title = "Worm tunnels",
     .line = "A lever in a wall nearby opens crumbling passages to the item, and to the worms about it."},
    {.kind = Blueprint::GauntletArea,
     .title = "Turret gauntlet",
     .line = "Lift the item, and turrets come out of the walls around you. Get out of their sight."}};

}  // namespace cellophane::words::machines
