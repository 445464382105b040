#include <algorithm>

#include "play/actions/handling.h"
#include "play/perception/visibility.h"

namespace cellophane {

TurnCost eat(Turn& turn, const Eat& order, bool sure) {
    Game& game = turn.game;
    Hero& hero = game.hero;
    const int number = find_in_pack(turn, order.item, {ItemCategory::Food});
    if (number < 0) return TurnCost::Nothing;
    const Item& wanted = hero.pack.at(number);
    const int nutrition = wanted.row().nutrition;
    if (!sure && full_nutrition - hero.nutrition < nutrition)
        return ask_about_item(turn, Question::EatTooMuch, {.item = order.item});
    const Item eaten = take_one(hero.pack, number);
    hero.nutrition = std::min(full_nutrition, hero.nutrition + nutrition);
    turn.tell(Eaten{known_view_of(game, eaten)});
    return TurnCost::Turn;
}

}  // namespace cellophane
