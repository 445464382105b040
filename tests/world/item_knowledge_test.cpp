#include "world/item_knowledge.h"

#include <set>

#include "support/catch.h"

namespace cellophane {

TEST_CASE("kinds of a category have different looks, dealt anew in every game", "[world][items]") {
    std::set<Look> first_potions;
    for (std::uint64_t key = 1; key <= 200; ++key) {
        const ItemKnowledge item_knowledge = initial_item_knowledge(Rng{key});
        for (const ItemCategory category : {ItemCategory::Potion, ItemCategory::Scroll, ItemCategory::Staff,
                                            ItemCategory::Wand, ItemCategory::Ring}) {
            std::set<Look> looks;
            for (const ItemRow& row : kinds_of(category)) looks.insert(item_knowledge.look_of(row.kind));
            CHECK(looks.size() == kinds_of(category).size());
        }
        first_potions.insert(item_knowledge.look_of(ItemKind::PotionOfLife));
    }
    CHECK(first_potions.size() == potion_colors);
}

TEST_CASE("a scroll title reads back from its code", "[world][items]") {
    const Title title{.count = 4, .syllables = {20, 0, 7, 13}, .apart = {false, true, false, true}};
    const Title again = title_of(code_of(title));
    CHECK(again.count == title.count);
    CHECK(again.syllables == title.syllables);
    CHECK(again.apart == title.apart);
    // Whatever comes out of a damaged file is a title of some sort.
    CHECK(title_of(~Look{0}).count <= longest_title);
}

}  // namespace cellophane
