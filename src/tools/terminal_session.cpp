#include "tools/terminal_session.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "tools/calendar.h"
#include "tools/ended_games.h"
#include "tools/game_names.h"
#include "tools/kept_files.h"
#include "tools/line_entry.h"
#include "tools/output.h"
#include "tools/past_games.h"
#include "tools/runs_file.h"
#include "tools/settings_file.h"
#include "tools/terminal.h"
#include "tools/terminal_events.h"
#include "tools/title_session.h"

namespace cellophane {

namespace {

std::string given_or(const Options& options, std::string_view name, const std::string& otherwise) {
    const auto given = options.find(name);
    return given == options.end() ? otherwise : given->second;
}

/// Where a game goes that is to be gone on with: where it is asked for, where it came from, else to a file
/// that is not there yet, named after its dungeon, or, where that is hidden, after where it was left.
std::string place_of_save(const Options& options, const Session& session, const std::string& file) {
    if (!file.empty()) return file;
    for (const char* name : {"--save", "--load"})
        if (const auto given = options.find(name); given != options.end()) return given->second;
    const std::string name = session.hides_seed() ? name_of_game(session, "cellophane")
                                                  : "cellophane-" + std::to_string(session.seed());
    return free_file({}, name).string();
}

class TerminalSession {
public:
    TerminalSession(std::optional<Session> session, const Options& options)
        : options_{options},
          begins_at_title_{!session.has_value()},
          past_{runs_file_of(options)},
          ended_{recordings_folder_beside(runs_file_of(options))},
          settings_{settings_file_of(options)} {
        if (session) replace(std::move(*session));
    }

    /// Runs until the player leaves.
    void run(Terminal& terminal);

    /// How it went, and what is kept of it.
    Exit close(std::string_view command, Console console);

private:
    void run_until_end(Terminal& terminal);
    void replace(Session session);
    /// Whether the player stays.
    bool grant(ExitRequest wish, Terminal& terminal);
    bool grant_file(ExitRequest wish, Terminal& terminal);
    bool grant_leave();
    std::optional<Problem> save();
    /// Whether the session is a game, not a recording, and is not over.
    bool can_go_on() const { return !session_->watches() && !session_->standing().over; }
    /// Whether the game has to be saved because the session was cut off.
    bool is_left_behind() const;

