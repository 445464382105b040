#include "session/messages/sound_cues.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>

#include "content/items.h"

namespace cellophane {

namespace {

constexpr int full = 100;
/// A creature that was out of view for less is not announced again.
constexpr int turns_out_of_view = 10;
/// Of many that come into view at once only the nearest are announced.
constexpr std::size_t most_seen_at_once = 3;

int distance(Pos from_hero) {
    return std::max(std::abs(from_hero.x), std::abs(from_hero.y));
}

int share(int of, int whole) {
    return whole <= 0 ? full : std::clamp(of * full / whole, 1, full);
}

bool is_enemy(const MonsterView& monster) {
    return monster.state != MonsterState::Ally && !monster.marks.has(MonsterMark::Captive) &&
           !monster.marks.has(MonsterMark::Dormant) && !monster.marks.has(MonsterMark::FollowsHero);
}

/// By the blows that kill, as the sidebar tells them.
int danger(const MonsterView& monster, bool disguised) {
    constexpr int unknown = 50;
    constexpr int harmless = 10;
    constexpr int less_for_each_blow = 15;
    if (disguised || !monster.odds) return unknown;
    const int blows = monster.odds->its.to_kill;
    return blows <= 0 ? harmless : std::max(harmless, full - less_for_each_blow * (blows - 1));
}

/// Collects the cues of one report.
class Listener {
public:
    Listener(Sounds& sounds, const Observation& seen) : sounds_{sounds}, seen_{seen} {}

    void cue(SoundKind kind, std::optional<Pos> at = std::nullopt, int strength = 50) {
        const Pos from_hero = at && seen_.hero ? *at - seen_.hero->at : Pos{};
        if (sounds_.cues.size() >= most_cues) sounds_.cues.erase(sounds_.cues.begin());
        sounds_.cues.push_back({kind, from_hero, std::clamp(strength, 0, full)});
    }

    /// Whether an event told of a wound.
    bool wounded() const { return wounded_; }

    void wound(std::optional<Pos> at, int damage) {
        wounded_ = true;
        cue(SoundKind::HitTaken, at, share(damage, most_health()));
    }

    void hear(const Event& event) {
        hear_any<Struck, BoltStruck, DoorOpened, StatusBegan, ItemTaken, GoldTaken, KeySeen, SecretFound,
                 HealthAlert, PoisonAlert, LevelEntered, HeroDied, HeroWon>(event);
    }

    /// Enemies that are in view or beside the hero now, and were not before.
    void look_around(int turns) {
        struct Enemy {
            SoundKind kind;
            const MonsterView* who;
        };
        std::vector<Enemy> fresh;
        for (const MonsterView& monster : seen_.monsters) {
            if (!is_enemy(monster) || !is_seen_now(seen_.cells[monster.at].sight)) continue;
            Sounds::Sighting& before = sighting_of(monster.number);
            if (turns - before.turn > turns_out_of_view) fresh.push_back({SoundKind::EnemySeen, &monster});
            before.turn = turns;
            const bool is_beside =
                distance(monster.at - seen_.hero->at) <= 1 && monster.state != MonsterState::Sleeping;
            if (is_beside && !before.is_beside) fresh.push_back({SoundKind::EnemyNear, &monster});
            before.is_beside = is_beside;
        }
        for (Sounds::Sighting& each : sounds_.seen) each.is_beside = each.is_beside && each.turn == turns;
        std::stable_sort(fresh.begin(), fresh.end(), [this](const Enemy& one, const Enemy& other) {
            return distance(one.who->at - seen_.hero->at) < distance(other.who->at - seen_.hero->at);
        });
        std::size_t shown = 0;
        for (const Enemy& enemy : fresh)
            if (enemy.kind == SoundKind::EnemyNear || ++shown <= most_seen_at_once)
                cue(enemy.kind, enemy.who->at, danger(*enemy.who, sees_things(seen_)));
    }

