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
    questions.asked = subject.game()->standing().question;
    questions.about = subject.game()->standing().about;
    if (asks_for_item(questions.asked))
        open_pack(PackPurpose::Choose);
    else if (questions.asked != Question::None)
        mode = Mode::Confirm;
    ending.is_buried = seen().ending.has_value();
    // It was entered when it ended.
    chronicle_pages.run_is_entered = ending.is_buried;
    if (ending.is_buried) mode = Mode::Epitaph;
}

void Session::Parts::say(const Message& message) {
    messages.log.add(message, subject.turns());
    messages.said.push_back(capitalised(message.text()));
}

void Session::Parts::assume_keys(bool assumed) {
    display.has_keys = assumed;
    // The greeting came before anybody could know.
    const Message hint = help_hint(assumed);
    if (messages.log.reword_last(help_hint(!assumed), hint)) messages.said.back() = capitalised(hint.text());
}

std::string Session::Parts::key_hint(std::string_view key) const {
    return display.has_keys ? " (" + std::string{key} + ")" : std::string{};
}

void Session::Parts::hear(const Report& report) {
    int number = 0;
    // To look around for every word would take longer than most turns.
    const bool dreams = subject.game() != nullptr && subject.game()->hero_sees_things();
    for (const Event& event : report.events) {
        note_log(static_cast<std::size_t>(number));
        if (event.is<Explored>()) {
            autopilot.nothing_left_here = true;
            if (autopilot.is_on) continue;
        }
        for (const Message& message :
             heard(event, dreams || depends_on_listener(event) ? &seen() : nullptr, ++number))
            say(message == help_hint(true) ? help_hint(display.has_keys) : message);
        if (must_be_read(event) && !autopilot.is_on && !viewing) messages.unread = true;
        if (event.is<LevelEntered>()) stop_pointing();
    }
    note_log(report.events.size());
    if (report.turns > 0 || report.health_change != 0) {
        display.health_change = report.health_change;
        moving.beats = 0;
    }
}

void Session::Parts::take_in(const Report& report) {
    const std::size_t told_before = messages.said.size();
    long_command.brawls = long_command.explores && strikes(report);
    const std::size_t at_once = begin_interludes(report);
    hear(report);
    raise_alert(report);
    if (report.tells_of<HealthAlert>() || report.tells_of<PoisonAlert>() || report.tells_of<Stolen>())
        end_autopilot();
    show_happening(report, at_once);
    notice_end_of_long_command(report, told_before);
    long_command.goes_on = report.going_on;
    if (!long_command.goes_on) {
        if (!autopilot.is_on) long_command.waited = 0;
        if (pointing.mark.cell && seen().hero && pointing.mark.cell == seen().hero->at) stop_pointing();
    }
    questions.asked = report.question;
    questions.about = report.about;
    if (asks_for_item(questions.asked))
        open_pack(PackPurpose::Choose);
    else if (questions.asked != Question::None)
        mode = Mode::Confirm;
    else if (mode == Mode::Confirm || (mode == Mode::Pack && pack.purpose == PackPurpose::Choose))
        mode = Mode::Map;
    if (report.over && home() == Mode::Fallen) {
        stop_pointing();
        messages.unread = false;
        end_autopilot();
        // There is no ceremony for those who give up.
        ending.is_buried = seen().ending->fate == Fate::Quit;
        mode = home();
    }
    pointing.route_is_old = true;
    if (long_command.explores && !long_command.goes_on && !autopilot.is_on && mode == Mode::Map)
        propose_to_go_on();
}

Report Session::Parts::submit(const Command& command) {
    if (subject.game() == nullptr) return {};
    // Programs ask for every step of it.
    const bool explores_on = long_command.explores && long_command.goes_on;
    messages.unread = false;
    alerts.alarm.clear();
    long_command.why_stopped.clear();
    if (!command.is<Continue>() && !command.is<Stop>()) {
        // What was proposed was about how things stood before.
        if (pointing.proposed != Proposal::None) stop_pointing();
        long_command.pace = long_command.forced_pace > 0 ? long_command.forced_pace : pace_of(command);
        long_command.explores = command.is<Explore>();
    }
    interludes.running.reset();
    Report report = subject.submit(command, wanted_interims());
    // Whoever let go of the reins knows that already.
    if (command.is<Explore>() && report.going_on && !autopilot.is_on && !explores_on)
        say(exploring_hint(display.has_keys));
    take_in(report);
    return report;
}

void Session::Parts::let_pass(int milliseconds) {
    // A long game takes a while to be told; whoever waits sees it grow.
    constexpr int commands_at_once = 200;
    if (reads_journal()) journal_page.journal->read(commands_at_once);
    milliseconds = watch_interludes(milliseconds);
    if (interludes.running) return;
    alerts.notice.pass(milliseconds);
    alerts.alert.pass(milliseconds);
    if (viewing && !alerts.notice.is_shown()) viewing->digits.clear();
    if (viewing && viewing->way) return go_on_way();
    if (is_busy()) {
        long_command.waited += milliseconds;
        keep_going();
    }
    if (viewing && viewing->plays) {
        viewing->waited += milliseconds;
        let_it_run();
    }
}

int Session::Parts::pace_now() const {
    return long_command.brawls ? pace_of_blows : long_command.pace;
}

int Session::Parts::time_until_news() const {
    if (reads_journal() || (viewing && viewing->way)) return 1;
    if (interludes.running) return std::max(1, interludes.left);
    int soonest = is_busy() ? std::max(1, pace_now() - long_command.waited) : -1;
    if (viewing && viewing->plays) soonest = std::max(1, delay_of_playback() - viewing->waited);
    for (const PassingText* text : {&alerts.notice, &alerts.alert})
        if (const int wait = text->wants_time(may_move()); wait >= 0)
            soonest = soonest < 0 ? wait : std::min(soonest, wait);
    return soonest;
}

void Session::Parts::keep_going() {
    while (is_busy() && !interludes.running && long_command.waited >= pace_now()) {
        long_command.waited -= pace_now();
        if (long_command.goes_on)
            submit(Continue{});
        else
            steer();
    }
}

void Session::Parts::interrupt() {
    end_autopilot();
    if (viewing) viewing->way.reset();
    if (!long_command.goes_on) return;
    // Whoever stops it does not want to go on.
    long_command.explores = false;
    submit(Stop{});
    long_command.goes_on = false;
    long_command.waited = 0;
    pointing.route_is_old = true;
}

const Observation& Session::Parts::looks() {
    if (viewing && viewing->unveiled) {
        display.dream = subject.game()->unveil();
        return display.dream;
    }
    return as_taken(seen());
}

const Observation& Session::Parts::as_taken(const Observation& world) {
    // Of a clear head, as it is.
    if (scatter_of(world) == 0) return world;
    constexpr int beats_of_a_fancy = 28;
    display.dream = dreamt(world, moving.beats / beats_of_a_fancy);
    return display.dream;
}

std::string Session::Parts::asked() const {
    // Of what is known too little for either to be plain.
    if (mode == Mode::Scope) return "Write on this one alone? No: name all of its kind.";
    if (mode == Mode::Sure) return std::string{question_about(questions.resolve)};
    if (mode == Mode::Wade) return "Wade in? Deep water tugs at whatever you carry.";
    const PackItemView* item = questions.about == 0 ? nullptr : item_with(seen().pack, questions.about);
    return ask(questions.asked, item == nullptr ? nullptr : &item->item);
}

}  // namespace cellophane
