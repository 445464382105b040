#pragma once

#include "words/items.h"

namespace cellophane::words::items {

/// Food, gold, the Amulet, gems and keys.
inline constexpr ItemWords valuables[] = {
    {.kind = ItemKind::Ration,
     .name = "ration of food",
     .line = "Bread, hard cheese and something smoked. By local standards, a feast.",
     .mechanic = "Eat it when you are hungry; without food you starve."},
    {.kind = ItemKind::Mango,
     .name = "mango",
     .irregular_plural = "mangoes",
     .line =
         "A ripe mango, of all things, this far down. Nearly as filling as bread, and far better company.",
     .mechanic = "Eat it when you are hungry; it keeps you fed nearly as long as a ration."},
    {.kind = ItemKind::Gold,
     .name = "piece of gold",
     .line = "Coins of forgotten kings. They weigh nothing, and count only at the end.",
     .mechanic = "Gold counts toward your score."},
    {.kind = ItemKind::Amulet,
     .name = "Amulet of Yendor",
     .article = Article::The,
     .line = "What you came for. It quiets hunger and opens the way out, and its Warden knows who holds it.",
     .mechanic = "Carry it up the stairs of the first level to win."},
    {.kind = ItemKind::Lumenstone,
     .name = "lumenstone",
     .line = "It glows like held breath. Found only below the Amulet, and worth a fortune above ground.",
     .mechanic = "Carry it out of the dungeon to raise your score."},
    {.kind = ItemKind::DoorKey,
     .name = "door key",
     .line = "A heavy iron key. It fits one door on its own level, once.",
     .mechanic =
         "Walk into the locked door it belongs to, on the level it comes from. It opens nothing else."},
    {.kind = ItemKind::CageKey,
     .name = "cage key",
     .line = "A key with a single crooked tooth. It opens one cage of your choosing on its own level, and no "
             "other.",
     .mechanic = "Opens one cage on the level it comes from. It opens nothing else."},
    {.kind = ItemKind::CrystalOrb,
     .name = "crystal orb",
     .line =
         "A cool globe with a light adrift in it. Some altar on its own level has a hollow just its size.",
     .mechanic = "Carry it onto the altar made for it, on the level it comes from. It works nowhere else."},
};

}  // namespace cellophane::words::items
