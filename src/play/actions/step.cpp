#include "play/actions/actions.h"
#include "play/senses/known.h"
#include "play/senses/perception.h"
#include "play/senses/vision.h"

namespace cellophane {

namespace {

/// The terrain of a cell that matters most to the eye.
Terrain foremost(const Strata& strata, Pos at) {
    Terrain best = strata[Layer::Dungeon][at];
    for (Layer layer : layers) {
        const Terrain terrain = strata[layer][at];
        if (terrain != Terrain::Nothing &&
            terrain_rows[terrain].draw_priority < terrain_rows[best].draw_priority)
            best = terrain;
    }
    return disguise(best);
}

bool blocks_diagonals(const Place& place, Pos at) {
    return place.level.strata.has(at, {TerrainProperty::BlocksDiagonals});
}

/// The corner a diagonal step would cut, or nowhere.
Pos corner_in_the_way(const Place& place, Pos from, Direction toward) {
    if (is_cardinal(toward)) return {-1, -1};
    for (Pos flank : flanks(from, toward))
        if (blocks_diagonals(place, flank)) return flank;
    return {-1, -1};
}

Spent bump(Turn& turn, Pos into) {
    Place& place = turn.game.here();
    discover(place, into);
    turn.tell(Bumped{foremost(place.level.strata, into)});
    return Spent::Nothing;
}

Spent stop_before(Turn& turn, const Monster& monster) {
    WayOccupied refused;
    if (is_perceived(turn.game, monster)) refused.by = view_of(monster);
    turn.tell(refused);
    return Spent::Nothing;
}

Spent use_way(Turn& turn, Terrain way) {
    if (way == Terrain::DungeonExit || way == Terrain::CrystalPortal) {
        turn.tell(WayOutRefused{way});
        return Spent::Nothing;
    }
    const bool down = way == Terrain::DownwardStaircase;
    turn.departure =
        Departure{turn.game.depth + (down ? 1 : -1), down ? ArrivedBy::StairsDown : ArrivedBy::StairsUp};
    return Spent::Nothing;
}

void arrive_in(Turn& turn, Pos at) {
    Game& game = turn.game;
    const Pos from = game.hero.at;
    game.hero.at = at;
    turn.tell(Moved{from, at});
    Terrain& ground = game.here().level.strata[Layer::Dungeon][at];
    if (ground == Terrain::WoodenDoor) {
        ground = Terrain::OpenWoodenDoor;
        turn.tell(DoorOpened{at});
    }
}

}  // namespace

Spent take_step(Turn& turn, Direction toward, bool sure) {
    Game& game = turn.game;
    Place& place = game.here();
    const Pos target = game.hero.at + step(toward);
    if (!place.level.size().contains(target)) return Spent::Nothing;
    const TerrainProperties there = place.level.strata.properties(target);
    const Monster* monster = occupant(place.level, target);
    if (there.has(TerrainProperty::BlocksMovement) && monster == nullptr) return bump(turn, target);
    const Pos corner = corner_in_the_way(place, game.hero.at, toward);
    if (!(corner == nowhere_to_go)) return bump(turn, corner);
    if (monster != nullptr) return stop_before(turn, *monster);
    const Terrain ground = place.level.strata[Layer::Dungeon][target];
    if (is_way(ground)) return use_way(turn, ground);
    if (there.has(TerrainProperty::Lava)) {
        turn.tell(CertainDeathRefused{Terrain::Lava});
        return Spent::Nothing;
    }
    // What looks like floor is trodden on like floor.
    const bool looks_deep =
        is_known(place, target) && known_properties(place, target).has(TerrainProperty::Descends);
    if (there.has(TerrainProperty::Descends) && !sure && looks_deep) {
        game.question = Question::LeapIntoChasm;
        game.asked_about = toward;
        return Spent::Nothing;
    }
    arrive_in(turn, target);
    return Spent::Turn;
}

}  // namespace cellophane
