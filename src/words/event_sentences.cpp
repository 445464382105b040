#include "words/event_sentences.h"

#include <string_view>
#include <utility>

#include "content/hunger.h"
#include "content/styles.h"
#include "words/event_parties.h"
#include "words/feats.h"
#include "words/features.h"
#include "words/fights.h"
#include "words/hazard_messages.h"
#include "words/item_messages.h"
#include "words/item_use_messages.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/rune_acts.h"
#include "words/terrain.h"
#include "words/variants.h"

namespace cellophane {

namespace {

Messages one(std::string text, Tone tone = Tone::Plain) {
    return {Message{std::move(text), tone}};
}

Messages welcome(const DungeonVariant& variant) {
    const std::string lies = " lies " + floors_down(variant) + " floors down. Fetch it, and get out alive.";
    // One row each, and the screen has three.
    return {Message{"welcome to the dungeon, adventurer. It has been expecting somebody."},
            Message{{{"the ", Tone::Plain}, {"Amulet of Yendor", Tone::Item}, {lies, Tone::Plain}}},
            help_hint(true)};
}

/// "a kobold (asleep)".
std::string creature_with_state(const MonsterView& monster) {
    const std::string state = monster_state(monster);
    return monster_with_article(monster) + (state.empty() ? "" : " (" + state + ")");
}

/// Whether what bars the way is a totem that pulls the hero off glyphs (rules/machines.md 11).
bool pulls_back(const MonsterView& monster) {
    return monster.behaviors.has(Behavior::ActsWhenActivated) && monster.bolts.has(Bolt::Beckoning);
}

std::string_view way_taken(const LevelEntered& event) {
    switch (event.by) {
        case ArrivedBy::NewGame:
            return {};
        case ArrivedBy::StairsDown:
            return "you descend.";
        case ArrivedBy::StairsUp:
            return "you climb.";
        case ArrivedBy::Falling:
            return event.into_water ? "you fall to the next level, into deep water, unhurt."
                                    : "you fall to the next level, and are hurt.";
        case ArrivedBy::count:
            break;
    }
    return {};
}

/// What has become too heavy to be used well, since the hero lost strength.
Messages burdens(const Observation& seen) {
    Messages messages;
    const int strength = seen.hero ? seen.hero->strength - seen.hero->weakness : 0;
    for (const PackItemView& carried : seen.pack)
        if (seen.hero && carried.in_use && carried.item.strength > strength)
            messages.push_back(Message{
                "your " + std::string{item_words[carried.item.kind].name} + " has grown too heavy for you.",
                Tone::Bad});
    return messages;
}

bool weakens_hero(const Afflicted& event) {
    return event.status == Status::Weakened && event.whom.hero;
}

struct Teller {
    const Observation* listener;
    bool sees_things;

    DungeonVariant variant() const { return listener == nullptr ? DungeonVariant{} : listener->variant; }

    Messages operator()(const LevelEntered& event) const {
        Messages messages;
        if (event.by == ArrivedBy::NewGame) messages = welcome(variant());
        const bool hurt = event.by == ArrivedBy::Falling && !event.into_water;
        if (const std::string_view way = way_taken(event); !way.empty())
            messages.push_back(Message{std::string{way}, hurt ? Tone::Bad : Tone::Plain});
        if (event.first_visit && event.depth == amulet_depth(variant()))
            messages.push_back(
                Message{"your palms prickle: the Amulet of Yendor must be close by.", Tone::Item});
        if (event.first_visit && event.depth == deepest_depth(variant()))
            messages.push_back(Message{"no dungeon lies below this. A deep peace comes up through the stone.",
                                       Tone::Solemn});
        return messages;
    }

    Messages operator()(const Moved&) const { return {}; }

    Messages operator()(const Bumped& event) const {
        const std::string_view flavor = terrain_words[event.terrain].flavor;
        if (flavor.empty()) return {};
        std::string text = name_with_article(event.terrain) + " is in the way.";
        // Of walls there is no more to say, whatever they hide.
        if (flavor != terrain_words[Terrain::StoneWall].flavor &&
            flavor != terrain_words[Terrain::Granite].flavor)
            text.append(" ").append(flavor);
        return one(text, Tone::Background);
    }

    Messages operator()(const CellOccupied& event) const {
        if (!event.by) return one("something unseen is in your way.");
        const std::string who = monster_with_article(*event.by);
        if (event.by->marks.has(MonsterMark::Captive)) return one(who + " is chained up in your way.");
        const bool is_asleep = event.by_himself && event.by->state == MonsterState::Sleeping;
        return one(who + (is_asleep ? " is asleep in your way." : " is in your way."));
    }

    Messages operator()(const DoorOpened&) const { return {}; }

    Messages operator()(const SecretFound& event) const {
        if (const std::string_view own = discovery_message(event.terrain); !own.empty())
            return one(std::string{own}, Tone::Good);
        return one("you find " + name_with_article(event.terrain) + "!", Tone::Good);
    }

