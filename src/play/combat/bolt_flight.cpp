#include <algorithm>
#include <utility>

#include "content/bolt_powers.h"
#include "content/staffs.h"
#include "play/combat/attack_patterns.h"
#include "play/combat/blink.h"
#include "play/combat/bolt.h"
#include "play/combat/bolt_effects.h"
#include "play/combat/conjuring.h"
#include "play/combat/reflection.h"
#include "play/combat/tunnelling.h"
#include "play/items/identification.h"
#include "play/pathfinding/bolt_path.h"
#include "play/society/waypoints.h"
#include "play/turn/animation_frames.h"
#include "play/turn/parties.h"
#include "world/environment/fire.h"
#include "world/environment/promotion.h"

namespace cellophane {

namespace {

/// A bolt deflected this often is deflected no more.
constexpr int most_deflections = 20;

/// Whether the hero knows an item kind that sends this bolt, and with that the bolt.
bool is_known_to_hero(const ItemKnowledge& item_knowledge, Bolt bolt) {
    return std::any_of(item_rows.begin(), item_rows.end(), [&](const ItemRow& row) {
        return bolt_of(row.kind) == bolt && item_knowledge.knows(row.kind);
    });
}

/// One bolt in flight (rules/monsters.md 15.2).
class BoltFlight {
public:
    BoltFlight(Turn& turn, LevelContext& level, Actor& caster, Bolt bolt, int magnitude)
        : turn_{turn},
          game_{turn.game},
          place_{turn.game.here()},
          level_{level},
          caster_{caster},
          bolt_{bolt},
          row_{bolt_rows[bolt]},
          magnitude_{magnitude},
          left_{magnitude},
          is_nameless_{caster.is_hero() && !is_known_to_hero(turn.game.item_knowledge, bolt)},
          origin_{caster.at} {}

    BoltOutcome fly(std::vector<Pos> line) {
        const std::size_t announced = announce(line);
        // A caster in a wall can dig itself out.
        if (bolt_ == Bolt::Tunneling) dig(origin_);
        line_ = std::move(line);
        while (next_ < line_.size() && !is_spent() && !game_.ending)
            if (!advance()) break;
        finish();
        complete(announced);
        return outcome_;
    }

private:
    bool has(BoltFlag flag) const { return row_.flags.has(flag); }
    const TerrainLayers& ground() const { return place_.level.layers; }
    bool is_seen(Pos at) const { return place_.known.visible.test(at); }
    Pos here() const { return flown_.empty() ? origin_ : flown_.back(); }
    bool blocks(Pos at) const {
        return ground().has(at, {TerrainProperty::BlocksMovement, TerrainProperty::BlocksVision});
    }

    /// Whether nothing has shown the hero yet which bolt the hero has sent.
    bool is_unknown() const { return is_nameless_ && !outcome_.shows_its_kind; }

    /// Reports the cast before its effects; `complete` adds the path. Returns the index of the event.
    std::size_t announce(const std::vector<Pos>& line) {
        turn_.emit(
            BoltCast{.bolt = bolt_, .by = party_in_sight(game_, caster_), .from = origin_, .path = {}});
        // An observation for a bolt flying unseen would be a waste.
        if (std::any_of(line.begin(), line.end(), [&](Pos at) { return is_seen(at); })) keep_flight(turn_);
        return turn_.events.size() - 1;
    }
    /// Adds the seen part of the path to the event; drops what the hero could not see.
    void complete(std::size_t announced) {
        BoltCast& cast = turn_.events[announced].get<BoltCast>();
        for (const Pos at : trail_)
            if (is_seen(at) && !cast.path.is_full()) cast.path.push_back(at);
        if (!cast.path.empty()) return;
        forget_flight(turn_, announced);
        if (!cast.by.is_known()) take_back(turn_, announced);
    }

