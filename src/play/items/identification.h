#pragma once

#include "play/turn/turn.h"

namespace cellophane {

// Identification: how the hero comes to know unidentified items (rules/items.md 9). What the hero knows of
// them is in world/item_knowledge.

/// Whether there is anything left to find out about an item.
bool can_be_identified(const Game& game, const Item& item);

/// Makes a kind known, with all that follows from it. Reports it unless `Quietly`: the action that uses an
/// item up reports the kind itself.
enum class Announcement : bool { Quietly, Aloud };
void learn_kind(Turn& turn, const Item& item, Announcement announcement = Announcement::Aloud);

/// The hero picks an item up: a treasure of a machine reveals its kind, and an item of a known kind that
/// holds no more secrets is identified.
void recognize(Turn& turn, Item& item);

/// Treasures also reveal their kind to a hero within their machine (rules/machines.md 4.13).
void recognize_treasures(Turn& turn);

/// Makes everything about an item known: number, charges, rune and kind.
void identify(Turn& turn, Item& item);

/// Makes the rune of an item known, whatever else is not.
void show_rune(Turn& turn, Item& item);

/// Reports what the rune of an item does to `whom`; the first time, the rune becomes known.
void reveal_rune(Turn& turn, Item& item, const Party& whom, bool killed = false);
/// The same, placed before all events since `from`, which the rune caused.
void reveal_rune_before(Turn& turn, std::size_t from, Item& item, const Party& whom, bool killed = false);

/// Counts one turn of wearing or one kill towards identifying an item.
void grow_familiar(Turn& turn, Item& item);

/// Makes known each kind that is the last of its category and polarity its look can mean, until there is
/// none.
void conclude(Turn& turn, ItemCategory category);

}  // namespace cellophane
