#include <algorithm>
#include <variant>

#include "session/parts.h"
#include "view/fade.h"

namespace cellophane {

namespace {

/// Who looks away for longer has missed something.
constexpr int longest_look_away = 1000;
/// While the hero goes on by himself, all dancers move only so often.
constexpr int turns_between_dances = 5;

}  // namespace

void Session::Parts::show_happening(const Report& report) {
    if (!motion_wanted) return;
    for (const Event& event : report.events) {
        if (const auto* flared = std::get_if<Flared>(&event)) motion.effects.add(*flared);
        if (const auto* flashed = std::get_if<Flashed>(&event)) motion.effects.add(*flashed);
        if (std::holds_alternative<LevelEntered>(event)) motion.effects.clear();
    }
    if (report.health_change < 0 && !report.going_on) {
        const HeroView& hero = *seen().hero;
        const Colour colour = hero.is(Status::Burning)    ? Colour::Orange
                              : hero.is(Status::Poisoned) ? Colour::Green
                                                          : Colour::Red;
        motion.effects.strike(colour, 50 - 50 * report.health_change / std::max(1, hero.max_health));
    }
    turns_at_rest += report.turns;
    if (report.turns == 0 || (report.going_on && turns_at_rest < turns_between_dances)) return;
    turns_at_rest = 0;
    motion.dance.step_all();
}

void Session::Parts::move_on(int milliseconds) {
    if (time_until_motion() < 0) return;
    if (mode == Mode::Fade) return fade(milliseconds);
    const int passed = std::min(milliseconds, longest_look_away);
    motion.effects.advance(passed);
    for (swayed += passed; swayed >= dance_beat; swayed -= dance_beat) {
        motion.dance.step();
        ++beats;
    }
}

int Session::Parts::time_until_motion() const {
    const bool map_is_covered =
        mode == Mode::Help || mode == Mode::Archive || mode == Mode::Pack || mode == Mode::Epitaph;
    if (!motion_wanted || map_is_covered) return -1;
    if (mode == Mode::Fade) return std::max(1, fade_frame - fade_waited);
    const int dance = motion.dance.has_dancers() ? std::max(1, dance_beat - swayed) : -1;
    const int effects = motion.effects.wants_time();
    if (dance < 0 || effects < 0) return std::max(dance, effects);
    return std::min(dance, effects);
}

}  // namespace cellophane
