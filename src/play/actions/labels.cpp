#include <algorithm>
#include <string>
#include <utility>

#include "play/actions/handling.h"
#include "play/senses/perception.h"

namespace cellophane {

namespace {

/// Whether a text can be told anywhere: signs of ASCII that can be seen, and blanks, few enough of them.
bool is_label(const std::string& text) {
    return text.size() <= longest_label &&
           std::all_of(text.begin(), text.end(), [](char sign) { return sign >= ' ' && sign <= '~'; });
}

bool is_called_by_kind(const Game& game, const Item& item) {
    return item.row().appearance != Appearance::None && !game.lore.knows(item.kind);
}

bool can_be_written_on(const Item& item) {
    switch (item.row().category) {
        case ItemCategory::Weapon:
        case ItemCategory::Armor:
        case ItemCategory::Charm:
        case ItemCategory::Staff:
        case ItemCategory::Wand:
        case ItemCategory::Ring:
            return true;
        default:
            return false;
    }
}

}  // namespace

Spent call(Turn& turn, const Call& order) {
    Game& game = turn.game;
    const int number = number_of(game.hero.pack, order.item);
    if (number < 0) return refuse(turn, Refusal::NoSuchItem);
    Item& item = game.hero.pack.items[static_cast<std::size_t>(number)];
    if (!is_label(order.text)) return refuse(turn, Refusal::BadText, &item);
    if (is_called_by_kind(game, item))
        game.lore.of(item.kind).called = order.text;
    else if (can_be_written_on(item))
        item.usage.inscription = order.text;
    else
        return refuse(turn, Refusal::WrongUse, &item);
    turn.tell(Called{known_view_of(game, item)});
    return Spent::Nothing;
}

Spent relabel(Turn& turn, const Relabel& order) {
    Game& game = turn.game;
    Pack& pack = game.hero.pack;
    const int number = number_of(pack, order.item);
    if (number < 0) return refuse(turn, Refusal::NoSuchItem);
    Item& item = pack.items[static_cast<std::size_t>(number)];
    if (order.letter < 'a' || order.letter > 'z') return refuse(turn, Refusal::NoLetter, &item);
    const int other = number_of(pack, order.letter);
    if (other >= 0) pack.items[static_cast<std::size_t>(other)].letter = item.letter;
    item.letter = order.letter;
    turn.tell(Relabelled{known_view_of(game, item), item.letter});
    return Spent::Nothing;
}

}  // namespace cellophane
