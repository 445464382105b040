#pragma once

#include "words/machines.h"

namespace cellophane::words::machines {

/// What is worth getting into.
inline constexpr MachineWords rewards[] = {
    {.kind = Blueprint::None,
     .title = "Plain dungeon",
     .line = "Nothing was built here but the dungeon itself."},
    {.kind = Blueprint::MixedItemLibrary,
     .title = "Mixed library",
     .line = "Treasures of several kinds under raised cages: look at all, take one, and the rest lock."},
    {.kind = Blueprint::SingleItemCategoryLibrary,
     .title = "Library of one kind",
     .line = "All rings, or all staffs, under raised cages. Only one of them leaves with you."},
    {.kind = Blueprint::TreasureRoomApothecaryOrArchive,
     .title = "Apothecary or archive",
     .line = "A fungus-lit store of potions or scrolls, good and bad. All of it is yours."},
    {.kind = Blueprint::PermanentItemPedestals,
     .title = "Treasure on pedestals",
     .line = "A runed weapon, a runed armor or a pair of staffs on show. Take everything."},
    {.kind = Blueprint::ConsumableItemPedestals,
     .title = "Lone pedestal",
     .line = "A single scroll of enchanting or potion of life, and nobody to stop you."},
    {.kind = Blueprint::CommutationAltars,
     .title = "Commutation altars",
     .line = "Two linked altars. Lay an item on each, and they trade enchantments, once."},
    {.kind = Blueprint::ResurrectionAltar,
     .title = "Resurrection altar",
     .line = "Walk up to it, and an ally you lost may come back. It works once."},
    {.kind = Blueprint::OutsourcedItem,
     .title = "Treasure under guard elsewhere",
     .line = "It has no room of its own: trials on this level hold its treasure where others hold a key."}};

}  // namespace cellophane::words::machines
