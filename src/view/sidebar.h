#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/layout.h"
#include "view/listed_things.h"
#include "view/playback_header.h"

namespace cellophane {

/// The map cell each row of the sidebar stands for.
using SidebarTargets = std::array<std::optional<Pos>, static_cast<std::size_t>(sidebar_rows)>;

/// Paints columns 0-19 and the depth line (rules/interface.md 3): the entry of the focused cell bright, all
/// others at half strength. `health_change` is what the last turn did to the hero; a recording that is
/// watched comes before everything else.
SidebarTargets paint_sidebar(Frame& frame, const Observation& seen, std::optional<Pos> focus,
                             int health_change = 0, const PlaybackHeader* playback = nullptr);

/// A creature's state in the words of the sidebar; a random one if the hero hallucinates.
std::string_view shown_state(const Observation& seen, const MonsterView& monster);

}  // namespace cellophane
