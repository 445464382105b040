#include "session/prompts/targeting.h"

#include <algorithm>
#include <variant>

#include "content/bolts.h"
#include "content/staffs.h"
#include "session/commands/pointing.h"
#include "session/pages/inventory_list.h"
#include "session/screens.h"
#include "view/inventory_panel.h"
#include "view/listed_things.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

/// Whether two items look alike to the hero.
bool are_alike(const ItemView& one, const ItemView& other) {
    return one.kind == other.kind && one.kind_known == other.kind_known && one.look == other.look;
}

bool reaches(const Context& context, Aim aim, Pos target) {
    const std::vector<Pos> flight = flight_to(context, aim, target);
    return std::find(flight.begin(), flight.end(), target) != flight.end();
}

/// The present cell of the last target, as far as the hero knows.
std::optional<Pos> last_target(const Context& context) {
    const std::optional<LastTarget>& last = context.throws.target;
    if (!last || last->depth != context.seen().depth) return std::nullopt;
    // The hero's own cell is no target, even if it has moved there since.
    if (last->who == 0) return last->at == context.seen().hero->at ? std::nullopt : std::optional{last->at};
    for (const MonsterView& monster : context.seen().monsters)
        if (monster.number == last->who) return monster.at;
    return std::nullopt;
}

/// Where aiming begins.
Pos first_target(const Context& context, Aim aim) {
    const std::vector<Pos> places = targets(context, aim);
    const std::optional<Pos> last = last_target(context);
    const bool last_is_good = last && std::find(places.begin(), places.end(), *last) != places.end();
    return last_is_good ? *last : places.empty() ? context.seen().hero->at : places.front();
}

}  // namespace

std::vector<Pos> flight_to(const Context& context, Aim aim, Pos target) {
    return aim.zaps ? context.game()->zap_route(aim.letter, target) : context.game()->throw_route(target);
}

std::vector<Pos> targets(const Context& context, Aim aim) {
    std::vector<Pos> places;
    // A hallucinating hero cannot tell friend from foe.
    if (context.game() == nullptr || sees_things(context.seen())) return places;
    for (const ListedThing& thing : listed_things(context.seen())) {
        if (!thing.seen || !std::holds_alternative<MonsterView>(thing.what)) continue;
        if (context.game()->is_fit_target(aim.letter, !aim.zaps, thing.at) && reaches(context, aim, thing.at))
            places.push_back(thing.at);
    }
    return places;
}

Tint color_of_flight(const Context& context, Aim aim) {
    if (!aim.zaps) return tint(Color::Red);
    const PackItemView* stick = item_with(context.seen().pack, aim.letter);
    // The bolt of an unidentified staff or wand is unknown.
    if (stick == nullptr || !stick->item.kind_known) return tint(Color::Gray);
    const std::optional<Bolt> bolt = bolt_of(stick->item.kind);
    return bolt ? bolt_rows[*bolt].tint : tint(Color::Gray);
}

std::string aim_question(const Context& context, Aim aim) {
    const PackItemView* carried = item_with(context.seen().pack, aim.letter);
    return aim_prompt(aim.zaps, carried == nullptr ? nullptr : &carried->item);
}

GameOutcome begin_aiming(Context& context, Aim aim) {
    return push(aiming_screen(context, aim, first_target(context, aim)));
}

GameOutcome throw_at(Context& context, Aim aim, std::optional<Pos> target) {
    stop_pointing(context);
    if (!target || *target == context.seen().hero->at) return Stay{};
    const MonsterView* whom = monster_at(context.seen(), *target);
    context.throws.target = LastTarget{context.seen().depth, whom == nullptr ? 0 : whom->number, *target};
    if (aim.zaps) return issue(Zap{aim.letter, *target});
    return issue(Throw{aim.letter, *target});
}

GameOutcome throw_again(Context& context) {
    const ThrowMemory& throws = context.throws;
    const PackItemView* carried =
        throws.thrown ? item_with(context.seen().pack, throws.thrown->letter) : nullptr;
    if (carried == nullptr || !are_alike(carried->item, throws.thrown->item))
        return open_pack(context, PackPurpose::Throw);
    const Aim aim{.letter = carried->letter};
    const std::optional<Pos> last = last_target(context);
    Pos at = first_target(context, aim);
    // Aiming never begins at a bare cell, but a throw at one can be repeated.
    if (last && throws.target->who == 0 && monster_at(context.seen(), *last) == nullptr &&
        reaches(context, aim, *last))
        at = *last;
    if (at == last) return throw_at(context, aim, at);
    return push(aiming_screen(context, aim, at));
}

}  // namespace cellophane
