#include "play/actions/handling.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

bool is_called_by_kind(const Game& game, const Item& item) {
    return item.row().appearance != Appearance::None && !game.item_knowledge.knows(item.kind);
}

}  // namespace

OrderVerdict consider(const Game& game, const Call& order) {
    OrderVerdict verdict = find_in_pack(game, order.item);
    if (verdict.refused) return verdict;
    if (!is_label(order.text))
        verdict.refused = Refusal::BadText;
    else if (!is_called_by_kind(game, *verdict.by) && !enchantable.has(verdict.by->row().category))
        verdict.refused = Refusal::WrongUse;
    return verdict;
}

OrderVerdict consider(const Game& game, const Inscribe& order) {
    OrderVerdict verdict = find_in_pack(game, order.item, enchantable);
    if (!verdict.refused && !is_label(order.text)) verdict.refused = Refusal::BadText;
    return verdict;
}

OrderVerdict consider(const Game& game, const Relabel& order) {
    OrderVerdict verdict = find_in_pack(game, order.item);
    if (!verdict.refused && (order.letter < 'a' || order.letter > 'z')) verdict.refused = Refusal::NoLetter;
    return verdict;
}

TurnCost call(Turn& turn, const Call& order) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict)) return TurnCost::Nothing;
    Item& item = game.hero.pack.at(verdict.number);
    if (is_called_by_kind(game, item))
        game.item_knowledge.of(item.kind).called = order.text;
    else
        item.usage.inscription = order.text;
    turn.emit(Called{known_view_of(game, item)});
    return TurnCost::Nothing;
}

TurnCost inscribe(Turn& turn, const Inscribe& order) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict)) return TurnCost::Nothing;
    Item& item = game.hero.pack.at(verdict.number);
    item.usage.inscription = order.text;
    turn.emit(Called{known_view_of(game, item)});
    return TurnCost::Nothing;
}

TurnCost relabel(Turn& turn, const Relabel& order) {
    Game& game = turn.game;
    Inventory& pack = game.hero.pack;
    const OrderVerdict verdict = consider(game, order);
    if (is_withheld(turn, verdict)) return TurnCost::Nothing;
    const int number = verdict.number;
    Item& item = pack.at(number);
    Relabeled told{.item = known_view_of(game, item), .letter = order.letter};
    told.as_before = item.letter == order.letter;
    const int other = number_of(pack, order.letter);
    if (other >= 0 && other != number) {
        told.other = known_view_of(game, pack.at(other));
        told.other_letter = item.letter;
        pack.at(other).letter = item.letter;
    }
    item.letter = order.letter;
    turn.emit(told);
    return TurnCost::Nothing;
}

}  // namespace cellophane
