#include "session/commands/path_previews.h"

#include <algorithm>
#include <optional>
#include <utility>
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
    const std::optional<Pos> at = context.pointing.mark.cell;
    stop_pointing(context);
    switch (what) {
        case PathPreview::Explore:
            return issue(Explore{});
        case PathPreview::StairsDown:
        case PathPreview::StairsUp:
            return issue(TravelToStairs{stair_of(what)});
        case PathPreview::Search:
        case PathPreview::Wait:
        case PathPreview::WaitForGas:
            return issue(LongSearch{});
        case PathPreview::AttackSleeper:
        case PathPreview::AttackBursting:
        case PathPreview::FreeCaptive:
        case PathPreview::Approach:
            if (!at) return Stay{};
            context.pointing.takes_offer = true;
            return issue(TravelTo{*at});
        case PathPreview::None:
        case PathPreview::count:
            break;
    }
    return Stay{};
}

/// The creature that stopped an automatic command; none if none did.
std::optional<WayBarred> barred_by(const Report& report) {
    for (const Event& event : report.events) {
        if (const Explored* explored = event.as<Explored>(); explored != nullptr && explored->behind)
            return explored->behind;
        if (const TravelBlocked* blocked = event.as<TravelBlocked>(); blocked != nullptr && blocked->behind)
            return blocked->behind;
        if (const CellOccupied* occupied = event.as<CellOccupied>();
            occupied != nullptr && occupied->by_himself && occupied->by)
            return WayBarred{occupied->by->at, occupied->by};
    }
    return std::nullopt;
}

/// What helps against a creature in the only way; none if nothing does.
PathPreview help_against(const WayBarred& barred) {
    if (!barred.by) return PathPreview::Approach;
    if (barred.by->marks.has(MonsterMark::Captive)) return PathPreview::FreeCaptive;
    const MonsterView& who = *barred.by;
    const bool stays = who.behaviors.has(Behavior::Immobile);
    if (who.state == MonsterState::Ally || who.behaviors.has(Behavior::Invulnerable) ||
        who.behaviors.has(Behavior::ImmuneToWeapons))
        return stays ? PathPreview::None : PathPreview::Wait;
    if (who.state == MonsterState::Sleeping) return PathPreview::AttackSleeper;
    return who.abilities.has(Ability::Bursts) ? PathPreview::AttackBursting : PathPreview::Approach;
}

bool is_offer(PathPreview what) {
    return offer_words(what) != nullptr;
}

}  // namespace

const OfferWords* offer_words(PathPreview what) {
    switch (what) {
        case PathPreview::Search:
            return &search_offer;
        case PathPreview::AttackSleeper:
            return &attack_sleeper_offer;
        case PathPreview::AttackBursting:
            return &attack_bursting_offer;
        case PathPreview::FreeCaptive:
            return &free_captive_offer;
        case PathPreview::Approach:
            return &approach_offer;
        case PathPreview::Wait:
            return &wait_offer;
        case PathPreview::WaitForGas:
            return &wait_for_gas_offer;
        case PathPreview::None:
        case PathPreview::Explore:
        case PathPreview::StairsDown:
        case PathPreview::StairsUp:
        case PathPreview::count:
            break;
    }
    return nullptr;
}

GameOutcome press_for(Context& context, PathPreview what) {
    if (context.game() == nullptr) return Stay{};
    const bool takes_offer = is_offer(context.pointing.proposed) && context.pointing.ordered == what;
    if (context.pointing.proposed == what || takes_offer) return go_ahead(context);
    if (context.viewer.goes_at_once()) return order_proposed(context, what);
    if (propose(context, what)) return Stay{};
    return order_proposed(context, what);
}

void propose_to_go_on(Context& context) {
    if (!propose(context, PathPreview::Explore)) return;
    // Not asked for by the player: messages and sidebar do not give way to it.
    context.pointing.mark.by_cursor = false;
    context.pointing.mark.unasked = true;
}

void note_order(Context& context, const Command& command) {
    PointedAt& pointing = context.pointing;
    const TravelToStairs* stairs = command.as<TravelToStairs>();
    const bool takes_offer = std::exchange(pointing.takes_offer, false);
    if (command.is<Explore>()) pointing.ordered = PathPreview::Explore;
    if (stairs != nullptr)
        pointing.ordered = stairs->which == Stair::Up ? PathPreview::StairsUp : PathPreview::StairsDown;
    if (command.is<TravelTo>() && !takes_offer) pointing.ordered = PathPreview::None;
}

void offer_help(Context& context, const Report& report) {
    if (const std::optional<WayBarred> barred = barred_by(report)) {
        const PathPreview help = help_against(*barred);
        if (help == PathPreview::None) return;
        point_at(context, barred->at, false);
        context.pointing.proposed = help;
        return;
    }
    if (!report.has_event<Explored>() && !report.has_event<TravelUnknown>() &&
        !report.has_event<TravelBlocked>())
        return;
    const bool is_gas = std::any_of(report.events.begin(), report.events.end(), is_barred_by_gas);
    if (!is_gas) {
        const std::optional<DeadEnd> dead_end = dead_end_of(*context.game(), context.messages.last_search);
        if (!dead_end || dead_end->is_searched) return;
    }
    stop_pointing(context);
    context.pointing.proposed = is_gas ? PathPreview::WaitForGas : PathPreview::Search;
    // Exploring is what the offer stands for, whatever was asked.
    context.pointing.ordered = PathPreview::Explore;
}

GameOutcome go_ahead(Context& context) {
    return order_proposed(context, context.pointing.proposed);
}

GameOutcome explore_fast(Context& context) {
    if (is_offer(context.pointing.proposed) && context.pointing.ordered == PathPreview::Explore)
        return go_ahead(context);
    stop_pointing(context);
    return issue(GameOrder{.command = Explore{}, .pace = 1});
}

}  // namespace cellophane
