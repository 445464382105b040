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

static_assert(std::all_of(rows.begin(), rows.end(),
                          [](const HordeRow& row) {
                              return row.category != HordeCategory::Ordinary ||
                                     row.machine == Blueprint::None ||
                                     row.flags.has(HordeFlag::NeverPeriodic);
                          }),
              "hordes that live in camps do not come late: nobody builds a camp then");

}  // namespace

std::span<const HordeRow> horde_rows() {
    return rows;
}

}  // namespace cellophane
