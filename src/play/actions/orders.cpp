#include "play/actions/orders.h"

#include "play/actions/handling.h"
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

bool is_withheld(Turn& turn, const OrderVerdict& verdict, const Asked& asked, bool sure) {
    if (verdict.question != Question::None && !sure)
        ask_about_item(turn, verdict.question, asked);
    else if (verdict.refused)
        refuse(turn, *verdict.refused, verdict.by);
    else if (verdict.is_certain_death)
        turn.tell(CertainDeathRefused{Terrain::Lava});
    else
        return false;
    return true;
}

}  // namespace cellophane
