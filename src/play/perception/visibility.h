#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "protocol/views.h"
#include "world/game.h"

namespace cellophane {

/// Whether the creature changes places with a hero that walks into it: allies that are free to move, and
/// every mobile creature if nothing hurts the hero, so that no sleeper bars a part of the dungeon.
bool swaps_places(const Game& game, const Monster& monster);

/// Whether an automatic command leaves a creature alone: sleepers, with which it would begin a fight, and
/// what bursts, which would hurt the hero or drop the hero.
bool is_left_alone(const Monster& monster);

/// Whether automatic movement leads round the creature where the hero last saw it (rules/hero.md 10.5): a
/// sleeper, which is left alone; what stays, gives no way and takes no harm from blows; a captive, which
/// needs a question; an ally that cannot move.
bool bars_way(const Game& game, const Monster& monster);

/// Whether no blow harms the creature.
bool shrugs_off_blows(const Monster& monster);

/// Whether the hero knows that the creature is there (rules/interface.md 2, step 6): in view and not hidden,
/// or of a kind that never moves, in a cell the hero has discovered. Within one cell only submersion hides a
/// creature, and not from a submerged hero. No ally is invisible to the hero. The hero always knows where the
/// hero is itself.
bool is_perceived(const Game& game, const Actor& monster);

/// Whether the hero sees the creature with the hero's own eyes (rules/hero.md 1: directly visible).
bool is_in_sight(const Game& game, const Monster& monster);

/// The same by any means, through walls and by telepathy as well (rules/hero.md 1: seen).
bool is_seen(const Game& game, const Monster& monster);

/// Whether a creature is under water or mud, where nothing that flies meets it.
bool is_submerged(const Level& level, const Monster& monster);

/// Checks an occupancy hint; the creature's place in the order, or `OccupancyIndex::none`.
std::size_t find_somebody(const Level& level, Pos at, std::size_t hint);

/// The creature in a cell, perceived or not; null if there is none. Dormant and dead ones do not count.
template <Same<Level> L>
auto* somebody_at(L& level, Pos at) {
    std::size_t place = level.occupancy.candidate_at(at);
    if (place != OccupancyIndex::none || !OccupancyIndex::is_trusted) place = find_somebody(level, at, place);
    return place == OccupancyIndex::none ? nullptr : &level.monsters[place];
}

/// The hero or the creature in a cell; null if there is none.
template <Same<Game> G>
auto* anybody_at(G& game, Pos at) {
    using Found = decltype(somebody_at(game.here().level, at));
    return at == game.hero.at ? Found{&game.hero} : somebody_at(game.here().level, at);
}

/// The statuses shown of a creature or the hero, in table order: those that pass and innate ones.
/// `poison_harm`: the health that poison takes per turn.
StatusViews shown_statuses(const Vitals& vitals, int max_health, int poison_harm, Behaviors behaviors = {});

/// A creature as it is.
MonsterView view_of(const Monster& monster);
/// An item as it is.
ItemView view_of(const Item& item);
/// An item as the hero knows it. What the hero does not know is left out, down to the kind: that of an
/// unknown potion is the first of all potions.
ItemView known_view_of(const Game& game, const Item& item);
/// The item fully identified, as all the hero carries is once the game is over.
Item laid_open(Item item);
/// What the hero carries, as the hero knows it; once the game is over that is everything.
std::vector<PackItemView> pack_as_known(const Game& game);

/// The item's true polarity, known to the hero or not (rules/items.md 10).
Polarity polarity_of(const Item& item);

}  // namespace cellophane
