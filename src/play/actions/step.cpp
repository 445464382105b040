#include <algorithm>
#include <utility>

#include "play/actions/actions.h"
#include "play/actions/attack.h"
#include "play/actions/handling.h"
#include "play/ai/entrancement.h"
#include "play/combat/stepping.h"
#include "play/combat/walking.h"
#include "play/effects/ground_effects.h"
#include "play/effects/living_level.h"
#include "play/effects/sickness.h"
#include "play/effects/webs.h"
#include "play/items/item_keys.h"
#include "play/observation/vision.h"
#include "play/pathfinding/mishap.h"
#include "play/pathfinding/passability.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"
#include "play/turn/level_context.h"
#include "world/environment/features.h"
#include "world/environment/floor_items.h"
#include "world/environment/promotion.h"
#include "world/inventory.h"

namespace cellophane {

namespace {

TurnCost bump(Turn& turn, Pos into) {
    VisitedLevel& place = turn.game.here();
    discover(place, into);
    turn.emit(Bumped{disguise(foremost_ground(place.level.layers, into))});
    return TurnCost::Nothing;
}

TurnCost stop_before(Turn& turn, const Monster& monster) {
    CellOccupied refused;
    if (is_perceived(turn.game, monster)) refused.by = view_of(monster);
    turn.emit(refused);
    // Finding out that a hidden creature is there takes a turn.
    return refused.by ? TurnCost::Nothing : TurnCost::Turn;
}

TurnCost ask_first(Turn& turn, Question question, Direction toward) {
    turn.game.question = question;
    turn.game.asked = {.toward = toward};
    return TurnCost::Nothing;
}

/// The last step out counts as one more turn, as any stairs do.
void win(Turn& turn, Fate fate) {
    Game& game = turn.game;
    ++game.turns;
    game.ending = Ending{.depth = game.depth, .fate = fate};
    turn.emit(HeroWon{fate});
}

TurnCost use_way(Turn& turn, Terrain way) {
    if (way == Terrain::DungeonExit || way == Terrain::CrystalPortal) {
        if (holds_amulet(turn.game.hero.pack))
            win(turn, way == Terrain::DungeonExit ? Fate::Escaped : Fate::Mastered);
        else
            turn.emit(ExitRefused{way});
        return TurnCost::Nothing;
    }
    const bool down = way == Terrain::DownwardStaircase;
    turn.departure =
        Departure{turn.game.depth + (down ? 1 : -1), down ? ArrivedBy::StairsDown : ArrivedBy::StairsUp};
    return TurnCost::Nothing;
}

void arrive_in(Turn& turn, Pos at, Direction toward) {
    Game& game = turn.game;
    const TerrainLayers& layers = game.here().level.layers;
    const Pos from = game.hero.at;
    const bool door = layers[Layer::Dungeon][at] == Terrain::WoodenDoor;
    LivingLevel level{turn};
    if (Actor* other = move_over(level, game.hero, at); other != nullptr && other->is_ally())
        apply_instant_effects(level, *other);
    turn.emit(Moved{from, at});
    pick_up(turn, level);
    leave_behind(level, from);
    apply_instant_effects(level, game.hero);
    mirror_entranced(turn, level, toward);
    if (door && layers[Layer::Dungeon][at] == Terrain::OpenWoodenDoor) turn.emit(DoorOpened{at});
}

/// Struggling in a web: the turn is gone unless this was the last pull.
bool is_held_fast(Turn& turn) {
    Game& game = turn.game;
    const Tug tug = tug_at_web(game.here().level.layers, game.hero);
    // Automatic movement struggles without reports.
    if (tug == Tug::Held && game.doing.index() == 0)
        turn.emit(Struggled{std::as_const(game.here().level.layers)[Layer::Surface][game.hero.at]});
    if (tug == Tug::TornLoose) turn.emit(BrokeFree{});
    return tug == Tug::Held;
}

bool is_sick(Turn& turn) {
    LivingLevel level{turn};
    return vomits(turn, level, turn.game.hero);
}

/// Whether the known trap only releases harmful gas.
bool is_gas_trap(const VisitedLevel& place, Pos at) {
    const auto lets_gas_out = [](Terrain trap) {
        return trap == Terrain::CausticGasTrap || trap == Terrain::ConfusionTrap ||
               trap == Terrain::ParalysisTriggerPlate;
    };
    const TerrainLayers& memory = place.known.memory;
    return std::any_of(every_layer.begin(), every_layer.end(),
                       [&](Layer layer) { return lets_gas_out(memory[layer][at]); });
}

/// What the hero ought to be asked next before the hero goes there (tables/confirmations.tsv), as far as the
/// hero knows it. The questions come in their own order, each by itself.
Question worth_asking(const Game& game, Pos target, Question answered) {
    const VisitedLevel& place = game.here();
    const Statuses& statuses = game.hero.vitals.statuses;
    if (!is_known(place, target) || statuses.has(Status::Confused)) return Question::None;
    const TerrainProperties known = known_properties(place, target);
    const bool floats = statuses[Status::Levitating] > 1;
    const bool seen = place.known.visible.test(target);
    const bool burning = statuses.has(Status::Burning);
    const bool burns = known.has(TerrainProperty::Fire) && !game.harmless &&
                       statuses[Status::FireImmune] <= 1 &&
                       !place.level.layers.mechanics(target).has(TerrainMechanic::ExtinguishesFire);
    const bool stuns =
        known_dangers(game, target).any_of({TerrainProperty::Confuses, TerrainProperty::Paralyzes});
    const std::pair<Question, bool> doubts[] = {
        {Question::LeapIntoChasm, mishap_foreseen(game, target) == Mishap::Falls},
        {Question::WalkIntoFire, burns && seen && !burning},
        {Question::WalkIntoGas, stuns && seen && !burning},
        {Question::StepOnTrap, known.has(TerrainProperty::TrapPlate) && !floats &&
                                   !place.level.environment_state.pressed.test(target) &&
                                   !(is_gas_trap(place, target) && breathes_any_air(game.hero))}};
    for (const auto& [question, is_due] : doubts)
        if (is_due && question > answered) return question;
    return Question::None;
}

/// Whether a perceived creature, no ally, is there: it would be attacked.
bool is_barred_by_somebody(const Game& game, Pos at) {
    const Monster* monster = somebody_at(game.here().level, at);
    return monster != nullptr && !monster->is_ally() && is_perceived(game, *monster);
}

/// Whether a confused step may end in known lava.
bool lava_is_near(const Game& game) {
    const Level& level = game.here().level;
    return std::any_of(directions.begin(), directions.end(), [&](Direction d) {
        const Pos p = game.hero.at + step(d);
        return level.size().contains(p) && mishap_foreseen(game, p) == Mishap::DiesInLava &&
               !cuts_corner(level.layers, game.hero.at, d) && !is_barred_by_somebody(game, p);
    });
}

TurnCost push(Turn& turn, Pos target) {
    discover(turn.game.here(), target);
    turn.emit(Bumped{disguise(foremost_ground(turn.game.here().level.layers, target))});
    LivingLevel level{turn};
    promote_layers(level.around(), target, {TerrainMechanic::PromotesOnHero});
    return TurnCost::Turn;
}

/// Entranced creatures step opposite to the hero.
void be_mirrored(Turn& turn, Direction toward) {
    LivingLevel level{turn};
    mirror_entranced(turn, level, toward);
}

TurnCost cost_of(Attempt attempt) {
    return attempt == Attempt::Withheld ? TurnCost::Nothing : TurnCost::Turn;
}

TurnCost spent_by(Attempt attempt, Turn& turn, Direction toward) {
    if (attempt == Attempt::Made) be_mirrored(turn, toward);
    return cost_of(attempt);
}

}  // namespace

TurnCost take_step(Turn& turn, Direction toward, Question answered, StepMode step_mode) {
    Game& game = turn.game;
    VisitedLevel& place = game.here();
    const bool confused = game.hero.vitals.statuses.has(Status::Confused);
    if (confused && answered != Question::WalkByLava && lava_is_near(game))
        return ask_first(turn, Question::WalkByLava, toward);
    toward = swayed(turn, game.hero, toward);
    if (toward == Direction::count) return TurnCost::Nothing;
    const bool strikes = step_mode == StepMode::Fighting;
    const StepVerdict verdict = consider(game, game.hero, {.toward = toward, .attacks = strikes});
    const Pos target = verdict.to;
    switch (verdict.kind) {
        case StepVerdict::Kind::OffTheMap:
        case StepVerdict::Kind::OutOfElement:
            return TurnCost::Nothing;
        case StepVerdict::Kind::Pushes:
            return push(turn, target);
        case StepVerdict::Kind::Barred:
            return bump(turn, verdict.bar);
        case StepVerdict::Kind::Reaches:
        case StepVerdict::Kind::Strikes:
            return spent_by(attack(turn, toward, verdict.struck, answered), turn, toward);
        case StepVerdict::Kind::Frees:
            return cost_of(free_captive_at(turn, target, toward, answered == Question::FreeCaptive));
        case StepVerdict::Kind::InTheWay:
            return stop_before(turn, *verdict.whom);
        case StepVerdict::Kind::Swaps:
        case StepVerdict::Kind::Enters:
        case StepVerdict::Kind::Leaves:
            break;
    }
    if (const Attempt torn = tear_loose(turn); torn != Attempt::None) return spent_by(torn, turn, toward);
    const bool wades_in_lava = game.harmless && place.level.layers.has(game.hero.at, {TerrainProperty::Lava});
    if (mishap_foreseen(game, target) == Mishap::DiesInLava && !wades_in_lava && !confused) {
        turn.emit(CertainDeathRefused{Terrain::Lava});
        return TurnCost::Nothing;
    }
    if (const Question question = worth_asking(game, target, answered); question != Question::None)
        return ask_first(turn, question, toward);
    for (const std::vector<Pos>* targets : {&verdict.in_passing.lunge, &verdict.in_passing.passing})
        if (const Question doubt = doubts_about(game, *targets, answered); doubt != Question::None)
            return ask_first(turn, doubt, toward);
    if (is_held_fast(turn)) {
        be_mirrored(turn, toward);
        return TurnCost::Turn;
    }
    if (is_sick(turn)) return TurnCost::Turn;
    if (verdict.kind == StepVerdict::Kind::Leaves)
        return use_way(turn, std::as_const(place.level.layers)[Layer::Dungeon][target]);
    arrive_in(turn, target, toward);
    if (!game.ending) strike_in_passing(turn, verdict.in_passing);
    return TurnCost::Turn;
}

}  // namespace cellophane
