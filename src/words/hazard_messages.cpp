#include "words/hazard_messages.h"

#include <string_view>

#include "content/hunger.h"
#include "words/event_parties.h"
#include "words/features.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/status_words.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

Messages line(std::string text, Tone tone = Tone::Plain) {
    return {Message{std::move(text), tone}};
}

std::string_view hurt_by(Terrain terrain) {
    switch (terrain) {
        case Terrain::CausticGas:
            return "the caustic gas poisons you!";
        case Terrain::Steam:
            return "the steam scalds you!";
        case Terrain::ThornedVines:
            return "the thorns scratch you!";
        default:
            return "the air here harms you!";
    }
}

std::string_view death_by_negation(const MonsterView& who) {
    const Behaviors behaviors = monster_rows[who.kind].behaviors;
    if (behaviors.has(Behavior::Flies)) return " vanishes with its magic.";
    return behaviors.has(Behavior::Inanimate) ? " breaks with its magic." : " dies with its magic.";
}

bool is_lava(Terrain terrain) {
    return terrain_rows[terrain].properties.has(TerrainProperty::Lava);
}

/// A message about a creature: folds with the blows of a fight, in the tone of news about that creature.
Messages of(const MonsterView& who, std::string_view what) {
    return in_fight(monster_by_name(who).append(said_of(who.gender, what)), tone_of(who));
}

}  // namespace

std::string cause_of_death(const Ending& ending) {
    switch (ending.cause) {
        case DeathCause::Burning:
            return "burned to death";
        case DeathCause::Starvation:
            return "starved to death";
        case DeathCause::Poison:
            return "killed by poison";
        case DeathCause::Fall:
            return "killed by a fall";
        case DeathCause::Terrain:
            return "killed by " + name_with_article(ending.terrain);
        case DeathCause::Creature:
            return "killed by " + kind_with_article(ending.killer);
        case DeathCause::Reflection:
            return "killed by a bolt of your own, come home";
        case DeathCause::Ring:
            return "drunk dry by your own ring";
        case DeathCause::LeaderGone:
        case DeathCause::LifeSpent:
        case DeathCause::Negated:
        case DeathCause::Burst:
        case DeathCause::count:
            return "no longer among the living";
    }
    return {};
}

std::string killer_of(const Ending& ending) {
    switch (ending.cause) {
        case DeathCause::Burning:
            return "fire";
        case DeathCause::Starvation:
            return "hunger";
        case DeathCause::Poison:
            return "poison";
        case DeathCause::Fall:
            return "a fall";
        case DeathCause::Terrain:
            return std::string{terrain_words[ending.terrain].name};
        case DeathCause::Creature:
            return std::string{kind_name(ending.killer)};
        case DeathCause::Reflection:
            return "a bolt of your own";
        case DeathCause::Ring:
            return "your own ring";
        // The hero cannot die of these.
        case DeathCause::LeaderGone:
        case DeathCause::LifeSpent:
        case DeathCause::Negated:
        case DeathCause::Burst:
        case DeathCause::count:
            break;
    }
    return {};
}

Messages messages_for(const HeroDied& event) {
    Messages news;
    if (event.ending.cause == DeathCause::Terrain && is_lava(event.ending.terrain))
        news = line("you go down into " + name_with_article(event.ending.terrain) + ", and die.");
    news.push_back(Message{
        "you die: " + cause_of_death(event.ending) + " on depth " + std::to_string(event.ending.depth) + ".",
        Tone::Bad});
    return news;
}

Messages messages_for(const HeroWon& event) {
    return line(event.fate == Fate::Mastered ? "the crystal lets you through, Amulet and all."
                                             : "daylight! You are out, and the Amulet with you.",
                Tone::Good);
}

Messages messages_for(const GaveUp&) {
    return line("you put the lamp out and sit down. Somebody else may do it.");
}

Messages messages_for(const CreatureDied& event) {
    const MonsterView& who = event.who;
    const bool is_lifeless = monster_rows[who.kind].behaviors.has(Behavior::Inanimate);
    switch (event.cause) {
        case DeathCause::Burning:
            return of(who, is_lifeless ? " burns up." : " burns to death.");
        case DeathCause::Poison:
            return of(who, " dies of poison.");
        case DeathCause::Terrain:
            if (is_lava(event.terrain)) return of(who, " dies in lava.");
            return of(who, " is killed by " + name_with_article(event.terrain) + ".");
        case DeathCause::LeaderGone:
        case DeathCause::LifeSpent:
            return in_fight(monster_by_name(who) + " melts away.");
        case DeathCause::Negated: {
            const Party whom = event.known ? Party{.seen = who} : Party{};
            return in_fight(name_of(whom).append(death_by_negation(who)), tone_of(whom));
        }
        case DeathCause::Burst:
            // What comes out tells of it.
            return who.abilities.has(Ability::ReleasesFeature) ? Messages{} : of(who, " bursts!");
        case DeathCause::Fall:
            return of(who, " falls from above and dies.");
        case DeathCause::Starvation:
        case DeathCause::Creature:
        case DeathCause::Reflection:
        case DeathCause::Ring:
        case DeathCause::count:
            break;
    }
    return of(who, is_lifeless ? " is destroyed." : " dies.");
}

