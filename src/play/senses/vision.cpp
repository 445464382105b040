#include "play/senses/vision.h"

#include "kit/grid/field_of_view.h"

namespace cellophane {

namespace {

void remember(Place& place, Pos at) {
    for (Layer layer : layers) place.known.memory[layer][at] = disguise(place.level.strata[layer][at]);
}

CellView view_of(const Strata& strata, Pos at, Sight sight) {
    CellView view{.sight = sight};
    for (std::size_t k = 0; k < layers.size(); ++k) view.layers[k] = strata.layers[k][at];
    return view;
}

}  // namespace

BitGrid update_vision(Game& game) {
    Place& place = game.here();
    Knowledge& known = place.known;
    const BitGrid blocking = place.level.strata.cells_with({TerrainProperty::BlocksVision});
    known.visible.clear();
    field_of_view(blocking, game.hero.at, sight_unlimited, known.visible);
    known.visible.set(game.hero.at);
    BitGrid fresh = known.visible - known.discovered;
    known.discovered |= known.visible;
    known.magic_mapped -= known.visible;
    for (Layer layer : layers) {
        const Grid<Terrain>& now = place.level.strata[layer];
        Grid<Terrain>& memory = known.memory[layer];
        known.visible.for_each([&](Pos p) { memory[p] = disguise(now[p]); });
    }
    known.trap_free.set(game.hero.at);
    return fresh;
}

void discover(Place& place, Pos at) {
    place.known.discovered.set(at);
    remember(place, at);
}

bool reveal_secret(Game& game, Pos at, std::vector<Event>& events) {
    Place& place = game.here();
    bool found = false;
    for (Layer layer : layers) {
        Terrain& terrain = place.level.strata[layer][at];
        if (!terrain_rows[terrain].mechanics.has(TerrainMechanic::Secret)) continue;
        terrain = revealed(terrain);
        found = true;
        if (place.known.visible.test(at)) events.push_back(SecretFound{at, terrain});
    }
    if (found && place.known.visible.test(at)) remember(place, at);
    return found;
}

void observe(const Game& game, Observation& seen) {
    const Place& place = game.here();
    const Size size = place.level.size();
    seen.seed = game.seed;
    seen.style = game.style;
    seen.depth = game.depth;
    seen.deepest = game.deepest;
    seen.turns = game.turns;
    const Hero& hero = game.hero;
    seen.hero = HeroView{.at = hero.at,
                         .health = hero.health,
                         .max_health = hero.max_health,
                         .strength = hero.strength,
                         .armor = hero.armor,
                         .gold = hero.gold};
    if (seen.cells.size() != size) seen.cells = Grid<CellView>{size};
    for (int i = 0; i < size.area(); ++i) {
        const Pos at = size.at(i);
        Sight sight = Sight::Unknown;
        if (place.known.visible.test(at))
            sight = Sight::Seen;
        else if (place.known.discovered.test(at))
            sight = Sight::Remembered;
        else if (place.known.magic_mapped.test(at))
            sight = Sight::MagicMapped;
        seen.cells.at_index(i) =
            sight == Sight::Unknown ? CellView{} : view_of(place.known.memory, at, sight);
    }
}

Observation observe_all(const Level& level) {
    Observation seen;
    seen.depth = level.depth;
    seen.deepest = level.depth;
    seen.cells = Grid<CellView>{level.size()};
    for (int i = 0; i < level.size().area(); ++i)
        seen.cells.at_index(i) = view_of(level.strata, level.size().at(i), Sight::Seen);
    return seen;
}

}  // namespace cellophane
