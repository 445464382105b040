#include <set>
#include <string>
#include <vector>

#include "support/catch.h"
#include "words/event_sentences.h"
#include "words/hazard_messages.h"
#include "words/prose.h"

// What has to be told of things in the hero's hands (rules/items.md, addenda A4 and A5).

namespace cellophane {

namespace {

std::string what_is_said_of(const Event& event) {
    std::string text;
    for (const Message& message : format_event(event)) text += message.text() + " ";
    return text;
}

bool it_says(const Event& event, std::string_view part) {
    return prose::mentions(what_is_said_of(event), part);
}

ItemView some_thing(ItemKind kind, int enchant = 0) {
    return {.kind = kind, .enchant = enchant};
}

}  // namespace

TEST_CASE("equipping names the item it replaces, and how a cursed one sticks", "[words][handling]") {
    const Equipped swapped{some_thing(ItemKind::Mace), false, some_thing(ItemKind::Sword)};
    CHECK(it_says(swapped, "mace"));
    CHECK(it_says(swapped, "instead of"));
    CHECK(it_says(swapped, "sword"));
    CHECK_FALSE(it_says(Equipped{some_thing(ItemKind::Mace)}, "instead"));
    // A hand, a body and a finger are held in ways of their own.
    CHECK(it_says(Equipped{some_thing(ItemKind::Sword), true}, "let go"));
    CHECK(it_says(Equipped{some_thing(ItemKind::ChainMail), true}, "take it off"));
    CHECK(it_says(Equipped{some_thing(ItemKind::RingOfLight), true}, "take it off"));
}

TEST_CASE("relabelling names both items if letters are swapped", "[words][handling]") {
    Relabeled traded{.item = some_thing(ItemKind::Sword), .letter = 'x'};
    traded.other = some_thing(ItemKind::Mace);
    traded.other_letter = 'a';
    CHECK(it_says(traded, "sword is (x)"));
    CHECK(it_says(traded, "mace is (a)"));
    CHECK(it_says(Relabeled{.item = some_thing(ItemKind::Sword), .letter = 'x'}, "(x)"));
    CHECK(it_says(Relabeled{.item = some_thing(ItemKind::Sword), .letter = 'x', .as_before = true},
                  "as it is"));
}

TEST_CASE("what is the hero's own is named as his", "[words][handling]") {
    const ItemView armor{.kind = ItemKind::LeatherArmor, .enchant = 1};
    const std::string own = "our +1 leather armor";
    const std::vector<Event> events{
        Event{Enchanted{armor, 'd'}},
        Event{GearProtected{armor}},
        Event{RuneFaded{armor}},
        Event{Fizzled{armor}},
        Event{CharmWoken{armor}},
        Event{CharmReady{armor}},
        Event{Zapped{armor}},
        Event{ItemSwept{armor}},
        Event{ItemDropped{armor}},
        Event{Equipped{armor}},
        Event{Equipped{some_thing(ItemKind::Sword), false, armor}},
        Event{TakenOff{armor}},
        Event{Relabeled{.item = armor, .letter = 'k'}},
        Event{Relabeled{
            .item = some_thing(ItemKind::Sword), .letter = 'k', .other = armor, .other_letter = 'd'}},
        Event{HandsRefused{Refusal::Clings, armor}},
        Event{HandsRefused{Refusal::NoTarget, armor}},
        Event{HandsRefused{Refusal::WrongUse, armor}},
        Event{HandsRefused{Refusal::InUseAlready, armor}},
        Event{HandsRefused{Refusal::NotInUse, armor}},
        Event{HandsRefused{Refusal::SlotClings, armor}},
        Event{HandsRefused{Refusal::NotReady, armor}},
        Event{HandsRefused{Refusal::WrongChoice, armor}}};
    for (const Event& event : events) {
        INFO(what_is_said_of(event));
        CHECK(what_is_said_of(event).find(own) != std::string::npos);
    }
    // What lies there is not his, and of the Amulet there is one.
    CHECK_FALSE(it_says(HandsRefused{Refusal::NoRoomToSwap, armor}, "your +1"));
    CHECK(it_says(ItemDropped{some_thing(ItemKind::Amulet)}, "the Amulet"));
}

TEST_CASE("an empty staff is empty for now, an empty wand used up", "[words][handling]") {
    CHECK(it_says(Fizzled{some_thing(ItemKind::StaffOfPoison)}, "recharges in time"));
    CHECK(it_says(Fizzled{some_thing(ItemKind::WandOfPlenty)}, "does not recharge"));
}

TEST_CASE("zapping names the item and its target", "[words][handling]") {
    CHECK(it_says(Zapped{some_thing(ItemKind::StaffOfPoison, 2), MonsterView{.kind = MonsterKind::Ogre}},
                  "the ogre"));
    CHECK(it_says(Zapped{some_thing(ItemKind::StaffOfPoison, 2)}, "ou point your staff of poison"));
}

TEST_CASE("potions and scrolls tell what they did", "[words][handling]") {
    CHECK(it_says(MadeHardier{25, true}, "25%"));
    CHECK_FALSE(what_is_said_of(MadeHardier{25, true}) == what_is_said_of(MadeHardier{25, false}));
    CHECK(format_event(MadeHardier{25, true}).front().phrases.front().tone == Tone::Advancement);
    CHECK(it_says(MadeStronger{13}, "13"));
    CHECK(format_event(MadeStronger{13}).front().phrases.front().tone == Tone::Advancement);
    CHECK(it_says(MindsFelt{false}, "no mind but your own"));
    CHECK_FALSE(it_says(MindsFelt{true}, "alone"));
    CHECK_FALSE(what_is_said_of(CursesLifted{true}) == what_is_said_of(CursesLifted{false}));
    CHECK(it_says(GearProtected{some_thing(ItemKind::ChainMail)}, "chain mail"));
    CHECK_FALSE(what_is_said_of(GearProtected{}).empty());
    const PackRecharged all{{ItemCategory::Staff, ItemCategory::Wand, ItemCategory::Charm}};
    for (const char* what : {"staffs", "wands", "charms"}) CHECK(it_says(all, what));
    CHECK_FALSE(it_says(PackRecharged{{ItemCategory::Wand}}, "staffs"));
    CHECK_FALSE(what_is_said_of(PackRecharged{}).empty());
    CHECK_FALSE(what_is_said_of(HordesCame{0}) == what_is_said_of(HordesCame{1}));
    CHECK_FALSE(what_is_said_of(HordesCame{1}) == what_is_said_of(HordesCame{2}));
    CHECK(it_says(Enchanted{some_thing(ItemKind::Sword), 'a', true}, "curse"));
    CHECK_FALSE(it_says(Enchanted{some_thing(ItemKind::Sword), 'a'}, "curse"));
    CHECK_FALSE(what_is_said_of(NothingToChoose{true}) == what_is_said_of(NothingToChoose{false}));
}

TEST_CASE("shattered items, faded runes and recharged charms are named", "[words][handling]") {
    CHECK(it_says(ItemShattered{some_thing(ItemKind::StaffOfPoison, 1)}, "staff of poison"));
    CHECK(it_says(RuneFaded{some_thing(ItemKind::Sword)}, "sword"));
    CHECK(it_says(CharmReady{some_thing(ItemKind::CharmOfHealth, 1)}, "health charm"));
    CHECK_FALSE(what_is_said_of(AlarmHeard{}).empty());
}

TEST_CASE("a harmless potion splashes in its colour over what is there", "[words][handling]") {
    const ItemView unknown{.kind = ItemKind::PotionOfLife, .kind_known = false, .look = 3};
    const PotionBroke over_ground{unknown, {1, 1}, true, 3, std::nullopt, Terrain::Grass};
    CHECK(it_says(over_ground, "harmless brown splash over grass"));
    // There is nothing more to be told of it.
    CHECK_FALSE(it_says(over_ground, "It was"));
    PotionBroke over_goblin = over_ground;
    over_goblin.whom = MonsterView{.kind = MonsterKind::Goblin};
    CHECK(it_says(over_goblin, "splash over the goblin"));
    PotionBroke known = over_ground;
    known.item = some_thing(ItemKind::PotionOfTelepathy);
    CHECK(it_says(known, "brown splash"));
    CHECK_FALSE(it_says(known, "It was"));
    PotionBroke unseen = over_ground;
    unseen.ground = Terrain::Nothing;
    CHECK(it_says(unseen, "out of sight"));
}

TEST_CASE("messages neither assume a floor under the hero nor that he is a man", "[words]") {
    const ItemView levitation = some_thing(ItemKind::PotionOfLevitation);
    for (const std::string_view ground : {"floor", "ground"}) {
        CHECK_FALSE(it_says(PotionDrunk{levitation}, ground));
        CHECK_FALSE(it_says(StatusEnded{Status::Levitating}, ground));
    }
    CHECK_FALSE(prose::mentions(ask(Question::AttackAlly), "himself"));
}

TEST_CASE("every end of a game names a killer or a cause", "[words]") {
    const auto killer = [](DeathCause cause) {
        return killer_of({.cause = cause, .terrain = Terrain::Lava, .killer = MonsterKind::GoblinConjurer});
    };
    std::set<std::string> blamed;
    for (const DeathCause cause :
         {DeathCause::Burning, DeathCause::Starvation, DeathCause::Poison, DeathCause::Fall,
          DeathCause::Terrain, DeathCause::Creature, DeathCause::Reflection, DeathCause::Ring}) {
        CHECK_FALSE(killer(cause).empty());
        CHECK(blamed.insert(killer(cause)).second);
    }
    CHECK(killer(DeathCause::Creature) == "goblin conjurer");
    // A copy of the hero as killer (rules/monsters.md, addendum A1).
    const Ending by_copy{.cause = DeathCause::Creature, .killer = MonsterKind::You};
    CHECK(killer_of(by_copy) == "clone");
    CHECK(cause_of_death(by_copy) == "killed by a clone");
    CHECK(killer(DeathCause::Terrain) == "lava");
    CHECK(killer(DeathCause::Starvation) == "hunger");
}

TEST_CASE("learning a kind by its effect is told in brackets", "[words][handling]") {
    const std::string text = what_is_said_of(KindLearned{some_thing(ItemKind::WandOfPlenty)});
    CHECK(prose::mentions(text, "wand of plenty"));
    CHECK(text.front() == '(');
    CHECK(prose::mentions(text, ".)"));
}

TEST_CASE("an item that presses a plate must be read", "[words][handling]") {
    CHECK(must_be_read(PlatePressed{.at = {1, 1}, .item = some_thing(ItemKind::Dart)}));
}

TEST_CASE("a question about a malevolent item names it if its kind is known", "[words][handling]") {
    const ItemView known = some_thing(ItemKind::PotionOfIncineration);
    CHECK(prose::mentions(ask(Question::UseMalevolent, &known), "potion of incineration"));
    ItemView felt = known;
    felt.kind_known = false;
    CHECK(ask(Question::UseMalevolent, &felt) == ask(Question::UseMalevolent));
    CHECK(ask(Question::EatTooMuch, &known) == ask(Question::EatTooMuch));
    for (int i = 1; i < static_cast<int>(Question::count); ++i)
        CHECK_FALSE(ask(static_cast<Question>(i)).empty());
}

TEST_CASE("a spectral weapon is named after its weapon", "[words]") {
    const MonsterView axe{
        .kind = MonsterKind::SpectralSword, .state = MonsterState::Ally, .image_of = ItemKind::WarAxe};
    CHECK(prose::mentions(what_is_said_of(CreatureFell{axe}), "spectral war axe"));
}

}  // namespace cellophane
