#include "play/perception/clairvoyance.h"

#include "content/trinkets.h"
#include "play/stats/ring_levels.h"

namespace cellophane {

namespace {

/// A round patch about the hero.
BitGrid disc_about(const Game& game, int radius) {
    const Pos center = game.hero.at;
    const Size size = game.here().level.size();
    const Pos reach{radius, radius};
    BitGrid disc{size};
    rectangle(size, center - reach, center + reach).for_each([&](Pos at) {
        if (squared_distance(at, center) < radius * radius + radius) disc.set(at);
    });
    return disc;
}

}  // namespace

BitGrid clairvoyant_cells(const Game& game) {
    const VisitedLevel& place = game.here();
    const int level = ring_level(game.hero, ItemKind::RingOfClairvoyance);
    if (level <= 0) return BitGrid{place.level.size()};
    const BitGrid disc = disc_about(game, clairvoyant_radius(level));
    // Undiscovered granite is left out: it shows nothing.
    return disc - (place.level.layers.cells_of(Layer::Dungeon, Terrain::Granite) - place.known.discovered);
}

BitGrid blotted_cells(const Game& game) {
    const int level = ring_level(game.hero, ItemKind::RingOfClairvoyance);
    if (level >= 0) return BitGrid{game.here().level.size()};
    return disc_about(game, clairvoyant_radius(level));
}

}  // namespace cellophane
