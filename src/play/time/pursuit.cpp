#include "play/time/pursuit.h"

#include <utility>
#include <vector>

#include "play/society/leadership.h"
#include "play/time/level_transit.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int wardens_delay = 50;

bool is_active_warden(const Monster& monster) {
    return monster.kind == MonsterKind::WardenOfYendor && monster.is_about() && !monster.is_captive();
}

/// Sends the Warden to the hero by the stairs of the level next to its.
void set_on_course(Game& game, Traveler warden, int depth) {
    const bool from_above = depth < game.depth;
    const auto& next = game.places[static_cast<std::size_t>(from_above ? game.depth - 2 : game.depth)];
    warden.depth = game.depth;
    warden.how = from_above ? ArrivedBy::StairsDown : ArrivedBy::StairsUp;
    if (next) warden.from = from_above ? next->level.stairs.down : next->level.stairs.up;
    warden.monster.at = warden.from;
    warden.monster.vitals.statuses.set(Status::EnteringLevel, wardens_delay);
    game.travelers.push_back(std::move(warden));
}

bool is_far_off(const Game& game, int depth) {
    return depth < game.depth - 1 || depth > game.depth + 1;
}

}  // namespace

void hurry_warden(Game& game) {
    std::vector<Traveler> late = take_travelers(game, [&](const Traveler& traveler) {
        return is_active_warden(traveler.monster) && is_far_off(game, whereabouts(traveler));
    });
    for (Traveler& traveler : late) {
        const int depth = whereabouts(traveler);
        set_on_course(game, std::move(traveler), depth);
    }
    for (auto& place : game.places) {
        if (!place || !is_far_off(game, place->level.depth)) continue;
        Level& level = place->level;
        const auto warden = std::find_if(level.monsters.begin(), level.monsters.end(), is_active_warden);
        if (warden != level.monsters.end()) set_on_course(game, take_leave(level, *warden), level.depth);
    }
}

}  // namespace cellophane
