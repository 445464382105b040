#include "words/bestiary.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "words/countermeasures.h"
#include "words/grammar.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/powers.h"
#include "words/terrain.h"

namespace cellophane {

namespace {

using Page = std::vector<std::vector<Phrase>>;

void tell(Page& page, const std::string& text, Tone tone = Tone::Plain) {
    if (!text.empty()) page.push_back({{capitalized(text), tone}});
}

std::string percent(int number) {
    return std::to_string(number) + "%";
}

/// "flies, darts about as it pleases and drinks as it bites".
std::string listed(const std::vector<std::string_view>& parts) {
    std::string list;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) list += i + 1 == parts.size() ? " and " : ", ";
        list += parts[i];
    }
    return list;
}

std::string its_blows(const Odds& odds) {
    switch (odds.its.against) {
        case Odds::Against::Harmless:
            return "it deals no direct damage.";
        case Odds::Against::Immune:
            return "your armor was made against its kind: it cannot hurt you.";
        case Odds::Against::Nothing:
            break;
    }
    const std::string chance = "it hits you " + percent(odds.its.hit_percent) + " of the time, ";
    if (odds.poison_turns > 0)
        return chance + "poisons you for up to " + counted(odds.poison_turns, "turn", "turns") +
               " at a time, and at worst could leave you fatally poisoned in " +
               counted(odds.its.to_kill, "hit", "hits") + ".";
    return chance + "usually for " + percent(odds.its.share_percent) +
           " of your present health, and at worst could kill you in " +
           counted(odds.its.to_kill, "hit", "hits") + ".";
}

std::string blows_of_hero(const Odds& odds, const MonsterView& monster) {
    const std::string him{pronouns_of(monster.gender).him};
    if (odds.heros.against == Odds::Against::Immune) return "no weapon of yours will harm " + him + ".";
    if (odds.heros.hit_percent == 100 && odds.heros.kills_surely)
        return "you would " + std::string{monster.behaviors.has(Behavior::Inanimate) ? "destroy" : "slay"} +
               " " + him + " in one stroke.";
    return "you hit " + him + " " + percent(odds.heros.hit_percent) + " of the time, usually for " +
           percent(odds.heros.share_percent) + " of its present health, and at best could kill " + him +
           " in " + counted(odds.heros.to_kill, "hit", "hits") + ".";
}

bool knows_negation(const Observation& seen) {
    return std::any_of(seen.pack.begin(), seen.pack.end(), [](const PackItemView& carried) {
        const ItemKind kind = carried.item.kind;
        return carried.item.kind_known &&
               (kind == ItemKind::WandOfNegation || kind == ItemKind::ScrollOfNegation ||
                kind == ItemKind::CharmOfNegation);
    });
}

void describe_habits(Page& page, const Observation& seen, const MonsterView& monster) {
    Habits habits = habits_of(monster);
    if (!knows_negation(seen)) {
        habits.natural.insert(habits.natural.begin(), habits.magical.begin(), habits.magical.end());
        habits.magical.clear();
    }
    const auto tell_of_it = [&](const std::vector<std::string_view>& parts, std::string_view end) {
        if (!parts.empty()) tell(page, said_of(monster.gender, "it " + listed(parts)).append(end));
    };
    tell_of_it(habits.natural, ".");
    tell_of_it(habits.magical, ": negation would put an end to that.");
}

/// What it is caught in.
std::string snare(const Observation& seen, const MonsterView& monster) {
    if (monster.marks.has(MonsterMark::Seized))
        return "something has hold of " + std::string{pronouns_of(monster.gender).him} + ".";
    if (!monster.is(Status::Stuck) || !seen.cells.contains(monster.at)) return {};
    return "it is caught in " + name_with_article(most_telling(seen.cells[monster.at])) + ".";
}

std::string tie(const MonsterView& monster) {
    if (monster.marks.has(MonsterMark::Captive))
        return "it is held captive, and would owe its life to whoever set it free.";
    const bool is_asked_for = monster.marks.has(MonsterMark::SacrificeTarget);
    if (monster.state != MonsterState::Ally) return is_asked_for ? "the altar has asked for this one." : "";
    std::string text = "it is your ally";
    if (monster.lessons > 0)
        text += ", and has room in its head for " + counted(monster.lessons, "more talent", "more talents");
    if (is_asked_for) text += "; the altar asks for nobody else";
    return text + ".";
}

/// "Kill it from a distance. Keep out of grass, and near water."
std::string advice_against(const MonsterView& monster) {
    std::string text;
    if (monster.state == MonsterState::Ally || monster.marks.has(MonsterMark::Captive)) return text;
    for (const std::string_view answer : answers_to(monster))
        text.append(text.empty() ? "" : " ").append(capitalized(said_of(monster.gender, answer)));
    return text;
}

}  // namespace

Page bestiary_page(const Observation& seen, const MonsterView& monster) {
    Page page;
    const auto of_it = [&](std::string_view text) { return said_of(monster.gender, text); };
    tell(page, of_it(monster_words[monster.kind].line));
    if (monster.mutation) tell(page, of_it(mutation_words[*monster.mutation].line), Tone::Solemn);
    tell(page, of_it(snare(seen, monster)));
    tell(page, of_it(tie(monster)), monster.state == MonsterState::Ally ? Tone::Good : Tone::Plain);
    if (monster.odds) {
        tell(page, of_it(its_blows(*monster.odds)), Tone::Bad);
        tell(page, of_it(blows_of_hero(*monster.odds, monster)), Tone::Good);
        for (const Phrase& means : means_against(seen, monster)) tell(page, means.text, means.tone);
    }
    if (const ItemView* carried = carried_at(seen, monster.at))
        tell(page, of_it("it carries ") + item_name(*carried) + ".", Tone::Item);
    if (monster.marks.has(MonsterMark::Negated)) tell(page, of_it("it has been stripped of its magic."));
    describe_habits(page, seen, monster);
    tell(page, advice_against(monster), Tone::Item);
    return page;
}

}  // namespace cellophane