    int reach() const {
        if (bolt_ == Bolt::Blinking) return blink_reach(magnitude_);
        return bolt_ == Bolt::Whip ? whip_reach : static_cast<int>(line_.size());
    }
    bool is_spent() const {
        if (next_ >= static_cast<std::size_t>(reach())) return true;
        if (bolt_ == Bolt::Tunneling && left_ <= 0) return true;
        return has(BoltFlag::HaltsBefore) && stops_short_of(game_, line_[next_]);
    }

    /// Advances the bolt one cell; false if that was its last.
    bool advance() {
        const Pos at = line_[next_];
        if (throws_back(at)) return glance_off(at);
        ++next_;
        flown_.push_back(at);
        trail_.push_back(at);
        if (Actor* other = anybody_at(game_, at); other != nullptr && !other->is_hidden_below())
            if (const Next next = meet(*other); next != Next::On) return next == Next::Turned;
        touch_ground(at);
        if (bolt_ == Bolt::Tunneling) dig(at);
        return !blocks(at);
    }

    enum class Next : std::uint8_t { On, Turned, Ended };

    Next meet(Actor& whom) {
        if (is_reflected_by(whom)) return Next::Turned;
        affect(whom);
        if (has(BoltFlag::PassesCreatures)) return Next::On;
        touch_ground(here());
        return Next::Ended;
    }

    bool is_reflected_by(Actor& whom) {
        if (!has(BoltFlag::Reflectable) || deflections_ >= most_deflections) return false;
        const int percent = reflection_percent_of(game_, whom, caster_);
        if (percent <= 0 || !game_.play.percent(percent)) return false;
        const Pos at = here();
        const bool back = game_.play.percent(percent);
        const Size size = place_.level.size();
        std::vector<Pos> line;
        if (!back)
            line = stray_line(game_, at);
        else
            line = deflections_ == 0 ? line_back(size, origin_, flown_) : straight_line(size, at, origin_);
        if (is_seen(at))
            turn_.emit(
                BoltReflected{.bolt = bolt_, .by = party(game_, whom), .at = at, .unknown = is_unknown()});
        // The armor did it, so its rune becomes known.
        if (whom.is_hero()) show_rune(turn_, game_.hero.pack.at(game_.hero.pack.worn));
        set_off_again(std::move(line), at);
        return true;
    }

    /// Whether a wall reflects the bolt.
    bool throws_back(Pos at) const {
        if (!has(BoltFlag::Reflectable) || !blocks(at)) return false;
        if (bolt_ == Bolt::Tunneling && is_impregnable(place_.level, at)) return true;
        return ground().mechanics(at).has(TerrainMechanic::ReflectsBolts);
    }
    bool glance_off(Pos at) {
        if (deflections_ >= most_deflections) return false;
        if (is_seen(at))
            turn_.emit(BoltReflected{.bolt = bolt_, .by = {}, .at = at, .unknown = is_unknown()});
        const Pos from = here();
        set_off_again(stray_line(game_, from), from);
        return true;
    }
    void set_off_again(std::vector<Pos> line, Pos from) {
        ++deflections_;
        line_ = std::move(line);
        next_ = 0;
        flown_.assign(1, from);
    }

    void affect(Actor& whom) {
        // The effect of healing is told only of targets in direct sight.
        const Party whose = bolt_ == Bolt::Healing ? party_in_sight(game_, whom) : party(game_, whom);
        const bool invisible = !whom.is_hero() && whom.is_invisible();
        const BoltHit hit{turn_,  level_,           bolt_,    magnitude_, caster_, whom,
                          flown_, deflections_ > 0, invisible};
        const bool told = is_shot(bolt_);
        const std::size_t first = turn_.events.size();
        const BoltAnswer answer = take_effect(hit);
        outcome_.shows_its_kind = outcome_.shows_its_kind || shows_its_kind(hit, answer.result);
        const bool dies_of_itself = bolt_ == Bolt::Negation && answer.result == BoltResult::Killed;
        const bool matters = whose.is_known() || answer.result == BoltResult::Killed;
        if (told || dies_of_itself || !matters) return;
        const BoltStruck struck{.bolt = bolt_,
                                .whom = whose,
                                .by = party(game_, caster_),
                                .result = answer.result,
                                .damage = answer.damage,
                                .unknown = is_unknown()};
        // What the wound sets off, such as fire, is reported after it.
        const bool wounds = answer.result == BoltResult::Wounded || answer.result == BoltResult::Killed;
        turn_.emit_before(wounds ? first : turn_.events.size(), [&] { turn_.emit(struck); });
    }

