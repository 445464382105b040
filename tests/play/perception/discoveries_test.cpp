#include "play/perception/discoveries.h"

#include <algorithm>
#include <map>

#include "support/catch.h"

namespace cellophane {

namespace {

KindView view_of(const ItemKnowledge& item_knowledge, ItemKind kind) {
    const Discoveries all = discoveries_of(item_knowledge);
    const auto found =
        std::find_if(all.begin(), all.end(), [kind](const KindView& view) { return view.kind == kind; });
    REQUIRE(found != all.end());
    return *found;
}

}  // namespace

TEST_CASE("discoveries list each kind that has an unknown look once", "[play][discoveries]") {
    const Discoveries all = discoveries_of(initial_item_knowledge(Rng{7}));
    std::map<ItemCategory, int> counts;
    for (const KindView& view : all) ++counts[item_rows[view.kind].category];
    const std::map<ItemCategory, int> wanted{{ItemCategory::Potion, 16},
                                             {ItemCategory::Scroll, 15},
                                             {ItemCategory::Staff, 12},
                                             {ItemCategory::Wand, 9},
                                             {ItemCategory::Ring, 8}};
    CHECK(counts == wanted);
}

TEST_CASE("an unknown kind's chance follows its frequency among the unknown, metered kinds have none",
          "[play][discoveries]") {
    ItemKnowledge item_knowledge = initial_item_knowledge(Rng{7});
    // rules/items.md 27: potions weigh 181, scrolls 166. Rounded to the nearest.
    CHECK(view_of(item_knowledge, ItemKind::PotionOfTelepathy).percent == 11);
    CHECK(view_of(item_knowledge, ItemKind::ScrollOfIdentify).percent == 18);
    CHECK(view_of(item_knowledge, ItemKind::PotionOfSpeed).percent == 6);
    CHECK(view_of(item_knowledge, ItemKind::PotionOfLife).percent == 0);
    CHECK(view_of(item_knowledge, ItemKind::ScrollOfEnchanting).percent == 0);
    item_knowledge.of(ItemKind::ScrollOfIdentify).known = true;
    CHECK(view_of(item_knowledge, ItemKind::ScrollOfIdentify).percent == 0);
    CHECK(view_of(item_knowledge, ItemKind::ScrollOfIdentify).known);
    CHECK(view_of(item_knowledge, ItemKind::ScrollOfTeleportation).percent == 7);
    // What is known of one category says nothing about another.
    CHECK(view_of(item_knowledge, ItemKind::PotionOfTelepathy).percent == 11);
    for (KindKnowledge& kind : item_knowledge.kinds) kind.known = true;
    item_knowledge.of(ItemKind::RingOfLight).known = false;
    CHECK(view_of(item_knowledge, ItemKind::RingOfLight).percent == 100);
}

TEST_CASE("discoveries show the polarity of kinds except rings, and no looks", "[play][discoveries]") {
    const ItemKnowledge item_knowledge = initial_item_knowledge(Rng{7});
    CHECK(view_of(item_knowledge, ItemKind::PotionOfIncineration).means == Polarity::Malevolent);
    CHECK(view_of(item_knowledge, ItemKind::StaffOfHaste).means == Polarity::Malevolent);
    CHECK(view_of(item_knowledge, ItemKind::WandOfBeckoning).means == Polarity::Benevolent);
    CHECK(view_of(item_knowledge, ItemKind::RingOfAwareness).means == Polarity::None);
    // The list is the same whatever the looks are, and whatever they are called.
    ItemKnowledge other = initial_item_knowledge(Rng{8});
    other.of(ItemKind::PotionOfLife).called = "hope";
    other.of(ItemKind::PotionOfLife).polarity_known = true;
    CHECK(discoveries_of(other) == discoveries_of(item_knowledge));
}

}  // namespace cellophane
