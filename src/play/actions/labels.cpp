#include "play/actions/handling.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

bool is_called_by_kind(const Game& game, const Item& item) {
    return item.row().appearance != Appearance::None && !game.item_knowledge.knows(item.kind);
}

}  // namespace

TurnCost call(Turn& turn, const Call& order) {
    Game& game = turn.game;
    const int number = find_in_pack(turn, order.item);
    if (number < 0) return TurnCost::Nothing;
    Item& item = game.hero.pack.at(number);
    if (!is_label(order.text)) return refuse(turn, Refusal::BadText, &item);
    if (is_called_by_kind(game, item))
        game.item_knowledge.of(item.kind).called = order.text;
    else if (enchantable.has(item.row().category))
        item.usage.inscription = order.text;
    else
        return refuse(turn, Refusal::WrongUse, &item);
    turn.tell(Called{known_view_of(game, item)});
    return TurnCost::Nothing;
}

TurnCost inscribe(Turn& turn, const Inscribe& order) {
    Game& game = turn.game;
    const int number = find_in_pack(turn, order.item, enchantable);
    if (number < 0) return TurnCost::Nothing;
    Item& item = game.hero.pack.at(number);
    if (!is_label(order.text)) return refuse(turn, Refusal::BadText, &item);
    item.usage.inscription = order.text;
    turn.tell(Called{known_view_of(game, item)});
    return TurnCost::Nothing;
}

TurnCost relabel(Turn& turn, const Relabel& order) {
    Game& game = turn.game;
    Inventory& pack = game.hero.pack;
    const int number = find_in_pack(turn, order.item);
    if (number < 0) return TurnCost::Nothing;
    Item& item = pack.at(number);
    if (order.letter < 'a' || order.letter > 'z') return refuse(turn, Refusal::NoLetter, &item);
    Relabelled told{.item = known_view_of(game, item), .letter = order.letter};
    told.as_before = item.letter == order.letter;
    const int other = number_of(pack, order.letter);
    if (other >= 0 && other != number) {
        told.other = known_view_of(game, pack.at(other));
        told.other_letter = item.letter;
        pack.at(other).letter = item.letter;
    }
    item.letter = order.letter;
    turn.tell(told);
    return TurnCost::Nothing;
}

}  // namespace cellophane
