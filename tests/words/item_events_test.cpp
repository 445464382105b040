#include <set>
#include <string>
#include <tuple>

#include "support/catch.h"
#include "words/event_sentences.h"
#include "words/prose.h"

// The table of what is told of things (rules/items.md A4), row by row: what is named, what is told apart, in
// what tone.

namespace cellophane {

namespace {

std::string what_it_says(const Event& event) {
    std::string text;
    for (const Message& message : format_event(event)) text += message.text() + " ";
    return text;
}

Tone tone_it_takes(const Event& event) {
    const std::vector<Message> messages = format_event(event);
    REQUIRE_FALSE(messages.empty());
    return messages.front().phrases.front().tone;
}

ItemView thing(ItemKind kind, int quantity = 1) {
    return {.kind = kind, .quantity = quantity, .identified = true};
}

/// All of them say something, and no two the same.
void check_told_apart(const std::vector<Event>& events) {
    std::set<std::string> said;
    for (const Event& event : events) {
        const std::string text = what_it_says(event);
        INFO(text);
        CHECK_FALSE(text.empty());
        CHECK(said.insert(text).second);
        prose::check_unspoilt(text);
    }
}

}  // namespace

TEST_CASE("every event of an item names it", "[words][handling]") {
    const ItemView javelins = thing(ItemKind::Javelin, 3);
    for (const Event& event :
         {Event{ItemTaken{javelins, 'k'}}, Event{PackFull{javelins}}, Event{Equipped{javelins}},
          Event{TakenOff{javelins}}, Event{ItemDropped{javelins}},
          Event{ItemThrown{javelins, {1, 1}, {4, 1}}}, Event{ItemUnderfoot{javelins}},
          Event{Identified{javelins, 'k'}}, Event{ItemBurned{javelins}}, Event{ItemFell{javelins}},
          Event{ItemSwept{javelins}}, Event{ItemShattered{javelins}}}) {
        INFO(what_it_says(event));
        CHECK(prose::mentions(what_it_says(event), "javelins"));
    }
    CHECK(prose::mentions(what_it_says(ItemTaken{javelins, 'k'}), "(k)"));
    CHECK(tone_it_takes(PackFull{javelins}) == Tone::Bad);
    const ItemView charm = thing(ItemKind::CharmOfHealth);
    CHECK(prose::mentions(what_it_says(CharmReady{charm}), "health"));
    CHECK(prose::mentions(what_it_says(HandsRefused{Refusal::NotReady, charm}), "health"));
}

TEST_CASE("events of stacks use the plural", "[words][handling]") {
    const ItemView dart = thing(ItemKind::Dart);
    const ItemView darts = thing(ItemKind::Dart, 3);
    for (const auto& [one, many, does, do_all] :
         {std::tuple{Event{ItemBurned{dart}}, Event{ItemBurned{darts}}, "goes up", "go up"},
          std::tuple{Event{ItemFell{dart}}, Event{ItemFell{darts}}, "drops", "drop"},
          std::tuple{Event{PlatePressed{.at = {1, 1}, .item = dart}},
                     Event{PlatePressed{.at = {1, 1}, .item = darts}}, "presses", "press"},
          std::tuple{Event{Identified{dart, 'k'}}, Event{Identified{darts, 'k'}}, "it is", "they are"},
          std::tuple{Event{GearProtected{dart}}, Event{GearProtected{darts}}, "corrode it.", "corrode them."},
          std::tuple{Event{TooHeavy{dart, 2}}, Event{TooHeavy{darts, 2}}, "t needs", "hey need"},
          std::tuple{Event{Corroded{dart, {}}}, Event{Corroded{darts, {}}}, "corrodes your", "corrodes your"},
          std::tuple{Event{Relabeled{.item = dart, .letter = 'k'}},
                     Event{Relabeled{.item = darts, .letter = 'k'}}, "dart is", "darts are"}}) {
        CHECK(what_it_says(one).find(std::string{does} + " ") != std::string::npos);
        CHECK(what_it_says(many).find(std::string{do_all} + " ") != std::string::npos);
    }
}

TEST_CASE("items in messages have the colour of items", "[words][handling]") {
    const ItemView sword = thing(ItemKind::Sword);
    for (const Event& event :
         {Event{ItemTaken{sword, 'k'}}, Event{GoldTaken{7}}, Event{Identified{sword, 'k'}},
          Event{Enchanted{sword, 'k'}}, Event{ItemDropped{sword}}, Event{Eaten{thing(ItemKind::Mango)}},
          Event{PotionBroke{thing(ItemKind::PotionOfSpeed), {1, 1}, true}}, Event{ItemUnderfoot{sword}},
          Event{CharmReady{sword}}}) {
        INFO(what_it_says(event));
        CHECK(tone_it_takes(event) == Tone::Item);
    }
}

TEST_CASE("each potion, scroll and charm has words of its own", "[words][handling]") {
    std::vector<Event> events;
    for (const ItemRow& row : item_rows) {
        if (row.category == ItemCategory::Potion) {
            events.emplace_back(PotionDrunk{thing(row.kind)});
        } else if (row.category == ItemCategory::Scroll) {
            events.emplace_back(ScrollRead{thing(row.kind)});
        } else if (row.category == ItemCategory::Charm) {
            events.emplace_back(CharmWoken{thing(row.kind)});
        } else if (row.category == ItemCategory::Food) {
            events.emplace_back(Eaten{thing(row.kind)});
        }
    }
    CHECK(events.size() == 16 + 15 + 12 + 2);
    check_told_apart(events);
}

TEST_CASE("using an unknown item says what it was", "[words][handling]") {
    const ItemView potion = thing(ItemKind::PotionOfIncineration);
    const ItemView scroll = thing(ItemKind::ScrollOfMagicMapping);
    for (const bool known : {false, true})
        for (const Event& event :
             {Event{PotionDrunk{.item = potion, .was_known = known}},
              Event{ScrollRead{.item = scroll, .was_known = known}},
              Event{PotionBroke{.item = potion, .at = {1, 1}, .harmless = false, .was_known = known}}}) {
            const std::string text = what_it_says(event);
            INFO(text);
            const bool names_it = prose::mentions(text, "potion of") || prose::mentions(text, "scroll of");
            CHECK(names_it == !known);
            // What it is comes first, then what it does.
            if (!known && !event.is<PotionBroke>()) CHECK(text.starts_with("it was a "));
        }
}

TEST_CASE("drinking descent without falling is not told as a fall", "[words][handling]") {
    const PotionDrunk down{.item = thing(ItemKind::PotionOfDescent), .was_known = false};
    PotionDrunk up = down;
    up.stays = true;
    check_told_apart({down, up});
    CHECK(prose::mentions(what_it_says(up), "potion of descent"));
    CHECK_FALSE(prose::mentions(what_it_says(up), "sink through"));
}

TEST_CASE("a charm's effect has the words of the potion or scroll of its name", "[words][handling]") {
    // What these do is told by what comes of it: a spirit that steps out, staffs that are full.
    const std::set<ItemKind> told_elsewhere{ItemKind::CharmOfGuardian, ItemKind::CharmOfRecharging,
                                            ItemKind::CharmOfTelepathy, ItemKind::CharmOfTeleportation};
    for (const ItemRow& row : item_rows) {
        if (row.category != ItemCategory::Charm) continue;
        INFO(row.name);
        const std::string text = what_it_says(CharmWoken{thing(row.kind)});
        CHECK((text.find(": ") == std::string::npos) == told_elsewhere.contains(row.kind));
    }
    CHECK(prose::mentions(what_it_says(CharmWoken{thing(ItemKind::CharmOfHaste)}),
                          "you move and attack twice as fast."));
}

TEST_CASE("a malevolent potion that breaks tells what it releases, and what it was", "[words][handling]") {
    std::vector<Event> events;
    for (const ItemKind kind :
         {ItemKind::PotionOfPoisonousGas, ItemKind::PotionOfParalysis, ItemKind::PotionOfConfusion,
          ItemKind::PotionOfIncineration, ItemKind::PotionOfDarkness, ItemKind::PotionOfDescent,
          ItemKind::PotionOfCreepingDeath}) {
        events.emplace_back(PotionBroke{thing(kind), {1, 1}, false});
        CHECK(prose::mentions(what_it_says(events.back()), item_rows[kind].name));
        CHECK_FALSE(prose::mentions(what_it_says(events.back()), "something gets out"));
    }
    check_told_apart(events);
}

TEST_CASE("every refusal has a reason of its own", "[words][handling]") {
    std::vector<Event> events;
    for (int why = 0; why <= static_cast<int>(Refusal::MustChoose); ++why)
        events.emplace_back(HandsRefused{static_cast<Refusal>(why), thing(ItemKind::Sword)});
    check_told_apart(events);
}

TEST_CASE("results of detection, and of scrolls with and without effect, have different words",
          "[words][handling]") {
    check_told_apart({MagicFelt{true, true}, MagicFelt{true, false}, MagicFelt{false, true}, MagicFelt{},
                      MindsFelt{true}, MindsFelt{false}});
    check_told_apart({NothingToChoose{true}, NothingToChoose{false}, CursesLifted{true}, CursesLifted{false},
                      GearProtected{}, GearProtected{thing(ItemKind::Sword)}, PackRecharged{}, HordesCame{0},
                      HordesCame{1}, HordesCame{2}, Whisked{true}, Whisked{false},
                      Enchanted{thing(ItemKind::Sword), 'a'}, Enchanted{thing(ItemKind::Sword), 'a', true}});
}

}  // namespace cellophane
