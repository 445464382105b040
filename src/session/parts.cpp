#include "session/parts.h"

#include <algorithm>
#include <utility>

#include "session/hearing.h"
#include "view/dream.h"
#include "words/grammar.h"
#include "words/telling.h"

namespace cellophane {

namespace {

constexpr int pace_of_blows = 1;

/// The hero does.
bool strikes(const Report& report) {
    return std::any_of(report.events.begin(), report.events.end(), [](const Event& event) {
        const Struck* struck = event.as<Struck>();
        return struck != nullptr && struck->by.hero;
    });
}

}  // namespace

std::unique_ptr<SessionState> new_session(const SessionOptions& options) {
    auto session = std::make_unique<SessionState>(Subject{options});
    const std::string& problem = session->subject.problem();
    if (!problem.empty()) say(*session, Message{problem, Tone::Bad});
    if (session->subject.game() != nullptr) take_in(*session, session->subject.begin());
    return session;
}

std::unique_ptr<SessionState> resumed_session(SavedGame saved) {
    auto session = std::make_unique<SessionState>(Subject{std::move(saved)});
    const Report standing = session->subject.game()->standing();
    session->questions.asked = standing.question;
    session->questions.about = standing.about;
    if (asks_for_item(standing.question))
        open_pack(*session, PackPurpose::Choose);
    else if (standing.question != Question::None)
        session->mode = Mode::Confirm;
    session->ending.is_buried = session->seen().ending.has_value();
    // It was entered when it ended.
    session->chronicle_pages.run_is_entered = session->ending.is_buried;
    if (session->ending.is_buried) session->mode = Mode::Epitaph;
    return session;
}

int pace_of(const Command& command) {
    if (command.is<Explore>()) return 20;
    if (command.is<LongSearch>()) return 80;
    if (command.is<Recover>()) return 1;
    return 25;
}

void say(SessionState& session, const Message& message) {
    session.messages.log.add(message, session.subject.turns());
    session.messages.said.push_back(capitalised(message.text()));
}

void assume_keys(SessionState& session, bool assumed) {
    session.display.has_keys = assumed;
    // The greeting came before anybody could know.
    const Message hint = help_hint(assumed);
    if (session.messages.log.reword_last(help_hint(!assumed), hint))
        session.messages.said.back() = capitalised(hint.text());
}

std::string key_hint(const SessionState& session, std::string_view key) {
    return session.display.has_keys ? " (" + std::string{key} + ")" : std::string{};
}

void hear(SessionState& session, const Report& report) {
    int number = 0;
    // To look around for every word would take longer than most turns.
    const bool dreams = session.subject.game() != nullptr && session.subject.game()->hero_sees_things();
    for (const Event& event : report.events) {
        note_log(session, static_cast<std::size_t>(number));
        if (event.is<Explored>()) {
            session.autopilot.nothing_left_here = true;
            if (session.autopilot.is_on) continue;
        }
        for (const Message& message :
             heard(event, dreams || depends_on_listener(event) ? &session.seen() : nullptr, ++number))
            say(session, message == help_hint(true) ? help_hint(session.display.has_keys) : message);
        if (must_be_read(event) && !session.autopilot.is_on && !session.viewing)
            session.messages.unread = true;
        if (event.is<LevelEntered>()) stop_pointing(session);
    }
    note_log(session, report.events.size());
    if (report.turns > 0 || report.health_change != 0) {
        session.display.health_change = report.health_change;
        session.moving.beats = 0;
    }
}

void take_in(SessionState& session, const Report& report) {
    const std::size_t told_before = session.messages.said.size();
    session.long_command.brawls = session.long_command.explores && strikes(report);
    const std::size_t at_once = begin_interludes(session, report);
    hear(session, report);
    raise_alert(session, report);
    if (report.tells_of<HealthAlert>() || report.tells_of<PoisonAlert>() || report.tells_of<Stolen>())
        end_autopilot(session);
    show_happening(session, report, at_once);
    notice_end_of_long_command(session, report, told_before);
    session.long_command.goes_on = report.going_on;
    if (!session.long_command.goes_on) {
        if (!session.autopilot.is_on) session.long_command.waited = 0;
        if (session.pointing.mark.cell && session.seen().hero &&
            session.pointing.mark.cell == session.seen().hero->at)
            stop_pointing(session);
    }
    session.questions.asked = report.question;
    session.questions.about = report.about;
    if (asks_for_item(session.questions.asked))
        open_pack(session, PackPurpose::Choose);
    else if (session.questions.asked != Question::None)
        session.mode = Mode::Confirm;
    else if (session.mode == Mode::Confirm ||
             (session.mode == Mode::Pack && session.pack.purpose == PackPurpose::Choose))
        session.mode = Mode::Map;
    if (report.over && home(session) == Mode::Fallen) {
        stop_pointing(session);
        session.messages.unread = false;
        end_autopilot(session);
        // There is no ceremony for those who give up.
        session.ending.is_buried = session.seen().ending->fate == Fate::Quit;
        session.mode = home(session);
    }
    session.pointing.route_is_old = true;
    if (session.long_command.explores && !session.long_command.goes_on && !session.autopilot.is_on &&
        session.mode == Mode::Map)
        propose_to_go_on(session);
}

Report submit(SessionState& session, const Command& command) {
    if (session.subject.game() == nullptr) return {};
    // Programs ask for every step of it.
    const bool explores_on = session.long_command.explores && session.long_command.goes_on;
    session.messages.unread = false;
    session.alerts.alarm.clear();
    session.long_command.why_stopped.clear();
    if (!command.is<Continue>() && !command.is<Stop>()) {
        // What was proposed was about how things stood before.
        if (session.pointing.proposed != Proposal::None) stop_pointing(session);
        session.long_command.pace =
            session.long_command.forced_pace > 0 ? session.long_command.forced_pace : pace_of(command);
        session.long_command.explores = command.is<Explore>();
    }
    session.interludes.running.reset();
    Report report = session.subject.submit(command, wanted_interims(session));
    // Whoever let go of the reins knows that already.
    if (command.is<Explore>() && report.going_on && !session.autopilot.is_on && !explores_on)
        say(session, exploring_hint(session.display.has_keys));
    take_in(session, report);
    return report;
}

void let_time_pass(SessionState& session, int milliseconds) {
    // A long game takes a while to be told; whoever waits sees it grow.
    constexpr int commands_at_once = 200;
    if (reads_journal(session)) session.journal_page.journal->read(commands_at_once);
    milliseconds = watch_interludes(session, milliseconds);
    if (session.interludes.running) return;
    session.alerts.notice.pass(milliseconds);
    session.alerts.alert.pass(milliseconds);
    if (session.viewing && !session.alerts.notice.is_shown()) session.viewing->digits.clear();
    if (session.viewing && session.viewing->way) return go_on_way(session);
    if (is_busy(session)) {
        session.long_command.waited += milliseconds;
        keep_going(session);
    }
    if (session.viewing && session.viewing->plays) {
        session.viewing->waited += milliseconds;
        let_it_run(session);
    }
}

int pace_now(const SessionState& session) {
    return session.long_command.brawls ? pace_of_blows : session.long_command.pace;
}

int time_until_news(const SessionState& session) {
    if (reads_journal(session) || (session.viewing && session.viewing->way)) return 1;
    if (session.interludes.running) return std::max(1, session.interludes.left);
    int soonest = is_busy(session) ? std::max(1, pace_now(session) - session.long_command.waited) : -1;
    if (session.viewing && session.viewing->plays)
        soonest = std::max(1, delay_of_playback(session) - session.viewing->waited);
    for (const PassingText* text : {&session.alerts.notice, &session.alerts.alert})
        if (const int wait = text->wants_time(may_move(session)); wait >= 0)
            soonest = soonest < 0 ? wait : std::min(soonest, wait);
    return soonest;
}

void keep_going(SessionState& session) {
    while (is_busy(session) && !session.interludes.running &&
           session.long_command.waited >= pace_now(session)) {
        session.long_command.waited -= pace_now(session);
        if (session.long_command.goes_on)
            submit(session, Continue{});
        else
            steer(session);
    }
}

void interrupt(SessionState& session) {
    end_autopilot(session);
    if (session.viewing) session.viewing->way.reset();
    if (!session.long_command.goes_on) return;
    // Whoever stops it does not want to go on.
    session.long_command.explores = false;
    submit(session, Stop{});
    session.long_command.goes_on = false;
    session.long_command.waited = 0;
    session.pointing.route_is_old = true;
}

const Observation& world_shown(SessionState& session) {
    if (session.viewing && session.viewing->unveiled) {
        session.display.dream = session.subject.game()->unveil();
        return session.display.dream;
    }
    return world_as_taken(session, session.seen());
}

const Observation& world_as_taken(SessionState& session, const Observation& world) {
    // Of a clear head, as it is.
    if (scatter_of(world) == 0) return world;
    constexpr int beats_of_a_fancy = 28;
    session.display.dream = dreamt(world, session.moving.beats / beats_of_a_fancy);
    return session.display.dream;
}

std::string question_asked(const SessionState& session) {
    // Of what is known too little for either to be plain.
    if (session.mode == Mode::Scope) return "Write on this one alone? No: name all of its kind.";
    if (session.mode == Mode::Sure) return std::string{question_about(session.questions.resolve)};
    if (session.mode == Mode::Wade) return "Wade in? Deep water tugs at whatever you carry.";
    const PackItemView* item =
        session.questions.about == 0 ? nullptr : item_with(session.seen().pack, session.questions.about);
    return ask(session.questions.asked, item == nullptr ? nullptr : &item->item);
}

std::string_view back_hint(const SessionState& session) {
    return session.display.has_keys ? "Any key goes back." : touch_goes_back;
}

bool is_busy(const SessionState& session) {
    return session.long_command.goes_on || session.autopilot.is_on;
}

bool may_move(const SessionState& session) {
    return session.moving.is_wanted && !session.settings.still;
}

}  // namespace cellophane
