#include <algorithm>
#include <utility>

#include "play/actions/doubts.h"
#include "play/actions/handling.h"
#include "play/actions/spills.h"
#include "play/combat/blow.h"
#include "play/effects/burning.h"
#include "play/effects/falling.h"
#include "play/effects/living_level.h"
#include "play/items/dropping.h"
#include "play/items/identification.h"
#include "play/pathfinding/bolt_path.h"
#include "play/perception/visibility.h"
#include "play/turn/animation_frames.h"
#include "world/environment/features.h"
#include "world/environment/fire.h"
#include "world/environment/promotion.h"
#include "world/levers.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

bool bursts_into_flame(const Item& item) {
    return item.row().manners.has(Manner::BurstsIntoFlame);
}

/// One throw, from hand to floor (rules/items.md 11).
class Flight {
public:
    Flight(Turn& turn, LevelContext& level) : turn_{turn}, level_{level}, around_{level.around()} {}

    struct Course {
        /// Where it came down.
        Pos end;
        /// The creature it met; null if there is none.
        Monster* met = nullptr;
    };

    /// Pushes a lever or the like that is met.
    Course fly(const Item& item, Pos target) {
        const std::vector<Pos> path = bolt_path(turn_.game, target);
        const auto range = static_cast<std::size_t>(throwing_range(turn_.game.hero));
        Pos end = turn_.game.hero.at;
        for (std::size_t i = 0; i < path.size() && i < range; ++i) {
            const Pos at = path[i];
            if (around_.ground().has(at, {Property::BlocksMovement, Property::BlocksVision})) {
                // A creature attackable in the wall can be struck; a miss stays outside.
                if (!bursts_into_flame(item) && is_open_in_wall(at)) return {end, somebody_above(at)};
                return {meet_obstacle(item, at) ? at : end};
            }
            end = at;
            if (Monster* met = somebody_above(at)) return {end, met};
            if (at == target) break;
        }
        return {end};
    }

    void land(Item item, const Course& course) {
        if (item.row().category == ItemCategory::Potion) return burst(std::move(item), course.end);
        if (bursts_into_flame(item)) return flare_up(course.end);
        const bool is_missile = item.row().category == ItemCategory::Weapon && course.met != nullptr;
        // What hits is spent.
        if (is_missile && strike(turn_, level_, turn_.game.hero, *course.met, {.thrown = &item})) return;
        // What misses is worth picking up again.
        if (!is_missile) item.marks |= {ItemMark::ExplorerAvoids};
        lay(level_, std::move(item), resting_place(level_, course.end));
    }

private:
    /// The creature there that a missile meets; null if none or submerged.
    Monster* somebody_above(Pos at) const {
        Level& level = turn_.game.here().level;
        Monster* monster = somebody_at(level, at);
        return monster != nullptr && !is_submerged(level, *monster) ? monster : nullptr;
    }

    bool is_open_in_wall(Pos at) const {
        const Monster* monster = somebody_above(at);
        return monster != nullptr && monster->is(Behavior::AttackableInWalls);
    }

    /// Whether the flight ends in an obstacle, and not before it.
    bool meet_obstacle(const Item& item, Pos at) {
        if (bursts_into_flame(item) &&
            (around_.ground().has(at, {Property::Flammable}) || somebody_above(at) != nullptr))
            return true;
        if (!has_lever(around_.ground(), at)) return false;
        if (turn_.game.here().known.visible.test(at))
            turn_.emit(Bumped{disguise(foremost_ground(around_.ground(), at))});
        promote_layers(around_, at, {TerrainMechanic::PromotesOnHero});
        return true;
    }

    void burst(Item potion, Pos end) {
        potion.at = end;
        const bool in_open_air = around_.ground().has(end, {Property::Descends}) &&
                                 !around_.ground().has(end, {Property::Entangles, Property::BlocksMovement});
        if (in_open_air) return lose_below(level_, potion);
        const Feature feature = spilled_by(potion.kind);
        const bool harmless = feature == Feature::None;
        const bool was_known = turn_.game.item_knowledge.knows(potion.kind);
        // What harms shows what it was.
        if (!harmless) learn_kind(turn_, potion, Announcement::Quietly);
        emit_splash(potion, end, harmless, was_known);
        if (can_only_be_hallucination(potion)) learn_kind(turn_, potion);
        place_feature(around_, feature, end);
    }

