#include <algorithm>
#include <utility>
#include <vector>

#include "dungeon/descent.h"
#include "dungeon/generate.h"
#include "kit/grid/random_cell.h"
#include "play/actions/handling.h"
#include "play/ai/monster_turn.h"
#include "play/effects/falling.h"
#include "play/effects/harm.h"
#include "play/effects/living_level.h"
#include "play/effects/monster_remains.h"
#include "play/items/dropping.h"
#include "play/observation/vision.h"
#include "play/pathfinding/turn_caches.h"
#include "play/perception/known_terrain.h"
#include "play/perception/stealth.h"
#include "play/perception/visibility.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/society/waypoints.h"
#include "play/time/consequences.h"
#include "play/time/followers.h"
#include "play/time/level_change.h"
#include "play/time/look_around.h"
#include "play/time/monster_transit.h"
#include "play/time/pursuit.h"
#include "play/time/strides.h"
#include "play/turn/level_context.h"
#include "world/creatures.h"
#include "world/environment/tick.h"

namespace cellophane {

namespace {

/// A level left behind runs on for at most this many environment turns.
constexpr int most_ticks_away = 100;
constexpr Pos away{-1, -1};

}  // namespace

/// Digs level after level. What a level owes to those above it is carried along, so that a descent does not
/// dig all of them again.
class Digging {
public:
    explicit Digging(const LevelRequest& request) : request_{request}, descent_{request} {}

    bool is_for(const LevelRequest& request) const {
        return request.seed == request_.seed && request.style == request_.style &&
               request.variant == request_.variant && request.depth >= descent_.next_depth();
    }

    Level dig(int depth) {
        while (descent_.next_depth() < depth) (void)next();
        return next();
    }

private:
    // Only requests with problems can fail, and the game's own has none: seed, style and depth were checked
    // when it began.
    Level next() { return std::move(descent_.next().value()); }

