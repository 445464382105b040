#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "play/creature_scene.h"
#include "play/pack_scene.h"
#include "support/catch.h"
#include "support/table.h"

// What every kind of item does when it is used for what it is for: a scene each, walked row by row of
// tables/items.tsv.

namespace cellophane::item_effects {

using Scene = void (*)(ItemKind);

/// A creature, by default four cells east of the hero, that will still be there when the bolt is.
inline Monster& add_target(Scenario& s, MonsterKind kind = MonsterKind::Ogre, Pos at = {11, 3}) {
    Monster& monster = add_live_creature(s, kind, at);
    monster.vitals.ticks = 1'000'000;
    s.look();
    return monster;
}

inline bool lasts(int left, int turns) {
    return left == turns || left == turns - 1;
}

inline int turns_of(ItemKind kind, Status status) {
    Scenario s{bare_room};
    item_rows[kind].category == ItemCategory::Charm ? s.play(Invoke{carry(s, enchanted(kind, 2))})
                                                    : s.play(Drink{carry(s, kind)});
    return s.game.hero.vitals.statuses[status];
}

/// A corridor with a corner, so that a target can be sent out of sight.
inline constexpr std::string_view round_the_corner = R"(
    ################################################################
    #.@............................................................#
    ##############################################################.#
    #..............................................................#
    ################################################################
)";

using Scenes = std::map<ItemKind, Scene>;

inline Scene scene_in(const Scenes& scenes, ItemKind kind) {
    const auto found = scenes.find(kind);
    return found == scenes.end() ? nullptr : found->second;
}

/// Runs the scene of every item row of these categories; a row without a scene fails by name.
template <class Find>
void walk_rows(ItemCategories categories, Find scene_of) {
    const Table rows{std::string{CELLOPHANE_SOURCE_DIR} + "/docs/rules/tables/items.tsv"};
    int walked = 0;
    int wanted = 0;
    for (const ItemRow& row : item_rows) wanted += categories.has(row.category) ? 1 : 0;
    for (const Table::Row& theirs : rows.rows()) {
        const ItemRow* ours = nullptr;
        for (const ItemRow& row : item_rows)
            if (category_rows[row.category].name == theirs["category"] && row.name == theirs["name"])
                ours = &row;
        REQUIRE(ours != nullptr);
        if (!categories.has(ours->category)) continue;
        ++walked;
        const std::string name = std::string{theirs["category"]} + ": " + std::string{theirs["name"]};
        DYNAMIC_SECTION(name) {
            INFO(theirs["effect"]);
            CHECK_FALSE(theirs.blank("effect"));
            const Scene scene = scene_of(*ours);
            if (scene == nullptr) FAIL("no scene shows what " << name << " does");
            scene(ours->kind);
        }
    }
    CHECK(walked == wanted);
}

}  // namespace cellophane::item_effects
