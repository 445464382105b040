#include "content/hordes.h"

#include <algorithm>
#include <array>

#include "content/hordes/captives.h"
#include "content/hordes/machine_hordes.h"
#include "content/hordes/ordinary.h"
#include "content/hordes/prisoners.h"
#include "content/hordes/summoned.h"

namespace cellophane {

namespace {

template <std::size_t... N>
constexpr auto joined(const HordeRow (&... families)[N]) {
    std::array<HordeRow, (N + ...)> all{};
    auto next = all.begin();
    ((next = std::copy(std::begin(families), std::end(families), next)), ...);
    return all;
}

constexpr auto rows =
    joined(hordes::ordinary, hordes::summoned, hordes::captives, hordes::machine_hordes, hordes::prisoners);

}  // namespace

std::span<const HordeRow> horde_rows() {
    return rows;
}

}  // namespace cellophane