    void touch_ground(Pos at) {
        if (row_.terrain_on_path != Feature::None && !ground().has(at, {TerrainProperty::BlocksMovement}))
            place_feature(level_.around(), row_.terrain_on_path, at);
        if (has(BoltFlag::Fiery) && expose_to_fire(level_.around(), at, Ignition::Certain))
            outcome_.shows_its_kind = true;
        if (has(BoltFlag::Electric) && ground().mechanics(at).has(TerrainMechanic::PromotesOnElectricity)) {
            promote_layers(level_.around(), at, {TerrainMechanic::PromotesOnElectricity});
            outcome_.shows_its_kind = true;
        }
    }

    /// Digs away what can be dug at a cell.
    void dig(Pos at) {
        if (!tunnel(turn_, level_, at)) return;
        --left_;
        has_dug_ = true;
        outcome_.shows_its_kind = true;
    }

    /// The last cell flown over that does not block movement; the origin if there is none.
    Pos end_of_flight() const {
        for (auto at = flown_.rbegin(); at != flown_.rend(); ++at)
            if (!ground().has(*at, {TerrainProperty::BlocksMovement})) return *at;
        return origin_;
    }

    void finish() {
        outcome_.end = here();
        if (has_dug_) renew_waypoints(game_);
        const Pos end = end_of_flight();
        if (row_.terrain_at_end != Feature::None) place_feature(level_.around(), row_.terrain_at_end, end);
        switch (bolt_) {
            case Bolt::Blinking:
                if (end == caster_.at) break;
                blink(turn_, level_, caster_, end);
                outcome_.shows_its_kind = true;
                break;
            case Bolt::Conjuration:
                conjure_blades(turn_, level_, caster_, blade_count(magnitude_), end);
                outcome_.shows_its_kind = true;
                break;
            case Bolt::Obstruction:
                grow_crystal(level_, end, magnitude_);
                outcome_.shows_its_kind = true;
                break;
            default:
                break;
        }
    }

    Turn& turn_;
    Game& game_;
    VisitedLevel& place_;
    LevelContext& level_;
    Actor& caster_;
    Bolt bolt_;
    const BoltRow& row_;
    int magnitude_;
    /// The part of the magnitude left for digging.
    int left_;
    /// Sent by the hero, who knows no item kind that sends it.
    bool is_nameless_;
    bool has_dug_ = false;
    Pos origin_;
    std::vector<Pos> line_;
    std::size_t next_ = 0;
    int deflections_ = 0;
    /// Cells since the last deflection; cells of the whole flight.
    std::vector<Pos> flown_;
    std::vector<Pos> trail_;
    BoltOutcome outcome_{};
};

}  // namespace

BoltOutcome cast_bolt(Turn& turn, LevelContext& level, Actor& caster, Bolt bolt, int magnitude, Pos target) {
    return cast_bolt_along(turn, level, caster, bolt, magnitude,
                           bolt_path(turn.game, {caster, bolt}, target));
}

BoltOutcome cast_bolt_along(Turn& turn, LevelContext& level, Actor& caster, Bolt bolt, int magnitude,
                            std::vector<Pos> line) {
    return BoltFlight{turn, level, caster, bolt, magnitude}.fly(std::move(line));
}

}  // namespace cellophane
