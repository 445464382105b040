#include <cstddef>
#include <cstdint>
#include <string>

#include "play/play.h"
#include "session/session.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/stopwatch.h"

namespace cellophane {

namespace {

constexpr OptionSpec bench_options[] = {{"--quick", false}};
constexpr std::uint64_t bench_seed = 1729;

void resting(std::size_t turns, Console console) {
    Play game{{.seed = bench_seed}};
    game.begin();
    Stopwatch watch;
    while (watch.count() < turns) watch.measure([&] { return game.submit(Rest{}).turns; });
    console.out << watch.report("turn/rest") << std::flush;
}

/// What a player would do next who only ever explores and descends.
Command after(const Report& report) {
    if (report.question != Question::None) return Answer{false};
    if (report.going_on) return Continue{};
    if (report.turns == 0) return TravelToStairs{Stair::Down};
    return Explore{};
}

/// Explores level after level, one step at a time, the observation a player would get included.
void exploring(std::size_t turns, Console console) {
    Play game{{.seed = bench_seed}};
    game.begin();
    Stopwatch watch;
    Command next = Explore{};
    while (watch.count() < turns) {
        next = after(watch.measure([&] {
            Report report = game.submit(next);
            game.observe();
            return report;
        }));
    }
    console.out << watch.report("turn/explore") << std::flush;
}

/// What it takes to paint and encode the screen after a step.
void drawing(std::size_t frames, Console console) {
    Session session{{.seed = bench_seed}};
    session.repaint();
    Stopwatch watch;
    Command next = Explore{};
    std::size_t bytes = 0;
    while (watch.count() < frames) {
        next = after(session.act(next));
        bytes += watch.measure([&] { return session.draw(); }).size();
    }
    std::string line = watch.report("frame/diff");
    line.insert(line.size() - 2, ",\"mean_bytes\":" + std::to_string(bytes / frames));
    console.out << line << std::flush;
}

void copying(std::size_t copies, Console console) {
    Play game{{.seed = bench_seed}};
    game.begin();
    Stopwatch watch;
    std::uint64_t turns = 0;
    for (std::size_t i = 0; i < copies; ++i)
        turns += watch.measure([&] { return Play{game}; }).observe().depth > 0;
    if (turns != copies) console.err << "cellophane bench: a copy lost its level.\n";
    console.out << watch.report("snapshot/copy") << std::flush;
}

}  // namespace

Exit bench_command(Arguments arguments, Console console) {
    const Result<Options> options = parse_options(arguments, bench_options);
    if (!options.ok()) return refuse(console, "bench", options.problem());
    const bool quick = options.value().count("--quick") > 0;
    const std::size_t share = quick ? 10 : 1;
    bench_layouts(100 / share, console);
    resting(2000 / share, console);
    exploring(4000 / share, console);
    drawing(2000 / share, console);
    copying(1000 / share, console);
    return Exit::Done;
}

}  // namespace cellophane
