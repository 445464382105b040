#include "play/ai/magic.h"

#include "play/ai/casting.h"
#include "play/combat/bolt.h"

namespace cellophane {

namespace {

constexpr int casting_percent = 30;

bool will(const Acting& acting) {
    return acting.self.is(Behavior::AlwaysCasts) || acting.rng().percent(casting_percent);
}

void cast(const Acting& acting, Bolt bolt, Pos target) {
    acting.spend_cast();
    cast_bolt(acting.turn, acting.living, acting.self, bolt, bolt_rows[bolt].magnitude, target);
}

/// Casts the first bolt that the rules and chance allow at the target.
bool cast_at(const Acting& acting, const Actor& target) {
    for (const Bolt bolt : acting.self.stats.bolts) {
        if (!may_cast(acting, bolt, target) || !will(acting)) continue;
        cast(acting, bolt, target.at);
        return true;
    }
    return false;
}

}  // namespace

bool try_magic(const Acting& acting) {
    if (try_summoning(acting)) return true;
    if (acting.self.stats.bolts.empty()) return false;
    if (cast_at(acting, acting.game().hero)) return true;
    const Monsters& monsters = acting.level().monsters;
    for (const Monster& other : monsters)
        if (cast_at(acting, other)) return true;
    return false;
}

}  // namespace cellophane
