#include "bots/way_off.h"

namespace cellophane {

namespace {

bool leads_all_the_way(const Play& play, Pos target) {
    const std::vector<Pos> route = play.route_to(target);
    return !route.empty() && route.back() == target;
}

}  // namespace

BitGrid Destination::cells(const Ground& ground) const {
    if (!way) return things;
    return *way == Stair::Down ? ground.ways_down() : ground.ways_up();
}

std::optional<Command> WayOff::next(const Play& play, const Destination& destination,
                                    const Command* stopped) {
    const Observation& seen = play.observe();
    const std::optional<Pos> stairs = destination.way ? play.known_stairs(*destination.way) : std::nullopt;
    const bool was_stopped = stopped != nullptr && stopped->is<TravelToStairs>();
    Ground ground{seen, refused_};
    if (stairs && !was_stopped && ground.is_plain_here() && leads_all_the_way(play, *stairs))
        return TravelToStairs{*destination.way};
    for (const BitGrid& goals :
         {destination.cells(ground), ground.frontier() - looked_from_, ground.levers() - refused_})
        if (const auto toward = ground.first_step_to(goals)) return Move{*toward};
    return to_a_wall(play, ground, stopped);
}

std::optional<Command> WayOff::to_a_wall(const Play& play, Ground& ground, const Command* stopped) {
    const int rounds = sweep_.rounds();
    const std::optional<Pos> place = sweep_.next(ground);
    // Who was in the way may have gone, and what was dark may be lit.
    if (sweep_.rounds() > rounds) refused_ = looked_from_ = BitGrid{refused_.size()};
    const Pos here = play.observe().hero->at;
    if (!place || *place == here) return std::nullopt;
    const bool was_stopped = stopped != nullptr && stopped->is<TravelTo>();
    if (!was_stopped && ground.is_plain_here() && leads_all_the_way(play, *place)) return TravelTo{*place};
    BitGrid goal{refused_.size()};
    goal.set(*place);
    const auto toward = ground.first_step_to(goal);
    return toward ? std::optional<Command>{Move{*toward}} : std::nullopt;
}

}  // namespace cellophane
