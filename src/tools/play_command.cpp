#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <variant>

#include "dungeon/seed.h"
#include "kit/rng/rng.h"
#include "session/session.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/terminal.h"

namespace cellophane {

namespace {

using Clock = std::chrono::steady_clock;

constexpr OptionSpec play_options[] = {
    {"--seed"}, {"--daily", false}, {"--depth"}, {"--style"}, {"--still", false}};

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

Result<Whereabouts> read_place(Arguments arguments) {
    const Result<Options> options = parse_options(arguments, play_options);
    if (!options.ok()) return options.problem();
    const auto given = options.value().find("--seed");
    const bool daily = options.value().count("--daily") > 0;
    if (given == options.value().end())
        return whereabouts_of(options.value(), daily ? daily_seed(today()) : fresh_seed());
    if (daily) return Problem{"bad-argument", "--seed and --daily each name a dungeon: give one of them."};
    const Result<std::uint64_t> seed = parse_seed_or_word(given->second);
    if (!seed.ok())
        return Problem{"bad-argument",
                       "--seed must be a whole number from 1 to 18446744073709551615 or a word, not " +
                           shown(given->second) + "."};
    return whereabouts_of(options.value(), seed.value());
}

bool is_quit(const InputEvent& event) {
    const auto* key = std::get_if<KeyEvent>(&event);
    return key != nullptr && (key->name == "Q" || (key->name == "c" && key->control));
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

/// Until the player has had enough.
void keep_playing(Session& session, Terminal& terminal) {
    terminal.write(session.repaint());
    Clock::time_point last = Clock::now();
    for (;;) {
        const Terminal::Arrival arrival = terminal.wait(sooner(session.wants_time(), session.wants_motion()));
        if (arrival.hung_up) return;
        for (const InputEvent& event : arrival.events) {
            if (is_quit(event)) return;
            hand_over(session, event);
        }
        if (const int passed = milliseconds_since(last); passed > 0) {
            // Time spent waiting for the player is nobody's: only a long command uses it.
            if (arrival.events.empty()) session.elapse(passed);
            session.animate(passed);
            last = Clock::now();
        }
        terminal.write(arrival.resized ? session.repaint() : session.draw());
    }
}

}  // namespace

Exit play_command(Arguments arguments, Console console) {
    const Result<Whereabouts> place = read_place(arguments);
    if (!place.ok()) return refuse(console, "play", place.problem());
    if (const std::optional<Problem> problem = Terminal::unfit()) return refuse(console, "play", *problem);
    Session session{{.seed = place.value().seed, .style = place.value().style, .depth = place.value().depth}};
    session.set_motion(std::find(arguments.begin(), arguments.end(), "--still") == arguments.end());
    {
        Terminal terminal;
        keep_playing(session, terminal);
    }
    console.out << "Seed " << session.seed() << ", depth " << session.depth() << ", turn " << session.turns()
                << ".\n";
    return Exit::Done;
}

}  // namespace cellophane
