#include "bots/explorer.h"

#include <iterator>

#include "bots/choices.h"
#include "bots/foes.h"
#include "bots/random_choice.h"
#include "bots/retreat.h"
#include "bots/shelter.h"
#include "content/statuses.h"

namespace cellophane {

namespace {

/// Half of the seeds favor armor.
ItemCategory favorite_of(std::uint64_t seed) {
    constexpr ItemCategory favorites[] = {ItemCategory::Armor, ItemCategory::Armor, ItemCategory::Weapon,
                                          ItemCategory::Armor, ItemCategory::Ring,  ItemCategory::Staff,
                                          ItemCategory::Armor, ItemCategory::Charm};
    return favorites[mix(seed, std::uint64_t{1}) % std::size(favorites)];
}

int known_cells(const Observation& seen) {
    int count = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i)
        count += seen.cells.at_index(i).sight != Sight::Unknown ? 1 : 0;
    return count;
}

/// Whether the hero crosses lava or chasms for now, and perhaps not for as long as it takes to come back.
bool crosses_for_a_while(const HeroView& hero) {
    return hero.is(Status::Levitating) || hero.is(Status::FireImmune);
}

/// The pack letter that a command names; 0 if it names none.
char letter_in(const Command& command) {
    return command.visit([](const auto& order) {
        if constexpr (requires { order.item; })
            return order.item;
        else
            return char{};
    });
}

}  // namespace

Explorer::Explorer(std::uint64_t seed, std::optional<AmuletQuest> amulet_quest)
    : whim_{stream_key(seed, "whim")}, amulet_quest_{amulet_quest}, favorite_{favorite_of(seed)} {}

Command Explorer::next(const Play& play, const Report& last) {
    if (last.question != Question::None) return answer(play, last);
    wrong_choices_ = 0;
    // Turns count for the whole of a long command, not for its last step.
    if (last.going_on) {
        going_on_ = true;
        return Continue{};
    }
    asked_ = resolve(play, last);
    asked_at_ = play.observe().hero->at;
    going_on_ = false;
    return asked_;
}

Command Explorer::answer(const Play& play, const Report& last) {
    // A step for want of a better way is deliberate: its risk is accepted.
    const bool sure = aim_ == Aim::MovingOn && asked_.is<Move>();
    switch (last.question) {
        case Question::FreeCaptive:
        case Question::AttackAcid:
            return Answer{whim_.percent(85)};
        case Question::LeapIntoChasm:
            return Answer{sure || whim_.percent(60)};
        case Question::AttackAlly:
        case Question::HarmAlly:
            return Answer{whim_.percent(2)};
        case Question::UseMalevolent:
        case Question::EatTooMuch:
            return Answer{true};
        case Question::WhichRing:
        case Question::WhatToEnchant:
        case Question::WhatToIdentify:
            return Choose{choice(play.observe(), last.question, favorite_, wrong_choices_++)};
        case Question::None:
        case Question::WalkIntoFire:
        case Question::WalkIntoGas:
        case Question::StepOnTrap:
        case Question::WalkByLava:
        case Question::ThrowInUse:
        case Question::PlayEasily:
        case Question::BlinkOverLava:
        case Question::ThrowAway:
        case Question::UseInVain:
        case Question::count:
            break;
    }
    return Answer{sure || whim_.percent(15)};
}

Command Explorer::resolve(const Play& play, const Report& last) {
    const Observation& seen = play.observe();
    if (seen.depth != depth_) {
        begin_level(seen);
        return begin_auto_explore();
    }
    note_refusal(seen, last);
    note_uselessness(seen, last);
    level_exit_.look_around(play);
    if (const std::optional<Command> action = survive(play, last)) {
        aim_ = Aim::Surviving;
        return *action;
    }
    // Nothing presses in a harmless game, and a flight may end where no way leads back.
    if (play.is_harmless() && crosses_for_a_while(*seen.hero)) {
        aim_ = Aim::Surviving;
        return Search{};
    }
    const bool got_on = going_on_ || last.turns > 0;
    if (amulet_quest_) {
        if (const std::optional<Command> action = go_on_pilgrimage(play, got_on)) return *action;
    } else if (const std::optional<Command> action = pass_time(play)) {
        aim_ = Aim::Surviving;
        return *action;
    }
    // A darkened hero's light comes back by itself; darkness of the place does not pass.
    if (last.has_event<TooDark>() && !seen.hero->is(Status::Darkened)) {
        aim_ = Aim::Surviving;
        return groping_.next(seen, patience_, whim_);
    }
    return get_on(play, got_on);
}

std::optional<Command> Explorer::survive(const Play& play, const Report& last) {
    const Observation& seen = play.observe();
    if (seen.hero->is(Status::Confused)) {
        // Confusion passes outside the gas that causes it.
        const bool in_gas = seen.cells[seen.hero->at].gas_volume > 0;
        if (in_gas && whim_.percent(50)) return Move{any_direction(whim_)};
        return Search{};
    }
    const bool was_refused = aim_ == Aim::Surviving && asked_.is<Move>() && last.turns == 0;
    if (!was_refused && !play.is_harmless())
        if (const std::optional<Direction> toward = step_out_of_harm(seen, level_exit_.shunned()))
            return Move{*toward};
    if (const auto action = combat_.next(play, patience_, level_exit_.shunned(), was_refused, whim_))
        return action;
    return rest(play);
}

