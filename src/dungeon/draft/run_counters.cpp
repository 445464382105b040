#include "dungeon/draft/run_counters.h"

namespace cellophane {

RunCounters::RunCounters(std::uint64_t master_seed)
    : monster_items{stream_key(master_seed, "monster_items")} {
    for (std::size_t i = 0; i < metered_rows.size(); ++i) frequency[i] = metered_rows[i].initial;
}

}  // namespace cellophane
