#include <string>
#include <string_view>

#include "content/styles.h"
#include "dungeon/bare_descent.h"
#include "dungeon/descent.h"
#include "tools/stopwatch.h"

namespace cellophane {

namespace {

/// Each of levels 1 to 26 of the first dungeons.
template <class AnyDescent>
void dig_down(std::string_view what, Style style, std::uint64_t dungeons, Console console) {
    const std::string name = std::string{what} + "/" + std::string{style_rows[style].name};
    Stopwatch watch;
    bool all_dug = true;
    for (std::uint64_t seed = 1; seed <= dungeons; ++seed) {
        AnyDescent run{{.seed = seed, .style = style}};
        for (int depth = 1; depth <= long_amulet_depth; ++depth)
            all_dug &= watch.measure([&] { return run.next().ok(); });
    }
    if (!all_dug) console.err << "cellophane bench: a level of " << name << " could not be dug.\n";
    console.out << watch.report(name) << std::flush;
}

}  // namespace

void bench_levels(Style style, std::size_t dungeons, Console console) {
    dig_down<Descent>("level", style, dungeons, console);
}

void bench_layouts(Style style, std::size_t dungeons, Console console) {
    dig_down<BareDescent>("layout", style, dungeons, console);
}

void bench_dungeons(std::size_t dungeons, Console console) {
    Stopwatch watch;
    for (std::uint64_t seed = 1; seed <= dungeons; ++seed)
        watch.measure([&] {
            Descent run{{.seed = seed}};
            bool dug = true;
            for (int depth = 1; depth <= long_amulet_depth; ++depth) dug &= run.next().ok();
            return dug;
        });
    console.out << watch.report("dungeon/brogue") << std::flush;
}

}  // namespace cellophane
