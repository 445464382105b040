#include <algorithm>
#include <utility>

#include "dungeon/generate.h"
#include "kit/grid/random_cell.h"
#include "play/senses/perception.h"
#include "play/senses/stealth.h"
#include "play/senses/vision.h"
#include "play/time/levels.h"

namespace cellophane {

namespace {

/// A level left behind runs on for at most this many beats.
constexpr int most_beats_away = 100;
/// A level nobody has been to has stood for this long.
constexpr int beats_before_first_visit = 50;

Level dig(const Game& game, int depth) {
    // Only requests with problems can fail, and the game's own has none: seed, style and depth were checked
    // when it began.
    return generate({.seed = game.seed, .style = game.style, .depth = depth}).value();
}

/// Where somebody who steps off stairs comes to stand.
bool is_footing(const Level& level, Pos at) {
    const Strata& strata = level.strata;
    return strata.size().contains(at) && !strata.has(at, pathing_blockers) &&
           !is_way(strata[Layer::Dungeon][at]) && occupant(level, at) == nullptr;
}

Pos beside_stairs(const Level& level, Pos stairs) {
    const Strata& strata = level.strata;
    for (Direction d : cardinals)
        if (is_footing(level, stairs + step(d))) return stairs + step(d);
    // No free neighbour: the nearest free cell by foot.
    BitGrid reached{strata.size()};
    reached.set(stairs);
    const BitGrid open = strata.cells_with({TerrainProperty::BlocksMovement}).complement();
    for (;;) {
        const BitGrid next = reached | (reached.dilated8() & open);
        BitGrid fresh = next - reached;
        Pos found = stairs;
        fresh.for_each([&](Pos p) {
            if (found == stairs && is_footing(level, p)) found = p;
        });
        if (!(found == stairs) || next == reached) return found;
        reached = next;
    }
}

/// Where somebody who falls comes to lie: as near as may be to below where he fell.
Pos landing_place(const Level& level, Pos above, Rng& rng) {
    const Strata& strata = level.strata;
    constexpr TerrainProperties unfit{TerrainProperty::BlocksMovement, TerrainProperty::Descends,
                                      TerrainProperty::TrapPlate,      TerrainProperty::Lava,
                                      TerrainProperty::Fire,           TerrainProperty::Ignites};
    BitGrid fit = strata.cells_with(unfit).complement();
    int distance = fit.size().width + fit.size().height;
    fit.for_each([&](Pos p) {
        if (is_way(strata[Layer::Dungeon][p]) || occupant(level, p) != nullptr)
            fit.reset(p);
        else
            distance = std::min(distance, king_distance(p, above));
    });
    fit &= rectangle(fit.size(), above - Pos{distance, distance}, above + Pos{distance, distance});
    if (fit.none()) return above;
    return random_cell(fit, rng);
}

/// The stairs' surroundings are no surprise to one who knew the other end.
void recognise(Place& place, Pos stairs) {
    rectangle(place.level.size(), stairs - Pos{1, 1}, stairs + Pos{1, 1}).for_each([&](Pos p) {
        discover(place, p);
    });
}

void let_time_pass(Game& game, int beats) {
    const Pos at = game.hero.at;
    // Nobody is there to hold a door.
    game.hero.at = {-1, -1};
    for (int i = 0; i < beats; ++i) environment_beat(game);
    game.hero.at = at;
}

}  // namespace

void change_level(Turn& turn, int depth, ArrivedBy how) {
    Game& game = turn.game;
    const Pos fell_from = game.hero.at;
    bool stairs_were_known = false;
    if (how != ArrivedBy::NewGame) {
        Place& left = game.here();
        stairs_were_known = left.known.discovered.test(left.level.stairs.down);
        left.known.visible.clear();
        left.left_on_turn = game.turns;
    }
    const bool below = depth > game.depth;
    game.depth = depth;
    game.deepest = std::max(game.deepest, depth);
    game.doing = std::monostate{};
    auto& place = game.places[static_cast<std::size_t>(depth - 1)];
    const bool first_visit = !place.has_value();
    int beats = beats_before_first_visit;
    if (first_visit) {
        place.emplace();
        place->level = dig(game, depth);
        place->known = Knowledge{place->level.size()};
    } else {
        beats = std::min(game.turns - place->left_on_turn, most_beats_away);
    }
    let_time_pass(game, beats);
    switch (how) {
        case ArrivedBy::NewGame:
        case ArrivedBy::StairsDown:
            game.hero.at = beside_stairs(place->level, place->level.stairs.up);
            break;
        case ArrivedBy::StairsUp:
            game.hero.at = beside_stairs(place->level, place->level.stairs.down);
            break;
        case ArrivedBy::Falling:
            game.hero.at = landing_place(place->level, fell_from, game.play);
            break;
    }
    if (below && stairs_were_known) recognise(*place, place->level.stairs.up);
    update_vision(game, turn.plans.light);
    update_stealth(game, false);
    turn.tell(LevelEntered{depth, how, first_visit});
}

void fall(Turn& turn) {
    Game& game = turn.game;
    turn.tell(FellDown{});
    if (game.depth < deepest_depth) return change_level(turn, game.depth + 1, ArrivedBy::Falling);
    // Nothing lies deeper: the hero finds himself elsewhere on the level.
    const Strata& strata = game.here().level.strata;
    BitGrid dry = strata.cells_with(pathing_blockers).complement();
    dry.for_each([&](Pos p) {
        if (!is_footing(game.here().level, p)) dry.reset(p);
    });
    game.hero.at = random_cell(dry, game.play);
    update_vision(game, turn.plans.light);
    update_stealth(game, false);
}

}  // namespace cellophane