    Messages operator()(const SearchedThoroughly&) const {
        return one("you have searched this place thoroughly.");
    }

    Messages operator()(const ExitRefused& event) const {
        const bool portal = event.terrain == Terrain::CrystalPortal;
        return {
            Message{portal ? "the crystal portal does not let you through." : "the gilded doors do not open.",
                    Tone::Solemn},
            Message{"only who carries the Amulet of Yendor may pass.", Tone::Background}};
    }

    Messages operator()(const CertainDeathRefused& event) const {
        return one("you do not step into " + name_with_article(event.terrain) + ": it would kill you.");
    }

    Messages operator()(const FellDown&) const { return one("you fall!"); }

    Messages operator()(const FallCaught&) const {
        return one("there is no level below this one: you are set down elsewhere on it.");
    }

    Messages operator()(const NotableSeen& event) const {
        return one("you notice " + name_with_article(event.terrain) + ".", Tone::Background);
    }

    Messages operator()(const CreatureNoticed& event) const {
        return in_fight("you notice " + monster_with_article(event.who) + ".");
    }

    Messages operator()(const Explored& event) const {
        if (event.behind_gas)
            return one("explored, except what lies behind gas. Most gas thins out in time.");
        if (event.behind && event.behind->by && pulls_back(*event.behind->by))
            return one("explored, except where " + creature_with_state(*event.behind->by) +
                       " would pull you back. Block its view of the glyphs first.");
        if (event.behind && event.behind->by)
            return one("explored, except what lies behind " + creature_with_state(*event.behind->by) + ".");
        if (event.behind) return one("explored, except what lies behind a creature that you saw.");
        return one("explored, as far as you can get.");
    }

    Messages operator()(const TravelUnknown&) const { return one("you have not found a way there yet."); }
    Messages operator()(const TravelBlocked& event) const {
        if (event.behind && event.behind->by && pulls_back(*event.behind->by))
            return one(creature_with_state(*event.behind->by) +
                       " would pull you back from the only way there. Block its view of the glyphs first.");
        if (event.behind && event.behind->by)
            return one(creature_with_state(*event.behind->by) + " is in the only way there.");
        if (event.behind) return one("a creature that you saw is in the only way there.");
        return one(event.behind_gas ? "gas fills the only way there. Most gas thins out in time."
                                    : "no way you know of leads there.");
    }
    Messages operator()(const RouteChanged&) const { return one("the way ahead has changed."); }
    Messages operator()(const AlreadyThere&) const { return one("you are already there."); }
    Messages operator()(const TooDark&) const { return one("it is too dark here to explore."); }
    Messages operator()(const TooConfused&) const {
        return one("you cannot explore while you are confused.");
    }
    Messages operator()(const WalledIn&) const { return one("you are walled in on all sides."); }
    Messages operator()(const Struck& event) const { return messages_for(event, sees_things); }
    Messages operator()(const Afflicted& event) const {
        Messages news = messages_for(event);
        if (listener == nullptr || !weakens_hero(event)) return news;
        for (Message& message : burdens(*listener)) news.push_back(std::move(message));
        return news;
    }

    Messages operator()(const Flared&) const { return {}; }
    Messages operator()(const Flashed&) const { return {}; }
    // Shown beside the hero, and kept by no log (words/alerts.h).
    Messages operator()(const HealthAlert&) const { return {}; }
    Messages operator()(const PoisonAlert&) const { return {}; }

    template <class Mishap>
    Messages operator()(const Mishap& event) const {
        return messages_for(event);
    }
};

}  // namespace

bool depends_on_listener(const Event& event) {
    // Which depths have the Amulet and the bottom depends on the variant.
    if (event.is<LevelEntered>()) return true;
    const auto* afflicted = event.as<Afflicted>();
    return afflicted != nullptr && weakens_hero(*afflicted);
}

std::vector<Message> format_event(const Event& event, const Observation* listener) {
    const bool dreams = listener != nullptr && sees_things(*listener);
    Messages messages = event.visit(Teller{listener, dreams});
    // A hallucinating hero cannot tell good news of a fight from bad.
    for (Message& message : messages)
        for (Phrase& phrase : message.phrases)
            if (dreams && message.folds) phrase.tone = Tone::Plain;
    return messages;
}

Message help_hint(bool keys) {
    return Message{keys ? "(Press ? for help.)" : "(Tap Menu for more commands.)", Tone::Background};
}

Phrase dead_end_hint(const DeadEnd& known, bool keys) {
    std::vector<std::string> ways;
    if (known.is_searched)
        ways.push_back(keys ? "search five times (Ctrl + {s}) at other dead ends"
                            : "hold Search to search five times at other dead ends");
    else
        ways.push_back(keys ? "press {x} again to search here for secret doors"
                            : "tap Explore again to search here for secret doors");
    if (known.lever) ways.push_back("pull the lever you have found");
    if (known.key) ways.push_back("take the key you have seen");
    if (known.drop) ways.push_back("jump into the chasm");
    std::string text = " (No way on is known: ";
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (i > 0) text += i + 1 < ways.size() ? ", " : ", or ";
        text += ways[i];
    }
    return {text + ".)", Tone::Background};
}

