#include "content/styles.h"
#include "dungeon/descent.h"
#include "tools/stopwatch.h"

namespace cellophane {

void bench_layouts(std::uint64_t dungeons, Console console) {
    for (const StyleRow& style : style_rows) {
        Stopwatch watch;
        for (std::uint64_t seed = 1; seed <= dungeons; ++seed) {
            Descent run{{.seed = seed, .style = style.kind}};
            for (int depth = 1; depth <= amulet_depth; ++depth)
                watch.measure([&] { return run.next().ok(); });
        }
        console.out << watch.report("layout/" + std::string{style.name}) << std::flush;
    }
}

}  // namespace cellophane
