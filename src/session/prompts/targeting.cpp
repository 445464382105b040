#include "session/prompts/targeting.h"

#include <algorithm>
#include <string>
#include <variant>

#include "content/bolts.h"
#include "content/staffs.h"
#include "session/commands/pointing.h"
#include "session/commands/submit_command.h"
#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/pages/inventory_page.h"
#include "session/session_state.h"
#include "view/inventory_panel.h"
#include "view/listed_things.h"
#include "view/message_log.h"
#include "words/choices.h"
#include "words/prompts.h"

namespace cellophane {

namespace {

/// Whether two items look alike to the hero.
bool are_alike(const ItemView& one, const ItemView& other) {
    return one.kind == other.kind && one.kind_known == other.kind_known && one.look == other.look;
}

bool reaches(const SessionState& session, Pos target) {
    const std::vector<Pos> flight = flight_to(session, target);
    return std::find(flight.begin(), flight.end(), target) != flight.end();
}

/// The present cell of the last target, as far as the hero knows.
std::optional<Pos> last_target(const SessionState& session) {
    const Aiming& aiming = session.aiming;
    if (!aiming.thrown_at || aiming.thrown_at->depth != session.seen().depth) return std::nullopt;
    // The hero's own cell is no target, even if he has moved there since.
    if (aiming.thrown_at->who == 0)
        return aiming.thrown_at->at == session.seen().hero->at ? std::nullopt
                                                               : std::optional{aiming.thrown_at->at};
    for (const MonsterView& monster : session.seen().monsters)
        if (monster.number == aiming.thrown_at->who) return monster.at;
    return std::nullopt;
}

/// The item, and the question where.
std::string asked_where(const SessionState& session) {
    const PackItemView* carried = item_with(session.seen().pack, session.aiming.letter);
    return aim_prompt(session.aiming.zaps, carried == nullptr ? nullptr : &carried->item);
}

}  // namespace

std::vector<Pos> flight_to(const SessionState& session, Pos target) {
    return session.aiming.zaps ? session.game_or_replay.game()->zap_route(session.aiming.letter, target)
                               : session.game_or_replay.game()->throw_route(target);
}

std::vector<Pos> targets(const SessionState& session) {
    std::vector<Pos> places;
    // A hallucinating hero cannot tell friend from foe.
    if (session.game_or_replay.game() == nullptr || sees_things(session.seen())) return places;
    for (const ListedThing& thing : listed_things(session.seen())) {
        if (!thing.seen || !std::holds_alternative<MonsterView>(thing.what)) continue;
        if (session.game_or_replay.game()->is_fit_target(session.aiming.letter, !session.aiming.zaps,
                                                         thing.at) &&
            reaches(session, thing.at))
            places.push_back(thing.at);
    }
    return places;
}

void begin_aiming(SessionState& session, char letter, bool to_zap) {
    session.aiming.letter = letter;
    session.aiming.zaps = to_zap;
    session.mode = Mode::Aim;
    const std::vector<Pos> places = targets(session);
    const std::optional<Pos> last = last_target(session);
    const bool last_is_good = last && std::find(places.begin(), places.end(), *last) != places.end();
    point_at(session, last_is_good ? *last : places.empty() ? session.seen().hero->at : places.front(), true);
}

void throw_again(SessionState& session) {
    const PackItemView* carried =
        session.aiming.thrown ? item_with(session.seen().pack, session.aiming.thrown->letter) : nullptr;
    if (carried == nullptr || !are_alike(carried->item, session.aiming.thrown->item))
        return open_pack(session, PackPurpose::Throw);
    begin_aiming(session, carried->letter);
    const std::optional<Pos> last = last_target(session);
    // Aiming never begins at a bare cell, but a throw at one can be repeated.
    if (last && session.aiming.thrown_at->who == 0 && monster_at(session.seen(), *last) == nullptr &&
        reaches(session, *last))
        point_at(session, last, true);
    if (last && session.pointing.mark.cell == last) throw_at_pointed(session);
}

void leave_aim(SessionState& session) {
    session.mode = Mode::Map;
    stop_pointing(session);
}

void press_while_aiming(SessionState& session, const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    if (moves_pointing(session, meaning)) return;
    switch (meaning.action) {
        case InputAction::Enter:
        case InputAction::Throw:
            throw_at_pointed(session);
            break;
        case InputAction::Cancel:
            leave_aim(session);
            break;
        default:
            break;
    }
}

void throw_at_pointed(SessionState& session) {
    Aiming& aiming = session.aiming;
    const std::optional<Pos> target = session.pointing.mark.cell;
    leave_aim(session);
    // The hero's own cell is no target.
    if (!target || *target == session.seen().hero->at) return;
    const MonsterView* whom = monster_at(session.seen(), *target);
    aiming.thrown_at = LastTarget{session.seen().depth, whom == nullptr ? 0 : whom->number, *target};
    if (aiming.zaps) return order(session, Zap{aiming.letter, *target});
    const char letter = aiming.letter;
    const auto remember = [&] {
        if (const PackItemView* carried = item_with(session.seen().pack, letter)) aiming.thrown = *carried;
    };
    remember();
    session.messages.log.confirm();
    submit(session, Throw{letter, *target});
    // The throw may have identified the rest of the stack.
    remember();
}

Tint colour_of_flight(const SessionState& session) {
    if (!session.aiming.zaps) return tint(Colour::Red);
    const PackItemView* stick = item_with(session.seen().pack, session.aiming.letter);
    // The bolt of an unidentified staff or wand is unknown.
    if (stick == nullptr || !stick->item.kind_known) return tint(Colour::Gray);
    const std::optional<Bolt> bolt = bolt_of(stick->item.kind);
    return bolt ? bolt_rows[*bolt].tint : tint(Colour::Gray);
}

void paint_aim(const SessionState& session, Frame& frame) {
    paint_prompt(frame,
                 asked_where(session).append(session.display.has_keys ? aim_key_hint : aim_touch_hint));
}

void read_aim(const SessionState& session, Reading& told) {
    told.urgent = asked_where(session);
    told.choices = {{there_choice, "Enter"}, {next_target_choice, "Tab"}, {nowhere_choice, "Escape"}};
}

}  // namespace cellophane
