#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/rng/rng.h"
#include "play/perception/visibility.h"
#include "world/game.h"

namespace cellophane {

/// Changes of a game that its hero cannot know of. Each makes one by chance; false if there was nothing to
/// change.
class UnseenChanges {
public:
    UnseenChanges(Game& game, Rng& rng) : game_{game}, place_{game.here()}, rng_{rng} {}

    /// Ground, walls, gas and traps where the hero does not look.
    bool terrain() {
        const Pos at = out_of_view();
        if (at == nowhere) return false;
        constexpr Terrain kinds[] = {Terrain::Granite, Terrain::Floor, Terrain::WoodenDoor, Terrain::Lava,
                                     Terrain::DeepWater};
        const Terrain kind = kinds[rng_.uniform(0, 4)];
        const Layer layer =
            kind == Terrain::Lava || kind == Terrain::DeepWater ? Layer::Liquid : Layer::Dungeon;
        if (place_.level.layers[layer][at] == kind) return false;
        place_.level.layers.put(layer, at, kind);
        return true;
    }

    /// What lies where the hero does not look: gone, or another thing.
    bool items() {
        std::vector<std::size_t> unseen;
        std::vector<Item>& items = place_.level.items;
        for (std::size_t i = 0; i < items.size(); ++i)
            if (!items[i].carrier && is_out_of_view(items[i].at) &&
                !items[i].marks.has(ItemMark::MagicDetected))
                unseen.push_back(i);
        if (unseen.empty()) return false;
        const std::size_t one =
            unseen[static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(unseen.size()) - 1))];
        if (rng_.percent(50))
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(one));
        else
            items[one].kind = static_cast<ItemKind>(rng_.uniform(0, static_cast<int>(ItemKind::Gold)));
        return true;
    }

    /// Creatures that the hero does not perceive: elsewhere, hurt, awake.
    bool creatures() {
        std::vector<Monster*> unseen;
        for (Monster& monster : place_.level.monsters)
            if (!is_perceived(game_, monster) && !monster.is_captive()) unseen.push_back(&monster);
        if (unseen.empty()) return false;
        Monster& one =
            *unseen[static_cast<std::size_t>(rng_.uniform(0, static_cast<int>(unseen.size()) - 1))];
        const Monster before = one;
        one.health = std::max(1, one.health - rng_.uniform(1, 3));
        one.state = one.state == MonsterState::Sleeping ? MonsterState::Wandering : one.state;
        if (const Pos at = out_of_view(); !(at == nowhere) && !one.is_dormant()) one.at = at;
        place_.level.occupancy.invalidate();
        if (is_perceived(game_, one)) one = before;
        place_.level.occupancy.invalidate();
        return one != before;
    }

    /// What chance will do, and when the next horde comes.
    bool chance() {
        game_.play = Rng{rng_.uniform(1, 1'000'000'000) * std::uint64_t{7919}};
        game_.flicker = Rng{rng_.uniform(1, 1'000'000'000) * std::uint64_t{104729}};
        game_.horde_fuse += rng_.uniform(1, 30);
        game_.scent_clock += rng_.uniform(1, 30);
        return true;
    }

    /// The natures of two kinds that look strange to the hero.
    bool kinds() {
        std::vector<ItemKind> strange;
        const auto category = static_cast<ItemCategory>(
            rng_.uniform(static_cast<int>(ItemCategory::Potion), static_cast<int>(ItemCategory::Ring)));
        for (const ItemRow& row : kinds_of(category))
            if (!game_.item_knowledge.knows(row.kind) && !game_.item_knowledge.of(row.kind).polarity_known &&
                row.appearance != Appearance::None)
                strange.push_back(row.kind);
        if (strange.size() < 2) return false;
        const ItemKind one = strange[0];
        const ItemKind other =
            strange[static_cast<std::size_t>(rng_.uniform(1, static_cast<int>(strange.size()) - 1))];
        if (is_anything_told(one) || is_anything_told(other)) return false;
        ItemKnowledge& knowledge = game_.item_knowledge;
        std::swap(knowledge.looks[static_cast<std::size_t>(one)],
                  knowledge.looks[static_cast<std::size_t>(other)]);
        std::swap(knowledge.of(one).called, knowledge.of(other).called);
        each_item([&](Item& item) {
            if (item.kind == one)
                item.kind = other;
            else if (item.kind == other)
                item.kind = one;
        });
        return true;
    }

    /// How good something in the pack is, about which the hero knows nothing.
    bool enchantments() {
        for (int i = 0; i < static_cast<int>(game_.hero.pack.items.size()); ++i) {
            Item& item = game_.hero.pack.at(i);
            const bool is_told = item.marks.has(ItemMark::Identified) ||
                                 item.marks.has(ItemMark::MaxChargesKnown) ||
                                 item.marks.has(ItemMark::MagicDetected) || tells_emptiness(item);
            const ItemCategory category = item.row().category;
            const bool has_some = gear.has(category) || sticks.has(category);
            if (is_told || !has_some || (category == ItemCategory::Ring && game_.hero.pack.uses(i))) continue;
            item.enchant += rng_.uniform(1, 2);
            if (sticks.has(category)) item.charges += 1;
            return true;
        }
        return false;
    }

    /// What goes on on other levels.
    bool elsewhere() {
        bool changed = false;
        for (auto& place : game_.places) {
            if (!place || &*place == &place_) continue;
            for (Monster& monster : place->level.monsters) {
                monster.health = std::max(1, monster.health - 1);
                changed = true;
            }
        }
        return changed;
    }

private:
    bool is_out_of_view(Pos at) const {
        const Knowledge& known = place_.known;
        return !known.visible.test(at) && !known.in_view.test(at) && !known.sensed.test(at) &&
               king_distance(at, game_.hero.at) > 1;
    }
    Pos out_of_view() {
        for (int tries = 0; tries < 50; ++tries) {
            const Pos at{rng_.uniform(1, 77), rng_.uniform(1, 27)};
            const bool is_exit = at == place_.level.stairs.up || at == place_.level.stairs.down;
            if (is_out_of_view(at) && !is_exit) return at;
        }
        return nowhere;
    }
    template <class Visit>
    void each_item(const Visit& visit) {
        for (Item& item : game_.hero.pack.items) visit(item);
        for (Item& item : place_.level.items) visit(item);
        for (Item& item : place_.known.items) visit(item);
    }
    /// An empty wand feels like nothing, which shows where its kind is known to be good or bad.
    bool tells_emptiness(const Item& item) const {
        return item.row().category == ItemCategory::Wand && item.charges == 0;
    }
    /// Whether the hero knows anything of a thing of this kind that its look does not tell.
    bool is_anything_told(ItemKind kind) {
        bool told = false;
        each_item([&](const Item& item) {
            told |= item.kind == kind &&
                    (item.marks.has(ItemMark::MagicDetected) || item.marks.has(ItemMark::Identified) ||
                     item.marks.has(ItemMark::MaxChargesKnown));
        });
        return told;
    }

    Game& game_;
    VisitedLevel& place_;
    Rng& rng_;
};

struct UnseenChange {
    std::string_view name;
    bool (UnseenChanges::*make)();
};
inline constexpr UnseenChange unseen_changes[] = {
    {"terrain", &UnseenChanges::terrain},     {"items", &UnseenChanges::items},
    {"creatures", &UnseenChanges::creatures}, {"chance", &UnseenChanges::chance},
    {"kinds", &UnseenChanges::kinds},         {"enchantments", &UnseenChanges::enchantments},
    {"elsewhere", &UnseenChanges::elsewhere},
};

}  // namespace cellophane
