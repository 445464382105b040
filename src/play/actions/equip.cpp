#include <optional>

#include "play/actions/handling.h"
#include "play/items/identification.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

/// The slot of an item; for a ring a free one or that of the ring `instead`. Null if both are taken and
/// `instead` is neither.
template <class Pack>
auto* slot_for(Pack& pack, const Item& item, char instead) {
    if (item.row().category == ItemCategory::Weapon) return &pack.wielded;
    if (item.row().category == ItemCategory::Armor) return &pack.worn;
    for (auto& ring : pack.rings)
        if (ring < 0 || (instead != 0 && pack.at(ring).letter == instead)) return &ring;
    return static_cast<decltype(&pack.worn)>(nullptr);
}

/// Rings that show their kind as soon as they are worn.
bool shows_itself_worn(ItemKind kind) {
    return kind == ItemKind::RingOfClairvoyance || kind == ItemKind::RingOfLight ||
           kind == ItemKind::RingOfStealth;
}

void emit_weight(Turn& turn, const Item& item) {
    const Hero& hero = turn.game.hero;
    const int missing = item.strength() - (hero.strength - hero.vitals.weakness);
    if (missing > 0) turn.emit(TooHeavy{known_view_of(turn.game, item), missing});
}

void put_on(Turn& turn, int number, int& slot) {
    Hero& hero = turn.game.hero;
    std::optional<ItemView> instead;
    if (slot >= 0) {
        hero.pack.replacement = Replacement{.set_aside = slot, .put_on = number};
        instead = known_view_of(turn.game, hero.pack.at(slot));
    }
    slot = number;
    Item& item = hero.pack.at(number);
    if (item.row().category == ItemCategory::Armor)
        hero.vitals.statuses.set(Status::Donning, item.row().range.least / 10);
    if (shows_itself_worn(item.kind)) learn_kind(turn, item, Announcement::Quietly);
    turn.emit(Equipped{known_view_of(turn.game, item), item.marks.has(ItemMark::Cursed), instead});
    emit_weight(turn, item);
}

}  // namespace

OrderVerdict consider(const Game& game, const Equip& order, char instead) {
    OrderVerdict verdict = find_in_pack(game, order.item, gear);
    if (verdict.refused) return verdict;
    const Inventory& pack = game.hero.pack;
    if (pack.uses(verdict.number)) {
        verdict.refused = Refusal::InUseAlready;
        return verdict;
    }
    const int* slot = slot_for(pack, *verdict.by, instead);
    if (slot == nullptr) {
        verdict.question = Question::WhichRing;
    } else if (*slot >= 0 && pack.clings(*slot)) {
        verdict.refused = Refusal::SlotClings;
        verdict.by = &pack.at(*slot);
    }
    return verdict;
}

OrderVerdict consider(const Game& game, const TakeOff& order) {
    OrderVerdict verdict = find_in_pack(game, order.item);
    if (verdict.refused) return verdict;
    if (!game.hero.pack.uses(verdict.number)) verdict.refused = Refusal::NotInUse;
    if (game.hero.pack.clings(verdict.number)) verdict.refused = Refusal::Clings;
    return verdict;
}

TurnCost equip(Turn& turn, const Equip& order, char instead) {
    const OrderVerdict verdict = consider(turn.game, order, instead);
    if (is_withheld(turn, verdict, {.item = order.item}, false)) return TurnCost::Nothing;
    put_on(turn, verdict.number, *slot_for(turn.game.hero.pack, *verdict.by, instead));
    return TurnCost::Turn;
}

TurnCost take_off(Turn& turn, const TakeOff& order) {
    const OrderVerdict verdict = consider(turn.game, order);
    if (is_withheld(turn, verdict)) return TurnCost::Nothing;
    for (int* slot : turn.game.hero.pack.slots())
        if (*slot == verdict.number) *slot = -1;
    turn.emit(TakenOff{known_view_of(turn.game, *verdict.by)});
    return TurnCost::Turn;
}

TurnCost swap_back(Turn& turn) {
    const Inventory& pack = turn.game.hero.pack;
    if (!pack.replacement || pack.uses(pack.replacement->set_aside))
        return refuse(turn, Refusal::NothingSetAside);
    // Of two rings the one that took its place comes off, if it is still on.
    const auto [set_aside, put_on] = *pack.replacement;
    return equip(turn, {pack.at(set_aside).letter}, pack.uses(put_on) ? pack.at(put_on).letter : char{0});
}

}  // namespace cellophane
