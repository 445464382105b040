#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

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

/// A player who only ever explores and descends; where that leads nowhere, the next dungeon is tried.
class Wanderer {
public:
    Command next() const { return next_; }
    std::uint64_t seed() const { return seed_; }

    /// Takes note of what came of the command. True if this dungeon has no more to offer.
    bool heed(const Report& report) {
        const bool idle = report.turns == 0 && !report.going_on && report.question == Question::None;
        const bool lost = idle && idle_;
        idle_ = idle && !lost;
        seed_ += lost;
        next_ = Explore{};
        if (report.question != Question::None) next_ = Answer{false};
        if (report.going_on) next_ = Continue{};
        if (idle_) next_ = TravelToStairs{Stair::Down};
        return lost;
    }

private:
    Command next_ = Explore{};
    std::uint64_t seed_ = bench_seed;
    bool idle_ = false;
};

Play begun(std::uint64_t seed) {
    Play game{{.seed = seed}};
    game.begin();
    return game;
}

/// Explores level after level, one step at a time, the observation a player would get included.
void exploring(std::size_t turns, Console console) {
    Wanderer wanderer;
    Play game = begun(wanderer.seed());
    Stopwatch watch;
    while (watch.count() < turns) {
        const Report report = watch.measure([&] {
            Report came = game.submit(wanderer.next());
            game.observe();
            return came;
        });
        if (report.turns == 0) watch.forget_last();
        if (wanderer.heed(report)) game = begun(wanderer.seed());
    }
    console.out << watch.report("turn/explore") << std::flush;
}

/// The sizes of single frames, as further fields of a report's line.
void append_sizes(std::string& line, std::vector<std::size_t>& sizes) {
    std::sort(sizes.begin(), sizes.end());
    const std::size_t total = std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
    std::string fields = ",\"mean_bytes\":";
    fields.append(std::to_string(total / sizes.size()));
    fields.append(",\"p99_bytes\":").append(std::to_string(sizes[sizes.size() * 99 / 100]));
    line.insert(line.size() - 2, fields);
}

/// What it takes to paint and encode the screen after a step, by the keys a player would press who only ever
/// explores and descends.
void drawing(std::size_t frames, Console console) {
    std::uint64_t seed = bench_seed;
    Session session{{.seed = seed}};
    session.repaint();
    Stopwatch watch;
    std::vector<std::size_t> sizes;
    bool idle = false;
    while (watch.count() < frames) {
        const int before = session.turns();
        if (session.wants_time() > 0)
            session.elapse(session.wants_time());
        else
            session.press({.name = idle ? ">" : "x"});
        const bool lost = idle && session.turns() == before;
        idle = session.turns() == before && !lost;
        if (lost) {
            session = Session{{.seed = ++seed}};
            session.repaint();
        } else if (!idle) {
            sizes.push_back(watch.measure([&] { return session.draw(); }).size());
        }
    }
    std::string line = watch.report("frame/diff");
    append_sizes(line, sizes);
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
    bench_levels(100 / share, console);
    bench_dungeons(50 / share, console);
    resting(2000 / share, console);
    exploring(4000 / share, console);
    drawing(2000 / share, console);
    copying(1000 / share, console);
    return Exit::Done;
}

}  // namespace cellophane
