#include "play/time/refusals.h"

#include <vector>

#include "play/actions/orders.h"
#include "play/combat/stepping.h"
#include "play/combat/walking.h"
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
        const std::vector<Pos> route = plan_travel(game_, stairs, caches_).route();
        if (route.empty()) return true;
        const Pos next = route.front();
        const bool stands_in_the_way = obstacle_at(game_, next) != nullptr && !is_confused();
        return stands_in_the_way || refuses_step(direction_of(next - game_.hero.at));
    }

    bool operator()(const auto& order) const
        requires requires(const Game& game) { consider(game, order).refused; }
    {
        return consider(game_, order).refused.has_value();
    }
    bool operator()(const auto&) const { return false; }

private:
    bool is_confused() const { return game_.hero.vitals.statuses.has(Status::Confused); }

    /// What keeps the hero where it is, and what it would not survive.
    bool refuses_step(Direction toward) const {
        // A confused step goes anywhere, and a question about it has an answer.
        if (is_confused()) return false;
        const VisitedLevel& place = game_.here();
        const Pos to = game_.hero.at + step(toward);
        if (!place.level.size().contains(to)) return true;
        if (!is_known(place, to)) return false;
        const StepVerdict verdict = consider(game_, game_.hero, {.toward = toward});
        // These come before what holds the hero (rules/hero.md 10.3).
        using Kind = StepVerdict::Kind;
        if (verdict.is_attack() || verdict.kind == Kind::Frees || verdict.kind == Kind::Pushes) return false;
        if (verdict.kind == Kind::InTheWay) return is_perceived(game_, *verdict.whom);
        if (const Actor* holder = holding(game_, game_.hero); holder != nullptr)
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