Messages messages_for(const StatusBegan& event) {
    if (event.status == Status::Stuck && !event.who)
        return line("you are stuck in " + name_with_article(event.by) + ".");
    if (event.who) {
        const std::string_view text = status_words[event.status].begins_for_other;
        if (text.empty()) return {};
        if (event.status == Status::Burning) return of(*event.who, text);
        const bool is_harm = event.status == Status::Poisoned;
        return line(monster_by_name(*event.who) + said_of(event.who->gender, text),
                    is_harm ? tone_of(*event.who) : Tone::Plain);
    }
    const std::string_view text = status_words[event.status].begins;
    if (text.empty()) return {};
    if (event.status == Status::Burning) return in_fight(std::string{text}, Tone::Bad);
    return line(std::string{text}, event.status == Status::Poisoned ? Tone::Bad : Tone::Plain);
}

Messages messages_for(const StatusEnded& event) {
    const std::string_view text = status_words[event.status].ends;
    return text.empty() ? Messages{} : line(std::string{text});
}

Messages messages_for(const HurtByTerrain& event) {
    return line(std::string{hurt_by(event.by)}, Tone::Bad);
}
Messages messages_for(const HealedByTerrain&) {
    return line("the spores heal you.", Tone::Good);
}

Messages messages_for(const Blasted& event) {
    if (event.who)
        return line(monster_by_name(*event.who) + " is hit by the explosion!", tone_of(*event.who));
    return line("the explosion hits you!");
}

Messages messages_for(const PlatePressed& event) {
    if (event.by_hero) return line("you step on a pressure plate.");
    if (event.item) return line(item_name(*event.item, "presses", "press") + " a pressure plate.");
    if (event.who) return line(monster_by_name(*event.who) + " steps on a pressure plate.");
    return line("a pressure plate is pressed.");
}

Messages messages_for(const FeatureSeen& event) {
    const std::string_view text = feature_message(event.feature);
    return text.empty() ? Messages{} : line(std::string{text});
}

Messages messages_for(const ItemSwept& event) {
    return line("the water sweeps away " + own_item_name(event.item) + ".", Tone::Item);
}
Messages messages_for(const ItemBurned& event) {
    return line(item_name(event.item, "goes", "go") + " up in flames.");
}
Messages messages_for(const ItemFell& event) {
    return line(item_name(event.item, "drops", "drop") + " out of sight.");
}
Messages messages_for(const ItemShattered& event) {
    return line(item_name(event.item) + " crumbles to dust.", Tone::Item);
}
Messages messages_for(const AlarmHeard&) {
    return line("an alarm sounds out of sight: creatures may come.");
}
Messages messages_for(const CreatureFell& event) {
    return line(monster_by_name(event.who) + " plunges out of sight!", tone_of(event.who));
}

Messages messages_for(const HungerFelt& event) {
    std::string text;
    switch (hunger_at(event.nutrition)) {
        case Hunger::None:
        case Hunger::Hungry:
            text = "you are hungry.";
            break;
        case Hunger::Weak:
            text = "you are weak with hunger: eat soon.";
            break;
        case Hunger::Faint:
            text = "you are faint with hunger: you starve soon.";
            break;
        case Hunger::Starving:
            text = "you are starving!";
            break;
    }
    if (!event.has_food) text += " You carry no food.";
    return line(std::move(text));
}

Messages messages_for(const AteByForce& event) {
    return line("starving, you eat " + item_name(event.item) + ".", Tone::Item);
}

Messages messages_for(const Struggled& event) {
    return line("you are still stuck in " + name_with_article(event.in) + ".");
}
Messages messages_for(const BrokeFree&) {
    return line("you break free.");
}
Messages messages_for(const Vomited& event) {
    if (event.who) return in_fight(monster_by_name(*event.who) + " vomits.");
    return line("you vomit, and lose the turn.");
}
Messages messages_for(const ReturnWarning& event) {
    return line(event.too_late ? "you will not reach firm ground in time!"
                               : "turn back now to reach firm ground in time.");
}

}  // namespace cellophane
