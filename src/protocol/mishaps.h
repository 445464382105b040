#pragma once

#include <cstdint>
#include <optional>

#include "content/features.h"
#include "content/monsters.h"
#include "content/statuses.h"
#include "content/terrain.h"
#include "kit/base/pos.h"
#include "protocol/views.h"

namespace cellophane {

// What time and terrain do to the hero and to creatures. An empty `who` is the hero, unless noted otherwise.

enum class DeathCause : std::uint8_t {
    Burning,
    Starvation,
    Poison,
    Fall,
    Terrain,
    /// By a blow or a bolt.
    Creature,
    /// The hero's own bolt, reflected.
    Reflection,
    /// A ring drained the hero's health.
    Ring,
    // Causes for creatures only.
    /// It is bound to its leader, which is gone.
    LeaderGone,
    LifeSpent,
    Negated,
    /// It burst; that was its attack, or its end.
    Burst,
    count
};

/// What a game came to.
enum class Fate : std::uint8_t {
    Died,
    /// Out of the dungeon by its door, the Amulet in hand.
    Escaped,
    /// Through the portal at the bottom of it all, with the Amulet.
    Mastered,
    /// The player gave up.
    Quit,
    count
};

/// How a game ended.
struct Ending {
    /// Meaningful only if the hero died.
    DeathCause cause{};
    /// The terrain that killed, if one did.
    Terrain terrain = Terrain::Nothing;
    int depth = 1;
    /// The kind of the creature that killed, if one did.
    MonsterKind killer = MonsterKind::You;
    Fate fate = Fate::Died;

    bool is_victory() const { return fate == Fate::Escaped || fate == Fate::Mastered; }
    friend bool operator==(const Ending&, const Ending&) = default;
};

struct HeroDied {
    Ending ending;
};
struct HeroWon {
    Fate fate{};
};
struct GaveUp {};
/// A creature in view died otherwise than by a blow or bolt, or one anywhere was negated to death.
struct CreatureDied {
    MonsterView who;
    DeathCause cause{};
    Terrain terrain = Terrain::Nothing;
    /// The hero perceived the creature.
    bool known = true;
};
/// A status took hold; `by` is the terrain that brought it.
struct StatusBegan {
    Status status{};
    std::optional<MonsterView> who{};
    Terrain by = Terrain::Nothing;
};
/// A status of the hero's has run out.
struct StatusEnded {
    Status status{};
};
/// Gas or steam hurt the hero.
struct HurtByTerrain {
    Terrain by;
};
struct HealedByTerrain {};
/// An explosion hurt the hero or a creature in view, which survived.
struct Blasted {
    std::optional<MonsterView> who{};
    Terrain by = Terrain::Nothing;
};
/// A trap plate in view went down. `who` is empty for the hero, for an item, and for a creature not
/// perceived.
struct PlatePressed {
    Pos at;
    std::optional<MonsterView> who{};
    bool by_hero = false;
    /// The item that lies on it.
    std::optional<ItemView> item{};
};
/// A feature that has a message for the hero grew in view.
struct FeatureSeen {
    Feature feature{};
};
/// Deep water carried something out of the pack.
struct ItemSwept {
    ItemView item;
};
/// Something lying in view burned up, or fell out of sight.
struct ItemBurned {
    ItemView item;
};
struct ItemFell {
    ItemView item;
};
/// An altar took more enchantment from it than it had to give.
struct ItemShattered {
    ItemView item;
};
/// An alarm went off out of view, near enough to be heard.
struct AlarmHeard {};
struct CreatureFell {
    MonsterView who;
};
/// Nutrition reached 350, 150, 50 or 0.
struct HungerFelt {
    int nutrition = 0;
    bool has_food = false;
};
/// The hero ate because it had to.
struct AteByForce {
    ItemView item;
};
struct Struggled {
    Terrain in;
};
struct BrokeFree {};
struct Vomited {
    /// None: the hero.
    std::optional<MonsterView> who;
};
/// Health fell through this share, in percent.
struct HealthAlert {
    int percent = 0;
};
/// The poison in the hero will take more than this share of the health that is left, in percent; 100: all of
/// it.
struct PoisonAlert {
    int percent = 0;
};
/// Floating over what kills, or standing on lava: just enough turns are left to get back, or no longer.
struct ReturnWarning {
    bool too_late = false;
};

}  // namespace cellophane
