#include "play/combat/stepping.h"

#include <utility>

#include "play/combat/attack_patterns.h"
#include "play/items/item_keys.h"
#include "play/pathfinding/passability.h"
#include "play/perception/allegiance.h"
#include "play/perception/visibility.h"
#include "play/stats/combat_math.h"
#include "world/levers.h"

namespace cellophane {

namespace {

using Kind = StepVerdict::Kind;

/// Considers a step, the first rule that decides first.
class Consideration {
public:
    Consideration(const Game& game, const Actor& who, const Step& step)
        : game_{game}, level_{game.here().level}, who_{who}, step_{step} {
        verdict_.to = who.at + cellophane::step(step.toward);
    }

    StepVerdict verdict() && {
        verdict_.kind = kind();
        return std::move(verdict_);
    }

private:
    Kind kind() {
        const Pos to = verdict_.to;
        if (!level_.size().contains(to)) return Kind::OffTheMap;
        if (who_.is(Behavior::ConfinedToLiquid) &&
            !level_.layers.mechanics(to).has(TerrainMechanic::AllowsSubmersion))
            return Kind::OutOfElement;
        verdict_.whom = anybody_at(game_, to);
        if (verdict_.whom == nullptr && pushes()) return Kind::Pushes;
        // From within crystal the hero reaches only what sits in a wall.
        if (who_.is_hero() && is_walled_in(game_) && !is_in_wall()) return barred_by(who_.at);
        if (attacks() && reaches()) return Kind::Reaches;
        if (!is_in_wall())
            if (const Pos bar = first_bar(); !(bar == nowhere)) return barred_by(bar);
        return verdict_.whom == nullptr ? goes(Kind::Enters) : met(*verdict_.whom);
    }

    Kind goes(Kind how) {
        if (!who_.is_hero()) return how;
        if (step_.attacks) strike_in_passing();
        return is_level_exit(level_.layers[Layer::Dungeon][verdict_.to]) ? Kind::Leaves : how;
    }

    /// Levers and the like answer to the hero's push.
    bool pushes() const { return who_.is_hero() && has_lever(level_.layers, verdict_.to); }

    void strike_in_passing() {
        const Item* weapon = weapon_in_hand(game_.hero);
        const auto is_foe = [&](Pos at) {
            const Monster* other = level_.size().contains(at) ? somebody_at(level_, at) : nullptr;
            return other != nullptr && is_perceived(game_, *other) &&
                   is_willing_to_attack(game_, who_, *other) && !is_futile(game_, who_, *other);
        };
        const Pos to = verdict_.to;
        const Pos beyond = to + cellophane::step(step_.toward);
        if (has_manner(weapon, Manner::Lunges) && verdict_.whom == nullptr && is_foe(beyond) &&
            !cuts_corner(level_.layers, to, step_.toward))
            verdict_.in_passing.lunge.push_back(beyond);
        if (!has_manner(weapon, Manner::PassingAttack)) return;
        for (const Direction d : directions) {
            const Pos at = who_.at + cellophane::step(d);
            if (is_foe(at) && king_distance(at, to) == 1 && !cuts_corner(level_.layers, who_.at, d))
                verdict_.in_passing.passing.push_back(at);
        }
    }

    Kind met(const Actor& other) {
        const bool is_open = first_bar() == nowhere && !is_closed(verdict_.to);
        if (is_open && makes_way(other)) return goes(Kind::Swaps);
        if (who_.is_hero() && !game_.harmless && other.is_captive() &&
            (!is_embedded(level_, other) || has_key_to(game_, other.at)))
            return Kind::Frees;
        if (attacks() && strikes(other)) return Kind::Strikes;
        if (const Pos bar = first_bar(); !(bar == nowhere)) return barred_by(bar);
        return Kind::InTheWay;
    }

    Kind barred_by(Pos bar) {
        verdict_.bar = bar;
        return Kind::Barred;
    }

    bool attacks() const { return step_.attacks && !(who_.is_hero() && game_.harmless); }

    bool reaches() {
        const Pattern pattern = pattern_of(game_, who_);
        if (pattern != Pattern::FromAfar && pattern != Pattern::TwoInLine) return false;
        verdict_.struck = attacked_cells(game_, who_, who_.at, step_.toward);
        return !verdict_.struck.empty();
    }

    bool strikes(const Actor& other) {
        verdict_.struck = attacked_cells(game_, who_, who_.at, step_.toward);
        if (!who_.is_hero())
            return is_willing_to_attack(game_, who_, other) && !is_futile(game_, who_, other);
        // Bars that a key in the pack opens do not protect an enemy behind them.
        if (verdict_.struck.empty() && is_embedded(level_, other) &&
            is_willing_to_attack(game_, who_, other) && unlocks(game_, other.at))
            verdict_.struck.push_back(other.at);
        return !verdict_.struck.empty();
    }

    /// Whether who is there can be struck though a wall is around it.
    bool is_in_wall() const {
        const Actor* other = verdict_.whom;
        if (other == nullptr || !other->is(Behavior::AttackableInWalls)) return false;
        return !who_.is_hero() || (!game_.harmless && is_embedded(level_, *other));
    }

    bool makes_way(const Actor& other) const {
        if (who_.is_hero()) return swaps_places(game_, other);
        return !other.is_hero() && may_swap(game_, who_, other);
    }

    /// Creatures know secret doors; a key in the pack opens a cell to the hero, but to no captive.
    bool is_closed(Pos at) const {
        if (!is_shut_to(level_, who_, at)) return false;
        return !who_.is_hero() || (verdict_.whom != nullptr && verdict_.whom->is_captive()) ||
               !unlocks(game_, at);
    }

    /// What keeps it from going there at all. Who is in a closed cell is dealt with first.
    Pos first_bar() const {
        const bool is_met = who_.is_hero() && verdict_.whom != nullptr;
        if (!is_met && is_closed(verdict_.to)) return verdict_.to;
        if (who_.is_hero() ? is_walled_in(game_) : is_shut(level_, who_.at)) return who_.at;
        return corner_cut(level_.layers, who_.at, step_.toward);
    }

    const Game& game_;
    const Level& level_;
    const Actor& who_;
    const Step& step_;
    StepVerdict verdict_{};
};

}  // namespace

StepVerdict consider(const Game& game, const Actor& who, const Step& step) {
    return Consideration{game, who, step}.verdict();
}

}  // namespace cellophane
