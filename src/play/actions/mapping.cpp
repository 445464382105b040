#include "play/actions/actions.h"
#include "play/observation/vision.h"

#include <utility>

namespace cellophane {

void map_level(Turn& turn) {
    Game& game = turn.game;
    VisitedLevel& place = game.here();
    Knowledge& known = place.known;
    const Size size = place.level.size();
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        const bool secret = place.level.layers.mechanics(at).has(TerrainMechanic::Secret);
        if (secret) reveal_secret(game, at, turn.events);
        if (!place.level.layers.has(at, {TerrainProperty::TrapPlate})) known.trap_free.set(at);
        if (known.discovered.test(at) && !secret) continue;
        const Terrain ground = std::as_const(place.level.layers)[Layer::Dungeon][at];
        if (ground == Terrain::Granite) continue;
        if (known.visible.test(at)) continue;
        known.discovered.reset(at);
        known.magic_mapped.set(at);
        known.memory.put(Layer::Dungeon, at, disguise(ground));
        known.memory.put(Layer::Liquid, at, disguise(std::as_const(place.level.layers)[Layer::Liquid][at]));
    }
    turn.emit(
        Flashed{.at = game.hero.at, .color = Color::MagicMapFlash, .radius = steps_across, .on_map = true});
}

}  // namespace cellophane