Phrase explore_first_hint(bool keys) {
    return {keys ? " (Press {x} to explore.)" : " (Tap Explore.)", Tone::Background};
}

Phrase stairs_hint(Stair way, bool keys) {
    const bool up = way == Stair::Up;
    if (keys)
        return {
            up ? " (Press {<} to travel to the stairs up.)" : " (Press {>} to travel to the stairs down.)",
            Tone::Background};
    return {up ? " (Hold Descend to go up.)" : " (Tap Descend.)", Tone::Background};
}

bool must_be_read(const Event& event) {
    if (const auto* hunger = event.as<HungerFelt>())
        return hunger->nutrition <= weak_nutrition || !hunger->has_food;
    if (const auto* began = event.as<StatusBegan>()) return began->status == Status::Paralyzed && !began->who;
    if (const auto* struck = event.as<BoltStruck>())
        return struck->bolt == Bolt::Entrancement && struck->whom.hero &&
               struck->result == BoltResult::Affected;
    if (const auto* plate = event.as<PlatePressed>())
        return plate->by_hero || plate->who.has_value() || plate->item.has_value();
    // The player must learn why the hero is suddenly on fire.
    if (const auto* learned = event.as<KindLearned>())
        return learned->item.armor_rune == ArmorRune::Immolation;
    if (const auto* easy = event.as<EasyModeAnswered>()) return easy->how == EasyModeAnswered::How::Begun;
    return event.is<FellDown>() || event.is<AteByForce>() || event.is<ReturnWarning>() ||
           event.is<RuneStirred>();
}

std::string ask(Question question) {
    switch (question) {
        case Question::None:
            return {};
        case Question::LeapIntoChasm:
            return "Jump into the chasm? You fall to the next level.";
        case Question::WalkIntoFire:
            return "Walk into the flames?";
        case Question::WalkIntoGas:
            return "Walk into the gas?";
        case Question::StepOnTrap:
            return "Step on the trap?";
        case Question::WalkByLava:
            return "Move beside lava while confused? Falling in kills you.";
        case Question::ThrowInUse:
            return "Throw an item you have equipped?";
        case Question::FreeCaptive:
            return "Free the captive?";
        case Question::AttackAlly:
            return "Attack your ally? It is only discordant for a while.";
        case Question::AttackAcid:
            return "Attack? The acid corrodes your weapon if you hit.";
        case Question::UseMalevolent:
            return "It is harmful. Use it anyway?";
        case Question::EatTooMuch:
            return "You are not hungry enough, so part of it is wasted. Eat anyway?";
        case Question::WhichRing:
            return "Take off which ring?";
        case Question::WhatToEnchant:
            return "Enchant which item?";
        case Question::WhatToIdentify:
            return "Identify which item?";
        case Question::PlayEasily:
            return "Play on easily? All that hurts you will hurt a fifth as much, and the game will be worth "
                   "a tenth. There is no way back.";
        case Question::BlinkOverLava:
            return "You might land in lava. Blink anyway?";
        case Question::ThrowAway:
            return "It is not made for throwing: if it hits, it is used up. Throw it anyway?";
        case Question::UseInVain:
            return "It would do nothing now. Use it anyway?";
        case Question::HarmAlly:
            return "It would harm your ally. Use it anyway?";
        case Question::count:
            break;
    }
    return {};
}

std::string ask(Question question, const ItemView* about) {
    if (about == nullptr || !about->kind_known) return ask(question);
    ItemView one = *about;
    one.quantity = 1;
    const std::string name = capitalized(item_name(one));
    switch (question) {
        case Question::UseMalevolent:
            return name + " is harmful. Use it anyway?";
        case Question::ThrowAway:
            if (item_rows[one.kind].category == ItemCategory::Potion)
                return name + " does nothing where it breaks. Throw it anyway?";
            return name + " is not made for throwing: if it hits, it is used up. Throw it anyway?";
        case Question::UseInVain:
            return name + " would do nothing now. Use it anyway?";
        case Question::HarmAlly:
            return name + " would harm your ally. Use it anyway?";
        case Question::None:
        case Question::LeapIntoChasm:
        case Question::WalkIntoFire:
        case Question::WalkIntoGas:
        case Question::StepOnTrap:
        case Question::WalkByLava:
        case Question::ThrowInUse:
        case Question::FreeCaptive:
        case Question::AttackAlly:
        case Question::AttackAcid:
        case Question::EatTooMuch:
        case Question::WhichRing:
        case Question::WhatToEnchant:
        case Question::WhatToIdentify:
        case Question::PlayEasily:
        case Question::BlinkOverLava:
        case Question::count:
            break;
    }
    return ask(question);
}

}  // namespace cellophane
