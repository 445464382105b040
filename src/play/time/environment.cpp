#include "play/time/levels.h"

namespace cellophane {

namespace {

/// Of 10001 (spec 30, section 6.3).
constexpr int door_closes = 10000;

}  // namespace

void environment_beat(Game& game) {
    Grid<Terrain>& ground = game.here().level.strata[Layer::Dungeon];
    const Size size = ground.size();
    const Terrain* cells = ground.data();
    for (int i = 0; i < size.area(); ++i) {
        if (cells[i] != Terrain::OpenWoodenDoor) continue;
        // A door that closes on somebody opens again at once.
        const bool closes = game.play.uniform(0, 10000) < door_closes;
        if (closes && !(size.at(i) == game.hero.at)) ground.at_index(i) = Terrain::WoodenDoor;
    }
}

}  // namespace cellophane
