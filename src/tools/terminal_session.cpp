#include "tools/terminal_session.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "dungeon/seed.h"
#include "tools/calendar.h"
#include "tools/ended_games.h"
#include "tools/game_file.h"
#include "tools/high_scores_file.h"
#include "tools/kept_files.h"
#include "tools/kept_high_scores.h"
#include "tools/line_entry.h"
#include "tools/output.h"
#include "tools/settings_file.h"
#include "tools/terminal.h"
#include "tools/terminal_events.h"
#include "tools/title_session.h"

namespace cellophane {

namespace {

class TerminalSession {
public:
    TerminalSession(std::optional<Session> session, GameFile file, const TerminalOptions& options)
        : options_{options},
          begins_at_title_{!session.has_value()},
          past_{high_scores_file_of(options)},
          ended_{recordings_folder_beside(high_scores_file_of(options))},
          settings_{settings_file_of(options)} {
        if (session) replace(std::move(*session), std::move(file));
    }

    /// Runs until the player leaves.
    void run(Terminal& terminal);

    /// How it went, and what is kept of it.
    Exit close(std::string_view command, Console console);

private:
    void run_until_end(Terminal& terminal);
    void replace(Session session, GameFile file);
    /// The file of a game that comes from none: that of --save, unless a game to be gone on with is there.
    GameFile file_of_new_game();
    /// Keeps what has happened, before the player sees it.
    void keep();
    /// Whether the player stays.
    bool carry_out(ExitRequest request, Terminal& terminal);
    bool grant_file(ExitRequest request, Terminal& terminal);
    bool grant_leave();
    /// Whether the session is a game, not a recording, and is not over.
    bool can_go_on() const { return !session_->watches() && !session_->report().over; }

