#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/buttons.h"
#include "view/cell_painter.h"
#include "view/eyesight.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/motion.h"
#include "view/playback_header.h"
#include "words/message.h"

namespace cellophane {

/// What the player points at, and by what.
struct Pointing {
    std::optional<Pos> cell{};
    /// By the keyboard cursor, which is drawn more strongly than the mouse.
    bool by_cursor = false;
    /// The game points by itself: the map shows it, and nothing else gives way to it.
    bool unasked = false;
    /// To throw something there, not to go there.
    bool aims = false;
    /// The colour of what would fly there.
    Tint flight{};
    /// The cells a journey there would pass, or what is thrown, or the planned way of a long command.
    std::vector<Pos> route{};
    std::optional<std::size_t> button{};
    /// The button that is held down.
    std::optional<std::size_t> held{};
};

/// Everything that is on the screen in ordinary play, or of a bare level.
struct Scene {
    const Observation& seen;
    const MessageLog& log;
    const Pointing& pointing;
    /// What moves; null: everything is at rest.
    Motion* motion = nullptr;
    /// What the last turn did to the hero's health.
    int health_change = 0;
    /// From where the hero may be noticed is marked.
    bool show_stealth = false;
    Eyesight eyes{};
    /// Somebody has keys, and wants to know which do what.
    bool keys = true;
    /// What is in sight of it: panels keep within that.
    Window window{};
    /// For whoever watches a recording.
    std::optional<PlaybackHeader> playback{};
    std::span<const Button> buttons = play_buttons;
};

/// The whole screen (rules/interface.md 1). The painter is only there to be quick: the picture does not
/// depend on what it was used for before.
Frame paint(const Scene& scene, CellPainter& painter);

/// What the flavour line says of the scene.
std::string flavour_line(const Observation& seen, const Pointing& pointing);

/// What there is to tell at length about what is pointed at: the creature, else the item; to those who know
/// all also the machine. Empty for plain ground.
std::vector<Phrase> pointed_detail(const Observation& seen, const Pointing& pointing);

}  // namespace cellophane
