#include "session/commands/travel_input.h"

#include <cstddef>

#include "content/terrain.h"
#include "session/commands/path_previews.h"
#include "session/commands/pointing.h"
#include "session/screens.h"

namespace cellophane {

namespace {

bool is_deep(const CellView& cell) {
    return cell.sight != Sight::Unknown &&
           terrain_rows[cell[Layer::Liquid]].properties.has(TerrainProperty::DeepWater);
}

/// Whether a setting of the player's asks before this step: from elsewhere into deep water, on foot.
bool has_to_ask_at_water(const Context& context, Direction toward) {
    if (!context.viewer.settings.asks_at_water || !context.seen().hero) return false;
    const HeroView& hero = *context.seen().hero;
    const Pos next = hero.at + step(toward);
    if (!context.seen().cells.contains(next) || hero.is(Status::Levitating)) return false;
    return is_deep(context.seen().cells[next]) && !is_deep(context.seen().cells[hero.at]) &&
           monster_at(context.seen(), next) == nullptr;
}

}  // namespace

GameOutcome walk(Context& context, Direction toward, bool to_pointed) {
    if (has_to_ask_at_water(context, toward)) {
        if (to_pointed) stop_pointing(context);
        return push(wading_question(toward));
    }
    return issue(GameOrder{.command = Move{toward}, .to_pointed = to_pointed});
}

GameOutcome travel_to_pointed(Context& context) {
    Pointing& mark = context.pointing.mark;
    if (context.game() == nullptr) return Stay{};
    if (context.pointing.proposed != PathPreview::None) return go_ahead(context);
    if (!mark.cell) return Stay{};
    const Pos target = *mark.cell;
    refresh_route(context);
    const std::size_t steps = mark.route.size();
    const bool beside = king_distance(context.seen().hero->at, target) == 1;
    mark.by_cursor = false;
    context.pointing.by_keys = false;
    // A neighboring cell is acted on, even one no journey would enter; round a corner one has to walk.
    if (beside && steps <= 1) return step_towards_pointed(context, true);
    return issue(GameOrder{.command = TravelTo{target}, .to_pointed = true});
}

GameOutcome step_towards_pointed(Context& context, bool to_pointed) {
    Pointing& mark = context.pointing.mark;
    if (!mark.cell || context.game() == nullptr) return Stay{};
    const Pos hero = context.seen().hero->at;
    refresh_route(context);
    const Pos next = mark.route.empty() ? *mark.cell : mark.route.front();
    for (Direction direction : directions)
        if (hero + step(direction) == next) return walk(context, direction, to_pointed);
    if (to_pointed) stop_pointing(context);
    return Stay{};
}

}  // namespace cellophane
