#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "content/own_variant.h"
#include "content/styles.h"
#include "kit/base/boxed.h"
#include "protocol/appraisal.h"
#include "protocol/command.h"
#include "protocol/discoveries.h"
#include "protocol/event.h"
#include "protocol/observation.h"

namespace cellophane {

struct Game;
struct TurnCaches;
class Digging;

struct NewGame {
    std::uint64_t seed = 1;
    Style style = Style::Brogue;
    DungeonVariant variant{};
    /// The hero begins at the arrival stairs of this depth.
    int depth = 1;
    /// Nothing hurts the hero and it needs no food: for studying levels by walking through them.
    bool harmless = false;
};

/// The façade of the rules: commands in, reports and observations out. Copyable; a copy is a snapshot.
class Play {
public:
    /// The options must make a request without problems (dungeon/generate.h); a caller that takes them from a
    /// person or a program checks `problems_of` first.
    explicit Play(const NewGame& options);
    /// Goes on with a state that is sound (record/snapshot.h).
    static Play resumed(std::unique_ptr<Game> game);
    Play(const Play&);
    Play& operator=(const Play&);
    Play(Play&&) noexcept;
    Play& operator=(Play&&) noexcept;
    ~Play();

    /// The events of the beginning (arrival on the first level); call once, before the first command.
    Report begin();
    /// Never throws and never refuses by crashing: what cannot be done is an event and takes no time.
    Report submit(const Command& command, WantedFrames animation_frames = WantedFrames::LeftOut);

    /// How things stand after the last command: whether it goes on, what is asked, whether the game is over.
    Report report() const;

    const Observation& observe() const;
    /// The observation and the state hold these as well, but take longer.
    int depth() const;
    int deepest() const;
    int turns() const;
    bool is_harmless() const;
    /// Whether the hero hallucinates without telepathy; quicker than an observation.
    bool hero_sees_things() const;
    /// What the hero remembers of a level; all it knows of the one it is on. None if it has not been there.
    std::optional<Observation> remembered(int depth) const;
    /// All there is on the level, known to the hero or not: for viewers of the game.
    Observation unveil() const;
    /// The cells a journey to `target` would pass, hero's own cell left out; empty if there is none. If the
    /// target cannot be reached the route ends at the nearest cell that can.
    std::vector<Pos> route_to(Pos target) const;
    /// The cells the next steps of exploring would pass.
    std::vector<Pos> explore_route() const;
    /// The cells over which an item thrown at `target` would fly if all is as the hero knows it; empty if it
    /// would not leave the hero's hand.
    std::vector<Pos> throw_route(Pos target) const;
    /// The same for what the staff or wand with a letter would send: it flies on past `target`.
    std::vector<Pos> zap_route(char item, Pos target) const;
    /// Whether aiming the item with this letter at the creature in a cell makes sense, as far as the hero
    /// knows (rules/interface.md 9).
    bool is_fit_target(char item, bool thrown, Pos at) const;
    /// Whether the item with this letter will do where one is asked for.
    bool may_choose(char item) const;
    /// Whether the command would do nothing, and take no turn, as far as the hero knows. False for commands
    /// about which nobody asks (play/time/refusals.h).
    bool is_plainly_refused(const Command& command) const;
    std::optional<Pos> known_stairs(Stair which) const;
    /// What the hero knows of the kinds of things there are.
    Discoveries discoveries() const;
    /// What the items in the pack are worth to the hero, as far as the hero can tell, in pack order.
    Appraisals appraisals() const;
    /// A hash of the streams, the hero and the clocks alone: quick to make, and different soon after anything
    /// is.
    std::uint64_t pulse() const;
    /// A hash of what a command that takes no turn can change: quick to make. If it is the same after a
    /// command as before it, so is the whole state.
    std::uint64_t stance() const;
    /// 64-bit hash over the whole state, streams included; equal states give equal hashes everywhere.
    std::uint64_t state_hash() const;

    /// Frees the working memory, which the next command and the next observation make anew. Nothing in the
    /// game changes by it.
    void free_working_memory();

    /// The whole state as it is now. It does not keep up with the game: ask again after the next command.
    const Game& game() const;

private:
    explicit Play(std::unique_ptr<Game> game);
    const std::shared_ptr<const Digging>& digging() const;
    /// Makes working memory where there is none.
    TurnCaches& caches() const;

    std::unique_ptr<Game> game_;
    /// Working memory: never copied, hashed or saved. No part of the state, except for light not computed
    /// yet. None before it is needed.
    mutable std::unique_ptr<TurnCaches> caches_;
    /// How far the dungeon was dug when the working memory was freed, or in the game this is a copy of.
    std::shared_ptr<const Digging> digging_;
    mutable Boxed<Observation> seen_;
    mutable bool seen_is_current_ = false;
};

/// Everything a generated level holds, as an omniscient viewer sees it: no hero, no disguise.
Observation survey(std::uint64_t seed, Style style, const DungeonVariant& variant, const struct Level& level);

}  // namespace cellophane
