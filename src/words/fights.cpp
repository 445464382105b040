#include "words/fights.h"

#include <string>

#include "content/bolts.h"
#include "words/items.h"
#include "words/monsters.h"

namespace cellophane {

namespace {

Messages one_line(std::string text, Tone tone = Tone::Plain) {
    return {Message{std::move(text), tone}};
}

std::string name_of(const Party& party) {
    if (party.hero) return "you";
    return party.seen ? monster_with_article(*party.seen) : "something";
}

/// "bite" for the hero, "bites" for everybody else.
std::string does(const Party& party, const std::string& verb, const std::string& verbs) {
    return name_of(party) + " " + (party.hero ? verb : verbs);
}

Tone tone_of(const Party& victim) {
    return victim.hero ? Tone::Bad : Tone::Plain;
}

}  // namespace

Messages told(const Struck& event) {
    if (!event.by.is_known() && !event.at.is_known())
        return one_line(event.blow == Blow::Killed ? "somewhere out of sight, something dies."
                                                   : "you hear a fight in the distance.",
                        Tone::Background);
    const std::string victim = name_of(event.at);
    switch (event.blow) {
        case Blow::Missed:
            return one_line(does(event.by, "miss", "misses") + " " + victim + ".");
        case Blow::NoEffect:
            return one_line(does(event.by, "strike", "strikes") + " " + victim + ", to no effect.");
        case Blow::Seized:
            return one_line(does(event.by, "seize", "seizes") + " " + victim + "!", tone_of(event.at));
        case Blow::Killed:
            return one_line(does(event.by, "kill", "kills") + " " + victim + ".",
                            event.at.hero ? Tone::Bad : Tone::Good);
        case Blow::Hit:
            break;
    }
    if (event.surprise != Surprise::None)
        return one_line(does(event.by, "catch", "catches") + " " + victim + " unprepared!", tone_of(event.at));
    return one_line(does(event.by, "hit", "hits") + " " + victim + ".", tone_of(event.at));
}

Messages told(const Corroded& event) {
    return one_line("acid hisses on " + item_name(event.item) + "!", Tone::Bad);
}
Messages told(const Stolen& event) {
    return one_line(name_of(event.by) + " makes off with " + item_name(event.item) + "!", Tone::Bad);
}
Messages told(const Afflicted& event) {
    switch (event.status) {
        case Status::Poisoned:
            return one_line(does(event.whom, "feel", "looks") + (event.fatal ? " fatally poisoned." : " very sick."),
                            tone_of(event.whom));
        case Status::Weakened:
            return one_line(does(event.whom, "feel", "looks") + " weaker.", tone_of(event.whom));
        case Status::Hallucinating:
            return event.whom.hero ? one_line("colours run down the walls.", Tone::Bad) : Messages{};
        default:
            return {};
    }
}
Messages told(const HeldFast& event) {
    return one_line(event.struggled ? "you struggle, but something holds on to you."
                                    : name_of(event.by) + " has you fast, and does not let go.",
                    Tone::Bad);
}
Messages told(const Hurled& event) {
    return one_line(does(event.whom, "are", "is") + " thrown back.");
}
Messages told(const Split& event) {
    return one_line(monster_with_article(event.into) + " splits in two!");
}
Messages told(const Summoned& event) {
    return one_line(name_of(event.by) + " calls for help!");
}
Messages told(const Appeared& event) {
    return one_line(monster_with_article(event.who) + " appears!");
}
Messages told(const BoltCast& event) {
    if (!event.by.is_known() || event.bolt == Bolt::Whip) return {};
    return one_line(does(event.by, "cast", "casts") + " " + std::string{bolt_rows[event.bolt].name} + ".");
}
Messages told(const BoltStruck& event) {
    if (!event.whom.is_known()) return {};
    const std::string bolt = "the " + std::string{bolt_rows[event.bolt].name};
    switch (event.result) {
        case BoltResult::Killed:
            return one_line(bolt + " kills " + name_of(event.whom) + ".",
                            event.whom.hero ? Tone::Bad : Tone::Good);
        case BoltResult::Wounded:
            return one_line(bolt + " hits " + name_of(event.whom) + ".", tone_of(event.whom));
        case BoltResult::Immune:
            return one_line(bolt + " does nothing to " + name_of(event.whom) + ".");
        case BoltResult::Resisted:
            return one_line(does(event.whom, "resist", "resists") + " " + bolt + ".");
        default:
            return {};
    }
}
Messages told(const BoltReflected& event) {
    const std::string bolt = "the " + std::string{bolt_rows[event.bolt].name};
    if (event.by) return one_line(does(*event.by, "deflect", "deflects") + " " + bolt + "!");
    return one_line(bolt + " glances off the wall.");
}
Messages told(const Blinked& event) {
    return event.who.is_known() ? one_line(does(event.who, "blink", "blinks") + ".") : Messages{};
}
Messages told(const Joined& event) {
    const std::string who = with_article(Article::The, monster_name(event.who));
    switch (event.how) {
        case Joined::How::Freed:
            return one_line("the shackles fall, and " + who + " is on your side.", Tone::Good);
        case Joined::How::Dominated:
            return one_line(who + " is yours to lead.", Tone::Good);
        default:
            return one_line(who + " stands by you.", Tone::Good);
    }
}
Messages told(const Turned& event) {
    return one_line(with_article(Article::The, monster_name(event.who)) + " will not forgive that.", Tone::Bad);
}
Messages told(const Negated& event) {
    return event.whom.is_known() ? one_line(does(event.whom, "lose", "loses") + " all that was magical.")
                                 : Messages{};
}
Messages told(const Empowered& event) {
    return one_line(monster_with_article(event.who) + " looks stronger.", Tone::Good);
}
Messages told(const Learned& event) {
    const std::string who = monster_with_article(event.who);
    const std::string whose = monster_words[event.from].name.data();
    if (event.begun) return one_line(who + " bends over what is left of the " + whose + ".");
    return one_line(who + " has learned from the " + whose + ".", Tone::Good);
}
Messages told(const LossFelt&) {
    return one_line("you feel a sudden loss.", Tone::Bad);
}
Messages told(const BondFormed& event) {
    return one_line("you and " + monster_with_article(event.who) + " know each other's steps by now.", Tone::Good);
}
Messages told(const Arrived& event) {
    return one_line(monster_with_article(event.who) + " has come after you!");
}

}  // namespace cellophane
