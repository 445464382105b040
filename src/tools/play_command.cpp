#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "dungeon/seed.h"
#include "kit/rng/rng.h"
#include "record/files.h"
#include "session/chronicle.h"
#include "session/session.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/output.h"
#include "tools/runs_file.h"
#include "tools/settings_file.h"
#include "tools/terminal.h"

namespace cellophane {

namespace {

using Clock = std::chrono::steady_clock;

constexpr OptionSpec play_options[] = {{"--seed"},  {"--daily", false}, {"--depth"},
                                       {"--style"}, {"--still", false}, {"--load"},
                                       {"--save"},  {"--runs"},         {"--scores", false},
                                       {"--settings"}};

std::string two_digits(unsigned number) {
    return std::string{number < 10 ? "0" : ""}.append(std::to_string(number));
}

/// Today by the clock of the world, as YYYY-MM-DD.
std::string today() {
    const auto now = std::chrono::system_clock::now();
    const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(now)};
    return std::to_string(static_cast<int>(date.year())) + "-" +
           two_digits(static_cast<unsigned>(date.month())) + "-" +
           two_digits(static_cast<unsigned>(date.day()));
}

/// A seed nobody has asked for, from the clock.
std::uint64_t fresh_seed() {
    const auto ticks = std::chrono::system_clock::now().time_since_epoch().count();
    return std::max<std::uint64_t>(1, finalise(static_cast<std::uint64_t>(ticks)));
}

Result<Whereabouts> read_place(const Options& options) {
    const auto given = options.find("--seed");
    const bool daily = options.count("--daily") > 0;
    if (given == options.end()) return whereabouts_of(options, daily ? daily_seed(today()) : fresh_seed());
    if (daily) return Problem{"bad-argument", "--seed and --daily each name a dungeon: give one of them."};
    const Result<std::uint64_t> seed = parse_seed_or_word(given->second);
    if (!seed.ok())
        return Problem{"bad-argument",
                       "--seed must be a whole number from 1 to 18446744073709551615 or a word, not " +
                           shown(given->second) + "."};
    return whereabouts_of(options, seed.value());
}

Result<Session> new_session(const Options& options) {
    const Result<Whereabouts> place = read_place(options);
    if (!place.ok()) return place.problem();
    return Session{{.seed = place.value().seed, .style = place.value().style, .depth = place.value().depth}};
}

Result<Session> loaded_session(const Options& options, const std::string& path) {
    for (const char* name : {"--seed", "--daily", "--depth", "--style"})
        if (options.count(name) > 0)
            return Problem{"bad-argument", std::string{name} + " is for a new game; --load has its own."};
    const Result<std::vector<std::uint8_t>> file = read_file(path, "--load");
    if (!file.ok()) return file.problem();
    Result<SavedGame> saved = saved_game_from(file.value());
    if (!saved.ok()) return Problem{saved.problem().code, "--load: " + saved.problem().message};
    return Session::resumed(std::move(saved.value()));
}

/// Whoever presses it wants out at once, whatever the game is doing.
bool is_interrupt(const InputEvent& event) {
    const auto* key = std::get_if<KeyEvent>(&event);
    return key != nullptr && key->name == "c" && key->control;
}

void hand_over(Session& session, const InputEvent& event) {
    if (const auto* key = std::get_if<KeyEvent>(&event)) session.press(*key);
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) session.point(*pointer);
}

int milliseconds_since(Clock::time_point start) {
    return static_cast<int>(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count());
}

/// The sooner of two times; below 0: never.
int sooner(int a, int b) {
    return a < 0 || b < 0 ? std::max(a, b) : std::min(a, b);
}

/// The games that have ended, and the file in which they are kept.
class PastGames {
public:
    explicit PastGames(const Options& options) {
        const auto given = options.find("--runs");
        path_ = given == options.end() ? usual_runs_file() : given->second;
        if (!path_.empty()) lines_ = text_in(path_);
    }

    const std::string& lines() const { return lines_; }

    /// Takes in what has just ended.
    void follow(Session& session) {
        const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
        const std::string news =
            session.take_runs(std::chrono::duration_cast<std::chrono::seconds>(since_1970).count());
        lines_ += news;
        if (!news.empty() && !path_.empty() && !append_runs(path_, news)) is_lost_ = true;
    }

    /// What to say if they could not be kept; empty if they were.
    std::string complaint() const {
        return is_lost_ ? "How it went could not be written to " + shown(path_) + ".\n" : std::string{};
    }

private:
    std::string path_;
    std::string lines_;
    bool is_lost_ = false;
};

