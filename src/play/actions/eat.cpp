#include <algorithm>

#include "play/actions/handling.h"
#include "play/perception/visibility.h"

namespace cellophane {

OrderVerdict consider(const Game& game, const Eat& order) {
    OrderVerdict verdict = find_in_pack(game, order.item, {ItemCategory::Food});
    if (!verdict.refused && full_nutrition - game.hero.nutrition < verdict.by->row().nutrition)
        verdict.question = Question::EatTooMuch;
    return verdict;
}

TurnCost eat(Turn& turn, const Eat& order, bool sure) {
    Game& game = turn.game;
    Hero& hero = game.hero;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict, {.item = order.item}, sure)) return TurnCost::Nothing;
    const Item eaten = take_one(hero.pack, verdict.number);
    hero.nutrition = std::min(full_nutrition, hero.nutrition + eaten.row().nutrition);
    turn.emit(Eaten{known_view_of(game, eaten)});
    return TurnCost::Turn;
}

}  // namespace cellophane
