#include "content/styles.h"
#include "dungeon/bare_descent.h"
#include "dungeon/descent.h"
#include "tools/stopwatch.h"

namespace cellophane {

namespace {

/// Each of levels 1 to 26 of the first dungeons.
template <class AnyDescent, class Each>
void dig_down(Style style, std::uint64_t dungeons, Each each) {
    for (std::uint64_t seed = 1; seed <= dungeons; ++seed) {
        AnyDescent run{{.seed = seed, .style = style}};
        for (int depth = 1; depth <= amulet_depth; ++depth) each(run);
    }
}

}  // namespace

void bench_levels(std::size_t dungeons, Console console) {
    for (const StyleRow& style : style_rows) {
        Stopwatch whole;
        bool all_dug = true;
        dig_down<Descent>(style.kind, dungeons,
                          [&](Descent& run) { all_dug &= whole.measure([&] { return run.next().ok(); }); });
        Stopwatch bare;
        dig_down<BareDescent>(style.kind, dungeons, [&](BareDescent& run) {
            all_dug &= bare.measure([&] { return run.next().ok(); });
        });
        if (!all_dug)
            console.err << "cellophane bench: a level of style " << style.name << " could not be dug.\n";
        console.out << whole.report("level/" + std::string{style.name})
                    << bare.report("layout/" + std::string{style.name}) << std::flush;
    }
}

void bench_dungeons(std::size_t dungeons, Console console) {
    Stopwatch watch;
    for (std::uint64_t seed = 1; seed <= dungeons; ++seed)
        watch.measure([&] {
            Descent run{{.seed = seed}};
            bool dug = true;
            for (int depth = 1; depth <= amulet_depth; ++depth) dug &= run.next().ok();
            return dug;
        });
    console.out << watch.report("dungeon/brogue") << std::flush;
}

}  // namespace cellophane
