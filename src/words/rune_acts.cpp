#include "words/rune_acts.h"

#include <string>

#include "words/event_parties.h"
#include "words/items.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

std::string your(ItemKind kind) {
    return "your " + std::string{item_words[kind].name};
}

std::string act_of(WeaponRune rune, const RuneActed& event) {
    const std::string weapon = your(event.item);
    const std::string whom = name_of(event.whom);
    switch (rune) {
        case WeaponRune::Speed:
            return weapon + " is back in guard before the moment has passed.";
        case WeaponRune::Quietus:
            return "all at once there is no life left in " + whom + ".";
        case WeaponRune::Paralysis:
            return whom + said_of(event.whom, " goes rigid where it stands.");
        case WeaponRune::Multiplicity:
            return weapon + " sheds ghosts of itself!";
        case WeaponRune::Slowing:
            return whom + " goes on as if through honey.";
        case WeaponRune::Confusion:
            return whom + " forgets which way is which.";
        case WeaponRune::Force:
            return event.killed ? whom + " does not get up again." : whom + " is flung away from you!";
        case WeaponRune::Slaying:
            return weapon + " does to " + whom + " what it was made for.";
        case WeaponRune::Mercy:
            return "the wounds of " + whom + " close behind " + weapon + ".";
        case WeaponRune::Plenty:
            return weapon + " is in a generous mood.";
        case WeaponRune::count:
            break;
    }
    return {};
}

std::string act_of(ArmorRune rune, const RuneActed& event) {
    const std::string armor = your(event.item);
    const std::string whom = name_of(event.whom);
    switch (rune) {
        case ArmorRune::Multiplicity:
            return "ghosts of " + whom + " step out of " + armor + ", and take your side!";
        case ArmorRune::Mutuality:
            return event.killed ? whom + said_of(event.whom, " has its share of the blow, and dies.")
                                : armor + " hands the blow round to those beside you.";
        case ArmorRune::Absorption:
            return armor + " drinks up the blow.";
        case ArmorRune::Reprisal:
            return whom +
                   said_of(event.whom, event.killed ? " dies of its own blow." : " feels its own blow.");
        case ArmorRune::Immunity:
            return armor + " takes no notice of " + whom + ".";
        case ArmorRune::Respiration:
            return "the air inside " + armor + " stays sweet.";
        case ArmorRune::Dampening:
            return "the blast comes to nothing against " + armor + ".";
        case ArmorRune::Burden:
            return armor + " settles more heavily on your shoulders.";
        case ArmorRune::Vulnerability:
            return armor + " lets the blow in, and holds the door for it.";
        case ArmorRune::Immolation:
            return "flames burst out of " + armor + "!";
        case ArmorRune::Reflection:
        case ArmorRune::count:
            break;
    }
    return {};
}

}  // namespace

std::vector<Message> messages_for(const RuneActed& event) {
    const bool means_well = event.weapon ? weapon_rune_rows[*event.weapon].is_good
                                         : event.armor && armor_rune_rows[*event.armor].is_good;
    const std::string act = event.weapon  ? act_of(*event.weapon, event)
                            : event.armor ? act_of(*event.armor, event)
                                          : std::string{};
    if (act.empty()) return {};
    // These runes act apart from blows, so their messages do not fold.
    if (event.armor == ArmorRune::Respiration) return one_line(act);
    if (event.armor == ArmorRune::Dampening) return one_line(act, Tone::Good);
    return in_fight(act, means_well ? Tone::Good : Tone::Bad);
}

std::vector<Message> messages_for(const RuneStirred& event) {
    return one_line(
        "a rune stirs on " + your(event.item.kind) + " at the sight of " + monster_by_name(event.who) + ".",
        Tone::Item);
}

}  // namespace cellophane
