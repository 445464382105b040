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
            return weapon + " lets you attack again at once.";
        case WeaponRune::Quietus:
            return weapon + " kills " + whom + " at once.";
        case WeaponRune::Paralysis:
            return whom + said_of(event.whom, " is paralyzed.");
        case WeaponRune::Multiplicity:
            return weapon + " conjures spectral blades!";
        case WeaponRune::Slowing:
            return whom + " is slowed.";
        case WeaponRune::Confusion:
            return whom + " is confused.";
        case WeaponRune::Force:
            return event.killed ? whom + " is flung away and dies." : whom + " is flung away from you!";
        case WeaponRune::Slaying:
            return weapon + " kills " + whom + ", as it was made to.";
        case WeaponRune::Mercy:
            return weapon + " heals " + whom + ".";
        case WeaponRune::Plenty:
            return weapon + " makes a copy of " + whom + ".";
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
            return "spectral images of " + whom + " appear and fight for you!";
        case ArmorRune::Mutuality:
            return event.killed ? whom + said_of(event.whom, " takes a share of the damage, and dies.")
                                : armor + " spreads the damage over the creatures beside you.";
        case ArmorRune::Absorption:
            return armor + " absorbs the damage.";
        case ArmorRune::Reprisal:
            return whom +
                   said_of(event.whom, event.killed ? " dies of its own blow." : " is hit by its own blow.");
        case ArmorRune::Immunity:
            return armor + " lets " + whom + " do no harm.";
        case ArmorRune::Respiration:
            return armor + " keeps the gas from you.";
        case ArmorRune::Dampening:
            return armor + " keeps the explosion from you.";
        case ArmorRune::Burden:
            return armor + " grows heavier.";
        case ArmorRune::Vulnerability:
            return armor + " makes the blow worse.";
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
