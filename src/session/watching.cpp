#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "record/snapshot.h"
#include "session/parts.h"
#include "words/telling.h"

// A recording goes by, forward and back.

namespace cellophane {

namespace {

/// A recording that was not looked at for a while has waited.
constexpr int longest_catch_up = 250;
/// Turns that nobody has to wait for, and turns of a longer way that are gone before he sees where it is.
constexpr int short_way = 1000;
constexpr int turns_at_once = 300;
/// More turns than any command takes.
constexpr int longest_command = 100;

int turns_left(const Replay& replay, int target) {
    return std::min(target, replay.recording().turns) - replay.turn();
}

}  // namespace

Session::Parts::Parts(Recording recording) : SessionState{Subject{std::move(recording)}} {
    mode = Mode::Watch;
    viewing.emplace();
    // It was entered when it was played.
    chronicle_pages.run_is_entered = true;
    const Report arrival = subject.begin();
    hear(arrival);
    viewing->entered[static_cast<std::size_t>(seen().depth)] = 0;
    viewing->keyframes.keep(*subject.replay(),
                            {messages.log, messages.said.size(), display.health_change, true});
}

std::optional<Viewing::Choice> Session::Parts::next_choice() const {
    const std::optional<Command> next = subject.replay()->next();
    if (!next) return std::nullopt;
    if (const auto* answer = next->as<Answer>()) {
        const Report standing = subject.game()->standing();
        if (standing.question == Question::None) return std::nullopt;
        const PackItemView* item = standing.about == 0 ? nullptr : item_with(seen().pack, standing.about);
        return Viewing::Answered{ask(standing.question, item == nullptr ? nullptr : &item->item),
                                 answer->yes};
    }
    const std::optional<PackPick> pick = pick_of(*next);
    if (!pick || item_with(seen().pack, pick->letter) == nullptr) return std::nullopt;
    return *pick;
}

bool Session::Parts::shows_choice() {
    // Once it has been seen it is done.
    if (viewing->choice) return false;
    viewing->choice = next_choice();
    return viewing->choice.has_value();
}

int Session::Parts::delay_of_playback() const {
    // As long as it takes to see what was chosen (spec 70, section 6), at the usual speed.
    constexpr int time_of_choice = 1000;
    // And to read what was told (spec 60, section 15.5).
    constexpr int longest_reading = 2000;
    const int reading = viewing->tells ? std::min(longest_reading, 5 * viewing->delay) : 0;
    // Nobody reads faster because turns go by faster.
    if (viewing->lingers) return std::max(viewing->delay, time_of_note());
    if (viewing->choice) return time_of_choice * viewing->delay / Viewing::usual_delay;
    return viewing->delay + reading;
}

void Session::Parts::show_command(bool is_shown) {
    Replay& replay = *subject.replay();
    viewing->choice.reset();
    if (replay.is_at_end()) return;
    if (viewing->begins_anew) messages.log.confirm();
    const Report report = replay.step(is_shown ? wanted_interims() : Interims::LeftOut);
    viewing->begins_anew = !report.going_on;
    const std::size_t at_once = begin_interludes(report);
    hear(report);
    if (is_shown) {
        raise_alert(report);
        show_happening(report, at_once);
    }
    for (const Event& event : report.events)
        if (const auto* arrival = event.as<LevelEntered>()) {
            std::optional<int>& first = viewing->entered[static_cast<std::size_t>(arrival->depth)];
            if (!first) first = replay.turn();
        }
    if (replay.problem()) {
        viewing->plays = false;
        announce(replay.problem()->message);
    }
    pointing.route_is_old = true;
}

void Session::Parts::show_turn(int target) {
    Replay& replay = *subject.replay();
    const int before = replay.turn();
    const std::size_t told_before = messages.said.size();
    viewing->lingers = false;
    viewing->tells = false;
    const bool is_last = before + 1 >= target;
    // What comes so fast is not worth a picture of its own.
    const bool is_shown = is_last && (!viewing->plays || viewing->delay >= Viewing::shortest_shown);
    // Nobody who is in a hurry waits for what somebody thought of.
    const bool shows_choices = is_last && viewing->plays && viewing->delay >= Viewing::usual_delay;
    while (!replay.is_at_end() && replay.turn() == before) {
        if (shows_choices && shows_choice()) return;
        show_command(is_shown);
        // It is to be seen before anything else is done.
        if (viewing->plays && interludes.running) break;
    }
    if (replay.turn() == before || replay.problem()) return;
    viewing->lingers = viewing->plays && !said_of_turn().empty();
    viewing->tells = viewing->plays && messages.said.size() > told_before;
    if (viewing->keyframes.wants(replay.turn(), target))
        viewing->keyframes.keep(
            replay, {messages.log, messages.said.size(), display.health_change, viewing->begins_anew});
}

void Session::Parts::rewind_to(int turn) {
    const Keyframe& frame = viewing->keyframes.latest_by(turn);
    // It was sound when it was written, or it would not have been played.
    subject.replay()->go_back(Play::resumed(std::move(game_from(frame.state).value())), frame.done);
    messages.log = frame.told.log;
    messages.said.resize(frame.told.said);
    display.health_change = frame.told.health_change;
    viewing->begins_anew = frame.told.begins_anew;
    viewing->lingers = false;
    viewing->tells = false;
    viewing->choice.reset();
    cut_short();
    stop_pointing();
}

void Session::Parts::go_to_turn(int turn) {
    const int from = subject.replay()->turn();
    const int target = std::max(0, turn);
    viewing->way.reset();
    if (target < from) rewind_to(target);
    go_the_rest(target, from);
}

void Session::Parts::go_the_rest(int target, int from) {
    const Replay& replay = *subject.replay();
    int before = replay.turn();
    while (!replay.is_at_end() && replay.turn() < target) {
        before = replay.turn();
        show_turn(target);
    }
    // Some turns pass all at once: then it is the moment before them.
    if (target >= from || replay.turn() < from) return;
    rewind_to(before);
    while (replay.turn() < before) show_turn(before);
}

void Session::Parts::go_to_end() {
    const Replay& replay = *subject.replay();
    go_to_turn(std::max(replay.turn(), replay.recording().turns));
    // What took no time comes after the last turn.
    while (!replay.is_at_end()) show_command(false);
}

void Session::Parts::set_out(Viewing::Way way) {
    const Replay& replay = *subject.replay();
    way.from = replay.turn();
    way.to = std::max(0, way.to);
    if (way.to < way.from) rewind_to(way.to);
    if (turns_left(replay, way.to) <= short_way) {
        viewing->way.reset();
        return arrive(way);
    }
    viewing->way = way;
    go_on_way();
}

void Session::Parts::go_on_way() {
    const Replay& replay = *subject.replay();
    const Viewing::Way way = *viewing->way;
    const auto is_there = [&] {
        return replay.is_at_end() || (way.depth > 0 && viewing->entered[static_cast<std::size_t>(way.depth)]);
    };
    if (turns_left(replay, way.to) > turns_at_once + longest_command) {
        const int stop = replay.turn() + turns_at_once;
        while (!is_there() && replay.turn() < stop) show_turn(way.to);
        if (!is_there()) return;
    }
    viewing->way.reset();
    arrive(way);
}

void Session::Parts::arrive(const Viewing::Way& way) {
    const Replay& replay = *subject.replay();
    if (way.depth > 0) {
        const std::optional<int>& first = viewing->entered[static_cast<std::size_t>(way.depth)];
        while (!replay.is_at_end() && !first) show_turn(way.to);
        if (first) return;
        if (!replay.problem()) go_to_turn(way.from);
        return announce("Nobody came to depth " + std::to_string(way.depth) + ".");
    }
    go_the_rest(way.to, way.from);
    while (way.to_the_end && !replay.is_at_end()) show_command(false);
    if (way.asked && replay.turn() < way.to && replay.is_at_end() && !replay.problem())
        announce("There are no more than " + std::to_string(replay.turn()) + " turns.");
}

void Session::Parts::go_by_turns(int turns) {
    const Replay& replay = *subject.replay();
    if (turns > 0 && replay.is_at_end())
        return announce(replay.problem() ? replay.problem()->message : "That was all of it.");
    if (turns < 0 && replay.turn() == 0) return announce("It begins here.");
    set_out({.to = replay.turn() + turns});
}

void Session::Parts::go_to_level(int depth) {
    const Replay& replay = *subject.replay();
    const int deepest = replay.recording().deepest;
    if (depth < 1) return announce("Above this there is only daylight.");
    if (depth > deepest) return announce("Nobody went deeper than depth " + std::to_string(deepest) + ".");
    const std::optional<int>& first = viewing->entered[static_cast<std::size_t>(depth)];
    if (first) return set_out({.to = *first});
    set_out({.to = std::max(replay.turn(), replay.recording().turns), .depth = depth});
}

void Session::Parts::let_it_run() {
    if (!viewing || !viewing->plays || viewing->way) return;
    viewing->waited = std::min(viewing->waited, std::max(delay_of_playback(), longest_catch_up));
    const Replay& replay = *subject.replay();
    while (viewing->plays && !interludes.running && viewing->waited >= delay_of_playback()) {
        viewing->waited -= delay_of_playback();
        show_turn(replay.turn() + 1);
        if (replay.is_at_end()) viewing->plays = false;
    }
}

void Session::Parts::stop_or_go_on() {
    const Replay& replay = *subject.replay();
    viewing->waited = 0;
    // Whoever goes on from a note has read it.
    viewing->lingers = false;
    if (viewing->plays) {
        viewing->plays = false;
    } else if (replay.problem()) {
        announce(replay.problem()->message);
    } else {
        stop_pointing();
        if (replay.is_at_end()) rewind_to(0);
        viewing->plays = true;
    }
}

void Session::Parts::change_speed(int numerator, int denominator) {
    const int before = viewing->delay;
    viewing->delay =
        std::clamp(before * numerator / denominator, Viewing::shortest_delay, Viewing::longest_delay);
    // Rounding must not hold it where it is.
    if (viewing->delay == before && numerator > denominator && before < Viewing::longest_delay)
        ++viewing->delay;
    std::string text = "A turn in " + std::to_string(viewing->delay) + " ms";
    if (viewing->delay == before)
        text += numerator < denominator ? ": faster is for ants" : ": slower is for stones";
    announce(text + ".");
}

void Session::Parts::take_over() {
    if (subject.replay()->problem()) return announce("From where it went astray nobody can play on.");
    if (seen().ending) return announce("It is over. Go back before the end to play on.");
    viewing->plays = false;
    wish = LastWish::TakeOver;
}

std::optional<PlaybackHeader> Session::Parts::playback_header() const {
    if (!viewing) return std::nullopt;
    const Replay& replay = *subject.replay();
    using State = PlaybackHeader::State;
    const State state = replay.problem()     ? State::OutOfSync
                        : viewing->way       ? State::UnderWay
                        : viewing->plays     ? State::Playing
                        : replay.is_at_end() ? State::Ended
                                             : State::Paused;
    return PlaybackHeader{
        .turn = replay.turn(), .turns = replay.recording().turns, .state = state, .delay = viewing->delay};
}

}  // namespace cellophane
