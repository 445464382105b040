#pragma once

#include <functional>
#include <string>
#include <vector>

#include "play/observation/vision.h"
#include "session/scenes.h"
#include "world/creatures.h"
#include "world/inventory.h"

// What the rules ask about, as scenes: a hero on open floor, about to do it.

namespace cellophane {

/// Where the hero stands in the scenes, with floor all around; it goes east.
inline Pos east_of(const Game& game) {
    return game.hero.at + Pos{1, 0};
}

/// On a bare patch of floor, with nothing about but what `change` puts there. The pack is empty.
inline Session on_bare_floor(const std::function<void(Game&)>& change) {
    return crafted([&](Game& game) {
        VisitedLevel& place = game.here();
        const Size size = place.level.size();
        game.hero.at = {size.width / 2, size.height / 2};
        rectangle(size, game.hero.at - Pos{3, 3}, game.hero.at + Pos{3, 3}).for_each([&](Pos at) {
            for (const Layer layer : every_layer) place.level.layers[layer][at] = Terrain::Nothing;
            place.level.layers[Layer::Dungeon][at] = Terrain::Floor;
        });
        place.level.monsters.clear();
        place.level.items.clear();
        game.hero.pack = {};
        update_vision(game);
        change(game);
        update_vision(game);
    });
}

inline Monster& put_east(Game& game, MonsterKind kind) {
    Monster monster = newborn(kind, std::nullopt, east_of(game));
    monster.state = MonsterState::Hunting;
    monster.id = ActorId{++game.creatures_born};
    monster.vitals.ticks = 10'000;
    return game.here().level.monsters.emplace_back(std::move(monster));
}

inline void put_east(Game& game, Layer layer, Terrain terrain) {
    game.here().level.layers[layer][east_of(game)] = terrain;
    if (layer == Layer::Gas) game.here().level.layers.gas_volume[east_of(game)] = 500;
}

inline void wield(Game& game, ItemKind kind, ItemMarks marks = {}) {
    Item item;
    item.kind = kind;
    item.marks = marks;
    game.hero.pack.wielded = put_in(game.hero.pack, item);
}

inline char carry(Game& game, ItemKind kind, ItemMarks marks = {}) {
    Item item;
    item.kind = kind;
    item.marks = marks;
    return game.hero.pack.at(put_in(game.hero.pack, item)).letter;
}

inline void put_on_respiration(Game& game) {
    Item armor;
    armor.kind = ItemKind::LeatherArmor;
    armor.armor_rune = ArmorRune::Respiration;
    armor.marks = {ItemMark::RuneKnown, ItemMark::Identified};
    game.hero.pack.worn = put_in(game.hero.pack, armor);
}

inline void suffer(Game& game, Status status) {
    game.hero.vitals.statuses.set(status, 50);
}

}  // namespace cellophane
