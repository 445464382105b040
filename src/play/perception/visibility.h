#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "protocol/views.h"
#include "world/game.h"

namespace cellophane {

/// Whether somebody changes places with a hero who walks into him, as everybody does who can move where
/// nothing hurts the hero: nobody's sleep may keep such a hero from a part of the dungeon.
bool makes_way(const Game& game, const Monster& monster);

/// Whether a way by itself leads round somebody: no step gets past, and no blow does (rules/hero.md 10.5).
/// Nor does it lead into captives, which is worth a question, or into friends who cannot move.
bool bars_way(const Game& game, const Monster& monster);

/// Whether no blow does anything to somebody.
bool shrugs_off_blows(const Monster& monster);

/// Whether the hero knows that somebody is there (rules/interface.md 2, step 6): in view and not hidden, or
/// of a kind that never moves, where he has been able to see it. Nobody but who is under water hides from a
/// hero within reach, and nobody under water from a hero who swims. No ally is invisible to him.
bool is_perceived(const Game& game, const Monster& monster);

/// Whether he sees it with his own eyes (rules/hero.md 1: directly visible).
bool is_in_sight(const Game& game, const Monster& monster);

/// The same with whatever else he sees by, through walls and from mind to mind (rules/hero.md 1: seen).
bool is_seen(const Game& game, const Monster& monster);

/// Whether a creature is under water or mud, where nothing that flies meets it.
bool is_submerged(const Level& level, const Monster& monster);

/// Makes sure of what the crowd says of a cell.
const Monster* find_somebody(const Level& level, Pos at, std::size_t hint);

/// The creature that stands in a cell, perceived or not; null if it is free. Neither the dormant nor the dead
/// stand anywhere.
inline const Monster* somebody_at(const Level& level, Pos at) {
    const std::size_t hint = level.occupancy.candidate_at(at);
    return hint == OccupancyIndex::none && OccupancyIndex::is_trusted ? nullptr
                                                                      : find_somebody(level, at, hint);
}
inline Monster* somebody_at(Level& level, Pos at) {
    return const_cast<Monster*>(somebody_at(std::as_const(level), at));
}

/// What is shown of somebody's statuses, in their order: those that pass, and those that belong to how he
/// was made. `poison_harm`: what poison takes a turn.
StatusViews shown_statuses(const Vitals& vitals, int max_health, int poison_harm, Behaviours behaviours = {});

/// A creature as it is.
MonsterView view_of(const Monster& monster);
/// An item as it is.
ItemView view_of(const Item& item);
/// An item as the hero knows it. What he does not know is left out, down to the kind: that of an unknown
/// potion is the first of all potions.
ItemView known_view_of(const Game& game, const Item& item);
/// A thing with nothing hidden about it any more, as all he carries is once the game is over.
Item laid_open(Item item);
/// What the hero carries, as he knows it; once the game is over that is everything.
std::vector<PackItemView> pack_as_known(const Game& game);

/// Whether an item means well, whether that is known or not (rules/items.md 10).
Polarity polarity_of(const Item& item);

}  // namespace cellophane
