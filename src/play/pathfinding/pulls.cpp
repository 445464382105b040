#include "play/pathfinding/pulls.h"

#include <algorithm>
#include <array>

#include "content/bolt_powers.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"

namespace cellophane {

namespace {

bool pulls_from_glyphs(const Monster& monster) {
    return monster.is(Behavior::ActsWhenActivated) && monster.is(Behavior::Immobile) &&
           monster.stats.bolts.has(Bolt::Beckoning);
}

/// The cells from a totem to a glyph, the glyph's last; empty if the hero knows of something between them, or
/// does not know all of them.
std::vector<Pos> open_line(const Game& game, const Monster& totem, Pos glyph) {
    const VisitedLevel& place = game.here();
    std::vector<Pos> line = bolt_path(game, Aim{totem, Bolt::Beckoning}, glyph);
    const auto end = std::find(line.begin(), line.end(), glyph);
    if (end == line.end()) return {};
    line.erase(end + 1, line.end());
    const bool is_open = std::all_of(line.begin(), line.end(), [&](Pos at) {
        return is_known(place, at) && !known_properties(place, at).any_of(
                                          {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
    });
    const bool is_clear = std::all_of(line.begin(), line.end() - 1, [&](Pos at) {
        const Monster* between = somebody_at(place.level, at);
        return between == nullptr || between->vitals.submerged;
    });
    if (!is_open || !is_clear) return {};
    return line;
}

}  // namespace

Pulls::Pulls(const Game& game) : game_{game}, cells_{game.here().level.size()} {
    if (game.here().known.occupied.any()) look_around();
}

void Pulls::look_around() {
    const VisitedLevel& place = game_.here();
    for (const Monster& monster : place.level.monsters)
        if (pulls_from_glyphs(monster) && place.known.occupied.test(monster.at)) totems_.push_back(&monster);
    if (totems_.empty()) return;
    (place.known.memory.cells_of(Layer::Dungeon, Terrain::MagicalGlyph) |
     place.known.memory.cells_of(Layer::Dungeon, Terrain::MagicalGlyphLit))
        .for_each([&](Pos cell) {
            if (at(cell)) cells_.set(cell);
        });
}

std::optional<Pull> Pulls::at(Pos cell) const {
    for (const Monster* totem : totems_) {
        const int distance = king_distance(totem->at, cell);
        if (distance <= 1 || game_.here().level.ownership.number[cell] != totem->machine) continue;
        const std::vector<Pos> line = open_line(game_, *totem, cell);
        if (line.size() < 2) continue;
        const int reach =
            std::min(blink_reach(beckoning_magnitude(distance)), static_cast<int>(line.size()) - 1);
        return Pull{totem->at, line[line.size() - 1 - static_cast<std::size_t>(reach)]};
    }
    return std::nullopt;
}

}  // namespace cellophane
