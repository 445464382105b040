#include "play/combat/blink.h"

#include "play/combat/displacement.h"
#include "play/items/item_keys.h"
#include "play/turn/parties.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

/// What a blink of the hero adds to the scent clock.
constexpr int scent_of_blinking = 30;

}  // namespace

bool stops_short_of(const Game& game, Pos at) {
    const Level& level = game.here().level;
    if (!level.size().contains(at) || at == game.hero.at ||
        level.layers.has(at, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision}))
        return true;
    const Monster* other = somebody_at(level, at);
    return other != nullptr && !other->vitals.submerged;
}

int blink_length(const Game& game, const std::vector<Pos>& line, int reach) {
    int length = 0;
    while (length < reach && length < static_cast<int>(line.size()) &&
           !stops_short_of(game, line[static_cast<std::size_t>(length)]))
        ++length;
    return length;
}

void blink(Turn& turn, LevelContext& level, Actor& who, Pos to) {
    const Pos from = who.at;
    const bool was_seen = level.is_seen(from);
    Party blinker = party_in_sight(turn.game, who);
    const std::size_t first = turn.events.size();
    land(turn, level, who, to);
    if (who.is_hero()) {
        turn.game.scent_clock += scent_of_blinking;
        leave_behind(level, from);
    }
    if (!blinker.is_known()) blinker = party_in_sight(turn.game, who);
    if (!was_seen && !level.is_seen(to) && !who.is_hero()) return;
    turn.emit_before(first, [&] { turn.emit(Blinked{.who = blinker, .from = from, .to = to}); });
}

}  // namespace cellophane
