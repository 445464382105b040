#include "play/items/item_keys.h"

#include <algorithm>
#include <vector>

#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

/// Whether a key is used up by what it opens here (rules/machines.md 5).
bool is_used_up(const Surroundings& around, const Item& item, Pos at) {
    const int machine = around.ownership.number[at];
    return opens(around, item, at) &&
           std::any_of(item.opens.begin(), item.opens.end(), [&](const auto& place) {
               return place.consumed && (place.at == at || (place.machine != 0 && place.machine == machine));
           });
}

}  // namespace

Terrain lock_in(const TerrainLayers& ground, Pos at) {
    Terrain lock = Terrain::Nothing;
    for (const Layer layer : every_layer)
        if (terrain_rows[ground[layer][at]].mechanics.has(TerrainMechanic::PromotesWithKey))
            lock = ground[layer][at];
    return lock;
}

void turn_keys(LevelContext& living, Actor& who) {
    const Pos at = who.at;
    if (!living.ground().mechanics(at).has(TerrainMechanic::PromotesWithKey) ||
        !(living.around().creatures.brings_key(at) || has_key_lying(living.around(), at)))
        return;
    const Terrain lock = lock_in(living.ground(), at);
    promote_layers(living.around(), at, {TerrainMechanic::PromotesWithKey});
    use_up_key(living, at, lock);
}

bool has_key_to(const Game& game, Pos at) {
    const Level& level = game.here().level;
    const std::vector<Item>& items = game.hero.pack.items;
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return opens(level.depth, level.ownership, item, at); });
}

bool unlocks(const Game& game, Pos at) {
    return game.here().level.layers.mechanics(at).has(TerrainMechanic::PromotesWithKey) &&
           has_key_to(game, at);
}

void leave_behind(LevelContext& living, Pos from) {
    if (living.ground().mechanics(from).has(TerrainMechanic::PromotesWithoutKey) &&
        !has_key_lying(living.around(), from))
        promote_layers(living.around(), from, {TerrainMechanic::PromotesWithoutKey});
}

bool unlock(LevelContext& living, Pos at) {
    std::vector<Item>& items = living.game().hero.pack.items;
    const auto key = std::find_if(items.begin(), items.end(),
                                  [&](const Item& item) { return opens(living.around(), item, at); });
    if (key == items.end() || !living.ground().mechanics(at).has(TerrainMechanic::PromotesWithKey))
        return false;
    const Terrain lock = lock_in(living.ground(), at);
    const bool is_spent = is_used_up(living.around(), *key, at);
    const ItemView view = known_view_of(living.game(), *key);
    const int number = static_cast<int>(key - items.begin());
    if (is_spent) {
        take_stack(living.game().hero.pack, number);
        living.emit(KeyUsed{view, lock});
    }
    promote_layers(living.around(), at, {TerrainMechanic::PromotesWithKey});
    return true;
}

void use_up_key(LevelContext& living, Pos at, Terrain lock) {
    const auto is_spent = [&](const Item& item) { return is_used_up(living.around(), item, at); };
    Hero& hero = living.game().hero;
    const auto tell_of = [&](const Item& item) {
        living.emit(KeyUsed{known_view_of(living.game(), item), lock});
    };
    if (hero.at == at) {
        const auto carried = std::find_if(hero.pack.items.begin(), hero.pack.items.end(), is_spent);
        // The hero notices it leave the hero's pack, whatever the hero sees.
        if (carried != hero.pack.items.end())
            return tell_of(take_stack(hero.pack, static_cast<int>(carried - hero.pack.items.begin())));
    }
    const auto lying = std::find_if(living.level().items.begin(), living.level().items.end(),
                                    [&](const Item& item) { return item.at == at && is_spent(item); });
    if (lying == living.level().items.end()) return;
    const Item gone =
        take_item(living.around(), static_cast<std::size_t>(lying - living.level().items.begin()));
    if (living.is_seen(at)) tell_of(gone);
}

}  // namespace cellophane
