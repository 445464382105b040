#include "session/commands/path_previews.h"

#include <optional>
#include <vector>

#include "session/commands/pointing.h"
#include "session/messages/event_messages.h"

namespace cellophane {

namespace {

Stair stair_of(PathPreview what) {
    return what == PathPreview::StairsUp ? Stair::Up : Stair::Down;
}

/// The end of the way; none if there is no way.
std::optional<Pos> end_of(const Play& game, PathPreview what) {
    if (what != PathPreview::Explore) return game.known_stairs(stair_of(what));
    const std::vector<Pos> way = game.explore_route();
    return way.empty() ? std::nullopt : std::optional{way.back()};
}

/// Marks the way. Returns whether there is one.
bool propose(Context& context, PathPreview what) {
    const std::optional<Pos> end = end_of(*context.game(), what);
    if (!end || *end == context.seen().hero->at) return false;
    point_at(context, end, false);
    context.pointing.mark.by_cursor = true;
    context.pointing.proposed = what;
    return true;
}

GameOutcome order_proposed(Context& context, PathPreview what) {
    stop_pointing(context);
    if (what == PathPreview::Search) return issue(LongSearch{});
    if (what == PathPreview::Explore) return issue(Explore{});
    return issue(TravelToStairs{stair_of(what)});
}

}  // namespace

GameOutcome press_for(Context& context, PathPreview what) {
    if (context.game() == nullptr) return Stay{};
    const bool takes_offer = what == PathPreview::Explore && context.pointing.proposed == PathPreview::Search;
    if (context.pointing.proposed == what || takes_offer) return go_ahead(context);
    if (propose(context, what)) return Stay{};
    return order_proposed(context, what);
}

void propose_to_go_on(Context& context) {
    if (!propose(context, PathPreview::Explore)) return;
    // Not asked for by the player: messages and sidebar do not give way to it.
    context.pointing.mark.by_cursor = false;
    context.pointing.mark.unasked = true;
}

void offer_search(Context& context, const Report& report) {
    if (!report.tells_of<Explored>() && !report.tells_of<TravelUnknown>() &&
        !report.tells_of<TravelBlocked>())
        return;
    const std::optional<DeadEnd> dead_end = dead_end_of(*context.game(), context.messages.last_search);
    if (!dead_end || dead_end->is_searched) return;
    stop_pointing(context);
    context.pointing.proposed = PathPreview::Search;
}

GameOutcome go_ahead(Context& context) {
    return order_proposed(context, context.pointing.proposed);
}

GameOutcome explore_fast(Context& context) {
    stop_pointing(context);
    return issue(GameOrder{.command = Explore{}, .pace = 1});
}

}  // namespace cellophane
