#include "play/observation/vision.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "content/features.h"
#include "kit/base/bytes.h"
#include "play/lighting/hero_light.h"
#include "play/lighting/lighting.h"
#include "play/perception/clairvoyance.h"
#include "play/perception/known_terrain.h"
#include "play/perception/telepathy.h"
#include "play/perception/visibility.h"
#include "world/environment/features.h"

namespace cellophane {

namespace {

void remember(VisitedLevel& place, Pos at) {
    const TerrainLayers& now = place.level.layers;
    for (Layer layer : every_layer) place.known.memory.put(layer, at, disguise(now[layer][at]));
    place.known.memory.gas_volume[at] = now.gas_volume[at];
}

enum class Layers : std::uint8_t { All, Gas };

/// Remembers the wanted cells in one word's stretch of a column, most of which are unchanged: all layers, or
/// gas alone.
void remember_stretch(VisitedLevel& place, int x, int k, BitGrid::Word wanted, Layers which) {
    const TerrainLayers& now = place.level.layers;
    TerrainLayers& memory = place.known.memory;
    const int first = k * 64;
    const int count = std::min(64, now.size().height - first);
    for (std::size_t layer = 0; layer < every_layer.size(); ++layer) {
        if (which == Layers::Gas && every_layer[layer] != Layer::Gas) continue;
        const Terrain* there = now.grids[layer].column(x) + first;
        Terrain* kept = memory.grids[layer].column(x) + first;
        for (BitGrid::Word left = differing_bytes(there, kept, count) & wanted; left != 0; left &= left - 1) {
            const int row = std::countr_zero(left);
            // Secrets are remembered as what they look like.
            kept[row] = disguise(there[row]);
        }
    }
    const std::int32_t* volumes = now.gas_volume.column(x) + first;
    std::int32_t* kept = memory.gas_volume.column(x) + first;
    if (same_bytes(volumes, kept, static_cast<std::size_t>(count) * sizeof *volumes)) return;
    for (BitGrid::Word left = wanted; left != 0; left &= left - 1)
        kept[std::countr_zero(left)] = volumes[std::countr_zero(left)];
}

/// What is in view is known as it is; what has just gone out of view, as it was at that moment
/// (rules/terrain.md 2.3).
void remember_terrain(VisitedLevel& place, const BitGrid& cells, Layers which = Layers::All) {
    for (int x = 0; x < cells.size().width; ++x)
        for (int k = 0; k < cells.words_per_column(); ++k)
            if (cells.column(x)[k] != 0) remember_stretch(place, x, k, cells.column(x)[k], which);
}

/// The same for all cells in view now or at the last look, most of which are unchanged.
void remember_view(VisitedLevel& place, const BitGrid& seen, const BitGrid& was_seen, TurnCaches& caches) {
    const TerrainLayers& now = place.level.layers;
    LastLook& last = caches.last_look;
    const BitGrid all = seen | was_seen;
    const bool has_gas = caches.environment.active.has_gas();
    BitGrid news = seen - was_seen;
    const bool is_known = last.is_known && now.for_each_change_since(last.changes, [&](int index) {
        if (const Pos at = now.size().at(index); all.test(at)) news.set(at);
    });
    const std::uint32_t drifts = caches.environment.gas.drifts;
    if (is_known && (last.had_gas || has_gas || last.drifts != drifts))
        remember_terrain(place, all - news, Layers::Gas);
    last = {.is_known = true, .changes = now.changes(), .had_gas = has_gas, .drifts = drifts};
    if (!is_known)
        remember_terrain(place, all);
    else if (news.any())
        remember_terrain(place, news);
#ifdef CELLOPHANE_CHECKED
    const TerrainLayers remembered = place.known.memory;
    remember_terrain(place, all);
    if (!(remembered == place.known.memory)) std::abort();
#endif
}

/// Returns what was not known before.
BitGrid come_to_know(Knowledge& known, const BitGrid& seen) {
    BitGrid fresh = seen - known.discovered;
    known.discovered |= seen;
    known.magic_mapped -= seen;
    return fresh;
}

/// Updates the cells of creatures that bar the way. One once perceived and now hidden is not forgotten: a
/// hero who plans a way through it would come back for ever.
void remember_creatures(Game& game) {
    VisitedLevel& place = game.here();
    Knowledge& known = place.known;
    BitGrid occupied = known.occupied - known.visible;
    for (const Monster& monster : place.level.monsters)
        if (known.visible.test(monster.at) && !monster.is_dormant() && bars_way(game, monster) &&
            (is_perceived(game, monster) || known.occupied.test(monster.at)))
            occupied.set(monster.at);
    known.occupied = occupied;
}

/// Updates the known items on the floor of the cells seen; elsewhere they stay as known.
void remember_items(VisitedLevel& place, const BitGrid& seen) {
    Knowledge& known = place.known;
    const auto is_seen = [&](const Item& item) { return seen.test(item.at); };
    std::erase_if(known.items, is_seen);
    for (const Item& item : place.level.items)
        if (!item.carrier && is_seen(item)) known.items.push_back(item);
}

}  // namespace

BitGrid update_vision(Game& game, TurnCaches& caches) {
    VisitedLevel& place = game.here();
    Knowledge& known = place.known;
    const BitGrid was_visible = known.visible | known.sensed;
    ActiveTerrain& ground = caches.environment.active;
    ground.refresh(place.level.layers);
    known.in_view = caches.views.from(ground.opaque(), game.hero.at);
    known.in_view.set(game.hero.at);
    known.sensed = sensed_cells(game, ground.opaque()) | clairvoyant_cells(game);
    known.visible = (illuminate(game, ground, caches.light) & known.in_view) - blotted_cells(game);
    if (!caches.light_when_asked) finish_light(game.light, caches.light);
    known.visible.set(game.hero.at);
    const BitGrid seen = known.visible | known.sensed;
    const BitGrid fresh = come_to_know(known, seen);
    remember_view(place, seen, was_visible, caches);
    remember_creatures(game);
    remember_items(place, seen);
    if (!game.hero.vitals.statuses.has(Status::Levitating)) known.trap_free.set(game.hero.at);
    return fresh;
}

void note_changes(Game& game, TurnCaches& caches) {
    VisitedLevel& place = game.here();
    const BitGrid seen = place.known.visible | place.known.sensed;
    remember_view(place, seen, seen, caches);
    remember_items(place, seen);
}

BitGrid update_vision(Game& game) {
    TurnCaches caches;
    return update_vision(game, caches);
}

BitGrid see_by_flares(Game& game, TurnCaches& caches, std::span<const Event> events) {
    VisitedLevel& place = game.here();
    Knowledge& known = place.known;
    BitGrid fresh{known.visible.size()};
    for (const Event& event : events) {
        const Flared* flared = event.as<Flared>();
        if (flared == nullptr) continue;
        const BitGrid unseen = (known.in_view - known.visible - known.sensed) - blotted_cells(game);
        if (unseen.none()) return fresh;
        const ActiveTerrain& ground = caches.environment.active;
        const BitGrid seen = light_up(game, unseen, flared->light, flared->at, ground, caches.light);
        fresh |= come_to_know(known, seen);
        remember_terrain(place, seen);
        remember_items(place, seen);
    }
    return fresh;
}

bool is_too_dark_to_explore(const Game& game) {
    const VisitedLevel& place = game.here();
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos beside = game.hero.at + step(d);
        return place.level.size().contains(beside) && !place.known.discovered.test(beside);
    });
}

