#include <algorithm>
#include <utility>

#include "play/actions/handling.h"
#include "play/actions/spills.h"
#include "play/senses/bolt_path.h"
#include "play/senses/perception.h"
#include "world/environment/fire.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

bool bursts_into_flame(const Item& item) {
    return item.row().manners.has(Manner::BurstsIntoFlame);
}

/// One throw, from hand to floor (spec 50, section 11).
class Flight {
public:
    Flight(Turn& turn, LivingLevel& level) : turn_{turn}, level_{level}, around_{level.around()} {}

    /// Where it ends. What reacts to a push is pushed.
    Pos fly(const Item& item, Pos target) {
        const std::vector<Pos> path = bolt_path(turn_.game, target);
        const auto range = static_cast<std::size_t>(throwing_range(turn_.game.hero));
        Pos end = turn_.game.hero.at;
        for (std::size_t i = 0; i < path.size() && i < range; ++i) {
            const Pos at = path[i];
            if (around_.ground().has(at, {Property::BlocksMovement, Property::BlocksVision}))
                return meet_obstacle(item, at) ? at : end;
            end = at;
            if (at == target || is_hit(at)) break;
        }
        return end;
    }

    void land(Item item, Pos end) {
        if (item.row().category == ItemCategory::Potion) return burst(std::move(item), end);
        if (bursts_into_flame(item)) return flare_up(end);
        // What is thrown at somebody and does him no harm is worth picking up again.
        const bool is_missile = item.row().category == ItemCategory::Weapon && is_hit(end);
        if (!is_missile) item.marks |= {ItemMark::ExplorerAvoids};
        level_.lay(std::move(item), level_.resting_place(end));
    }

private:
    bool is_hit(Pos at) const {
        const Level& level = turn_.game.here().level;
        const Monster* monster = somebody_at(level, at);
        return monster != nullptr && !is_submerged(level, *monster);
    }

    /// Whether the flight ends in an obstacle, and not before it.
    bool meet_obstacle(const Item& item, Pos at) {
        if (bursts_into_flame(item) && (around_.ground().has(at, {Property::Flammable}) || is_hit(at)))
            return true;
        const TerrainMechanics mechanics = around_.ground().mechanics(at);
        if (!around_.ground().has(at, {Property::BlocksMovement}) ||
            !mechanics.has(TerrainMechanic::PromotesOnHero) || mechanics.has(TerrainMechanic::Secret))
            return false;
        promote_layers(around_, at, {TerrainMechanic::PromotesOnHero});
        return true;
    }

    void burst(Item potion, Pos end) {
        potion.at = end;
        const bool in_open_air = around_.ground().has(end, {Property::Descends}) &&
                                 !around_.ground().has(end, {Property::Entangles, Property::BlocksMovement});
        if (in_open_air) return level_.lose_below(potion);
        const Feature feature = spilled_by(potion.kind);
        const bool harmless = feature == Feature::None;
        // What harms shows what it was.
        turn_.tell(
            PotionBroke{harmless ? known_view_of(turn_.game, potion) : view_of(potion), end, harmless});
        spawn(around_, feature, end);
    }

    void flare_up(Pos end) {
        spawn(around_, Feature::IncendiaryDartFlash, end);
        expose_to_fire(around_, end, Ignition::Certain);
        for (Monster& monster : turn_.game.here().level.monsters)
            if (monster.at == end && !monster.is_dormant() && is_hit(end))
                set_alight(turn_, creature(monster), around_.ground());
    }

    Turn& turn_;
    LivingLevel& level_;
    Surroundings& around_;
};

}  // namespace

Spent throw_item(Turn& turn, const Throw& order, bool sure) {
    Game& game = turn.game;
    Pack& pack = game.hero.pack;
    const int number = find_in_pack(turn, order.item);
    if (number < 0) return Spent::Nothing;
    const Item& wanted = pack.at(number);
    if (!game.here().level.size().contains(order.target) || order.target == game.hero.at)
        return refuse(turn, Refusal::NoTarget, &wanted);
    if (!sure && wanted.quantity == 1 && pack.uses(number))
        return ask_about_item(turn, Question::ThrowInUse, {.item = order.item, .target = order.target});
    if (pack.clings(number)) return refuse(turn, Refusal::Clings, &wanted);
    Item thrown = take_one(pack, number);
    LivingLevel level{turn};
    Flight flight{turn, level};
    const std::size_t told = turn.events.size();
    const ItemView seen = known_view_of(turn.game, thrown);
    const Pos from = game.hero.at;
    const Pos end = flight.fly(thrown, order.target);
    // It flies before anything comes of it.
    turn.events.insert(turn.events.begin() + static_cast<std::ptrdiff_t>(told), ItemThrown{seen, from, end});
    flight.land(std::move(thrown), end);
    return Spent::Turn;
}

}  // namespace cellophane