    const Options& options_;
    bool begins_at_title_;
    /// The player wants to leave at once, or the session was cut off.
    bool is_interrupted_ = false;
    /// The terminal is gone, or the program is to end, without the player's doing.
    bool is_cut_off_ = false;
    PastGames past_;
    EndedGames ended_;
    KeptSettings settings_;
    std::optional<Session> session_;
    /// The file a game came from that was chosen on the title; empty: none.
    std::string file_;
    /// Where the game was saved, if the player asked for that.
    std::optional<std::string> saved_;
};

void TerminalSession::replace(Session session) {
    file_.clear();
    session_ = std::move(session);
    session_->set_motion(options_.count("--still") == 0);
    session_->remember_runs(past_.lines());
    ended_.begin(*session_);
    settings_.hold_for(*session_);
    session_->set_hints(true);
}

std::optional<Problem> TerminalSession::save() {
    const std::string path = place_of_save(options_, *session_, file_);
    if (std::optional<Problem> problem = write_file(path, session_->save(), "the save")) return problem;
    saved_ = path;
    return std::nullopt;
}

bool TerminalSession::grant_leave() {
    if (!can_go_on()) return false;
    const std::optional<Problem> problem = save();
    if (problem) session_->tell(problem->message);
    return problem.has_value();
}

bool TerminalSession::is_left_behind() const {
    return is_cut_off_ && options_.count("--save") == 0 && session_->turns() > 0 && can_go_on();
}

bool TerminalSession::grant_file(ExitRequest wish, Terminal& terminal) {
    const TypedLine typed = typed_line(
        terminal, wish == ExitRequest::SavedGame ? "Go on with which file? " : "Watch which recording? ",
        [&] { return session_->repaint(); });
    if (typed.hung_up) {
        is_interrupted_ = is_cut_off_ = true;
        return false;
    }
    if (typed.line) {
        Result<Session> session = wish == ExitRequest::SavedGame ? opened_game(*typed.line, "the file")
                                                                 : opened_recording(*typed.line, "the file");
        if (session.ok())
            replace(std::move(session.value()));
        else
            session_->tell(session.problem().message);
    }
    terminal.write(session_->repaint());
    return true;
}

bool TerminalSession::grant(ExitRequest wish, Terminal& terminal) {
    switch (wish) {
        case ExitRequest::None:
        case ExitRequest::Share:
        case ExitRequest::Settings:
            // A terminal has no means of sharing, and no settings page besides the painted one.
            return true;
        case ExitRequest::SameDungeon:
        case ExitRequest::AnotherDungeon: {
            const std::uint64_t seed = wish == ExitRequest::SameDungeon ? session_->seed() : fresh_seed();
            const Whereabouts place = whereabouts_of(options_, seed).value();
            replace(Session{{.seed = seed, .style = session_->style(), .depth = place.depth}});
            return true;
        }
        case ExitRequest::Leave:
            return grant_leave();
        case ExitRequest::OtherRecording:
        case ExitRequest::SavedGame:
            return grant_file(wish, terminal);
        case ExitRequest::TakeOver:
            replace(session_->taken_over());
            return true;
    }
    return true;
}

void TerminalSession::run(Terminal& terminal) {
    if (!begins_at_title_) return run_until_end(terminal);
    while (!is_interrupted_) {
        std::optional<ChosenSession> chosen =
            session_from_title(terminal, options_, past_, ended_, settings_);
        if (!chosen) return;
        saved_.reset();
        replace(std::move(chosen->session));
        file_ = std::move(chosen->file);
        run_until_end(terminal);
    }
}

/// Until the player wants to leave this game, and those that follow it.
void TerminalSession::run_until_end(Terminal& terminal) {
    terminal.write(session_->repaint());
    Clock::time_point last = Clock::now();
    for (;;) {
        const Terminal::Arrival arrival =
            terminal.wait(sooner(session_->wants_time(), session_->wants_motion()));
        is_cut_off_ = arrival.hung_up;
        is_interrupted_ =
            is_cut_off_ || std::any_of(arrival.events.begin(), arrival.events.end(), is_interrupt);
        if (is_interrupted_) return;
        // Animations catch up before input is handled, so that those it starts begin at the right time.
        if (arrival.resumed) last = Clock::now();
        const int passed = milliseconds_since(last);
        session_->animate(passed);
        for (const InputEvent& event : arrival.events) {
            hand_over(*session_, event);
            past_.follow(*session_);
            ended_.follow(*session_);
            settings_.follow(*session_);
            if (!grant(session_->take_wish(), terminal)) return;
        }
        if (passed > 0) {
            // Time passes only while no input has come; it drives what moves by itself.
            if (arrival.events.empty()) session_->elapse(passed);
            past_.follow(*session_);
            ended_.follow(*session_);
            last = Clock::now();
        }
        terminal.write(arrival.resized ? session_->repaint() : session_->draw());
    }
}

Exit TerminalSession::close(std::string_view command, Console console) {
    console.err << settings_.complaints();
    console.out << past_.complaint() << ended_.complaint() << settings_.trouble();
    if (!session_) return Exit::Done;
    if (session_->hides_seed())
        console.out << "Depth ";
    else
        console.out << "Seed " << session_->seed() << ", depth ";
    console.out << session_->depth() << ", turn " << session_->turns() << ".\n";
    if (is_left_behind())
        if (const std::optional<Problem> problem = save()) return refuse(console, command, *problem);
    if (saved_) {
        console.out << "Saved in " << shown_path(*saved_) << "; go on with: cellophane play --load "
                    << shown_path(*saved_) << ".\n";
        return Exit::Done;
    }
    const auto save = options_.find("--save");
    if (save == options_.end() || session_->watches()) return Exit::Done;
    // What there is to keep of a game that is over is how it was played.
    const bool over = session_->standing().over;
    const std::vector<std::uint8_t> file = over ? session_->recording() : session_->save();
    if (const std::optional<Problem> problem = write_file(save->second, file, "--save"))
        return refuse(console, command, *problem);
    console.out << "Saved in " << shown_path(save->second) << ".\n";
    return Exit::Done;
}

}  // namespace

std::string runs_file_of(const Options& options) {
    return given_or(options, "--runs", usual_runs_file());
}

std::string settings_file_of(const Options& options) {
    return given_or(options, "--settings", usual_settings_file());
}

Exit run_in_terminal(std::optional<Session> session, const Options& options, std::string_view command,
                     Console console) {
    // Better now than when the game is lost.
    if (const auto save = options.find("--save"); save != options.end())
        if (const std::optional<Problem> problem = unwritable(save->second, "--save"))
            return refuse(console, command, *problem);
    for (const char* name : {"--runs", "--settings"})
        if (const auto given = options.find(name); given != options.end())
            if (const std::optional<Problem> problem = unreadable(given->second, name))
                return refuse(console, command, *problem);
    if (const std::optional<Problem> problem = Terminal::unfit()) return refuse(console, command, *problem);
    TerminalSession in_terminal{std::move(session), options};
    {
        Terminal terminal;
        in_terminal.run(terminal);
    }
    return in_terminal.close(command, console);
}

}  // namespace cellophane