void discover(VisitedLevel& place, Pos at) {
    place.known.discovered.set(at);
    remember(place, at);
}

bool reveal_secret(Game& game, Pos at, std::vector<Event>& events) {
    VisitedLevel& place = game.here();
    TerrainLayers& layers = place.level.layers;
    const bool in_view = place.known.visible.test(at);
    bool found = false;
    for (Layer layer : every_layer) {
        const TerrainRow& secret = terrain_rows[std::as_const(layers)[layer][at]];
        if (!secret.mechanics.has(TerrainMechanic::Secret)) continue;
        empty_layer(layers, layer, at);
        place_feature(layers, secret.discovered_as, at, Cutting::Allowed, game.play);
        found = true;
        if (in_view) events.push_back(SecretFound{at, revealed(secret.kind)});
        for (Feature comes = secret.discovered_as; comes != Feature::None; comes = feature_rows[comes].next)
            if (const Light flare = feature_rows[comes].flare; flare != Light::NoLight)
                events.push_back(Flared{at, flare});
    }
    if (found && in_view) {
        remember(place, at);
        // Some secrets, such as a hatch, also change the cells around.
        const BitGrid around = rectangle(layers.size(), at - Pos{1, 1}, at + Pos{1, 1});
        (around & place.known.visible).for_each([&](Pos p) { remember(place, p); });
    }
    return found;
}

}  // namespace cellophane
