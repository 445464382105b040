#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "content/colors.h"
#include "content/lights.h"
#include "content/terrain.h"
#include "kit/base/one_of.h"
#include "kit/base/pos.h"
#include "protocol/animation_frame.h"
#include "protocol/feats.h"
#include "protocol/fights.h"
#include "protocol/handling.h"
#include "protocol/mishaps.h"
#include "protocol/views.h"

namespace cellophane {

enum class ArrivedBy : std::uint8_t { NewGame, StairsDown, StairsUp, Falling, count };

/// The hero stands on a level, for the first time or again.
struct LevelEntered {
    int depth;
    ArrivedBy by;
    bool first_visit;
    /// The hero fell into deep water, which does not hurt.
    bool into_water = false;
};
struct Moved {
    Pos from;
    Pos to;
};
/// The hero walked into terrain that does not give way; no time passed.
struct Bumped {
    Terrain terrain;
};
/// A creature stands where the hero would step; no time passed. `by` is empty if the hero does not perceive
/// it.
struct CellOccupied {
    std::optional<MonsterView> by;
    /// During automatic movement, which attacks no creature but one at the travel target.
    bool by_himself = false;
};
struct DoorOpened {
    Pos at;
};
/// A secret in view was found; `terrain` is what it turned out to be.
struct SecretFound {
    Pos at;
    Terrain terrain;
};
/// The fifth search in a row ended.
struct SearchedThoroughly {};
/// The way out of the dungeon (exit on depth 1, portal on depth 40) stays shut without the Amulet.
struct ExitRefused {
    Terrain terrain;
};
/// A step that would be certain death was not taken.
struct CertainDeathRefused {
    Terrain terrain;
};
struct FellDown {};
/// Nothing lies below the deepest level: the fall ended somewhere else on it.
struct FallCaught {};
/// Terrain worth stopping for came into view during automatic movement.
struct NotableSeen {
    Pos at;
    Terrain terrain;
};
/// A creature came newly into direct view during a long command; allies, captives and what cannot act are
/// excepted.
struct CreatureNoticed {
    MonsterView who;
};
/// A creature that automatic movement goes round, in the only way there is.
struct WayBarred {
    Pos at;
    /// Empty if the hero does not perceive it at present: the hero saw it there.
    std::optional<MonsterView> by;
};
/// Nothing is left to explore that can be reached.
struct Explored {
    /// What is left lies behind gas, as far as the hero knows.
    bool behind_gas = false;
    /// What is left lies behind a creature.
    std::optional<WayBarred> behind{};
};
/// The hero does not know the travel target, or the stairs asked for.
struct TravelUnknown {};
/// No way leads to the travel target.
struct TravelBlocked {
    /// Only gas is in the way, as far as the hero knows.
    bool behind_gas = false;
    /// Only a creature is in the way.
    std::optional<WayBarred> behind{};
};
/// The journey ends: something on the way ahead was revealed, or has come into it.
struct RouteChanged {};
/// The travel target is the hero's own cell.
struct AlreadyThere {};
/// The hero cannot make out the ground around it, and will not explore what it cannot see.
struct TooDark {};
/// Nor does the hero explore while confused, or (`WalledIn`) while walled in by crystal.
struct TooConfused {};
struct WalledIn {};
/// A light flashes up and dies (content/lights.h, `flare_rows`).
struct Flared {
    Pos at;
    Light light;
};
/// A ring of color runs outward over the cells the hero looks at.
struct Flashed {
    Pos at;
    Color color;
    /// In cells.
    int radius = 0;
    /// How many frames of 50 milliseconds it takes.
    int frames = 15;
    /// Over all the cells the hero knows, seen now or not.
    bool on_map = false;
};

/// What happened, in order; never how it is to be drawn or told.
class Event
    : public OneOf<
          LevelEntered, Moved, Bumped, CellOccupied, DoorOpened, SecretFound, SearchedThoroughly, ExitRefused,
          CertainDeathRefused, FellDown, FallCaught, NotableSeen, Explored, TravelUnknown, TravelBlocked,
          AlreadyThere, TooDark, Flared, Flashed, HeroDied, CreatureDied, StatusBegan, StatusEnded,
          HurtByTerrain, HealedByTerrain, Blasted, PlatePressed, FeatureSeen, ItemSwept, ItemBurned, ItemFell,
          CreatureFell, HungerFelt, AteByForce, Struggled, BrokeFree, Vomited, HealthAlert, PoisonAlert,
          ReturnWarning, CreatureNoticed, ItemTaken, GoldTaken, SecondAmuletGone, PackFull, ItemUnderfoot,
          KeySeen, KeyUsed, ItemDropped, ItemThrown, PotionBroke, HandsRefused, Equipped, TakenOff, TooHeavy,
          Eaten, PotionDrunk, ScrollRead, KindLearned, Identified, Fizzled, Relabeled, Called, MagicFelt,
          NothingToChoose, Enchanted, CharmWoken, Struck, Corroded, Stolen, Afflicted, HeldFast, Knockback,
          Released, Split, Summoned, Appeared, BoltCast, BoltStruck, BoltReflected, Blinked, Joined, Turned,
          Negated, Empowered, Learned, LossFelt, BondFormed, Arrived, RouteChanged, TooConfused, WalledIn,
          RuneActed, RuneStirred, HeroWon, FeatWon, FeatFailed, EasyModeAnswered, ItemShattered, RuneFaded,
          Zapped, MadeHardier, MadeStronger, MindsFelt, CursesLifted, GearProtected, PackRecharged,
          HordesCame, CharmReady, AlarmHeard, GaveUp, Whisked> {
public:
    using OneOf::OneOf;
};

/// What the rules must know before they go on; the next command is an `Answer`.
enum class Question : std::uint8_t {
    None,
    LeapIntoChasm,
    WalkIntoFire,
    WalkIntoGas,
    StepOnTrap,
    WalkByLava,
    ThrowInUse,
    FreeCaptive,
    AttackAlly,
    AttackAcid,
    /// The item is known to be malevolent.
    UseMalevolent,
    /// There is no room for all of the food.
    EatTooMuch,
    /// The next three want an item: both hands wear rings; what to spend the scroll on.
    WhichRing,
    WhatToEnchant,
    WhatToIdentify,
    /// There is no way back from an easier game.
    PlayEasily,
    /// Known lava lies where a blink may end.
    BlinkOverLava,
    /// A weapon made for the hand, which a hit uses up, or a potion that does nothing when it breaks.
    ThrowAway,
    /// It is known to do nothing as things are.
    UseInVain,
    /// An ally is in the way of it.
    HarmAlly,
    count
};

/// Whether the answer is an item, and not yes or no.
constexpr bool asks_for_item(Question question) {
    return question == Question::WhichRing || question == Question::WhatToEnchant ||
           question == Question::WhatToIdentify;
}

/// Whether the question goes away without an answer. A scroll that has been read is spent on something.
constexpr bool can_be_canceled(Question question) {
    return question != Question::WhatToEnchant && question != Question::WhatToIdentify;
}

/// What came of one command.
struct Report {
    std::vector<Event> events;
    /// Hero turns that passed.
    int turns = 0;
    /// Health gained or lost, natural regeneration excluded.
    int health_change = 0;
    /// A long command has more to do: send `Continue` for its next step.
    bool going_on = false;
    Question question = Question::None;
    /// The letter of the item the question is about; 0: none.
    char about = 0;
    /// The game is over: nothing is done any more.
    bool over = false;
    /// In order; empty unless they were requested (`WantedFrames`).
    std::vector<AnimationFrame> animation_frames{};

    /// Whether any of its events is of that kind.
    template <class Kind>
    bool has_event() const {
        return std::any_of(events.begin(), events.end(), [](const Event& event) { return event.is<Kind>(); });
    }
};

}  // namespace cellophane
