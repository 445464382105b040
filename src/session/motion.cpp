#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "kit/base/isqrt.h"
#include "session/modes.h"
#include "view/fade.h"
#include "view/happenings.h"

namespace cellophane {

namespace {

/// Who looks away for longer has missed something.
constexpr int longest_look_away = 1000;
/// While the hero goes on by himself, all dancers move only so often.
constexpr int turns_between_dances = 5;

/// A recording that goes by fast does so in everything; one that goes by slowly does not crawl (spec 60,
/// section 15.5).
int at_pace_of(int delay, int passed) {
    constexpr int usual = Viewing::usual_delay;
    const int slower =
        delay <= usual ? delay : static_cast<int>(isqrt(static_cast<std::uint64_t>(usual * delay)));
    return std::max(1, passed * usual / slower);
}

/// Of what takes health bit by bit, if anything does.
template <class View>
std::optional<Colour> colour_of_ailment(const View& who) {
    if (who.is(Status::Burning)) return Colour::Orange;
    if (who.is(Status::Poisoned)) return Colour::Green;
    return std::nullopt;
}

}  // namespace

void Session::Parts::show_happening(const Report& report) {
    if (!may_move()) return;
    // Who lets his feet decide does not look.
    if (!autopilot && seen().hero)
        for (const Event& event : report.events)
            show(motion.effects, event, {.hero = seen().hero->at, .wounds = !brawling});
    show_slow_wounds();
    if (report.health_change < 0 && !report.going_on && !autopilot && !brawling) {
        const HeroView& hero = *seen().hero;
        motion.effects.strike(hero.at, colour_of_ailment(hero).value_or(Colour::Red),
                              flash_of_wound(-report.health_change, hero.max_health));
    }
    turns_at_rest += report.turns;
    if (report.turns == 0 || (report.going_on && turns_at_rest < turns_between_dances)) return;
    turns_at_rest = 0;
    motion.dance.step_all();
}

/// What fire and poison take from creatures is told by nobody.
void Session::Parts::show_slow_wounds() {
    std::map<int, int> healths;
    for (const MonsterView& monster : seen().monsters) {
        healths[monster.number] = monster.health;
        const auto before = healths_before.find(monster.number);
        if (before == healths_before.end() || autopilot || brawling) continue;
        const int damage = before->second - monster.health;
        const std::optional<Colour> colour = colour_of_ailment(monster);
        if (damage > 0 && colour)
            motion.effects.strike(monster.at, colour, flash_of_wound(damage, monster.max_health));
    }
    healths_before = std::move(healths);
}

void Session::Parts::move_on(int milliseconds) {
    if (time_until_motion() < 0) return;
    if (mode == Mode::Fade) return fade(milliseconds);
    const int passed = std::min(milliseconds, longest_look_away);
    motion.effects.advance(viewing && viewing->plays ? at_pace_of(viewing->delay, passed) : passed);
    reminded = std::max(0, reminded - passed);
    if (struck > 0 && (struck -= passed) <= 0) pointing.held.reset();
    for (swayed += passed; swayed >= dance_beat; swayed -= dance_beat) {
        motion.dance.step();
        ++beats;
    }
}

int Session::Parts::time_until_motion() const {
    if (!may_move() || row_of(mode).covers_map) return -1;
    if (mode == Mode::Fade) return std::max(1, fade_frame - fade_waited);
    const int dance = motion.dance.has_dancers() ? std::max(1, dance_beat - swayed) : -1;
    const int effects = motion.effects.wants_time();
    const int reminder = reminded > 0 ? reminded : -1;
    int soonest = -1;
    const int stroke = struck > 0 ? struck : -1;
    for (const int wait : {dance, effects, reminder, stroke})
        if (wait >= 0 && (soonest < 0 || wait < soonest)) soonest = wait;
    return soonest;
}

}  // namespace cellophane
