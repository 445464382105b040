#pragma once

#include "play/actions/orders.h"

namespace cellophane {

// What the hero is asked before the hero uses something up in vain or against the hero's own side
// (tables/confirmations.tsv), all of it as far as the hero knows.

/// Whether a scroll, a charm or a drink of a known kind would do nothing just now.
bool would_do_nothing(const Game& game, const Item& item);
/// The same for a stick of a known kind whose bolt would meet a creature it does nothing to, and for what is
/// thrown.
bool would_do_nothing_there(const Game& game, const Item& stick, Pos target);
bool is_thrown_in_vain(const Game& game, const Item& item);

/// Whether a scroll or a charm of a known kind would harm an ally in view.
bool would_harm_ally(const Game& game, const Item& item);
/// Whether the bolt, or what is thrown, would harm an ally. A stick of an unknown kind may do harm, unless it
/// is aimed at the ally to find that out.
bool would_harm_ally_there(const Game& game, const Item& stick, Pos target);
bool would_be_thrown_at_ally(const Game& game, const Item& item, Pos target);

/// Adds the question about a use in vain or against an ally to a verdict that has none yet.
OrderVerdict ask_before_waste(const Game& game, OrderVerdict verdict);

}  // namespace cellophane
