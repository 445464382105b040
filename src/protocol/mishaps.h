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

// What time and terrain do to those in the dungeon. Where somebody may be named and is not, it is the hero.

enum class DeathCause : std::uint8_t {
    Burning,
    Starvation,
    Poison,
    Fall,
    Terrain,
    /// By a blow or a bolt.
    Creature,
    /// A bolt of his own came back.
    Reflection,
    /// A ring drank from him.
    Ring,
    // What becomes of creatures alone.
    /// Its leader is gone, and it was nothing without him.
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
    /// Given up by whoever played it.
    Quit,
    count
};

/// How a game ended.
struct Ending {
    /// Of death, if it was one.
    DeathCause cause{};
    /// What killed, where that was terrain.
    Terrain terrain = Terrain::Nothing;
    int depth = 1;
    /// Who killed, where that was somebody.
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
/// Somebody in view died of what was no blow, or somebody anywhere of losing his magic.
struct CreatureDied {
    MonsterView who;
    DeathCause cause{};
    Terrain terrain = Terrain::Nothing;
    /// The hero knows who it was.
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
/// An explosion caught somebody who lived.
struct Blasted {
    std::optional<MonsterView> who{};
    Terrain by = Terrain::Nothing;
};
/// A trap plate in view went down. Nobody, if what is on it cannot be seen, or is a thing.
struct PlatePressed {
    Pos at;
    std::optional<MonsterView> who{};
    bool by_hero = false;
    /// The thing that lies on it.
    std::optional<ItemView> item{};
};
/// What grew in view has something to say.
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
/// An altar asked more of it than there was.
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
/// The hero ate because he had to.
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
/// The poison in him will take more than this share of the health that is left, in percent; 100: all of it.
struct PoisonAlert {
    int percent = 0;
};
/// Floating over what kills, or standing on lava: just enough turns are left to get back, or no longer.
struct ReturnWarning {
    bool too_late = false;
};

}  // namespace cellophane
