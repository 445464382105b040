#include <algorithm>
#include <vector>

#include "content/hordes.h"
#include "kit/grid/random_cell.h"
#include "play/ai/magic.h"
#include "play/combat/conjuring.h"
#include "play/combat/splitting.h"
#include "play/combat/standing_room.h"
#include "play/combat/teleport.h"
#include "play/effects/ground_effects.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/clairvoyance.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "play/society/monster_placement.h"
#include "play/turn/parties.h"
#include "world/creatures.h"

namespace cellophane {

namespace {

constexpr int most_followers = 50;
constexpr int most_called_by_friends = 5;
/// A summoner that enters its followers calls once in this many turns on average.
constexpr int entering_odds = 8;
constexpr int how_far_off = 39;

bool is_friend_who_takes_stairs(const Monster& monster) {
    return monster.is_about() && monster.is_ally() && !monster.is(Behavior::ShunsStairs);
}

/// The number of its followers; for an ally, of all allies on this level and those on adjacent levels that
/// take stairs.
int count_followers(const Acting& acting) {
    const Monster& self = acting.self;
    const Game& game = acting.game();
    int count = 0;
    for (const Monster& monster : acting.level().monsters) {
        if (&monster == &self || !monster.is_about()) continue;
        count += self.is_ally() ? monster.is_ally() : leader_of(acting.level(), monster) == &self;
    }
    if (!self.is_ally()) return count;
    for (const int depth : {game.depth - 1, game.depth + 1}) {
        if (depth < 1 || depth > deepest_depth(game.variant) ||
            !game.places[static_cast<std::size_t>(depth - 1)])
            continue;
        const Monsters& others = game.places[static_cast<std::size_t>(depth - 1)]->level.monsters;
        count += static_cast<int>(std::count_if(others.begin(), others.end(), is_friend_who_takes_stairs));
    }
    return count;
}

/// Whether chance has it summon this turn (rules/monsters.md 11.3).
bool feels_like_it(const Acting& acting) {
    const Monster& self = acting.self;
    const int followers = count_followers(acting);
    if (self.is(Behavior::AlwaysCasts)) return followers < most_followers;
    if (self.can(Ability::EntersSummons)) return acting.rng().uniform(1, entering_odds) == 1;
    if (self.is_ally() && followers >= most_called_by_friends) return false;
    return acting.rng().uniform(1, 3 * followers * followers + 2) == 1;
}

/// A random horde that its kind summons, weighted by frequency; null if it summons none.
const HordeRow* draw_summons(MonsterKind leader, Rng& rng) {
    const auto fits = [leader](const HordeRow& row) {
        return row.flags.has(HordeFlag::Summoned) && row.leader == leader;
    };
    int total = 0;
    for (const HordeRow& row : horde_rows())
        if (fits(row)) total += row.frequency;
    if (total == 0) return nullptr;
    int drawn = rng.uniform(0, total - 1);
    for (const HordeRow& row : horde_rows()) {
        if (!fits(row)) continue;
        if (drawn < row.frequency) return &row;
        drawn -= row.frequency;
    }
    return nullptr;
}

/// A random cell out of the hero's sight, `how_far_off` steps away at most; `near` if there is none.
Pos place_at_a_distance(const Acting& acting, const Monster& follower, Pos near) {
    const TerrainLayers& layers = acting.layers();
    const TerrainProperties shunned = shunned_terrain(follower);
    BitGrid cells = cells_within_walk(layers, acting.self.at, level_dividers & shunned, how_far_off);
    cells &= unoccupied_cells(acting.game());
    cells -= layers.cells_with(shunned);
    cells -= acting.place().known.in_view | clairvoyant_cells(acting.game());
    return cells.any() ? random_cell(cells, acting.rng()) : near;
}

/// Places the members of the horde; returns them.
std::vector<Monster*> call_followers(const Acting& acting, const HordeRow& horde) {
    Game& game = acting.game();
    Actor& self = acting.self;
    const bool bound = horde.flags.has(HordeFlag::DiesWithLeader);
    std::vector<Monster*> who;
    for (const HordeMember& member : horde.members) {
        const int count = acting.rng().clumped(member.least, member.most, member.dice);
        for (int i = 0; i < count; ++i) {
            Monster follower = called(member.kind, acting.self.at, self, bound, acting.rng());
            Pos at = room_near(game, follower, acting.self.at);
            if (at == nowhere) break;
            if (horde.flags.has(HordeFlag::AtADistance)) at = place_at_a_distance(acting, follower, at);
            follower.at = at;
            who.push_back(&add_creature(game, std::move(follower)));
        }
    }
    return who;
}

/// The summoner goes dormant inside one of its followers, and comes back when that one dies
/// (rules/monsters.md 13.4).
void enter(const Acting& acting, const Monster& holder) {
    Monster& self = acting.self;
    Level& level = acting.level();
    pass_on_leadership(acting.game(), self);
    self.leader = no_actor;
    self.inside = holder.id;
    self.set(MonsterMark::Dormant);
    end_holds(acting.living, self);
    self.vitals.submerged = false;
    move_actor(level, self, holder.at);
}

void announce(const Acting& acting, const Party& by, Pos from, const std::vector<Monster*>& who) {
    Summoned event{.by = by, .where = {}};
    for (const Monster* monster : who)
        if (is_perceived(acting.game(), *monster) && !event.where.is_full())
            event.where.push_back(monster->at);
    if (!by.is_known() && event.where.empty()) return;
    acting.turn.emit(event);
    if (by.is_known()) acting.turn.emit(Flared{from, Light::SummoningFlare});
}

}  // namespace

bool summon(const Acting& acting) {
    Monster& self = acting.self;
    const HordeRow* horde = draw_summons(self.kind, acting.rng());
    if (horde == nullptr) return false;
    const Party by = party(acting.game(), self);
    const Pos from = self.at;
    const std::vector<Monster*> who = call_followers(acting, *horde);
    if (who.empty()) return false;
    if (self.can(Ability::EntersSummons)) enter(acting, *who.front());
    announce(acting, by, from, who);
    for (Monster* follower : who) apply_instant_effects(acting.living, *follower);
    return true;
}

bool try_summoning(const Acting& acting) {
    if (!acting.self.can(Ability::Summons) || !feels_like_it(acting) || !summon(acting)) return false;
    acting.spend_cast();
    return true;
}

}  // namespace cellophane