std::optional<Command> Explorer::rest(const Play& play) {
    constexpr int most_rests = 200;
    constexpr int hurt_percent = 60;
    constexpr int well_percent = 90;
    const Observation& seen = play.observe();
    const HeroView& hero = *seen.hero;
    resting_ = hero.health * 100 < (resting_ ? well_percent : hurt_percent) * hero.max_health;
    if (!resting_ || rests_ >= most_rests) return std::nullopt;
    ++rests_;
    // Under fire, a rest does not help.
    if (!play.is_harmless())
        if (const std::optional<Direction> toward = step_to_shelter(seen, level_exit_.shunned()))
            return Move{*toward};
    return LongSearch{};
}

std::optional<Command> Explorer::pass_time(const Play& play) {
    const Observation& seen = play.observe();
    if (!is_at_peace(seen)) return std::nullopt;
    if (const std::optional<Command> action = idle_item_use_.next(play, patience_, whim_)) return action;
    const std::optional<Direction> toward = side_goals_.step_to_captives(seen, level_exit_.shunned());
    return toward ? std::optional<Command>{Move{*toward}} : std::nullopt;
}

std::optional<Command> Explorer::go_on_pilgrimage(const Play& play, bool got_on) {
    const Observation& seen = play.observe();
    const Destination destination = amulet_quest_->destination(seen);
    if (const std::optional<Command> drop = AmuletQuest::make_room(seen, patience_)) return drop;
    Ground ground{seen, level_exit_.shunned()};
    const BitGrid goals = destination.cells(ground);
    if (goals.none() || !ground.first_step_to(goals)) return std::nullopt;
    aim_ = Aim::MovingOn;
    return move_on(play, got_on);
}

Command Explorer::get_on(const Play& play, bool got_on) {
    /// After so many explorations in a row that show nothing new, exploring is given up.
    constexpr int most_idle_explorations = 60;
    const Observation& seen = play.observe();
    switch (aim_) {
        case Aim::Surviving:
            return begin_auto_explore();
        case Aim::Exploring:
            idle_explorations_ = has_found_more(seen) ? 0 : idle_explorations_ + 1;
            if (got_on && idle_explorations_ < most_idle_explorations) return Explore{};
            break;
        case Aim::MovingOn:
            if (!has_found_more(seen)) break;
            idle_explorations_ = 0;
            return begin_auto_explore();
        case Aim::Searching:
            // Single searches: a long one ends when a creature comes into view.
            if (--searches_left_ > 0) return Search{};
            level_exit_.search(seen);
            idle_explorations_ = 0;
            return begin_auto_explore();
    }
    aim_ = Aim::MovingOn;
    return move_on(play, got_on);
}

Command Explorer::begin_auto_explore() {
    aim_ = Aim::Exploring;
    return Explore{};
}

Command Explorer::begin_searching() {
    aim_ = Aim::Searching;
    searches_left_ = searches_in_a_row;
    return Search{};
}

Command Explorer::move_on(const Play& play, bool got_on) {
    const Observation& seen = play.observe();
    if (!amulet_quest_)
        if (const auto toward = side_goals_.step_to_things(seen, level_exit_.shunned())) return Move{*toward};
    const Destination destination =
        amulet_quest_ ? amulet_quest_->destination(seen) : Destination{Stair::Down, {}};
    const std::optional<Command> on = level_exit_.next(play, destination, got_on ? nullptr : &asked_);
    return on ? *on : begin_searching();
}

void Explorer::begin_level(const Observation& seen) {
    depth_ = seen.depth;
    resting_ = false;
    rests_ = idle_explorations_ = known_ = searches_left_ = 0;
    level_exit_ = LevelExit{seen.cells.size()};
    side_goals_ = SideGoals{seen.cells.size()};
}

void Explorer::note_refusal(const Observation& seen, const Report& last) {
    const Move* move = asked_.as<Move>();
    if (move == nullptr || aim_ != Aim::MovingOn || !(seen.hero->at == asked_at_)) return;
    const Pos target = asked_at_ + step(move->toward);
    // A failed step takes no turn, save in a web, which refuses nothing, and at a lever, which is pulled
    // once.
    if (seen.cells.size().contains(target) &&
        (last.turns == 0 || seen.cells[target].has(TerrainProperty::BlocksMovement)))
        level_exit_.refuse(target);
}

void Explorer::note_uselessness(const Observation& seen, const Report& last) {
    constexpr int refused_turns = 300;
    constexpr int fizzled_turns = 100;
    const char letter = letter_in(asked_);
    if (letter == 0 || going_on_) return;
    if (last.turns == 0) return patience_.wear_out(letter, seen.turns, refused_turns);
    if (last.has_event<Fizzled>()) patience_.wear_out(letter, seen.turns, fizzled_turns);
}

bool Explorer::has_found_more(const Observation& seen) {
    const int known = known_cells(seen);
    const bool more = known > known_;
    known_ = known;
    return more;
}

}  // namespace cellophane
