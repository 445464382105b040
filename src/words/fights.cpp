#include "words/fights.h"

#include <string>
#include <string_view>

#include "content/bolts.h"
#include "words/event_parties.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/powers.h"
#include "words/status_words.h"
#include "words/weapon_verbs.h"

namespace cellophane {

namespace {

/// "your sword", "your 3 darts".
std::string yours(const ItemView& item) {
    const std::string whole = item_name(item);
    for (std::string_view article : {"a ", "an ", "the ", "some "})
        if (whole.starts_with(article)) return "your " + whole.substr(article.size());
    return "your " + whole;
}

bool is_lifeless(const Party& party) {
    return party.seen && monster_rows[party.seen->kind].behaviors.has(Behavior::Inanimate);
}

/// An ordinary attack in the form of something that flies: the blow itself is told.
bool is_missile(Bolt bolt) {
    return bolt == Bolt::Arrow || bolt == Bolt::PoisonedDart || bolt == Bolt::Whip || bolt == Bolt::AcidSpit;
}

/// Whether the bolt acts on the place it flies to, rather than on creatures in its way.
bool is_about_ground(Bolt bolt) {
    const BoltRow& row = bolt_rows[bolt];
    return row.aim == BoltAim::Place || row.terrain_at_end != Feature::None;
}

/// "the spark"; of one that has not shown yet what it is, no more than that.
std::string bolt_name(Bolt bolt, bool unknown) {
    return unknown ? "the bolt" : std::string{bolt_words[bolt].name};
}

/// Bolts after which the target is gone from sight: while unidentified, they cannot be told apart
/// (rules/items.md 16.6).
bool is_vanishing(Bolt bolt) {
    return bolt == Bolt::Teleportation || bolt == Bolt::Invisibility;
}
constexpr std::string_view vanishes = "is nowhere to be seen";

/// "the javelin": what was thrown, on its way.
std::string missile_of(const Struck& event) {
    return "the " + std::string{item_words[*event.weapon].name};
}

/// The attacker and its verb: "the goblin stabs", "you slash", "the arrow hits".
std::string blow_of(const Struck& event, bool sees_things) {
    if (event.thrown) return missile_of(event) + " hits";
    if (event.by.hero) {
        const Verbs& verbs = event.weapon ? weapon_verbs(*event.weapon) : bare_hand_verbs;
        return "you " + std::string{verbs.at(event.severity)};
    }
    // An unseen attacker might be anything, and so might any attacker to a hallucinating hero.
    if (!event.by.seen && event.bolt != Bolt::count)
        return std::string{bolt_words[event.bolt].name} + " hits";
    if (!event.by.seen || sees_things) return name_of(event.by) + " hits";
    return name_of(event.by) + " " +
           said_of(event.by, monster_words[event.by.seen->kind].blows.at(event.severity));
}

/// Why it could not miss, after the victim.
std::string excuse(const Struck& event) {
    switch (event.surprise) {
        case Surprise::Asleep:
            return said_of(event.at, " in its sleep");
        case Surprise::Unaware:
            return ", which never saw you coming";
        case Surprise::Paralyzed:
            return event.at.hero ? ", and you cannot defend yourself" : ", which cannot defend itself";
        case Surprise::Lunge:
        case Surprise::None:
            break;
    }
    return {};
}

std::string end_of(const Struck& event) {
    if (event.surprise == Surprise::Lunge) return "you lunge and kill " + name_of(event.at) + ".";
    const std::string_view verb = is_lifeless(event.at) ? "destroy" : "kill";
    if (event.thrown) return missile_of(event) + " " + std::string{verb} + "s " + name_of(event.at) + ".";
    const std::string who = !event.by.is_known() && event.bolt != Bolt::count
                                ? std::string{bolt_words[event.bolt].name}
                                : name_of(event.by);
    return who + " " + std::string{verb} + (event.by.hero ? " " : "s ") + name_of(event.at) + excuse(event) +
           ".";
}

/// Whether an attacker in view sent a missile flying (rules/items.md A4).
bool is_shot(const Struck& event) {
    return event.by.seen && is_missile(event.bolt) && event.bolt != Bolt::Whip;
}
/// "the goblin archer looses an arrow, and it ": attacker and missile.
std::string shot_of(const Struck& event) {
    return name_of(event.by) + " " + said_of(event.by, bolt_words[event.bolt].cast) + ", and it ";
}

std::string noise(const Struck& event) {
    return event.blow == Blow::Killed ? "somewhere out of sight, something dies."
                                      : "there is fighting in the distance.";
}

}  // namespace

Messages messages_for(const Struck& event, bool sees_things) {
    if (!event.by.is_known() && !event.at.is_known()) return in_fight(noise(event));
    const std::string victim = name_of(event.at);
    if (is_shot(event) && !sees_things) {
        if (event.blow == Blow::Missed) return in_fight(shot_of(event) + "misses " + victim + ".");
        if (event.blow == Blow::Hit)
            return in_fight(shot_of(event) + "hits " + victim + excuse(event) + ".", tone_of(event.at));
    }
    switch (event.blow) {
        case Blow::Missed:
            if (event.thrown) return in_fight(missile_of(event) + " misses " + victim + ".");
            return in_fight(does(event.by, "miss", "misses") + " " + victim + ".");
        case Blow::Seized:
            return in_fight(does(event.by, "take", "takes") + " hold of " + victim + "!");
        case Blow::Killed:
            return in_fight(end_of(event), tone_of(event.at));
        case Blow::NoEffect:
            return in_fight(blow_of(event, sees_things) + " " + victim + ", to no effect.",
                            tone_of(event.at));
        case Blow::Hit:
            break;
    }
    const std::string lunge = event.surprise == Surprise::Lunge ? "in one lunge, " : "";
    return in_fight(lunge + blow_of(event, sees_things) + " " + victim + excuse(event) + ".",
                    tone_of(event.at));
}

Messages messages_for(const Corroded& event) {
    const std::string name{item_words[event.item.kind].name};
    if (event.item.quantity > 1) return one_line("acid corrodes your " + plural_of(name) + "!", Tone::Item);
    return one_line("acid corrodes your " + name + "!", Tone::Item);
}
Messages messages_for(const Stolen& event) {
    return one_line(does(event.by, "make", "makes") + " off with " + yours(event.item) + "!", Tone::Bad);
}
Messages messages_for(const Afflicted& event) {
    const Party& whom = event.whom;
    if (!whom.is_known()) return {};
    switch (event.status) {
        case Status::Poisoned:
            if (whom.hero)
                return in_fight(event.fatal ? "you are fatally poisoned!"
                                            : "you are poisoned: you lose health, and do not heal.",
                                Tone::Bad);
            return in_fight(name_of(whom) + (event.fatal ? " looks fatally poisoned." : " looks very sick."),
                            tone_of(whom));
        case Status::Weakened:
            return whom.hero ? one_line("you are weakened: you hit less often, and less hard.", Tone::Bad)
                             : in_fight(name_of(whom) + " looks weaker.", tone_of(whom));
        case Status::Hallucinating:
            return whom.hero ? one_line("you hallucinate: things may not be what they seem.", Tone::Bad)
                             : Messages{};
        case Status::Slowed:
            return in_fight(
                whom.hero ? std::string{bolt_words[Bolt::Slowness].felt} : name_of(whom) + " slows down.",
                tone_of(whom));
        case Status::Confused:
            return in_fight(whom.hero ? std::string{status_words[Status::Confused].begins}
                                      : name_of(whom) + " is confused.",
                            tone_of(whom));
        case Status::Paralyzed:
            return in_fight(whom.hero ? std::string{status_words[Status::Paralyzed].begins}
                                      : name_of(whom) + " is paralyzed.",
                            tone_of(whom));
        case Status::Discordant:
            return in_fight(whom.hero ? std::string{bolt_words[Bolt::Discord].felt}
                                      : name_of(whom) + said_of(whom, " turns on its friends."),
                            tone_of(whom));
        case Status::Entranced:
            return in_fight(name_of(whom) + " is entranced.", tone_of(whom));
        case Status::Frightened:
            return in_fight(name_of(whom) + " flees.", tone_of(whom));
        // What no blow and no bolt does, or what is told otherwise.
        case Status::Donning:
        case Status::Telepathic:
        case Status::Levitating:
        case Status::Hasted:
        case Status::Burning:
        case Status::Stuck:
        case Status::Nauseous:
        case Status::FireImmune:
        case Status::BlastImmune:
        case Status::EnteringLevel:
        case Status::Enraged:
        case Status::Darkened:
        case Status::Lifespan:
        case Status::Shielded:
        case Status::Invisible:
        case Status::Aggravating:
        case Status::count:
            break;
    }
    return {};
}
Messages messages_for(const HeldFast& event) {
    if (event.struggled || !event.by.is_known()) return one_line("something holds you. You cannot get away.");
    return one_line(name_of(event.by) + " holds you. You cannot get away.");
}
Messages messages_for(const Knockback& event) {
    if (!event.whom.is_known()) return {};
    if (event.in_the_way)
        return in_fight(does(event.whom, "break", "breaks") + " the fall.", tone_of(event.whom));
    if (event.from == event.to)
        return in_fight(does(event.whom, "are", "is") + " thrown against what stands behind.",
                        tone_of(event.whom));
    return in_fight(does(event.whom, "are", "is") + " sent reeling.", tone_of(event.whom));
}
Messages messages_for(const Released& event) {
    // What a mutation puts in the place of its own tells of itself.
    const bool is_replaced =
        event.who.mutation && mutation_rows[*event.who.mutation].feature != Feature::None;
    const std::string_view text = is_replaced ? std::string_view{} : monster_words[event.who.kind].releases;
    return text.empty() ? Messages{} : in_fight(monster_by_name(event.who) + " " + std::string{text} + "!");
}
Messages messages_for(const Split& event) {
    return one_line(monster_by_name(event.into) + " splits in two!");
}
Messages messages_for(const Summoned& event) {
    if (event.by.hero) return one_line("you call for help, and it comes.", Tone::Good);
    if (!event.by.seen) return {};
    return one_line(name_of(event.by) + " " + said_of(event.by, summoning_words(event.by.seen->kind)) + "!");
}
Messages messages_for(const Appeared& event) {
    const std::string who = monster_with_article(event.who);
    switch (event.how) {
        case Appeared::How::OutOfCorpse:
            return one_line(who + " rises from the dead!");
        case Appeared::How::Conjured:
            return one_line(who + " appears!");
        case Appeared::How::Copied:
            return one_line("there is a second one now: " + who + "!");
        case Appeared::How::Awakened:
            return one_line(who + " wakes!");
    }
    return {};
}
Messages messages_for(const BoltCast& event) {
    if (!event.by.seen || is_missile(event.bolt) || event.bolt == Bolt::Blinking) return {};
    return in_fight(name_of(event.by) + " " + said_of(event.by, bolt_words[event.bolt].cast) + ".");
}
Messages messages_for(const BoltStruck& event) {
    const BoltWords& words = bolt_words[event.bolt];
    const std::string bolt = bolt_name(event.bolt, event.unknown);
    if (!event.whom.is_known())
        return event.result == BoltResult::Killed ? in_fight("somewhere out of sight, something dies.")
                                                  : Messages{};
    const std::string whom = name_of(event.whom);
    switch (event.result) {
        case BoltResult::Killed:
            return in_fight(bolt + (is_lifeless(event.whom) ? " destroys " : " kills ") + whom + ".",
                            tone_of(event.whom));
        case BoltResult::Wounded:
            return in_fight(bolt + " hits " + whom + ".", tone_of(event.whom));
        case BoltResult::NoEffect:
            if (is_about_ground(event.bolt)) return {};
            [[fallthrough]];
        case BoltResult::Immune:
            return in_fight(bolt + " does nothing to " + whom + ".");
        case BoltResult::Resisted:
            return in_fight(does(event.whom, "shrug", "shrugs") + " off " + bolt + ".");
        case BoltResult::Affected:
            break;
    }
    const bool is_kind = bolt_rows[event.bolt].aim == BoltAim::Allies;
    if (event.whom.hero)
        return words.felt.empty() ? Messages{}
                                  : in_fight(std::string{words.felt}, is_kind ? Tone::Good : Tone::Bad);
    const std::string_view effect = event.unknown && is_vanishing(event.bolt) ? vanishes : words.effect;
    return effect.empty() ? Messages{} : in_fight(whom + " " + said_of(event.whom, effect) + ".");
}
Messages messages_for(const BoltReflected& event) {
    const std::string bolt = bolt_name(event.bolt, event.unknown);
    if (event.by && event.by->is_known())
        return in_fight(does(*event.by, "reflect", "reflects") + " " + bolt + "!");
    return in_fight(event.by ? "something reflects " + bolt + "!" : bolt + " glances off the wall.");
}
Messages messages_for(const Blinked& event) {
    if (!event.who.is_known() || event.by_force) return {};
    return in_fight(does(event.who, "blink", "blinks") + ".");
}
Messages messages_for(const Joined& event) {
    const std::string who = with_article(Article::The, monster_name(event.who));
    switch (event.how) {
        case Joined::How::Freed:
            return one_line(who + " is free, and is now your ally.");
        case Joined::How::Dominated:
            return one_line(who + said_of(event.who.gender, " is now your ally."), Tone::Good);
        case Joined::How::Born:
            return one_line(who + " is now your ally.", Tone::Good);
        case Joined::How::Resurrected:
            return one_line(who + said_of(event.who.gender, " lives again, and is your ally."), Tone::Good);
    }
    return {};
}
Messages messages_for(const Turned& event) {
    return one_line(with_article(Article::The, monster_name(event.who)) + " is no longer your ally.",
                    Tone::Bad);
}
Messages messages_for(const Negated& event) {
    if (event.whom.hero) return in_fight("the magic on you is gone.", Tone::Bad);
    return in_fight(name_of(event.whom) + " loses its magic.", tone_of(event.whom));
}
Messages messages_for(const Empowered& event) {
    return one_line(monster_by_name(event.who) + " grows stronger!", Tone::Advancement);
}
Messages messages_for(const Learned& event) {
    const std::string who = monster_by_name(event.who);
    const std::string teacher{monster_words[event.from].name};
    if (event.begun)
        return one_line(who + " begins " + said_of(event.who.gender, monster_words[event.who.kind].learning) +
                        " what is left of the " + teacher + ".");
    std::string_view skill;
    if (event.behavior) skill = behavior_words[*event.behavior].skill;
    if (event.ability) skill = ability_words[*event.ability].skill;
    if (event.bolt != Bolt::count) skill = bolt_words[event.bolt].skill;
    if (skill.empty()) return one_line(who + " has learned from the " + teacher + ".", Tone::Advancement);
    return one_line(
        who + " has learned from the " + teacher + ", and can now " + said_of(event.who.gender, skill) + "!",
        Tone::Advancement);
}
Messages messages_for(const LossFelt&) {
    return one_line("you feel that an ally has died.", Tone::Bad);
}
Messages messages_for(const BondFormed& event) {
    return one_line("from now on you know where " + monster_by_name(event.who) + " is.", Tone::Advancement);
}
Messages messages_for(const Arrived& event) {
    const bool is_friend = event.who.state == MonsterState::Ally;
    const std::string who = is_friend ? monster_by_name(event.who) : monster_with_article(event.who);
    switch (event.how) {
        case Arrived::How::Crashing:
            return one_line(who + " falls from above!");
        case Arrived::How::Swooping:
            return one_line(who + (is_friend ? " flies down to you." : " flies down after you!"));
        case Arrived::How::ByStairs:
            break;
    }
    return one_line(who + (is_friend ? " has followed you." : " has followed you!"));
}

}  // namespace cellophane
