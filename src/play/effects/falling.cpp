#include "play/effects/falling.h"

#include <algorithm>
#include <utility>

#include "play/effects/harm.h"
#include "play/observation/vision.h"
#include "play/pathfinding/mishap.h"
#include "play/perception/visibility.h"
#include "play/society/holds.h"
#include "play/society/leadership.h"
#include "world/creatures.h"
#include "world/environment/floor_items.h"

namespace cellophane {

namespace {

using Property = TerrainProperty;

/// Sends a creature to the level below, with what it carries; its followers get a new leader.
void send_below(LevelContext& living, Monster& monster) {
    pass_on_leadership(living.game(), monster);
    Traveler traveler = take_leave(living.level(), monster);
    traveler.depth = living.level().depth + 1;
    traveler.monster.leader = no_actor;
    traveler.monster.vitals.statuses.end(Status::Entranced);
    living.game().travelers.push_back(std::move(traveler));
}

}  // namespace

int fall_damage(Rng& rng) {
    return rng.clumped(6, 12, 2);
}

void let_creatures_fall(LevelContext& living) {
    Monsters& monsters = living.level().monsters;
    const bool anyone = std::any_of(monsters.begin(), monsters.end(), [&](const Monster& monster) {
        return monster.is_about() &&
               (monster.vitals.falling || mishap_of(monster, living.ground()) == Mishap::Falls);
    });
    // Nearly always nobody does, and no list is made.
    if (!anyone) return;
    // Dropped items may press plates that bring in new creatures: those fall next time.
    for (const ActorId id : ids_of(monsters)) {
        Monster* there = monsters.find(id);
        if (there == nullptr || !there->is_about()) continue;
        Monster& monster = *there;
        Actor& who = monster;
        who.vitals.falling = false;
        if (mishap_of(who, living.ground()) != Mishap::Falls) continue;
        if (is_in_sight(living.game(), monster)) living.emit(CreatureFell{view_of(monster)});
        end_holds_and_webs(living, who);
        const int damage = fall_damage(living.around().rng);
        const Ending why{DeathCause::Fall, Terrain::Nothing, living.level().depth};
        who.vitals.falling = true;
        // Nothing lies under the deepest level, and machines do not survive a fall.
        if (living.level().depth >= deepest_depth(living.game().variant) ||
            who.is(Behavior::ActsWhenActivated))
            kill(living, who, why);
        else
            hurt(living, who, damage, why, Shielding::Counts);
        if (!who.vitals.dead) send_below(living, monster);
    }
}

void lose_below(LevelContext& living, const Item& item) {
    if (living.is_seen(item.at)) {
        living.emit(ItemFell{known_view_of(living.game(), item)});
        reveal_secret(living.game(), item.at, living.turn().events);
    }
    const bool breaks = item.row().category == ItemCategory::Potion ||
                        living.level().depth >= deepest_depth(living.game().variant);
    if (!breaks) living.game().fallen_items.push_back({item, living.level().depth + 1, living.game().rounds});
}

void let_items_fall(LevelContext& living) {
    for (std::size_t i = 0; i < living.level().items.size();) {
        const Item& item = living.level().items[i];
        if (lies_on_floor(item) && living.ground().has(item.at, {Property::Descends}))
            lose_below(living, take_item(living.around(), i));
        else
            ++i;
    }
}

}  // namespace cellophane
