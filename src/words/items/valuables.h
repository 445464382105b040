#pragma once

#include "words/items.h"

namespace cellophane::words::items {

/// Food, gold, the Amulet, gems and keys.
inline constexpr ItemWords valuables[] = {
    {.kind = ItemKind::Ration,
     .name = "ration of food",
     .line = "Bread, hard cheese and something smoked. By local standards, a feast."},
    {.kind = ItemKind::Mango,
     .name = "mango",
     .irregular_plural = "mangoes",
     .line =
         "A ripe mango, of all things, this far down. Nearly as filling as bread, and far better company."},
    {.kind = ItemKind::Gold,
     .name = "piece of gold",
     .line = "Coins of forgotten kings. They weigh nothing, and count only at the end."},
    {.kind = ItemKind::Amulet,
     .name = "Amulet of Yendor",
     .article = Article::The,
     .line = "What you came for. It quiets hunger and opens the way out, and its Warden knows who holds it."},
    {.kind = ItemKind::Lumenstone,
     .name = "lumenstone",
     .line = "It glows like held breath. Found only below the Amulet, and worth a fortune above ground."},
    {.kind = ItemKind::DoorKey,
     .name = "door key",
     .line = "A heavy iron key. It fits one door on its own level, once."},
    {.kind = ItemKind::CageKey,
     .name = "cage key",
     .line = "A key with a single crooked tooth. It opens one cage of your choosing on its own level, and no "
             "other."},
    {.kind = ItemKind::CrystalOrb,
     .name = "crystal orb",
     .line =
         "A cool globe with a light adrift in it. Some altar on its own level has a hollow just its size."},
};

}  // namespace cellophane::words::items