/// What the player asked for at the end of a game. There is nobody here to share with.
void grant(LastWish wish, const Options& options, const PastGames& past, KeptSettings& settings,
           Session& session) {
    if (wish != LastWish::SameDungeon && wish != LastWish::AnotherDungeon) return;
    const std::uint64_t seed = wish == LastWish::SameDungeon ? session.seed() : fresh_seed();
    const Whereabouts place = whereabouts_of(options, seed).value();
    session = Session{{.seed = seed, .style = session.style(), .depth = place.depth}};
    session.set_motion(options.count("--still") == 0);
    session.remember_runs(past.lines());
    settings.hold_for(session);
}

/// Where a game goes that is to be gone on with: where it is asked for, where it came from, else to a file
/// that is not there yet, named after its dungeon.
std::string place_of_save(const Options& options, const Session& session) {
    for (const char* name : {"--save", "--load"})
        if (const auto given = options.find(name); given != options.end()) return given->second;
    const std::string stem = "cellophane-" + std::to_string(session.seed());
    std::string path = stem + ".clph";
    for (int number = 2; std::filesystem::exists(path); ++number)
        path = stem + "-" + std::to_string(number) + ".clph";
    return path;
}

/// Until the player has had enough. Where the game was saved, if he asked for that.
std::optional<std::string> keep_playing(const Options& options, PastGames& past, KeptSettings& settings,
                                        Session& session, Terminal& terminal) {
    terminal.write(session.repaint());
    Clock::time_point last = Clock::now();
    for (;;) {
        const Terminal::Arrival arrival = terminal.wait(sooner(session.wants_time(), session.wants_motion()));
        if (arrival.hung_up) return std::nullopt;
        for (const InputEvent& event : arrival.events) {
            if (is_interrupt(event)) return std::nullopt;
            hand_over(session, event);
            past.follow(session);
            settings.follow(session);
            const LastWish wish = session.take_wish();
            grant(wish, options, past, settings, session);
            if (wish != LastWish::Leave) continue;
            if (session.standing().over) return std::nullopt;
            const std::string path = place_of_save(options, session);
            if (const auto problem = write_file(path, session.save(), "the save"))
                session.tell(problem->message);
            else
                return path;
        }
        if (const int passed = milliseconds_since(last); passed > 0) {
            // Time spent waiting for the player is nobody's: only a long command uses it.
            if (arrival.events.empty()) session.elapse(passed);
            session.animate(passed);
            past.follow(session);
            last = Clock::now();
        }
        terminal.write(arrival.resized ? session.repaint() : session.draw());
    }
}

}  // namespace

Exit play_command(Arguments arguments, Console console) {
    const Result<Options> given = parse_options(arguments, play_options);
    if (!given.ok()) return refuse(console, "play", given.problem());
    const Options& options = given.value();
    PastGames past{options};
    if (options.count("--scores") > 0) {
        console.out << best_as_text(Chronicle{past.lines()});
        return Exit::Done;
    }
    const auto load = options.find("--load");
    Result<Session> begun =
        load == options.end() ? new_session(options) : loaded_session(options, load->second);
    if (!begun.ok()) return refuse(console, "play", begun.problem());
    // Better now than when the game is lost.
    const auto save = options.find("--save");
    if (save != options.end())
        if (const std::optional<Problem> problem = unwritable(save->second, "--save"))
            return refuse(console, "play", *problem);
    if (const std::optional<Problem> problem = Terminal::unfit()) return refuse(console, "play", *problem);
    Session& session = begun.value();
    session.set_motion(options.count("--still") == 0);
    session.remember_runs(past.lines());
    std::optional<std::string> saved;
    const auto settings_given = options.find("--settings");
    KeptSettings settings{settings_given == options.end() ? usual_settings_file() : settings_given->second};
    settings.hold_for(session);
    {
        Terminal terminal;
        saved = keep_playing(options, past, settings, session, terminal);
    }
    console.err << settings.complaints();
    console.out << past.complaint() << settings.trouble();
    console.out << "Seed " << session.seed() << ", depth " << session.depth() << ", turn " << session.turns()
                << ".\n";
    if (saved) {
        console.out << "Saved in " << shown(*saved) << "; go on with: cellophane play --load "
                    << shown(*saved) << ".\n";
        return Exit::Done;
    }
    if (save == options.end()) return Exit::Done;
    if (const std::optional<Problem> problem = write_file(save->second, session.save(), "--save"))
        return refuse(console, "play", *problem);
    console.out << "Saved in " << shown(save->second) << ".\n";
    return Exit::Done;
}

}  // namespace cellophane
