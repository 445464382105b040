#pragma once

#include "play/actions/orders.h"
#include "play/turn/level_context.h"
#include "protocol/command.h"

namespace cellophane {

// What the hero's hands do with things (rules/items.md 5, 6 and 11).

/// The hero takes up what it has come to stand on; what it has no room for stays.
void pick_up(Turn& turn, LevelContext& level);

/// The hero is whisked away, and takes up what it comes down on.
void teleport_hero(Turn& turn, LevelContext& level);

/// Tells what lies where the hero has come to stand without taking it up.
void notice_underfoot(Turn& turn);

/// Refuses an order and tells why; no time passes.
TurnCost refuse(Turn& turn, Refusal why, const Item* item = nullptr);

/// Asks a question, before the answer to which nothing is done.
TurnCost ask_about_item(Turn& turn, Question question, const Asked& asked);

/// Whether the order is not carried out now: what is asked is asked and what is refused is told, and no time
/// passes. `sure`: the question has been answered with yes.
bool is_withheld(Turn& turn, const OrderVerdict& verdict, const Asked& asked = {}, bool sure = true);

TurnCost drop(Turn& turn, const Drop& order);

/// `instead`: which of two rings is to come off; 0: not said.
TurnCost equip(Turn& turn, const Equip& order, char instead = 0);
TurnCost take_off(Turn& turn, const TakeOff& order);
TurnCost swap_back(Turn& turn);

TurnCost eat(Turn& turn, const Eat& order, bool sure);

/// Names and letters take no time.
TurnCost call(Turn& turn, const Call& order);
TurnCost inscribe(Turn& turn, const Inscribe& order);
TurnCost relabel(Turn& turn, const Relabel& order);

/// Drinks, reads, zaps, wakes: one function a use, each with a table of what the kinds do.
TurnCost drink(Turn& turn, const Drink& order, bool sure);
TurnCost read(Turn& turn, const Read& order, bool sure);
TurnCost zap(Turn& turn, const Zap& order, bool sure);
TurnCost invoke(Turn& turn, const Invoke& order, bool sure);
/// The hero is asked before it uses up what it knows to be malevolent.
OrderVerdict ask_before_harm(const Game& game, OrderVerdict verdict);
/// Whether the item with that number in the pack will do where an item is asked for.
bool suits(const Game& game, Question asked, int number);
/// Applies the scroll just read to an item. Refuses an unsuitable one, or none (0), and asks again.
TurnCost choose_for_scroll(Turn& turn, Question asked, char chosen);

/// `answered`: the question about it that has been answered with yes.
TurnCost throw_item(Turn& turn, const Throw& order, Question answered);

}  // namespace cellophane