    const TerminalOptions& options_;
    bool begins_at_title_;
    /// The player wants to leave at once, or the session was cut off.
    bool is_interrupted_ = false;
    /// The terminal is gone, or the program is to end, without the player's doing.
    bool is_cut_off_ = false;
    KeptHighScores past_;
    EndedGames ended_;
    KeptSettings settings_;
    std::optional<Session> session_;
    GameFile file_;
    /// What the player was told last of the file.
    std::string told_;
    /// The player has left the game to go on with it later.
    bool is_left_ = false;
    /// The file of --save holds a game to be gone on with.
    bool is_save_taken_ = false;
};

void TerminalSession::replace(Session session, GameFile file) {
    session_ = std::move(session);
    file_ = std::move(file);
    is_left_ = false;
    session_->set_motion(!options_.is_still);
    session_->remember_high_scores(past_.lines());
    ended_.begin(*session_);
    file_.begin(*session_);
    settings_.hold_for(*session_);
    session_->set_hints(true);
}

GameFile TerminalSession::file_of_new_game() {
    if (!options_.save || is_save_taken_) return {};
    // It was this session's before, so nobody else has it.
    file_ = {};
    Result<GameFile> file = GameFile::asked_for(*options_.save, "--save");
    return file.ok() ? std::move(file.value()) : GameFile{};
}

void TerminalSession::keep() {
    past_.follow(*session_);
    ended_.follow(*session_);
    settings_.follow(*session_);
    if (session_->watches()) return;
    std::string told = file_.note(*session_);
    if (session_->report().over)
        if (const std::optional<Problem> problem = file_.finish(*session_, ended_.has_kept()))
            told = problem->message;
    if (told.empty() || told == told_) return;
    session_->show_message(told);
    told_ = std::move(told);
}

bool TerminalSession::grant_leave() {
    if (!can_go_on()) return false;
    const std::optional<Problem> problem = file_.leave(*session_);
    if (problem) session_->show_message(problem->message);
    is_left_ = !problem;
    is_save_taken_ = is_save_taken_ || (is_left_ && file_.is_asked_for());
    return problem.has_value();
}

bool TerminalSession::grant_file(ExitRequest request, Terminal& terminal) {
    const TypedLine typed = typed_line(
        terminal, request == ExitRequest::SavedGame ? "Go on with which file? " : "Watch which recording? ",
        [&] { return session_->repaint(); });
    if (typed.hung_up) {
        is_interrupted_ = is_cut_off_ = true;
        return false;
    }
    if (typed.line) {
        if (request == ExitRequest::SavedGame) {
            Result<GameInFile> game = opened_in_place(*typed.line, "the file");
            if (game.ok())
                replace(std::move(game.value().session), std::move(game.value().file));
            else
                session_->show_message(game.problem().message);
        } else {
            Result<Session> session = opened_recording(*typed.line, "the file");
            if (session.ok())
                replace(std::move(session.value()), {});
            else
                session_->show_message(session.problem().message);
        }
    }
    terminal.write(session_->repaint());
    return true;
}

bool TerminalSession::carry_out(ExitRequest request, Terminal& terminal) {
    switch (request) {
        case ExitRequest::None:
        case ExitRequest::Share:
        case ExitRequest::Settings:
            // A terminal has no means of sharing, and no settings page besides the painted one.
            return true;
        case ExitRequest::SameDungeon:
        case ExitRequest::TodaysDungeon:
        case ExitRequest::AnotherDungeon: {
            const std::uint64_t seed = request == ExitRequest::SameDungeon     ? session_->seed()
                                       : request == ExitRequest::TodaysDungeon ? daily_seed(today())
                                                                               : fresh_seed();
            Session next{{.seed = seed,
                          .style = session_->style(),
                          .variant = session_->variant(),
                          .depth = options_.depth}};
            replace(std::move(next), file_of_new_game());
            return true;
        }
        case ExitRequest::Leave:
            return grant_leave();
        case ExitRequest::OtherRecording:
        case ExitRequest::SavedGame:
            return grant_file(request, terminal);
        case ExitRequest::TakeOver:
            replace(session_->taken_over(), file_of_new_game());
            return true;
    }
    return true;
}

void TerminalSession::run(Terminal& terminal) {
    if (!begins_at_title_) return run_until_end(terminal);
    while (!is_interrupted_) {
        std::optional<ChosenSession> chosen =
            session_from_title(terminal, options_.is_still, past_, ended_, settings_);
        if (!chosen) return;
        replace(std::move(chosen->session), chosen->file ? std::move(*chosen->file) : file_of_new_game());
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
        session_->pass_frame(passed);
        for (const InputEvent& event : arrival.events) {
            hand_over(*session_, event);
            keep();
            if (!carry_out(session_->take_request(), terminal)) return;
        }
        if (passed > 0) {
            // Time passes only while no input has come; it drives what moves by itself.
            if (arrival.events.empty()) session_->pass_time(passed);
            keep();
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
    if (session_->watches()) return Exit::Done;
    const bool over = session_->report().over;
    std::optional<Problem> problem;
    if (over)
        problem = file_.finish(*session_, ended_.has_kept());
    else if (!is_left_ && file_.has_news(*session_))
        problem = file_.leave(*session_);
    if (problem) return refuse(console, command, *problem);
    // Of a game that is over only the file that the player has named is left.
    if (!file_.is_written() || (over && !file_.is_asked_for())) return Exit::Done;
    const std::string path = shown_path(file_.path());
    console.out << "Saved in " << path;
    if (!over) console.out << "; go on with: cellophane play --load " << path;
    console.out << ".\n";
    return Exit::Done;
}

}  // namespace

std::string high_scores_file_of(const TerminalOptions& options) {
    return options.high_scores ? *options.high_scores : usual_high_scores_file();
}

std::string settings_file_of(const TerminalOptions& options) {
    return options.settings ? *options.settings : usual_settings_file();
}

Exit run_in_terminal(std::optional<Session> session, std::optional<GameFile> file,
                     const TerminalOptions& options, std::string_view command, Console console) {
    // Better now than when the game is lost.
    if (options.save && !file) {
        Result<GameFile> asked_for = GameFile::asked_for(*options.save, "--save");
        if (!asked_for.ok()) return refuse(console, command, asked_for.problem());
        file = std::move(asked_for.value());
    }
    if (options.high_scores)
        if (const std::optional<Problem> problem = unreadable(*options.high_scores, "--runs"))
            return refuse(console, command, *problem);
    if (options.settings)
        if (const std::optional<Problem> problem = unreadable(*options.settings, "--settings"))
            return refuse(console, command, *problem);
    if (const std::optional<Problem> problem = Terminal::unfit()) return refuse(console, command, *problem);
    TerminalSession in_terminal{std::move(session), file ? std::move(*file) : GameFile{}, options};
    {
        Terminal terminal;
        in_terminal.run(terminal);
    }
    return in_terminal.close(command, console);
}

}  // namespace cellophane
