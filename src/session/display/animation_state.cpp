#include "session/display/animation_state.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "kit/base/isqrt.h"
#include "session/context.h"
#include "view/dancing_colors.h"
#include "view/event_effects.h"
#include "view/level_transition.h"

namespace cellophane {

namespace {

/// In milliseconds; animations skip what a longer pause would have shown.
constexpr int longest_look_away = 1000;

/// The color of burning or poison, if the creature suffers from either.
template <class View>
std::optional<Color> color_of_ailment(const View& who) {
    if (who.is(Status::Burning)) return Color::Orange;
    if (who.is(Status::Poisoned)) return Color::Green;
    return std::nullopt;
}

/// Flashes creatures that lost health to fire or poison, of which no event tells.
void show_slow_wounds(Context& context) {
    Moving& moving = context.moving;
    std::map<int, int> healths;
    for (const MonsterView& monster : context.seen().monsters) {
        healths[monster.number] = monster.health;
        const auto before = moving.healths_before.find(monster.number);
        if (before == moving.healths_before.end() || context.autopilot.is_on || context.long_command.brawls)
            continue;
        const int damage = before->second - monster.health;
        const std::optional<Color> color = color_of_ailment(monster);
        if (damage > 0 && color)
            moving.motion.effects.strike(monster.at, color, flash_of_wound(damage, monster.max_health));
    }
    moving.healths_before = std::move(healths);
}

}  // namespace

int time_of_usual_turn(const Context& context) {
    constexpr int usual = Viewing::usual_delay;
    if (!context.viewing || !context.viewing->plays) return usual;
    const int delay = context.viewing->delay;
    return delay <= usual ? delay : static_cast<int>(isqrt(static_cast<std::uint64_t>(usual * delay)));
}

void show_events(Context& context, std::span<const Event> events, const Observation& then) {
    // Nothing is shown on autopilot.
    if (context.autopilot.is_on || !then.hero) return;
    for (const Event& event : events)
        show(context.moving.motion.effects, event,
             {.hero = then.hero->at, .wounds = !context.long_command.brawls});
}

void show_wounds(Context& context) {
    show_slow_wounds(context);
    const int damage = std::exchange(context.moving.wound, 0);
    if (damage == 0 || context.autopilot.is_on) return;
    const HeroView& hero = *context.seen().hero;
    context.moving.motion.effects.strike(hero.at, color_of_ailment(hero).value_or(Color::Red),
                                         flash_of_wound(damage, hero.max_health));
}

void show_arrival(Context& context, std::span<const Event> events) {
    const bool is_in_play =
        !context.viewing || (context.viewing->plays && context.viewing->delay >= Viewing::usual_delay);
    if (!context.viewer.may_move() || context.autopilot.is_on || !is_in_play) return;
    for (const Event& event : events)
        if (const LevelEntered* arrival = event.as<LevelEntered>();
            arrival != nullptr && arrival->first_visit)
            context.moving.transition = 0;
}

void show_first_level(Context& context) {
    const bool is_new = context.game() != nullptr && !context.viewing && context.seen().turns == 0;
    if (is_new && context.viewer.wants_hints && context.viewer.may_move()) context.moving.transition = 0;
}

void move_on(Context& context, int milliseconds) {
    Moving& moving = context.moving;
    if (time_until_motion(context) < 0) return;
    const int passed = std::min(milliseconds, longest_look_away);
    moving.motion.effects.advance(std::max(1, passed * Viewing::usual_delay / time_of_usual_turn(context)));
    moving.reminded = std::max(0, moving.reminded - passed);
    if (moving.transition && (*moving.transition += passed) >= transition_length) moving.transition.reset();
    if (moving.held_button_time > 0 && (moving.held_button_time -= passed) <= 0)
        context.pointing.mark.held.reset();
    for (moving.swayed += passed; moving.swayed >= dance_beat; moving.swayed -= dance_beat) {
        moving.motion.dance.step();
        ++moving.beats;
    }
}

int time_until_motion(const Context& context) {
    const Moving& moving = context.moving;
    if (!context.viewer.may_move()) return -1;
    const int dance = moving.motion.dance.has_dancers() ? std::max(1, dance_beat - moving.swayed) : -1;
    constexpr int usual = Viewing::usual_delay;
    const int effects =
        moving.motion.effects.empty()
            ? -1
            : (moving.motion.effects.wants_time() * time_of_usual_turn(context) + usual - 1) / usual;
    const int reminder = moving.reminded > 0 ? moving.reminded : -1;
    int soonest = -1;
    const int stroke = moving.held_button_time > 0 ? moving.held_button_time : -1;
    const int transition = moving.transition ? transition_step - *moving.transition % transition_step : -1;
    for (const int wait : {dance, effects, reminder, stroke, transition})
        if (wait >= 0 && (soonest < 0 || wait < soonest)) soonest = wait;
    return soonest;
}

bool is_in_haste(const Context& context) {
    const Moving& moving = context.moving;
    const bool passes = !moving.motion.effects.empty() || moving.reminded > 0 ||
                        moving.held_button_time > 0 || moving.transition;
    return passes && time_until_motion(context) >= 0;
}

}  // namespace cellophane
