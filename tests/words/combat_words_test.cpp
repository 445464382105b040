#include <algorithm>
#include <set>
#include <string>

#include "content/statuses.h"
#include "support/catch.h"
#include "words/alerts.h"
#include "words/bestiary.h"
#include "words/event_sentences.h"
#include "words/items.h"
#include "words/monsters.h"
#include "words/powers.h"
#include "words/prose.h"
#include "words/weapon_verbs.h"

// What creatures do, in words (rules/monsters.md, addenda A1 to A3).

namespace cellophane {

namespace {

MonsterView specimen(MonsterKind kind, MonsterState state = MonsterState::Hunting) {
    MonsterView view;
    view.kind = kind;
    view.state = state;
    view.behaviors = monster_rows[kind].behaviors;
    view.abilities = monster_rows[kind].abilities;
    view.bolts = monster_rows[kind].bolts;
    return view;
}

Party somebody(MonsterKind kind, MonsterState state = MonsterState::Hunting) {
    return {.seen = specimen(kind, state)};
}
const Party hero{.hero = true};
const Party nobody{};

std::string text_of(const Event& event, const Observation* listener = nullptr) {
    std::string text;
    for (const Message& message : format_event(event, listener)) text += message.text();
    return text;
}

Tone tone_of_first(const Event& event, const Observation* listener = nullptr) {
    return format_event(event, listener).at(0).phrases.at(0).tone;
}

Struck hit(Party by, Party at, int severity = 50) {
    return {.by = std::move(by), .at = std::move(at), .blow = Blow::Hit, .damage = 2, .severity = severity};
}

/// A phrase that follows a name, or a part of a sentence.
void check_phrase(std::string_view phrase) {
    INFO("phrase: " << phrase);
    REQUIRE_FALSE(phrase.empty());
    CHECK(prose::is_plain(phrase));
    CHECK_FALSE((phrase.front() == ' ' || phrase.back() == ' ' || phrase.back() == '.'));
    // The creature is the subject of the phrase (`said_of`).
    CHECK_FALSE(phrase.ends_with(" it"));
    prose::check_unspoilt(phrase);
}

}  // namespace

TEST_CASE("arrivals by stairs, falling and flying have different words, and sensing is not seeing",
          "[words][combat]") {
    std::set<std::string> told;
    for (const MonsterState state : {MonsterState::Hunting, MonsterState::Ally})
        for (const auto how : {Arrived::How::ByStairs, Arrived::How::Crashing, Arrived::How::Swooping})
            CHECK(told.insert(text_of(Arrived{specimen(MonsterKind::VampireBat, state), how})).second);
    CHECK(text_of(CreatureNoticed{specimen(MonsterKind::Rat)}) == "you notice a rat.");
}

TEST_CASE("every kind has one to five verbs, and words for learning from it", "[words][fights]") {
    for (const MonsterWords& conduct : monster_words) {
        INFO(conduct.name);
        CHECK(conduct.blows.size() >= 1);
        std::set<std::string_view> verbs;
        for (std::string_view verb : conduct.blows) {
            check_phrase(verb);
            CHECK(verbs.insert(verb).second);
        }
        check_phrase(conduct.learning);
        check_phrase(conduct.learning_label);
        CHECK(conduct.learning_label.size() <= 20);
        const MonsterRow& row = monster_rows[conduct.kind];
        // Only creatures that release a feature or summon have words for it.
        CHECK(conduct.releases.empty() != row.abilities.has(Ability::ReleasesFeature));
        CHECK(conduct.summons.empty() != row.abilities.has(Ability::Summons));
        check_phrase(summoning_words(conduct.kind));
    }
}

TEST_CASE("the more damage a blow does, the fiercer its verb", "[words][fights]") {
    const Verbs verbs{"nudges", "kicks", "gores"};
    CHECK(verbs.at(0) == "nudges");
    CHECK(verbs.at(33) == "nudges");
    CHECK(verbs.at(34) == "kicks");
    CHECK(verbs.at(66) == "kicks");
    CHECK(verbs.at(67) == "gores");
    CHECK(verbs.at(100) == "gores");
    CHECK(Verbs{"bites"}.at(100) == "bites");
    CHECK(text_of(hit(somebody(MonsterKind::Rat), hero, 0)) == "the rat scratches you.");
    CHECK(text_of(hit(somebody(MonsterKind::Rat), hero, 100)) == "the rat bites you.");
}

TEST_CASE("the hero's verbs are those of the wielded weapon", "[words][fights]") {
    Struck blow = hit(hero, somebody(MonsterKind::Goblin), 0);
    CHECK(text_of(blow) == "you punch the goblin.");
    std::set<std::string> told;
    for (const ItemRow& row : item_rows) {
        if (row.category != ItemCategory::Weapon) continue;
        blow.weapon = row.kind;
        CHECK(told.insert(text_of(blow)).second);
        for (std::string_view verb : weapon_verbs(row.kind)) check_phrase(verb);
    }
    CHECK(told.size() == 15);
    blow.weapon = ItemKind::Mango;
    CHECK(text_of(blow) == "you hit the goblin.");
}

TEST_CASE("unseen creatures are called something, and hallucination hides verbs", "[words][fights]") {
    CHECK(text_of(hit(nobody, hero)) == "something hits you.");
    CHECK(text_of(hit(somebody(MonsterKind::Rat), nobody)).find("something") != std::string::npos);
    Struck shot = hit(nobody, hero);
    shot.bolt = Bolt::Arrow;
    CHECK(text_of(shot) == "the arrow hits you.");
    // For an attacker in sight, both the attacker and the bolt are told.
    shot.by = somebody(MonsterKind::Centaur);
    CHECK(text_of(shot) == "the centaur looses an arrow, and it hits you.");
    shot.blow = Blow::Missed;
    CHECK(text_of(shot) == "the centaur looses an arrow, and it misses you.");
    shot.bolt = Bolt::Whip;
    CHECK(text_of(shot) == "the centaur misses you.");
    const std::string far = text_of(hit(nobody, nobody));
    CHECK(far.find("distance") != std::string::npos);
    Struck death = hit(nobody, nobody);
    death.blow = Blow::Killed;
    CHECK(text_of(death) != far);
    CHECK(text_of(death).find("dies") != std::string::npos);

    Observation dreamer;
    dreamer.hero = HeroView{};
    dreamer.hero->statuses = {{Status::Hallucinating, 30, 300}};
    CHECK(text_of(hit(somebody(MonsterKind::Rat), hero, 100), &dreamer) == "the rat hits you.");
    CHECK(tone_of_first(hit(somebody(MonsterKind::Rat), hero), &dreamer) == Tone::Plain);
    dreamer.hero->statuses.push_back({Status::Telepathic, 30, 300});
    CHECK(text_of(hit(somebody(MonsterKind::Rat), hero, 100), &dreamer) == "the rat bites you.");
}

TEST_CASE("messages of a fight are coloured by whom they hurt, and joined", "[words][fights]") {
    const Party goblin = somebody(MonsterKind::Goblin);
    const Party friend_of_ours = somebody(MonsterKind::Ogre, MonsterState::Ally);
    CHECK(tone_of_first(hit(goblin, hero)) == Tone::Bad);
    CHECK(tone_of_first(hit(hero, goblin)) == Tone::Good);
    CHECK(tone_of_first(hit(goblin, friend_of_ours)) == Tone::Bad);
    CHECK(tone_of_first(hit(friend_of_ours, goblin)) == Tone::Good);
    CHECK(text_of(hit(friend_of_ours, goblin, 0)) == "your ogre cuffs the goblin.");
    Struck miss = hit(goblin, hero);
    miss.blow = Blow::Missed;
    CHECK(tone_of_first(miss) == Tone::Plain);
    CHECK(text_of(miss) == "the goblin misses you.");
    for (const Event& event : {Event{miss}, Event{hit(hero, goblin)}, Event{hit(nobody, nobody)},
                               Event{Afflicted{Status::Poisoned, hero, goblin, false}}})
        CHECK(format_event(event).at(0).folds);
    CHECK_FALSE(format_event(Stolen{{.kind = ItemKind::Mango}, goblin}).at(0).folds);
}

TEST_CASE("sneak attacks, deaths and blows without effect have words of their own", "[words][fights]") {
    const Party goblin = somebody(MonsterKind::Goblin);
    std::set<std::string> told;
    for (Surprise surprise :
         {Surprise::None, Surprise::Unaware, Surprise::Asleep, Surprise::Paralyzed, Surprise::Lunge})
        for (Blow blow : {Blow::Hit, Blow::Killed}) {
            Struck struck = hit(hero, goblin);
            struck.surprise = surprise;
            struck.blow = blow;
            CHECK(told.insert(text_of(struck)).second);
        }
    Struck vain = hit(hero, somebody(MonsterKind::Revenant));
    vain.blow = Blow::NoEffect;
    CHECK(text_of(vain).find("to no effect") != std::string::npos);
    Struck broken = hit(hero, somebody(MonsterKind::GoblinTotem));
    broken.blow = Blow::Killed;
    CHECK(text_of(broken) == "you destroy the goblin totem.");
    broken.at = goblin;
    CHECK(text_of(broken) == "you kill the goblin.");
    broken.by = somebody(MonsterKind::Ogre);
    CHECK(text_of(broken) == "the ogre kills the goblin.");
}

TEST_CASE("each kind killed by negation has its own end", "[words][fights]") {
    const auto end = [](MonsterKind kind) {
        return text_of(CreatureDied{specimen(kind), DeathCause::Negated});
    };
    CHECK(end(MonsterKind::SpectralBlade).find("vanishes") != std::string::npos);
    CHECK(end(MonsterKind::StoneGuardian).find("breaks") != std::string::npos);
    CHECK(end(MonsterKind::Golem).find("dies with its magic") != std::string::npos);
    // A creature out of sight is "something", but its end is told.
    CreatureDied unseen{specimen(MonsterKind::Golem), DeathCause::Negated};
    unseen.known = false;
    CHECK(text_of(unseen) == "something dies with its magic.");
    CHECK(text_of(Negated{nobody}).starts_with("something loses its magic"));
    CHECK(text_of(CreatureDied{specimen(MonsterKind::GoblinTotem), DeathCause::Burning}).find("burns up") !=
          std::string::npos);
    CHECK(text_of(CreatureDied{specimen(MonsterKind::Goblin), DeathCause::Burning}).find("to death") !=
          std::string::npos);
}

TEST_CASE("bursting is told once, and for mutants only by what they release", "[words][fights]") {
    const MonsterView bloat = specimen(MonsterKind::Bloat);
    CHECK(text_of(Released{bloat}).find("bursts") != std::string::npos);
    CHECK(format_event(CreatureDied{bloat, DeathCause::Burst}).empty());
    MonsterView rat = specimen(MonsterKind::Rat);
    rat.mutation = Mutation::Explosive;
    CHECK(format_event(Released{rat}).empty());
    // Most mutations put nothing in the place of what a kind lets out by itself.
    MonsterView vampire = specimen(MonsterKind::Vampire);
    vampire.mutation = Mutation::Toxic;
    CHECK(text_of(Released{vampire}).find("bursts") != std::string::npos);
}

TEST_CASE("a summons is told only if the summoner is seen", "[words][fights]") {
    CHECK_FALSE(
        format_event(Summoned{.by = somebody(MonsterKind::GoblinConjurer), .where = {{3, 3}}}).empty());
    CHECK(format_event(Summoned{.by = nobody, .where = {{3, 3}}}).empty());
}

TEST_CASE("a message of lost strength names equipment that has become too heavy", "[words][fights]") {
    Observation seen;
    seen.hero = HeroView{};
    seen.hero->strength = 14;
    seen.hero->weakness = 1;
    seen.pack = {{'a', {.kind = ItemKind::Sword, .strength = 14}, true},
                 {'b', {.kind = ItemKind::WarHammer, .strength = 20}, false}};
    const Event weakened = Afflicted{Status::Weakened, hero, somebody(MonsterKind::Centipede), false};
    CHECK(text_of(weakened, &seen).find("your sword") != std::string::npos);
    CHECK(text_of(weakened, &seen).find("hammer") == std::string::npos);
    // What enchanting has made easier to wield is judged by that.
    seen.pack[0].item.strength = 13;
    CHECK(text_of(weakened, &seen).find("your sword") == std::string::npos);
    seen.pack[0].item.strength = 14;
    seen.hero->weakness = 0;
    CHECK(text_of(weakened, &seen).find("your sword") == std::string::npos);
}

TEST_CASE("every bolt has words for casting, effect and skill, other than the table's names",
          "[words][bolts]") {
    std::set<std::string_view> habits;
    for (const BoltWords& words : bolt_words) {
        INFO(bolt_rows[words.kind].name);
        for (std::string_view phrase : {words.name, words.cast, words.habit, words.skill})
            check_phrase(phrase);
        CHECK(words.name.starts_with("the "));
        CHECK(habits.insert(words.habit).second);
        for (const Party& whom : {hero, somebody(MonsterKind::Goblin)})
            for (BoltResult result : {BoltResult::Killed, BoltResult::Wounded, BoltResult::Immune,
                                      BoltResult::Resisted, BoltResult::Affected, BoltResult::NoEffect})
                for (const Message& message :
                     format_event(BoltStruck{words.kind, whom, somebody(MonsterKind::Pixie), result, 3})) {
                    CHECK(message.folds);
                    CHECK(prose::mentions(".!", message.text().substr(message.text().size() - 1)));
                }
        // A death out of sight is heard, and no more.
        CHECK(text_of(BoltStruck{words.kind, nobody, nobody, BoltResult::Killed, 3}).find("out of sight") !=
              std::string::npos);
        CHECK(format_event(BoltStruck{words.kind, nobody, nobody, BoltResult::Affected, 0}).empty());
    }
    CHECK(habits.size() == 30);
    CHECK(must_be_read(BoltStruck{Bolt::Entrancement, hero, nobody, BoltResult::Affected, 0}));
    CHECK_FALSE(must_be_read(
        BoltStruck{Bolt::Entrancement, somebody(MonsterKind::Goblin), nobody, BoltResult::Affected, 0}));
    CHECK_FALSE(must_be_read(BoltStruck{Bolt::Slowness, hero, nobody, BoltResult::Affected, 0}));
}

TEST_CASE("words for an unknown bolt do not give it away", "[words][bolts]") {
    const Party goblin = somebody(MonsterKind::Goblin);
    const auto text = [&](Bolt bolt, BoltResult result) {
        return text_of(BoltStruck{
            .bolt = bolt, .whom = goblin, .by = hero, .result = result, .damage = 0, .unknown = true});
    };
    // The text must not tell a teleported target from an invisible one.
    CHECK(text(Bolt::Teleportation, BoltResult::Affected) == text(Bolt::Invisibility, BoltResult::Affected));
    CHECK_FALSE(text(Bolt::Teleportation, BoltResult::Affected).empty());
    for (const BoltResult result : {BoltResult::Immune, BoltResult::NoEffect, BoltResult::Resisted})
        CHECK(text(Bolt::Discord, result) == text(Bolt::Empowerment, result));
    CHECK(text(Bolt::Discord, BoltResult::Immune) == "the bolt does nothing to the goblin.");
    for (const std::optional<Party>& by :
         {std::optional<Party>{}, std::optional{goblin}, std::optional{nobody}})
        CHECK(text_of(BoltReflected{.bolt = Bolt::Discord, .by = by, .at = {}, .unknown = true}) ==
              text_of(BoltReflected{.bolt = Bolt::Slowness, .by = by, .at = {}, .unknown = true}));
    CHECK(text_of(BoltReflected{.bolt = Bolt::Discord, .by = goblin, .at = {}}) ==
          "the goblin reflects the bolt of discord!");
}

TEST_CASE("a monster in the way of a thrown one is not said to be thrown", "[words][fights]") {
    const Party ogre = somebody(MonsterKind::Ogre);
    const std::string thrown = text_of(Knockback{.whom = ogre, .from = {1, 1}, .to = {1, 1}});
    const std::string in_the_way =
        text_of(Knockback{.whom = ogre, .from = {1, 1}, .to = {1, 1}, .in_the_way = true});
    CHECK(prose::mentions(thrown, "is thrown"));
    CHECK_FALSE(in_the_way.empty());
    CHECK_FALSE(prose::mentions(in_the_way, "is thrown"));
}

TEST_CASE("a staff and its bolt are spelled alike", "[words][bolts]") {
    const std::string_view staff = "staff of tunneling";
    CHECK(item_words[ItemKind::StaffOfTunneling].name == staff);
    CHECK(prose::mentions(bolt_words[Bolt::Tunneling].name, staff.substr(staff.rfind(' ') + 1)));
}

TEST_CASE("what an ally learns has words", "[words][bolts]") {
    const Flags<Behavior> teachable{Behavior::Invisible, Behavior::Flies, Behavior::ImmuneToFire,
                                    Behavior::Reflective};
    std::set<std::string> told;
    Learned lesson{.who = specimen(MonsterKind::Monkey, MonsterState::Ally), .from = MonsterKind::VampireBat};
    lesson.begun = true;
    CHECK(text_of(lesson) == "your monkey begins aping what is left of the vampire bat.");
    lesson.begun = false;
    for (const BehaviorWords& words : behavior_words) {
        if (!teachable.has(words.kind)) continue;
        lesson.behavior = words.kind;
        CHECK(told.insert(text_of(lesson)).second);
        CHECK(text_of(lesson).find("can now " + std::string{words.skill}) != std::string::npos);
    }
    lesson.behavior.reset();
    for (Ability ability : {Ability::DrainsLife, Ability::CausesWeakness}) {
        lesson.ability = ability;
        CHECK(told.insert(text_of(lesson)).second);
    }
    lesson.ability.reset();
    for (const BoltRow& row : bolt_rows) {
        if (!row.flags.has(BoltFlag::Learnable)) continue;
        lesson.bolt = row.kind;
        CHECK(text_of(lesson).find("can now") != std::string::npos);
    }
    CHECK(told.size() == 6);
    CHECK(tone_of_first(lesson) == Tone::Advancement);
}

TEST_CASE("behaviours and abilities without words are only those of no use to the player", "[words][bolts]") {
    const Behaviors untold{Behavior::ShunsStairs, Behavior::AttackableInWalls, Behavior::AlwaysCasts,
                           Behavior::NeverPolymorph, Behavior::Unlisted};
    for (const BehaviorWords& words : behavior_words) {
        CHECK(words.habit.empty() == untold.has(words.kind));
        CHECK(words.skill.empty() == untold.has(words.kind));
        if (!words.habit.empty()) check_phrase(words.habit);
    }
    for (const AbilityWords& words : ability_words) {
        CHECK(words.habit.empty() == (words.kind == Ability::AvoidsCorridors));
        if (!words.habit.empty()) check_phrase(words.habit);
    }
}

namespace {

std::string page_of(const Observation& seen, const MonsterView& monster) {
    std::string text;
    for (const std::vector<Phrase>& paragraph : bestiary_page(seen, monster))
        for (const Phrase& phrase : paragraph) text += phrase.text + "\n";
    return text;
}

}  // namespace

TEST_CASE("the panel of an ogre tells its abilities and the odds of a fight", "[words][bestiary]") {
    Observation seen;
    MonsterView ogre = specimen(MonsterKind::Ogre);
    ogre.odds = Odds{.its = {84, 36, 3}, .heros = {45, 6, 14}};
    const std::string page = page_of(seen, ogre);
    CHECK(page.find(monster_words[MonsterKind::Ogre].line) == 0);
    CHECK(page.find("It hits you 84% of the time, usually for 36% of your present health, and at worst could "
                    "kill you in 3 hits.") != std::string::npos);
    CHECK(
        page.find("You hit it 45% of the time, usually for 6% of its present health, and at best could kill "
                  "it in 14 hits.") != std::string::npos);
    CHECK(page.find("pushes back those it hits") != std::string::npos);
    // What the usual blow does, the next one need not.
    ogre.odds->heros = {100, 100, 1};
    CHECK(page_of(seen, ogre).find("slay it in one stroke") == std::string::npos);
    ogre.odds->heros.kills_surely = true;
    CHECK(page_of(seen, ogre).find("slay it in one stroke") != std::string::npos);
    ogre.odds->heros = {.against = Odds::Against::Immune};
    CHECK(page_of(seen, ogre).find("no weapon") == std::string::npos);
    CHECK(page_of(seen, ogre).find("No weapon of yours") != std::string::npos);
    ogre.odds->its = {.against = Odds::Against::Harmless};
    CHECK(page_of(seen, ogre).find("no direct damage") != std::string::npos);
    ogre.odds->its = {50, 10, 2};
    ogre.odds->poison_turns = 4;
    CHECK(page_of(seen, ogre).find("fatally poisoned in 2 hits") != std::string::npos);
}

TEST_CASE("the panel of an enemy says how to fight it, that of a friend does not", "[words][bestiary]") {
    for (const MonsterRow& row : monster_rows) {
        MonsterView monster = specimen(row.kind);
        INFO(row.name);
        const std::string page = page_of(Observation{}, monster);
        const std::vector<std::string_view> answers = answers_to(monster);
        const bool calls_for_it = monster.is(Behavior::KeepsDistance) || monster.is(Behavior::Flits) ||
                                  monster.abilities.has(Ability::CorrodesArmor);
        if (calls_for_it) CHECK_FALSE(answers.empty());
        monster.state = MonsterState::Ally;
        const std::string of_friend = page_of(Observation{}, monster);
        for (const std::string_view answer : answers) {
            CHECK(page.find(answer.substr(1)) != std::string::npos);
            CHECK(of_friend.find(answer.substr(1)) == std::string::npos);
            CHECK(answer.ends_with("."));
            CHECK(std::count(answers.begin(), answers.end(), answer) == 1);
        }
    }
}

TEST_CASE("words about male and female monsters have their pronouns", "[words][bestiary]") {
    MonsterView naga = specimen(MonsterKind::Naga);
    naga.gender = Gender::Female;
    naga.odds = Odds{.its = {84, 36, 3}, .heros = {45, 6, 14}};
    const std::string page = page_of(Observation{}, naga);
    CHECK(page.find("She hits you 84%") != std::string::npos);
    CHECK(page.find("You hit her 45% of the time, usually for 6% of her present health, and at best could "
                    "kill her in") != std::string::npos);
    CHECK(page.find("all around herself") != std::string::npos);
    for (const std::string_view thing : {" it ", "It ", " its ", "Its ", " it.", "itself"})
        CHECK(page.find(thing) == std::string::npos);
    MonsterView shaman = specimen(MonsterKind::OgreShaman);
    shaman.gender = Gender::Male;
    CHECK(text_of(Summoned{.by = {.seen = shaman}, .where = {}}).find("shakes his rattles, and one of his") !=
          std::string::npos);
    Struck asleep = hit(hero, {.seen = naga});
    asleep.surprise = Surprise::Asleep;
    CHECK(text_of(asleep).find("in her sleep") != std::string::npos);
}

TEST_CASE("a monster's panel tells its bonds, its item and what negation would take", "[words][bestiary]") {
    Observation seen;
    MonsterView priestess = specimen(MonsterKind::DarPriestess);
    priestess.marks = {MonsterMark::Captive};
    CHECK(page_of(seen, priestess).find("captive") != std::string::npos);
    priestess.marks = {};
    priestess.state = MonsterState::Ally;
    priestess.lessons = 2;
    CHECK(page_of(seen, priestess).find("2 more talents") != std::string::npos);
    CHECK(page_of(seen, priestess).find("altar") == std::string::npos);
    // An ally that has to die on an altar is both.
    priestess.marks = {MonsterMark::SacrificeTarget};
    CHECK(page_of(seen, priestess).find("altar") != std::string::npos);
    CHECK(page_of(seen, priestess).find("your ally") != std::string::npos);
    priestess.marks = {};
    CHECK(page_of(seen, priestess).find("negation would") == std::string::npos);
    seen.pack = {{'a', {.kind = ItemKind::WandOfNegation}, false}};
    CHECK(page_of(seen, priestess).find("heals its friends") != std::string::npos);
    CHECK(page_of(seen, priestess).find("negation would put an end to that") != std::string::npos);
    priestess.bolts.clear();
    priestess.behaviors = {};
    priestess.marks = {MonsterMark::Negated};
    CHECK(page_of(seen, priestess).find("heals its friends") == std::string::npos);
    CHECK(page_of(seen, priestess).find("stripped") != std::string::npos);
    seen.items = {{.at = priestess.at, .kind = ItemKind::Mango, .carried = true}};
    CHECK(page_of(seen, priestess).find("mango") != std::string::npos);
    priestess.mutation = Mutation::Toxic;
    CHECK(page_of(seen, priestess).find(mutation_words[Mutation::Toxic].line) != std::string::npos);
}

TEST_CASE("no monster's panel shows names from the tables", "[words][bestiary]") {
    for (const MonsterRow& row : monster_rows) {
        const std::string page = page_of({}, specimen(row.kind));
        INFO(page);
        CHECK_FALSE(page.empty());
        CHECK(page.find('_') == std::string::npos);
        CHECK(page.find("(minor)") == std::string::npos);
    }
}

namespace {

template <class... Kinds>
std::vector<Event> one_of_each(const OneOf<Kinds...>&) {
    return {Event{Kinds{}}...};
}

}  // namespace

TEST_CASE("every event can be told, and those without words are known", "[words]") {
    const std::vector<Event> events = one_of_each(Event{});
    int silent = 0;
    for (const Event& event : events) {
        for (const Message& message : format_event(event)) CHECK_FALSE(message.text().empty());
        silent += format_event(event).empty();
        must_be_read(event);
    }
    CHECK(events.size() == Event::count);
    INFO("silent: " << silent);
    // Moved, DoorOpened, Flared, Flashed; and those that speak only when there is a thing or creature to
    // speak of: Bumped, StatusBegan, StatusEnded, FeatureSeen, Afflicted, Hurled, Released, Summoned,
    // BoltCast, BoltStruck, Blinked, Negated, RuneActed. HealthAlert and PoisonAlert are flashed instead.
    CHECK(silent <= 18);
    for (const Event& event :
         {Event{HealthAlert{40}}, Event{PoisonAlert{50}}, Event{PoisonAlert{90}}, Event{PoisonAlert{100}}})
        CHECK_FALSE(alert_about(event).empty());
    CHECK(alert_about(Event{Vomited{}}).empty());
}

}  // namespace cellophane
