#include <algorithm>
#include <array>
#include <utility>

#include "kit/grid/random_cell.h"
#include "play/effects/living_level.h"
#include "play/senses/allegiance.h"
#include "play/senses/vision.h"
#include "world/creatures.h"
#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"

// What happens to things on the level the hero is on, and what they bring about.

namespace cellophane {

namespace {

using Property = TerrainProperty;

/// Whether a key is used up by what it opens here (spec 20, section 5).
bool is_used_up(const Surroundings& around, const Item& item, Pos at) {
    const int machine = around.claims.number[at];
    return opens(around, item, at) &&
           std::any_of(item.opens.begin(), item.opens.end(), [&](const auto& place) {
               return place.consumed && (place.at == at || (place.machine != 0 && place.machine == machine));
           });
}

/// What a key opens there.
Terrain lock_in(const Strata& ground, Pos at) {
    Terrain lock = Terrain::Nothing;
    for (const Layer layer : layers)
        if (terrain_rows[ground[layer][at]].mechanics.has(TerrainMechanic::PromotesWithKey))
            lock = ground[layer][at];
    return lock;
}

}  // namespace

void LivingLevel::lay(Item item, Pos at) {
    const bool presses = ground().has(at, {Property::TrapPlate}) && !around_.unrest.pressed.test(at) &&
                         !ground().has(at, {Property::DeepWater, Property::Lava});
    item.at = at;
    if (presses && is_seen(at)) {
        turn_.tell(PlatePressed{.at = at, .item = known_view_of(turn_.game, item)});
        reveal_secret(turn_.game, at, turn_.events);
    }
    const Terrain lock = lock_in(ground(), at);
    level_.items.push_back(std::move(item));
    item_arrived(around_, at);
    if (lock != Terrain::Nothing) use_up_key(at, lock);
}

void LivingLevel::turn_keys(const Someone& who) {
    const Pos at = who.at;
    if (!ground().mechanics(at).has(TerrainMechanic::PromotesWithKey) ||
        !(brings_key(at) || has_key_lying(around_, at)))
        return;
    const Terrain lock = lock_in(ground(), at);
    promote_layers(around_, at, {TerrainMechanic::PromotesWithKey});
    use_up_key(at, lock);
}

bool LivingLevel::has_key_to(Pos at) const {
    const std::vector<Item>& items = turn_.game.hero.pack.items;
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return opens(around_, item, at); });
}

void LivingLevel::leave_behind(Pos from) {
    if (ground().mechanics(from).has(TerrainMechanic::PromotesWithoutKey) && !has_key_lying(around_, from))
        promote_layers(around_, from, {TerrainMechanic::PromotesWithoutKey});
}

bool LivingLevel::unlock(Pos at) {
    std::vector<Item>& items = turn_.game.hero.pack.items;
    const auto key =
        std::find_if(items.begin(), items.end(), [&](const Item& item) { return opens(around_, item, at); });
    if (key == items.end() || !ground().mechanics(at).has(TerrainMechanic::PromotesWithKey)) return false;
    const Terrain lock = lock_in(ground(), at);
    const bool is_spent = is_used_up(around_, *key, at);
    const ItemView view = known_view_of(turn_.game, *key);
    const int number = static_cast<int>(key - items.begin());
    if (is_spent) {
        take_stack(turn_.game.hero.pack, number);
        turn_.tell(KeyUsed{view, lock});
    }
    promote_layers(around_, at, {TerrainMechanic::PromotesWithKey});
    return true;
}

void LivingLevel::use_up_key(Pos at, Terrain lock) {
    const auto is_spent = [&](const Item& item) { return is_used_up(around_, item, at); };
    Hero& hero = turn_.game.hero;
    const auto tell_of = [&](const Item& item) {
        turn_.tell(KeyUsed{known_view_of(turn_.game, item), lock});
    };
    if (hero.at == at) {
        const auto carried = std::find_if(hero.pack.items.begin(), hero.pack.items.end(), is_spent);
        // He feels it go, whatever he sees.
        if (carried != hero.pack.items.end())
            return tell_of(take_stack(hero.pack, static_cast<int>(carried - hero.pack.items.begin())));
    }
    const auto lying = std::find_if(level_.items.begin(), level_.items.end(),
                                    [&](const Item& item) { return item.at == at && is_spent(item); });
    if (lying == level_.items.end()) return;
    const Item gone = take_item(around_, static_cast<std::size_t>(lying - level_.items.begin()));
    if (is_seen(at)) tell_of(gone);
}

