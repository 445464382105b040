#include "content/terrain.h"
#include "session/parts.h"

namespace cellophane {

namespace {

bool is_deep(const CellView& cell) {
    return cell.sight != Sight::Unknown &&
           terrain_rows[cell[Layer::Liquid]].properties.has(TerrainProperty::DeepWater);
}

}  // namespace

/// Rules let anybody walk into deep water. Who asked to be asked is.
bool Session::Parts::has_to_ask_at_water(Direction toward) const {
    if (!settings.asks_at_water || !seen().hero) return false;
    const HeroView& hero = *seen().hero;
    const Pos next = hero.at + step(toward);
    if (!seen().cells.contains(next) || hero.is(Status::Levitating)) return false;
    return is_deep(seen().cells[next]) && !is_deep(seen().cells[hero.at]) &&
           monster_at(seen(), next) == nullptr;
}

void Session::Parts::walk(Direction toward) {
    if (has_to_ask_at_water(toward)) {
        questions.wading_toward = toward;
        mode = Mode::Wade;
        return;
    }
    submit(Move{toward});
}

void Session::Parts::wade(bool yes) {
    mode = Mode::Map;
    if (yes) submit(Move{questions.wading_toward});
}

}  // namespace cellophane
