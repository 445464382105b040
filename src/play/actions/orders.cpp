#include "play/actions/orders.h"

#include "world/inventory.h"

namespace cellophane {

OrderVerdict find_in_pack(const Game& game, char letter) {
    const int number = number_of(game.hero.pack, letter);
    if (number < 0) return {.refused = Refusal::NoSuchItem};
    return {.number = number, .by = &game.hero.pack.at(number)};
}

OrderVerdict find_in_pack(const Game& game, char letter, ItemCategories categories) {
    OrderVerdict verdict = find_in_pack(game, letter);
    if (verdict.is_found() && !categories.has(verdict.by->row().category))
        verdict.refused = Refusal::WrongUse;
    return verdict;
}

bool may_aim_at(const Game& game, Pos at) {
    return game.here().level.size().contains(at) && !(at == game.hero.at);
}

}  // namespace cellophane
