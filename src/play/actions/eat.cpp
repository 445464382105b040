#include <algorithm>

#include "play/actions/handling.h"
#include "play/senses/perception.h"

namespace cellophane {

Spent eat(Turn& turn, const Eat& order, bool sure) {
    Game& game = turn.game;
    Hero& hero = game.hero;
    const int number = number_of(hero.pack, order.item);
    if (number < 0) return refuse(turn, Refusal::NoSuchItem);
    const Item& wanted = hero.pack.items[static_cast<std::size_t>(number)];
    const int nutrition = wanted.row().nutrition;
    if (wanted.row().category != ItemCategory::Food) return refuse(turn, Refusal::WrongUse, &wanted);
    if (!sure && full_nutrition - hero.nutrition < nutrition) {
        game.question = Question::EatTooMuch;
        game.asked = {.item = order.item};
        return Spent::Nothing;
    }
    const Item eaten = take_one(hero.pack, number);
    hero.nutrition = std::min(full_nutrition, hero.nutrition + nutrition);
    turn.tell(Eaten{known_view_of(game, eaten)});
    return Spent::Turn;
}

}  // namespace cellophane