    void emit_splash(const Item& potion, Pos end, bool harmless, bool was_known) {
        Game& game = turn_.game;
        PotionBroke told{known_view_of(game, potion), end, harmless,
                         game.item_knowledge.look_of(potion.kind)};
        told.was_known = was_known;
        if (game.here().known.visible.test(end)) {
            told.ground = foremost_ground(std::as_const(game.here().level).layers, end);
            if (const Monster* met = somebody_above(end); met != nullptr && is_perceived(game, *met))
                told.whom = view_of(*met);
        }
        turn_.emit(told);
    }

    /// Whether a splash without effect gives the potion away as malevolent (rules/items.md 9).
    bool can_only_be_hallucination(const Item& potion) const {
        if (potion.kind != ItemKind::PotionOfHallucination) return false;
        if (potion.marks.has(ItemMark::MagicDetected)) return true;
        const ItemKnowledge& item_knowledge = turn_.game.item_knowledge;
        const auto potions = kinds_of(ItemCategory::Potion);
        return std::all_of(potions.begin(), potions.end(), [&](const ItemRow& row) {
            return row.polarity != Polarity::Benevolent || item_knowledge.knows(row.kind) ||
                   item_knowledge.of(row.kind).polarity_known;
        });
    }

    void flare_up(Pos end) {
        place_feature(around_, Feature::IncendiaryDartFlash, end);
        expose_to_fire(around_, end, Ignition::Certain);
        if (Monster* monster = somebody_above(end)) set_alight(turn_, *monster, around_.ground());
    }

    Turn& turn_;
    LevelContext& level_;
    Surroundings& around_;
};

}  // namespace

namespace {

/// Whether it serves in the hand alone: a throw that hits uses it up. What is known to be bad is no loss.
bool is_for_the_hand(const Game& game, const Item& item) {
    return item.row().category == ItemCategory::Weapon && !item.row().manners.has(Manner::Thrown) &&
           known_view_of(game, item).feels != Polarity::Malevolent;
}

/// What is asked about the loss of the item, if anything.
Question doubt_about_parting(const Game& game, int number) {
    const Inventory& pack = game.hero.pack;
    const Item& item = pack.at(number);
    const bool is_dear = pack.uses(number) || item.usage.enchanted > 0;
    if (item.quantity == 1 && is_dear) return Question::ThrowInUse;
    const bool is_lost = is_for_the_hand(game, item) || is_thrown_in_vain(game, item);
    return is_lost ? Question::ThrowAway : Question::None;
}

}  // namespace

OrderVerdict consider(const Game& game, const Throw& order, Question answered) {
    OrderVerdict verdict = find_in_pack(game, order.item);
    if (verdict.refused) return verdict;
    if (!may_aim_at(game, order.target)) {
        verdict.refused = Refusal::NoTarget;
        return verdict;
    }
    // First who would be hit, then what would be lost.
    const Question parting = doubt_about_parting(game, verdict.number);
    const bool is_about_ally = would_be_thrown_at_ally(game, *verdict.by, order.target);
    if (answered == Question::None)
        verdict.question = is_about_ally ? Question::HarmAlly : parting;
    else if (answered == Question::HarmAlly)
        verdict.question = parting;
    if (game.hero.pack.clings(verdict.number)) verdict.refused = Refusal::Clings;
    return verdict;
}

TurnCost throw_item(Turn& turn, const Throw& order, Question answered) {
    Game& game = turn.game;
    const OrderVerdict verdict = consider(game, order, answered);
    if (is_withheld(turn, verdict, {.item = order.item, .target = order.target}, false))
        return TurnCost::Nothing;
    Item thrown = take_one(game.hero.pack, verdict.number);
    LivingLevel level{turn};
    Flight flight{turn, level};
    const std::size_t told = turn.events.size();
    const Pos from = game.hero.at;
    // The event comes before all effects of the throw; its end is set after the flight.
    turn.emit(ItemThrown{known_view_of(game, thrown), from, from});
    keep_flight(turn);
    const Flight::Course course = flight.fly(thrown, order.target);
    const Pos to = course.met == nullptr ? course.end : course.met->at;
    turn.events[told].get<ItemThrown>().to = to;
    if (to == from) forget_flight(turn, told);
    flight.land(std::move(thrown), course);
    return TurnCost::Turn;
}

}  // namespace cellophane
