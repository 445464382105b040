#pragma once

#include <cstdint>
#include <string_view>

#include "protocol/observation.h"
#include "protocol/views.h"

namespace cellophane {

/// What a creature in view is doing (rules/interface.md 5, case 6), and how that takes it over the ground.
struct Doing {
    enum class Motion : std::uint8_t { Still, Afoot, Aloft };

    /// "charging", "lying stranded"; empty for the hero's own kind.
    std::string_view what{};
    Motion motion = Motion::Still;
};

/// What it is doing in the cell it is in.
Doing doing_of(const MonsterView& monster, const CellView& cell);

/// The same of something that lies there: "lying", "drifting", "enclosed".
std::string_view doing_of_item(const CellView& cell);

/// Whether it is off the ground.
bool is_aloft(const MonsterView& monster);

/// "on", "in", "over", "through" or "across" the terrain of one layer; `where` says how things lie there.
std::string_view preposition(std::string_view where, Layer layer, Doing::Motion motion);

}  // namespace cellophane
