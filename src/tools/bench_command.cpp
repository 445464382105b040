#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "content/profiles.h"
#include "play/play.h"
#include "record/recorder.h"
#include "record/replay.h"
#include "record/save_files.h"
#include "session/session.h"
#include "tools/bench_games.h"
#include "tools/commands.h"
#include "tools/option_types.h"
#include "tools/stopwatch.h"

namespace cellophane {

namespace {

struct BenchOptions {
    bool quick = false;
    std::optional<std::string> only{};
};

constexpr OptionRow<BenchOptions> bench_options[] = {
    {"--quick", "", option::flag<&BenchOptions::quick>, "a tenth of the rounds"},
    {"--only", "NAME", option::text<&BenchOptions::only>,
     "only figures whose names begin so, such as turn or snapshot/copy"},
};

/// Where a stagger goes next: as in the module's benchmark (emscripten/bench.mjs), so that both walk alike.
class Feet {
public:
    Direction next() {
        state_ = state_ * 1103515245 + 12345;
        return directions[state_ >> 29];
    }

private:
    std::uint32_t state_ = bench_seed;
};

/// A hero that cannot be hurt staggers about a populated level. Steps into walls take no turn and do not
/// count, nor does digging where stairs lead.
void stagger(Stopwatch& watch, Feet& feet, std::uint64_t seed, int depth, std::size_t turns) {
    constexpr int patience = 200;
    Play game = begun(seed, depth, true);
    int idle = 0;
    for (const std::size_t enough = watch.count() + turns; watch.count() < enough;) {
        const Direction toward = feet.next();
        const Report report = watch.measure([&] { return game.submit(Move{toward}); });
        if (report.turns == 0 || report.has_event<LevelEntered>()) watch.forget_last();
        if (report.question != Question::None) game.submit(Answer{false});
        idle = report.turns == 0 ? idle + 1 : 0;
        // Some traps never let the hero go.
        if (idle > patience) {
            game = begun(++seed, depth, true);
            idle = 0;
        }
    }
}

/// Some turns on each of depths 1 to 26.
void walking(std::size_t turns_a_level, Console console) {
    Feet feet;
    Stopwatch watch;
    for (int depth = 1; depth <= long_amulet_depth; ++depth)
        stagger(watch, feet, bench_seed, depth, turns_a_level);
    console.out << watch.report("turn/walk") << std::flush;
}

/// As many on the first level of as many dungeons, where programs that play at random mostly are.
void walking_at_first(std::size_t turns_a_level, Console console) {
    constexpr std::uint64_t next_dungeon = 1000;
    Feet feet;
    Stopwatch watch;
    for (std::uint64_t i = 0; i < long_amulet_depth; ++i)
        stagger(watch, feet, bench_seed + i * next_dungeon, 1, turns_a_level);
    console.out << watch.report("turn/walk/first") << std::flush;
}

/// Only ever explores and descends; where that leads nowhere, the next dungeon is tried.
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

/// The time to paint and encode the screen after a step, with the keys of a player that only explores and
/// descends.
void drawing(std::size_t frames, Console console) {
    std::uint64_t seed = bench_seed;
    Session session{{.seed = seed}};
    session.repaint();
    Stopwatch watch;
    std::vector<std::size_t> sizes;
    bool idle = false;
    while (watch.count() < frames) {
        const int before = session.turns();
        if (session.wants_time() > 0) {
            session.pass_time(session.wants_time());
        } else {
            // The first press may only show where it would lead.
            for (int i = 0; i < 2 && session.turns() == before; ++i)
                session.press({.name = idle ? ">" : "x"});
        }
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
    for (std::size_t i = 0; i < copies; ++i) turns += watch.measure([&] { return Play{game}; }).depth() > 0;
    if (turns != copies) console.err << "cellophane bench: a copy lost its level.\n";
    console.out << watch.report("snapshot/copy") << std::flush;
}

/// The recording of a game that explores and descends for a while.
struct RecordedGame {
    Play play;
    Recording recording;
};

RecordedGame explored(int turns) {
    const NewGame options{.seed = bench_seed, .harmless = true};
    Play game{options};
    game.begin();
    Recorder recorder{options, game};
    Wanderer wanderer;
    while (game.turns() < turns) {
        const Report report = game.submit(wanderer.next());
        recorder.note(wanderer.next(), report, game);
        if (wanderer.heed(report)) break;
    }
    return {std::move(game), recorder.recording()};
}

void saving(std::size_t saves, Console console) {
    const RecordedGame game = explored(2000);
    Stopwatch watch;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < saves; ++i)
        bytes += watch.measure([&] { return save_file(game.recording, game.play).size(); });
    std::string line = watch.report("snapshot/save");
    line.insert(line.size() - 2, ",\"bytes\":" + std::to_string(bytes / saves));
    console.out << line << std::flush;
}

/// Each command of a recorded game, the marks checked.
void replaying(std::size_t turns, Console console) {
    Replay replay{explored(static_cast<int>(turns)).recording};
    Stopwatch watch;
    while (!replay.is_at_end()) watch.measure([&] { return replay.step().turns; });
    if (replay.problem()) console.err << "cellophane bench: a replay went another way.\n";
    console.out << watch.report("replay/turns") << std::flush;
}

/// What is measured, and how often.
struct Figure {
    std::string name;
    std::function<void(std::size_t count, Console console)> measure;
    std::size_t count;
};

std::vector<Figure> all_figures() {
    std::vector<Figure> all;
    for (const StyleRow& style : style_rows) {
        const std::string name{style.name};
        all.push_back({"level/" + name, std::bind_front(&bench_levels, style.kind), 100});
        all.push_back({"layout/" + name, std::bind_front(&bench_layouts, style.kind), 100});
    }
    all.insert(all.end(),
               {
                   {"dungeon/brogue", &bench_dungeons, 50},
                   {"turn/rest", &bench_resting, 2000},
                   {"turn/rest/ablaze", &bench_resting_ablaze, 500},
                   {"turn/walk", &walking, 1000},
                   {"turn/walk/first", &walking_at_first, 1000},
                   {"turn/explore", &exploring, 4000},
                   {"turn/fight", &bench_fights, 1000},
                   {"turn/wander", &bench_wanderers, 1000},
                   {"frame/diff", &drawing, 2000},
                   {"snapshot/copy", &copying, 1000},
                   {"snapshot/save", &saving, 200},
                   {"replay/turns", &replaying, 4000},
                   {"program", std::bind_front(&bench_programs, "program", 1, 5), 20000},
                   {"program/deep", std::bind_front(&bench_programs, "program/deep", 26, 26), 4000},
                   {"batch/64", std::bind_front(&bench_batch, 64), 200},
                   {"batch/4096", std::bind_front(&bench_batch, 4096), 10},
               });
    return all;
}

Exit run_bench(Arguments arguments, Console console) {
    BenchOptions options;
    const Result<GivenOptions> given = read_options<BenchOptions>(arguments, bench_options, options);
    if (!given.ok()) return refuse(console, "bench", given.problem());
    const std::size_t share = options.quick ? 10 : 1;
    const std::vector<Figure> figures = all_figures();
    bool any = false;
    for (const Figure& figure : figures) {
        if (options.only && !figure.name.starts_with(*options.only)) continue;
        figure.measure(figure.count / share, console);
        any = true;
    }
    if (any) return Exit::Done;
    Problem problem{"bad-argument",
                    "no figure begins with " + shown(options.only.value_or("")) + "; there are"};
    for (const Figure& figure : figures) problem.message.append(" ").append(figure.name);
    return refuse(console, "bench", problem);
}

}  // namespace

constexpr CommandRow bench_command{
    .name = "bench",
    .summary = "measure speed, one JSON line per figure",
    .usage = "cellophane bench [--quick] [--only NAME]\n",
    .options = [] { return specs_of<BenchOptions>(bench_options); },
    .notes = "Prints name, runtime, n, mean_us, p50_us, p99_us and max_us.\n",
    .run = &run_bench,
};

}  // namespace cellophane
