#include <algorithm>
#include <variant>

#include "session/parts.h"
#include "view/dream.h"
#include "view/listed_things.h"
#include "words/items.h"

namespace cellophane {

namespace {

/// Of one kind, as far as the hero can tell.
bool are_alike(const ItemView& one, const ItemView& other) {
    return one.kind == other.kind && one.kind_known == other.kind_known && one.look == other.look;
}

}  // namespace

std::vector<Pos> Session::Parts::flight_to(Pos target) const {
    return aiming.zaps ? subject.game()->zap_route(aiming.letter, target)
                       : subject.game()->throw_route(target);
}

bool Session::Parts::reaches(Pos target) const {
    const std::vector<Pos> flight = flight_to(target);
    return std::find(flight.begin(), flight.end(), target) != flight.end();
}

std::vector<Pos> Session::Parts::targets() const {
    std::vector<Pos> places;
    // Who sees things cannot tell friend from foe.
    if (subject.game() == nullptr || sees_things(seen())) return places;
    for (const ListedThing& thing : listed_things(seen())) {
        if (!thing.seen || !std::holds_alternative<MonsterView>(thing.what)) continue;
        if (subject.game()->is_fit_target(aiming.letter, !aiming.zaps, thing.at) && reaches(thing.at))
            places.push_back(thing.at);
    }
    return places;
}

std::string Session::Parts::asked_where() const {
    const PackItemView* carried = item_with(seen().pack, aiming.letter);
    if (carried == nullptr) return aiming.zaps ? "Point it where?" : "Throw it where?";
    ItemView one = carried->item;
    one.quantity = 1;
    return (aiming.zaps ? "Point " + own_item_name(one) : "Throw " + item_name(one)) + " where?";
}

void Session::Parts::aim(char letter, bool to_zap) {
    aiming.letter = letter;
    aiming.zaps = to_zap;
    mode = Mode::Aim;
    const std::vector<Pos> places = targets();
    const std::optional<Pos> last = last_target();
    const bool last_is_good = last && std::find(places.begin(), places.end(), *last) != places.end();
    point_at(last_is_good ? *last : places.empty() ? seen().hero->at : places.front(), true);
}

std::optional<Pos> Session::Parts::last_target() const {
    if (!aiming.thrown_at || aiming.thrown_at->depth != seen().depth) return std::nullopt;
    // His own cell is nowhere to throw anything, even if he has come there since.
    if (aiming.thrown_at->who == 0)
        return aiming.thrown_at->at == seen().hero->at ? std::nullopt : std::optional{aiming.thrown_at->at};
    for (const MonsterView& monster : seen().monsters)
        if (monster.number == aiming.thrown_at->who) return monster.at;
    return std::nullopt;
}

void Session::Parts::throw_again() {
    const PackItemView* carried = aiming.thrown ? item_with(seen().pack, aiming.thrown->letter) : nullptr;
    if (carried == nullptr || !are_alike(carried->item, aiming.thrown->item))
        return open_pack(PackPurpose::Throw);
    aim(carried->letter);
    const std::optional<Pos> last = last_target();
    // A bare place is nowhere to begin aiming, but as good as before.
    if (last && aiming.thrown_at->who == 0 && monster_at(seen(), *last) == nullptr && reaches(*last))
        point_at(last, true);
    if (last && pointing.mark.cell == last) throw_at_pointed();
}

void Session::Parts::leave_aim() {
    mode = Mode::Map;
    stop_pointing();
}

void Session::Parts::press_while_aiming(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    if (moves_pointing(meaning)) return;
    switch (meaning.deed) {
        case Deed::Enter:
        case Deed::Throw:
            throw_at_pointed();
            break;
        case Deed::Cancel:
            leave_aim();
            break;
        default:
            break;
    }
}

void Session::Parts::throw_at_pointed() {
    const std::optional<Pos> target = pointing.mark.cell;
    leave_aim();
    // His own cell is nowhere to throw anything.
    if (!target || *target == seen().hero->at) return;
    const MonsterView* whom = monster_at(seen(), *target);
    aiming.thrown_at = LastTarget{seen().depth, whom == nullptr ? 0 : whom->number, *target};
    if (aiming.zaps) return order(Zap{aiming.letter, *target});
    const char letter = aiming.letter;
    const auto remember = [&] {
        if (const PackItemView* carried = item_with(seen().pack, letter)) aiming.thrown = *carried;
    };
    remember();
    messages.log.confirm();
    submit(Throw{letter, *target});
    // Where it broke may have told what the rest of them are.
    remember();
}

}  // namespace cellophane
