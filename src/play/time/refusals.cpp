#include "play/time/refusals.h"

#include <utility>

#include "play/actions/attack.h"
#include "play/actions/handling.h"
#include "play/combat/stepping.h"
#include "play/pathfinding/mishap.h"
#include "play/pathfinding/travel_planner.h"
#include "play/perception/known_terrain.h"
#include "play/perception/visibility.h"
#include "play/time/opponents.h"
#include "world/inventory.h"

namespace cellophane {

namespace {

/// Whether each kind of command is refused, by overloads.
class Refuser {
public:
    Refuser(const Game& game, TurnCaches& caches) : game_{game}, caches_{caches} {}

    bool operator()(const Move& move) const { return refuses_step(move.toward); }
    bool operator()(const Run& run) const { return is_confused() || refuses_step(run.toward); }

    bool operator()(const TravelToStairs& travel) const {
        const VisitedLevel& place = game_.here();
        const Pos stairs = travel.which == Stair::Up ? place.level.stairs.up : place.level.stairs.down;
        if (!is_known(place, stairs)) return true;
        if (const Direction beside = direction_of(stairs - game_.hero.at); beside != Direction::count)
            if (!cuts_known_corner(place, game_.hero.at, beside)) return refuses_step(beside);
        if (plan_travel(game_, stairs, caches_) == nowhere_to_go) return true;
        const Pos next = planned_route(game_, caches_).front();
        const bool stands_in_the_way = obstacle_at(game_, next) != nullptr && !is_confused();
        return stands_in_the_way || refuses_step(direction_of(next - game_.hero.at));
    }

    bool operator()(const Drop& order) const {
        return clings(order.item) ||
               game_.here().level.layers.has(game_.hero.at, {TerrainProperty::BlocksItems});
    }
    bool operator()(const Throw& order) const { return clings(order.item); }
    bool operator()(const TakeOff& order) const { return clings(order.item); }
    bool operator()(const Equip& order) const {
        const Inventory& pack = game_.hero.pack;
        const int number = number_of(pack, order.item);
        if (number < 0) return true;
        const ItemCategory category = pack.at(number).row().category;
        const int slot = category == ItemCategory::Weapon  ? pack.wielded
                         : category == ItemCategory::Armor ? pack.worn
                                                           : -1;
        return slot >= 0 && pack.clings(slot);
    }
    bool operator()(const Invoke& order) const {
        const int number = number_of(game_.hero.pack, order.item);
        return number < 0 || game_.hero.pack.at(number).charges > 0;
    }
    bool operator()(const Zap& order) const {
        const int number = number_of(game_.hero.pack, order.item);
        return number < 0 || is_known_to_be_empty(game_, game_.hero.pack.at(number));
    }
    bool operator()(const auto&) const { return false; }

private:
    bool is_confused() const { return game_.hero.vitals.statuses.has(Status::Confused); }
    bool clings(char letter) const {
        const int number = number_of(game_.hero.pack, letter);
        return number < 0 || game_.hero.pack.clings(number);
    }

    /// What keeps him where he is, and what he would not survive.
    bool refuses_step(Direction toward) const {
        // A confused step goes anywhere, and a question about it has an answer.
        if (is_confused()) return false;
        const VisitedLevel& place = game_.here();
        const Pos to = game_.hero.at + step(toward);
        if (!place.level.size().contains(to)) return true;
        if (!is_known(place, to)) return false;
        const StepVerdict verdict = consider(game_, game_.hero, {.toward = toward});
        if (verdict.is_attack() || verdict.kind == StepVerdict::Kind::Frees) return false;
        if (verdict.kind == StepVerdict::Kind::InTheWay) return is_perceived(game_, *verdict.whom);
        if (const Monster* holder = holder_of_hero(game_); holder != nullptr)
            return is_perceived(game_, *holder);
        const Terrain way = place.known.memory[Layer::Dungeon][to];
        if (way == Terrain::DungeonExit || way == Terrain::CrystalPortal)
            return !holds_amulet(game_.hero.pack);
        const bool wades = game_.harmless && place.level.layers.has(game_.hero.at, {TerrainProperty::Lava});
        return mishap_foreseen(game_, to) == Mishap::DiesInLava && !wades;
    }

    const Game& game_;
    TurnCaches& caches_;
};

}  // namespace

bool is_plainly_refused(const Game& game, TurnCaches& caches, const Command& command) {
    return command.visit(Refuser{game, caches});
}

}  // namespace cellophane
