#pragma once

#include "play/effects/turn.h"

namespace cellophane {

// How the hero comes to know what things are (rules/items.md 9).

/// Whether there is anything left to find out about an item.
bool can_be_identified(const Game& game, const Item& item);

/// A kind is known from now on, and with it whatever follows from that. Tells of it, unless `quietly`:
/// whoever uses something up tells what it was himself.
enum class Telling : bool { Quietly, Aloud };
void learn_kind(Turn& turn, const Item& item, Telling telling = Telling::Aloud);

/// The hero takes it in hand: what is known of its kind may be all there is to it, and treasures of a machine
/// do not keep theirs to themselves.
void recognise(Turn& turn, Item& item);

/// Nor do they where he can look at them from within their machine (rules/machines.md 4.13).
void recognise_treasures(Turn& turn);

/// Everything about an item is known: number, charges, rune and kind.
void identify(Turn& turn, Item& item);

/// The rune of something has shown itself: it is known from now on, whatever else is not.
void show_rune(Turn& turn, Item& item);

/// Tells what the rune of something does to somebody; the first time, it gives itself away.
void tell_of_rune(Turn& turn, Item& item, const Party& whom, bool killed = false);
/// The same, before all that has been told since `from`: the rune is why it came to pass.
void tell_of_rune_before(Turn& turn, std::size_t from, Item& item, const Party& whom, bool killed = false);

/// One turn of wearing or one kill nearer to being known.
void grow_familiar(Turn& turn, Item& item);

/// Makes known the only kind of its category and polarity that can still be what its look is, again and
/// again.
void conclude(Turn& turn, ItemCategory category);

}  // namespace cellophane
