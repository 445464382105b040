#include "session/display/animation_state.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "kit/base/isqrt.h"
#include "session/display/animation_playback.h"
#include "session/game_over/game_over_pages.h"
#include "session/modes.h"
#include "session/session_state.h"
#include "view/dancing_colors.h"
#include "view/event_effects.h"
#include "view/fade.h"

namespace cellophane {

namespace {

/// In milliseconds; animations skip what a longer pause would have shown.
constexpr int longest_look_away = 1000;
/// Turns between two moves of all dancing cells during a long command.
constexpr int turns_between_dances = 5;

/// The colour of burning or poison, if the creature suffers from either.
template <class View>
std::optional<Colour> colour_of_ailment(const View& who) {
    if (who.is(Status::Burning)) return Colour::Orange;
    if (who.is(Status::Poisoned)) return Colour::Green;
    return std::nullopt;
}

/// Flashes creatures that lost health to fire or poison, of which no event tells.
void show_slow_wounds(SessionState& session) {
    Moving& moving = session.moving;
    std::map<int, int> healths;
    for (const MonsterView& monster : session.seen().monsters) {
        healths[monster.number] = monster.health;
        const auto before = moving.healths_before.find(monster.number);
        if (before == moving.healths_before.end() || session.autopilot.is_on || session.long_command.brawls)
            continue;
        const int damage = before->second - monster.health;
        const std::optional<Colour> colour = colour_of_ailment(monster);
        if (damage > 0 && colour)
            moving.motion.effects.strike(monster.at, colour, flash_of_wound(damage, monster.max_health));
    }
    moving.healths_before = std::move(healths);
}

}  // namespace

bool may_move(const SessionState& session) {
    return session.moving.is_wanted && !session.settings.still;
}

int time_of_usual_turn(const SessionState& session) {
    constexpr int usual = Viewing::usual_delay;
    if (!session.viewing || !session.viewing->plays) return usual;
    const int delay = session.viewing->delay;
    return delay <= usual ? delay : static_cast<int>(isqrt(static_cast<std::uint64_t>(usual * delay)));
}

void show_happening(SessionState& session, const Report& report, std::size_t at_once) {
    Moving& moving = session.moving;
    if (!may_move(session)) return;
    const bool is_all = at_once == report.events.size();
    show_events(session, std::span{report.events}.first(at_once),
                is_all ? session.seen() : *report.animation_frames.front().seen);
    moving.wound = report.going_on || session.long_command.brawls ? 0 : std::max(0, -report.health_change);
    if (!session.animation_playback.running)
        show_wounds(session);
    else
        time_animation_playback(session);
    moving.turns_at_rest += report.turns;
    if (report.turns == 0 || (report.going_on && moving.turns_at_rest < turns_between_dances)) return;
    moving.turns_at_rest = 0;
    moving.motion.dance.step_all();
}

void show_events(SessionState& session, std::span<const Event> events, const Observation& then) {
    // Nothing is shown on autopilot.
    if (session.autopilot.is_on || !then.hero) return;
    for (const Event& event : events)
        show(session.moving.motion.effects, event,
             {.hero = then.hero->at, .wounds = !session.long_command.brawls});
}

void show_wounds(SessionState& session) {
    show_slow_wounds(session);
    const int damage = std::exchange(session.moving.wound, 0);
    if (damage == 0 || session.autopilot.is_on) return;
    const HeroView& hero = *session.seen().hero;
    session.moving.motion.effects.strike(hero.at, colour_of_ailment(hero).value_or(Colour::Red),
                                         flash_of_wound(damage, hero.max_health));
}

void move_on(SessionState& session, int milliseconds) {
    Moving& moving = session.moving;
    if (time_until_motion(session) < 0) return;
    if (session.mode == Mode::Fade) return fade_on(session, milliseconds);
    const int passed = std::min(milliseconds, longest_look_away);
    moving.motion.effects.advance(std::max(1, passed * Viewing::usual_delay / time_of_usual_turn(session)));
    moving.reminded = std::max(0, moving.reminded - passed);
    if (moving.struck > 0 && (moving.struck -= passed) <= 0) session.pointing.mark.held.reset();
    for (moving.swayed += passed; moving.swayed >= dance_beat; moving.swayed -= dance_beat) {
        moving.motion.dance.step();
        ++moving.beats;
    }
}

int time_until_motion(const SessionState& session) {
    const Moving& moving = session.moving;
    if (!may_move(session) || row_of(session.mode).covers_map) return -1;
    if (session.mode == Mode::Fade) return std::max(1, fade_frame - session.ending.waited);
    const int dance = moving.motion.dance.has_dancers() ? std::max(1, dance_beat - moving.swayed) : -1;
    constexpr int usual = Viewing::usual_delay;
    const int effects =
        moving.motion.effects.empty()
            ? -1
            : (moving.motion.effects.wants_time() * time_of_usual_turn(session) + usual - 1) / usual;
    const int reminder = moving.reminded > 0 ? moving.reminded : -1;
    int soonest = -1;
    const int stroke = moving.struck > 0 ? moving.struck : -1;
    for (const int wait : {dance, effects, reminder, stroke})
        if (wait >= 0 && (soonest < 0 || wait < soonest)) soonest = wait;
    return soonest;
}

bool is_in_haste(const SessionState& session) {
    const bool passes = session.mode == Mode::Fade || !session.moving.motion.effects.empty() ||
                        session.moving.reminded > 0 || session.moving.struck > 0;
    return passes && time_until_motion(session) >= 0;
}

}  // namespace cellophane
