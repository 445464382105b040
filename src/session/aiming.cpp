#include <algorithm>
#include <variant>

#include "session/parts.h"
#include "view/dream.h"
#include "view/listed_things.h"
#include "words/items.h"

namespace cellophane {

std::vector<Pos> Session::Parts::flight_to(Pos target) const {
    return zapping ? subject.game()->zap_route(chosen, target) : subject.game()->throw_route(target);
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
        if (subject.game()->is_fit_target(chosen, !zapping, thing.at) && reaches(thing.at))
            places.push_back(thing.at);
    }
    return places;
}

std::string Session::Parts::asked_where() const {
    const PackItemView* carried = item_with(seen().pack, chosen);
    if (carried == nullptr) return zapping ? "Point it where?" : "Throw it where?";
    ItemView one = carried->item;
    one.quantity = 1;
    return (zapping ? "Point " : "Throw ") + item_name(one) + " where?";
}

void Session::Parts::aim(char letter, bool to_zap) {
    chosen = letter;
    zapping = to_zap;
    mode = Mode::Aim;
    const std::vector<Pos> places = targets();
    const bool last_is_good =
        thrown_at && std::find(places.begin(), places.end(), *thrown_at) != places.end();
    point_at(last_is_good ? *thrown_at : places.empty() ? seen().hero->at : places.front(), true);
}

void Session::Parts::throw_again() {
    if (item_with(seen().pack, thrown) == nullptr) return open_pack(PackPurpose::Throw);
    aim(thrown);
    if (thrown_at && pointing.cell == thrown_at) throw_at_pointed();
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
    const std::optional<Pos> target = pointing.cell;
    leave_aim();
    // His own cell is nowhere to throw anything.
    if (!target || *target == seen().hero->at) return;
    thrown_at = target;
    if (zapping) return order(Zap{chosen, *target});
    thrown = chosen;
    log.confirm();
    submit(Throw{chosen, *target});
}

}  // namespace cellophane