    LevelRequest request_;
    Descent descent_;
};

namespace {

Level dig(const Game& game, int depth, TurnCaches& caches) {
    const LevelRequest request{
        .seed = game.seed, .style = game.style, .variant = game.variant, .depth = depth};
    const bool goes_on = caches.digging != nullptr && caches.digging->is_for(request);
    const auto digging =
        goes_on ? std::make_shared<Digging>(*caches.digging) : std::make_shared<Digging>(request);
    caches.digging = digging;
    return digging->dig(depth);
}

/// Deep levels hold an Amulet only for a hero without one (rules/levels.md 24).
void take_back_amulet(Level& level) {
    std::erase_if(level.items, [](const Item& item) { return item.kind == ItemKind::Amulet; });
}

/// Whether a creature or hero stepping off stairs may stand there.
bool is_footing(const Level& level, Pos at) {
    const TerrainLayers& layers = level.layers;
    return layers.size().contains(at) && !layers.has(at, pathing_blockers) &&
           !is_level_exit(layers[Layer::Dungeon][at]) && !level.ownership.test(at) &&
           somebody_at(level, at) == nullptr;
}

Pos beside_stairs(const Level& level, Pos stairs) {
    const TerrainLayers& layers = level.layers;
    for (Direction d : cardinals)
        if (is_footing(level, stairs + step(d))) return stairs + step(d);
    // No free neighbor: the nearest free cell by foot.
    BitGrid reached{layers.size()};
    reached.set(stairs);
    const BitGrid open = layers.cells_with({TerrainProperty::BlocksMovement}).complement();
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

/// Takes the creatures of a new level into the game, and makes each wait a move for its first turn.
void enter_creatures(Game& game, Level& level) {
    Rng memories{mix(stream_key(game.seed, "memories"), static_cast<std::uint64_t>(level.depth))};
    number_anew(level.monsters, level.items, ActorId{game.creatures_born + 1});
    game.creatures_born += static_cast<int>(level.monsters.size());
    for (Monster& monster : level.monsters) {
        welcome(level, monster, memories);
        monster.vitals.ticks = monster.move_ticks();
        // Creatures that are allies from the first follow the hero.
        if (monster.is_ally()) monster.set(MonsterMark::FollowsHero);
    }
}

/// The cells without any of these properties, creatures, items, stairs and machines.
BitGrid free_cells(const Level& level, TerrainProperties unfit) {
    const TerrainLayers& layers = level.layers;
    BitGrid free = layers.cells_with(unfit).complement() - level.ownership.any();
    for (const Monster& monster : level.monsters) free.reset(monster.at);
    for (const Item& item : level.items) free.reset(item.at);
    free.for_each([&](Pos p) {
        if (is_level_exit(layers[Layer::Dungeon][p])) free.reset(p);
    });
    return free;
}

/// Where the hero lands after a fall: as near as possible to `above`, and not in water without a way ashore.
Pos landing_place(const Level& level, Pos above, Rng& rng) {
    const BitGrid fit = free_cells(level, pathing_blockers.without({TerrainProperty::DeepWater}));
    const Pos nearest = nearest_cell(fit, above, rng);
    if (!fit.size().contains(nearest)) return above;
    const BitGrid water = level.layers.cells_with(TerrainProperties{TerrainProperty::DeepWater});
    if (!water.test(nearest)) return nearest;
    BitGrid in{fit.size()};
    in.set(nearest);
    const BitGrid dry = fit - water;
    if (flood(in, water).dilated4().intersects(dry)) return nearest;
    const Pos shore = nearest_cell(dry, above, rng);
    return fit.size().contains(shore) ? shore : nearest;
}

bool is_deep_water(const Level& level, Pos at) {
    return level.layers.has(at, {TerrainProperty::DeepWater});
}

/// Discovers the surroundings of stairs, because the hero knew their other end.
void recognize(VisitedLevel& place, Pos stairs) {
    rectangle(place.level.size(), stairs - Pos{1, 1}, stairs + Pos{1, 1}).for_each([&](Pos p) {
        discover(place, p);
    });
}

/// Removes and returns the items that have fallen to this level from the one above, up to a round.
std::vector<Item> take_fallen(Game& game, int until) {
    std::vector<Item> landing;
    std::erase_if(game.fallen_items, [&](const FallenItem& fallen) {
        if (fallen.depth != game.depth || fallen.turn > until) return false;
        landing.push_back(fallen.item);
        return true;
    });
    return landing;
}

/// Lays fallen items near below where they fell, where they press plates. The hero is not there to see it.
void receive_items(Turn& turn, int until) {
    Game& game = turn.game;
    const Level& level = game.here().level;
    LivingLevel living{turn};
    for (Item& item : take_fallen(game, until)) {
        const Pos to =
            nearest_cell(free_cells(level, {TerrainProperty::BlocksItems, TerrainProperty::BlocksMovement}),
                         item.at, game.play);
        const Pos at = level.size().contains(to) ? to : item.at;
        lay(living, std::move(item), at);
    }
}

/// Runs environment turns of the level without the hero; what fell meanwhile lands in the round in which it
/// fell (rules/terrain.md 12 and 14.2).
void let_time_pass(Turn& turn, int ticks) {
    Game& game = turn.game;
    LivingLevel level{turn};
    for (int left = ticks; left > 0; --left) {
        receive_items(turn, game.rounds - left);
        let_creatures_fall(level);
        update_environment(level.around());
        follow_up(turn, level);
        remove_dead(turn.game.here().level);
    }
}

/// Updates the states of creatures: none keeps hunting without scent or sight (rules/hero.md 12.3, step 8).
void update_creature_states(Turn& turn) {
    Monsters& monsters = turn.game.here().level.monsters;
    LivingLevel level{turn};
    for (Monster& monster : monsters)
        if (monster.is_about() && !monster.is(Behavior::ActsWhenActivated))
            update_state({turn, level, monster});
}

/// Ends every hold on the hero (rules/hero.md 12.5).
void leave_holds_behind(Turn& turn) {
    LivingLevel level{turn};
    end_holds_and_webs(level, turn.game.hero);
}

}  // namespace

void change_level(Turn& turn, int depth, ArrivedBy how) {
    Game& game = turn.game;
    const Pos fell_from = game.hero.at;
    bool stairs_were_known = false;
    if (how != ArrivedBy::NewGame) {
        leave_holds_behind(turn);
        send_followers(turn, how);
        VisitedLevel& left = game.here();
        // The hero knows the stairs it has taken, even if it has seen nothing of them.
        const Pos way = how == ArrivedBy::StairsUp ? left.level.stairs.up : left.level.stairs.down;
        if (how != ArrivedBy::Falling && left.level.size().contains(way)) discover(left, way);
        stairs_were_known = is_known(left, left.level.stairs.down);
        left.known.visible.clear();
        left.known.sensed.clear();
        left.left_on_turn = game.rounds;
        left.level.occupancy.invalidate();
    }
    // Machines have numbers of their own on every level.
    turn.machines_to_answer.clear();
    stop(game);
    const bool below = depth > game.depth;
    game.depth = depth;
    game.deepest = std::max(game.deepest, depth);
    auto& place = game.places[static_cast<std::size_t>(depth - 1)];
    const bool first_visit = !place.has_value();
    if (first_visit) {
        place.emplace();
        place->level = dig(game, depth, turn.caches);
        if (depth > amulet_depth(game.variant) && holds_amulet(game.hero.pack))
            take_back_amulet(place->level);
        enter_creatures(game, place->level);
        place->known = Knowledge{place->level.size()};
        place->scent = Grid<std::uint16_t>{place->level.size()};
    }
    place->level.occupancy.rebuild(place->level.monsters, place->level.size());
    turn.caches.leave_level();
    game.hero.at = away;
    // A newly dug level has had its first environment turns already.
    if (!first_visit) let_time_pass(turn, std::min(game.rounds - place->left_on_turn, most_ticks_away));
    receive_items(turn, game.rounds);
    receive_fallen(turn);
    switch (how) {
        case ArrivedBy::NewGame:
        case ArrivedBy::StairsDown:
            game.hero.at = beside_stairs(place->level, place->level.stairs.up);
            break;
        case ArrivedBy::StairsUp:
            game.hero.at = beside_stairs(place->level, place->level.stairs.down);
            break;
        case ArrivedBy::Falling:
        case ArrivedBy::count:
            game.hero.at = landing_place(place->level, fell_from, game.play);
            break;
    }
    if (below && stairs_were_known) recognize(*place, place->level.stairs.up);
    meet_travelers(turn);
    hurry_warden(game);
    // A newly dug level comes with its own waypoints.
    if (!first_visit) renew_waypoints(game);
    const bool into_water = how == ArrivedBy::Falling && is_deep_water(place->level, game.hero.at);
    turn.emit(LevelEntered{depth, how, first_visit, into_water});
    leave_flares_behind(turn);
    // The hero sees by the flash of its own landing.
    if (how == ArrivedBy::Falling) turn.emit(Flared{game.hero.at, Light::GenericFlare});
    look_around(turn);
    update_stealth(game, false);
    // On a newly dug level states stay as dug: awake creatures update theirs on their first turns.
    if (!first_visit) update_creature_states(turn);
    notice_underfoot(turn);
}

namespace {

/// Damage 8 to 10: half where something soft takes the fall, none in deep water (rules/hero.md 12.5).
void land(Turn& turn) {
    Game& game = turn.game;
    const Level& here = game.here().level;
    LivingLevel level{turn};
    int damage = game.play.clumped(8, 10, 2);
    if (is_deep_water(here, game.hero.at)) damage = 0;
    if (here.layers.mechanics(game.hero.at).has(TerrainMechanic::AllowsSubmersion)) damage /= 2;
    hurt(level, game.hero, damage, {DeathCause::Fall, Terrain::Nothing, game.depth}, Shielding::Counts);
}

}  // namespace

void fall(Turn& turn) {
    Game& game = turn.game;
    turn.emit(FellDown{});
    game.hero.vitals.falling = false;
    {
        LivingLevel level{turn};
        let_creatures_fall(level);
        let_items_fall(level);
        remove_dead(turn.game.here().level);
    }
    if (game.depth < deepest_depth(game.variant)) {
        change_level(turn, game.depth + 1, ArrivedBy::Falling);
        return land(turn);
    }
    // Nothing lies deeper: the hero finds itself elsewhere on the level.
    leave_holds_behind(turn);
    const TerrainLayers& layers = game.here().level.layers;
    BitGrid dry = layers.cells_with(pathing_blockers).complement();
    dry.for_each([&](Pos p) {
        if (!is_footing(game.here().level, p)) dry.reset(p);
    });
    game.hero.at = random_cell(dry, game.play);
    turn.emit(FallCaught{});
    leave_flares_behind(turn);
    update_vision(game, turn.caches);
    update_stealth(game, false);
}

}  // namespace cellophane
