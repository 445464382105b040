#include "session/parts.h"

#include <algorithm>
#include <utility>

#include "session/hearing.h"
#include "view/dream.h"
#include "words/grammar.h"
#include "words/telling.h"

namespace cellophane {

namespace {

/// Milliseconds between the steps of a long command (spec 70, section 12).
int pace_of(const Command& command) {
    if (command.is<Explore>()) return 20;
    if (command.is<LongSearch>()) return 80;
    if (command.is<Recover>()) return 1;
    return 25;
}

constexpr int pace_of_blows = 1;

/// The hero does.
bool strikes(const Report& report) {
    return std::any_of(report.events.begin(), report.events.end(), [](const Event& event) {
        const Struck* struck = event.as<Struck>();
        return struck != nullptr && struck->by.hero;
    });
}

}  // namespace

Session::Parts::Parts(const SessionOptions& options) : SessionState{Subject{options}} {
    if (!subject.problem().empty()) say(Message{subject.problem(), Tone::Bad});
    if (subject.game() != nullptr) take_in(subject.begin());
}

Session::Parts::Parts(SavedGame saved) : SessionState{Subject{std::move(saved)}} {
    question = subject.game()->standing().question;
    about = subject.game()->standing().about;
    if (asks_for_item(question))
        open_pack(PackPurpose::Choose);
    else if (question != Question::None)
        mode = Mode::Confirm;
    is_buried = seen().ending.has_value();
    // It was entered when it ended.
    run_is_entered = is_buried;
    if (is_buried) mode = Mode::Epitaph;
}

void Session::Parts::say(const Message& message) {
    log.add(message, subject.turns());
    said.push_back(capitalised(message.text()));
}

void Session::Parts::assume_keys(bool assumed) {
    has_keys = assumed;
    // The greeting came before anybody could know.
    const Message hint = help_hint(assumed);
    if (log.reword_last(help_hint(!assumed), hint)) said.back() = capitalised(hint.text());
}

std::string Session::Parts::key_hint(std::string_view key) const {
    return has_keys ? " (" + std::string{key} + ")" : std::string{};
}

void Session::Parts::hear(const Report& report) {
    int number = 0;
    // To look around for every word would take longer than most turns.
    const bool dreams = subject.game() != nullptr && subject.game()->hero_sees_things();
    for (const Event& event : report.events) {
        note_log(static_cast<std::size_t>(number));
        if (event.is<Explored>()) {
            nothing_left_here = true;
            if (autopilot) continue;
        }
        for (const Message& message :
             heard(event, dreams || depends_on_listener(event) ? &seen() : nullptr, ++number))
            say(message == help_hint(true) ? help_hint(has_keys) : message);
        if (must_be_read(event) && !autopilot && !viewing) unread = true;
        if (event.is<LevelEntered>()) stop_pointing();
    }
    note_log(report.events.size());
    if (report.turns > 0 || report.health_change != 0) {
        health_change = report.health_change;
        beats = 0;
    }
}

void Session::Parts::take_in(const Report& report) {
    const std::size_t told_before = said.size();
    brawling = exploring && strikes(report);
    const std::size_t at_once = begin_interludes(report);
    hear(report);
    raise_alert(report);
    if (report.tells_of<HealthAlert>() || report.tells_of<PoisonAlert>() || report.tells_of<Stolen>())
        end_autopilot();
    show_happening(report, at_once);
    notice_end_of_long_command(report, told_before);
    going_on = report.going_on;
    if (!going_on) {
        if (!autopilot) waited = 0;
        if (pointing.cell && seen().hero && pointing.cell == seen().hero->at) stop_pointing();
    }
    question = report.question;
    about = report.about;
    if (asks_for_item(question))
        open_pack(PackPurpose::Choose);
    else if (question != Question::None)
        mode = Mode::Confirm;
    else if (mode == Mode::Confirm || (mode == Mode::Pack && pack_for == PackPurpose::Choose))
        mode = Mode::Map;
    if (report.over && home() == Mode::Fallen) {
        stop_pointing();
        unread = false;
        end_autopilot();
        // There is no ceremony for those who give up.
        is_buried = seen().ending->fate == Fate::Quit;
        mode = home();
    }
    route_is_old = true;
    if (exploring && !going_on && !autopilot && mode == Mode::Map) propose_to_go_on();
}

Report Session::Parts::submit(const Command& command) {
    if (subject.game() == nullptr) return {};
    // Programs ask for every step of it.
    const bool explores_on = exploring && going_on;
    unread = false;
    alarm.clear();
    why_stopped.clear();
    if (!command.is<Continue>() && !command.is<Stop>()) {
        // What was proposed was about how things stood before.
        if (proposed != Proposal::None) stop_pointing();
        pace = forced_pace > 0 ? forced_pace : pace_of(command);
        exploring = command.is<Explore>();
    }
    interludes.reset();
    Report report = subject.submit(command, wanted_interims());
    // Whoever let go of the reins knows that already.
    if (command.is<Explore>() && report.going_on && !autopilot && !explores_on) say(exploring_hint(has_keys));
    take_in(report);
    return report;
}

void Session::Parts::let_pass(int milliseconds) {
    // A long game takes a while to be told; whoever waits sees it grow.
    constexpr int commands_at_once = 200;
    if (reads_journal()) journal->read(commands_at_once);
    milliseconds = watch_interludes(milliseconds);
    if (interludes) return;
    notice.pass(milliseconds);
    alert.pass(milliseconds);
    if (viewing && !notice.is_shown()) viewing->digits.clear();
    if (viewing && viewing->way) return go_on_way();
    if (!is_busy() && !(viewing && viewing->plays)) return;
    waited += milliseconds;
    keep_going();
    let_it_run();
}

int Session::Parts::pace_now() const {
    return brawling ? pace_of_blows : pace;
}

int Session::Parts::time_until_news() const {
    if (reads_journal() || (viewing && viewing->way)) return 1;
    if (interludes) return std::max(1, interlude_left);
    int soonest = is_busy() ? std::max(1, pace_now() - waited) : -1;
    if (viewing && viewing->plays) soonest = std::max(1, delay_of_playback() - waited);
    for (const PassingText* text : {&notice, &alert})
        if (const int wait = text->wants_time(may_move()); wait >= 0)
            soonest = soonest < 0 ? wait : std::min(soonest, wait);
    return soonest;
}

void Session::Parts::keep_going() {
    while (is_busy() && !interludes && waited >= pace_now()) {
        waited -= pace_now();
        if (going_on)
            submit(Continue{});
        else
            steer();
    }
}

void Session::Parts::interrupt() {
    end_autopilot();
    if (viewing) viewing->way.reset();
    if (!going_on) return;
    // Whoever stops it does not want to go on.
    exploring = false;
    submit(Stop{});
    going_on = false;
    waited = 0;
    route_is_old = true;
}

const Observation& Session::Parts::looks() {
    if (viewing && viewing->unveiled) {
        dream = subject.game()->unveil();
        return dream;
    }
    return as_taken(seen());
}

const Observation& Session::Parts::as_taken(const Observation& world) {
    // Of a clear head, as it is.
    if (scatter_of(world) == 0) return world;
    constexpr int beats_of_a_fancy = 28;
    dream = dreamt(world, beats / beats_of_a_fancy);
    return dream;
}

std::string Session::Parts::asked() const {
    // Of what is known too little for either to be plain.
    if (mode == Mode::Scope) return "Write on this one alone? No: name all of its kind.";
    if (mode == Mode::Sure) return std::string{question_about(resolve)};
    if (mode == Mode::Wade) return "Wade in? Deep water tugs at whatever you carry.";
    const PackItemView* item = about == 0 ? nullptr : item_with(seen().pack, about);
    return ask(question, item == nullptr ? nullptr : &item->item);
}

}  // namespace cellophane
