#include "play/combat/beckoning.h"

#include <algorithm>

#include "content/bolt_powers.h"
#include "play/combat/blink.h"
#include "play/combat/displacement.h"
#include "play/turn/parties.h"

namespace cellophane {

namespace {

/// The way back, the caster's cell at its end.
std::vector<Pos> way_back(const std::vector<Pos>& flown, Pos caster) {
    std::vector<Pos> way;
    if (!flown.empty()) way.assign(flown.rbegin() + 1, flown.rend());
    way.push_back(caster);
    return way;
}

}  // namespace

bool beckon(Turn& turn, LevelContext& level, Actor& whom, Actor& by, const std::vector<Pos>& flown) {
    const Pos from = whom.at;
    const int distance = king_distance(from, by.at);
    if (distance <= 1) return false;
    free_captive(turn, level, whom);
    const std::vector<Pos> line = way_back(flown, by.at);
    const int length = blink_length(turn.game, line, blink_reach(beckoning_magnitude(distance)));
    if (length == 0) return false;
    const Pos to = line[static_cast<std::size_t>(length - 1)];
    land(turn, level, whom, to);
    if (!whom.is_hero()) whom.vitals.ticks = std::max(whom.vitals.ticks, by.attack_ticks() + 1);
    turn.emit(Blinked{party(turn.game, whom), from, to, true});
    return true;
}

}  // namespace cellophane