    void look_for_fire() {
        std::optional<Pos> nearest;
        const Size size = seen_.cells.size();
        for (int i = 0; i < size.area(); ++i) {
            const CellView& cell = seen_.cells.at_index(i);
            if (!is_seen_now(cell.sight) || !cell.has(TerrainProperty::Fire)) continue;
            const Pos at = size.at(i);
            if (!nearest || distance(at - seen_.hero->at) < distance(*nearest - seen_.hero->at)) nearest = at;
        }
        constexpr int less_for_each_cell = 8;
        constexpr int least = 20;
        if (nearest && !sounds_.fire_in_view)
            cue(SoundKind::Fire, nearest,
                std::max(least, full - less_for_each_cell * distance(*nearest - seen_.hero->at)));
        sounds_.fire_in_view = nearest.has_value();
    }

private:
    /// Of the creature of that number; long ago if it was never in view.
    Sounds::Sighting& sighting_of(int number) {
        for (Sounds::Sighting& each : sounds_.seen)
            if (each.number == number) return each;
        return sounds_.seen.emplace_back(Sounds::Sighting{.number = number, .turn = -full * full});
    }

    int most_health() const { return seen_.hero ? seen_.hero->max_health : 0; }

    static std::optional<Pos> place_of(const Party& party) {
        return party.seen ? std::optional{party.seen->at} : std::nullopt;
    }

    template <class... Kinds>
    void hear_any(const Event& event) {
        const auto hear_if = [this](const auto* happened) {
            if (happened != nullptr) this->on(*happened);
        };
        (hear_if(event.as<Kinds>()), ...);
    }

    void on(const Struck& blow) {
        const bool lands = blow.blow == Blow::Hit || blow.blow == Blow::Killed;
        if (blow.at.hero) {
            if (lands)
                wound(place_of(blow.by), blow.damage);
            else if (blow.blow == Blow::Missed)
                cue(SoundKind::Missed, place_of(blow.by));
        } else if (blow.by.hero) {
            if (blow.blow == Blow::Killed)
                cue(SoundKind::Killed, place_of(blow.at));
            else
                cue(lands ? SoundKind::HitGiven : SoundKind::Missed, place_of(blow.at),
                    lands ? blow.severity : 0);
        }
    }
    void on(const BoltStruck& bolt) {
        const bool hurts = bolt.result == BoltResult::Wounded || bolt.result == BoltResult::Killed;
        if (!hurts) return;
        if (bolt.whom.hero)
            wound(place_of(bolt.by), bolt.damage);
        else if (bolt.by.hero)
            cue(bolt.result == BoltResult::Killed ? SoundKind::Killed : SoundKind::HitGiven,
                place_of(bolt.whom));
    }
    void on(const DoorOpened& door) { cue(SoundKind::Door, door.at); }
    void on(const StatusBegan& status) {
        if (status.status == Status::Burning && !status.who) cue(SoundKind::Fire, std::nullopt, full);
    }
    void on(const ItemTaken& taken) {
        const bool is_key = item_rows[taken.item.kind].category == ItemCategory::Key;
        cue(is_key ? SoundKind::Key : SoundKind::Item);
    }
    void on(const GoldTaken&) { cue(SoundKind::Gold); }
    void on(const KeySeen& key) { cue(SoundKind::Key, key.item.at); }
    void on(const SecretFound& secret) { cue(SoundKind::Secret, secret.at); }
    void on(const HealthAlert& alert) { cue(SoundKind::LowHealth, std::nullopt, full - alert.percent); }
    void on(const PoisonAlert& alert) { cue(SoundKind::LowHealth, std::nullopt, alert.percent); }
    void on(const LevelEntered& level) {
        switch (level.by) {
            case ArrivedBy::StairsDown:
                return cue(SoundKind::LevelDown);
            case ArrivedBy::StairsUp:
                return cue(SoundKind::LevelUp);
            case ArrivedBy::Falling:
                return cue(SoundKind::Fell);
            case ArrivedBy::NewGame:
            case ArrivedBy::count:
                return;
        }
    }
    void on(const HeroDied&) { cue(SoundKind::Died, std::nullopt, full); }
    void on(const HeroWon&) { cue(SoundKind::Won, std::nullopt, full); }

    Sounds& sounds_;
    const Observation& seen_;
    bool wounded_ = false;
};

}  // namespace

void add_cues(Sounds& sounds, const Report& report, const Observation& seen) {
    if (sounds.depth != seen.depth) {
        sounds.seen.clear();
        sounds.fire_in_view = false;
        sounds.depth = seen.depth;
    }
    Listener listener{sounds, seen};
    for (const Event& event : report.events) listener.hear(event);
    // Poison, hunger, a fall: no event says how much.
    if (report.health_change < 0 && !listener.wounded()) listener.wound(std::nullopt, -report.health_change);
    if (!seen.hero || seen.ending) return;
    listener.look_around(seen.turns);
    listener.look_for_fire();
}

}  // namespace cellophane
