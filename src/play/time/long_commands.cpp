#include "play/time/long_commands.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "play/actions/actions.h"
#include "play/time/auto_explore.h"
#include "play/time/lethal_crossing.h"
#include "play/time/monster_spawn.h"
#include "play/time/resting.h"
#include "play/time/running.h"
#include "play/time/strides.h"
#include "play/time/traveling.h"
#include "play/time/turn_cost.h"

namespace cellophane {

namespace {

/// Whether the hero is on a journey that leads off what kills in time.
bool travels_ashore(const Game& game) {
    const Traveling* journey = std::get_if<Traveling>(&game.doing);
    return journey != nullptr && reaches_shore_in_time(game, journey->route);
}

/// Whether any event since index `from` ends the long command (rules/hero.md 10.1). In a fight begun by
/// exploring only deadly blows do.
bool disturbed(const Turn& turn, std::size_t from, bool fighting) {
    const bool harmless = turn.game.harmless;
    return std::any_of(turn.events.begin() + static_cast<std::ptrdiff_t>(from), turn.events.end(),
                       [&](const Event& event) {
                           // A hero that cannot be hurt does not stop for creatures.
                           if (harmless && event.is<CreatureNoticed>()) return false;
                           if (const Struck* blow = event.as<Struck>(); blow != nullptr && fighting)
                               return blow->blow == Blow::Killed;
                           // The hero is doing what the warning is for.
                           if (event.is<ReturnWarning>() && travels_ashore(turn.game)) return false;
                           // Webs on the way are torn through (tables/statuses.tsv).
                           return !event.is<Moved>() && !event.is<DoorOpened>() && !event.is<Flared>() &&
                                  !event.is<Flashed>() && !event.is<BrokeFree>();
                       });
}

/// Takes one step of each kind of long command.
struct Strider {
    Turn& turn;

    Stride operator()(std::monostate) const { return {}; }
    Stride operator()(const Traveling& journey) const { return {travel_on(turn, journey)}; }
    Stride operator()(const Running& run) const { return {run_on(turn, run)}; }
    Stride operator()(const Searching&) const {
        spend(turn, search_around(turn), true);
        return {turn.game.hero.search_streak > 0};
    }
    Stride operator()(const Exploring&) const { return explore_on(turn); }
    Stride operator()(const Recovering& rest) const { return {recover_on(turn, rest)}; }
};

}  // namespace

void begin_long_command(Turn& turn, LongCommand what) {
    if (what.index() == 0) return;
    // Creatures in view already do not stop the hero.
    notice_creatures(turn);
    remember_view(turn.game);
    turn.game.doing = std::move(what);
    go_on(turn);
}

void go_on(Turn& turn) {
    Game& game = turn.game;
    const std::size_t told = turn.events.size();
    const int depth = game.depth;
    // The command may be given up in the middle of a step.
    const Stride stride = std::visit(Strider{turn}, game.doing);
    if (!stride.more || disturbed(turn, told, stride.is_blow) || game.depth != depth ||
        game.question != Question::None)
        stop(game);
}

}  // namespace cellophane
