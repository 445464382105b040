#include "session/parts.h"

namespace cellophane {

namespace {

Stair stair_of(Proposal what) {
    return what == Proposal::StairsUp ? Stair::Up : Stair::Down;
}

/// Where its way ends; nowhere, if there is none.
std::optional<Pos> end_of(const Play& game, Proposal what) {
    if (what != Proposal::Explore) return game.known_stairs(stair_of(what));
    const std::vector<Pos> way = game.explore_route();
    return way.empty() ? std::nullopt : std::optional{way.back()};
}

}  // namespace

void Session::Parts::press_for(Proposal what) {
    if (subject.game() == nullptr) return;
    if (pointing.proposed == what) return go_ahead();
    if (!propose(what)) order_proposed(what);
}

bool Session::Parts::propose(Proposal what) {
    const std::optional<Pos> end = end_of(*subject.game(), what);
    if (!end || *end == seen().hero->at) return false;
    mode = Mode::Map;
    point_at(end, false);
    pointing.mark.by_cursor = true;
    pointing.proposed = what;
    return true;
}

void Session::Parts::propose_to_go_on() {
    if (!propose(Proposal::Explore)) return;
    // Nobody has asked: what has just happened is more interesting.
    pointing.mark.by_cursor = false;
    pointing.mark.unasked = true;
}

void Session::Parts::go_ahead() {
    order_proposed(pointing.proposed);
}

void Session::Parts::order_proposed(Proposal what) {
    stop_pointing();
    if (what == Proposal::Explore)
        submit(Explore{});
    else
        submit(TravelToStairs{stair_of(what)});
}

void Session::Parts::explore_fast() {
    stop_pointing();
    long_command.forced_pace = 1;
    submit(Explore{});
    long_command.forced_pace = 0;
}

}  // namespace cellophane