void LivingLevel::lose_to_water(const Someone& who, int ticks) {
    constexpr int percent_a_turn = 50;
    if (!has(who, {Property::DeepWater}) || who.floats() || is_held_up(who) ||
        who.is_of_kind(Behaviour::Swims))
        return;
    for (const Item& item : level_.items)
        if (lies_on_floor(item) && item.at == who.at) return;
    if (!around_.rng.percent(ticks * percent_a_turn / 100)) return;
    if (!who.is_hero()) return drop_carried(who);
    Hero& hero = turn_.game.hero;
    std::optional<Item> swept = take_loose_item(hero.pack, around_.rng);
    if (!swept) return;
    turn_.tell(ItemSwept{known_view_of(turn_.game, *swept)});
    swept->marks |= {ItemMark::ExplorerAvoids};
    lay(*std::move(swept), who.at);
}

void LivingLevel::drop_carried(const Someone& who) {
    if (who.monster == nullptr) return;
    const int number = index_of(level_, *who.monster);
    for (std::size_t i = 0; i < level_.items.size();) {
        if (level_.items[i].carrier != number) {
            ++i;
            continue;
        }
        Item item = take_item(around_, i);
        item.carrier = -1;
        lay(std::move(item), dropping_place(who.at));
    }
}

void LivingLevel::drop_carried_by_hidden(const Monster& holder) {
    const int number = index_of(level_, holder);
    for (std::size_t i = 0; i < level_.monsters.size(); ++i) {
        Monster& hidden = level_.monsters[i];
        if (hidden.inside != number || hidden.vitals.dead) continue;
        move_monster(level_, i, holder.at);
        drop_carried(creature(hidden));
    }
}

/// Where a thing can come to lie, with nothing there yet.
BitGrid LivingLevel::free_floor() const {
    BitGrid free = ground().cells_with({Property::BlocksItems, Property::BlocksMovement}).complement();
    for (const Item& item : level_.items)
        if (lies_on_floor(item)) free.reset(item.at);
    return free;
}

Pos LivingLevel::dropping_place(Pos near) const {
    const auto [barred, corners] =
        ground().cells_with_each(std::array{level_dividers, TerrainProperties{Property::BlocksDiagonals}});
    const Pos at = nearest_by_foot(near, barred.complement(), corners, free_floor(), turn_.game.play);
    return at == nowhere ? resting_place(near) : at;
}

Pos LivingLevel::resting_place(Pos near) const {
    const Pos at = nearest_cell(free_floor(), near, turn_.game.play);
    return level_.size().contains(at) ? at : near;
}

void LivingLevel::let_items_fall() {
    for (std::size_t i = 0; i < level_.items.size();) {
        const Item& item = level_.items[i];
        if (lies_on_floor(item) && ground().has(item.at, {Property::Descends}))
            item_fell(take_item(around_, i));
        else
            ++i;
    }
}

bool LivingLevel::brings_key(Pos at) const {
    if (turn_.game.hero.at == at && has_key_to(at)) return true;
    return std::any_of(level_.items.begin(), level_.items.end(), [&](const Item& item) {
        return !lies_on_floor(item) && item.at == at && opens(around_, item, at);
    });
}

void LivingLevel::item_fell(const Item& item) {
    if (is_seen(item.at)) {
        turn_.tell(ItemFell{known_view_of(turn_.game, item)});
        reveal_secret(turn_.game, item.at, turn_.events);
    }
    const bool breaks = item.row().category == ItemCategory::Potion || level_.depth >= deepest_depth;
    if (!breaks) turn_.game.fallen_items.push_back({item, level_.depth + 1, turn_.game.rounds});
}

void LivingLevel::item_burned(const Item& item) {
    if (is_seen(item.at)) turn_.tell(ItemBurned{known_view_of(turn_.game, item)});
}

void LivingLevel::item_changed(const Item& item, Change change) {
    if (!is_seen(item.at)) return;
    const ItemView view = known_view_of(turn_.game, item);
    if (change == Change::Shattered)
        turn_.tell(ItemShattered{view});
    else
        turn_.tell(RuneFaded{view});
}

}  // namespace cellophane
