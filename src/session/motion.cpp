#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
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

/// Of what takes health bit by bit, if anything does.
template <class View>
std::optional<Colour> colour_of_ailment(const View& who) {
    if (who.is(Status::Burning)) return Colour::Orange;
    if (who.is(Status::Poisoned)) return Colour::Green;
    return std::nullopt;
}

}  // namespace

int Session::Parts::time_of_usual_turn() const {
    constexpr int usual = Viewing::usual_delay;
    if (!viewing || !viewing->plays) return usual;
    const int delay = viewing->delay;
    return delay <= usual ? delay : static_cast<int>(isqrt(static_cast<std::uint64_t>(usual * delay)));
}

void Session::Parts::show_happening(const Report& report, std::size_t at_once) {
    if (!may_move()) return;
    const bool is_all = at_once == report.events.size();
    show_events(std::span{report.events}.first(at_once), is_all ? seen() : *report.interims.front().seen);
    moving.wound = report.going_on || long_command.brawls ? 0 : std::max(0, -report.health_change);
    if (!interludes.running)
        show_wounds();
    else
        time_interlude();
    moving.turns_at_rest += report.turns;
    if (report.turns == 0 || (report.going_on && moving.turns_at_rest < turns_between_dances)) return;
    moving.turns_at_rest = 0;
    moving.motion.dance.step_all();
}

void Session::Parts::show_events(std::span<const Event> events, const Observation& then) {
    // Who lets his feet decide does not look.
    if (autopilot.is_on || !then.hero) return;
    for (const Event& event : events)
        show(moving.motion.effects, event, {.hero = then.hero->at, .wounds = !long_command.brawls});
}

void Session::Parts::show_wounds() {
    show_slow_wounds();
    const int damage = std::exchange(moving.wound, 0);
    if (damage == 0 || autopilot.is_on) return;
    const HeroView& hero = *seen().hero;
    moving.motion.effects.strike(hero.at, colour_of_ailment(hero).value_or(Colour::Red),
                                 flash_of_wound(damage, hero.max_health));
}

/// What fire and poison take from creatures is told by nobody.
void Session::Parts::show_slow_wounds() {
    std::map<int, int> healths;
    for (const MonsterView& monster : seen().monsters) {
        healths[monster.number] = monster.health;
        const auto before = moving.healths_before.find(monster.number);
        if (before == moving.healths_before.end() || autopilot.is_on || long_command.brawls) continue;
        const int damage = before->second - monster.health;
        const std::optional<Colour> colour = colour_of_ailment(monster);
        if (damage > 0 && colour)
            moving.motion.effects.strike(monster.at, colour, flash_of_wound(damage, monster.max_health));
    }
    moving.healths_before = std::move(healths);
}

void Session::Parts::move_on(int milliseconds) {
    if (time_until_motion() < 0) return;
    if (mode == Mode::Fade) return fade(milliseconds);
    const int passed = std::min(milliseconds, longest_look_away);
    moving.motion.effects.advance(std::max(1, passed * Viewing::usual_delay / time_of_usual_turn()));
    moving.reminded = std::max(0, moving.reminded - passed);
    if (moving.struck > 0 && (moving.struck -= passed) <= 0) pointing.mark.held.reset();
    for (moving.swayed += passed; moving.swayed >= dance_beat; moving.swayed -= dance_beat) {
        moving.motion.dance.step();
        ++moving.beats;
    }
}

int Session::Parts::time_until_motion() const {
    if (!may_move() || row_of(mode).covers_map) return -1;
    if (mode == Mode::Fade) return std::max(1, fade_frame - ending.waited);
    const int dance = moving.motion.dance.has_dancers() ? std::max(1, dance_beat - moving.swayed) : -1;
    constexpr int usual = Viewing::usual_delay;
    const int effects = moving.motion.effects.empty()
                            ? -1
                            : (moving.motion.effects.wants_time() * time_of_usual_turn() + usual - 1) / usual;
    const int reminder = moving.reminded > 0 ? moving.reminded : -1;
    int soonest = -1;
    const int stroke = moving.struck > 0 ? moving.struck : -1;
    for (const int wait : {dance, effects, reminder, stroke})
        if (wait >= 0 && (soonest < 0 || wait < soonest)) soonest = wait;
    return soonest;
}

bool Session::Parts::hurries() const {
    const bool passes =
        mode == Mode::Fade || !moving.motion.effects.empty() || moving.reminded > 0 || moving.struck > 0;
    return passes && time_until_motion() >= 0;
}

}  // namespace cellophane
