#pragma once

#include "words/items.h"

namespace cellophane::words::items {

inline constexpr ItemWords weapons[] = {
    {.kind = ItemKind::Dagger,
     .name = "dagger",
     .line = "A short blade for close, unannounced work. Sleepers and the unwary take it very badly. "
             "Assassinates sleeping, unaware or paralysed enemies: five times the damage instead of three."},
    {.kind = ItemKind::Sword,
     .name = "sword",
     .line = "A straight blade with no tricks. It does what a sword should."},
    {.kind = ItemKind::Broadsword,
     .name = "broadsword",
     .line = "A great slab of steel. It asks for strong arms and little else."},
    {.kind = ItemKind::Whip,
     .name = "whip",
     .line = "Braided leather with a long reach. It cracks down a straight line, well short of your toes. "
             "Attacks the first enemy up to five cells away in a straight line."},
    {.kind = ItemKind::Rapier,
     .name = "rapier",
     .line = "Thin and quick. Step in from just out of reach, and it lunges hard and never misses. Attacks "
             "twice as fast. Step toward an enemy two cells away in a straight line to lunge: triple damage, "
             "and it always hits."},
    {.kind = ItemKind::Flail,
     .name = "flail",
     .line = "A spiked ball on a chain. Walk past your enemies, and it greets each of them on the way. A "
             "step hits every enemy that was beside you and still is."},
    {.kind = ItemKind::Mace,
     .name = "mace",
     .line = "Heavy enough to knock a foe back a step. After each hit you need a moment yourself. A hit "
             "takes two turns and pushes the enemy back one cell; a miss takes one turn."},
    {.kind = ItemKind::WarHammer,
     .name = "war hammer",
     .line = "The heaviest thing anyone thought to swing. What it hits goes backwards; lifting it again "
             "takes time. A hit takes two turns and pushes the enemy back one cell; a miss takes one turn."},
    {.kind = ItemKind::Spear,
     .name = "spear",
     .line = "A long point that does not stop at the first body. It also finds whoever stands right behind. "
             "Hits the enemy in front of you and the one behind it."},
    {.kind = ItemKind::WarPike,
     .name = "war pike",
     .line = "A spear grown up: longer, heavier, and still not content with one body at a time. Hits the "
             "enemy in front of you and the one behind it."},
    {.kind = ItemKind::Axe,
     .name = "axe",
     .line = "A broad head on a long haft. Every swing bites all who stand around you. Hits every adjacent "
             "enemy."},
    {.kind = ItemKind::WarAxe,
     .name = "war axe",
     .line = "A butcher's crescent of steel. It clears the whole circle about you, if you can lift it. Hits "
             "every adjacent enemy."},
    {.kind = ItemKind::Dart,
     .name = "dart",
     .line = "A weighted point with feathers, for throwing. One that hits is spent."},
    {.kind = ItemKind::IncendiaryDart,
     .name = "incendiary dart",
     .line = "A dart with a glass belly. Where it lands, there is fire, and no more dart."},
    {.kind = ItemKind::Javelin,
     .name = "javelin",
     .line = "A throwing spear with weight behind it. It hits hard, once."},
};

}  // namespace cellophane::words::items
