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
#include "view/color_vision.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/motion.h"
#include "view/playback_header.h"
#include "words/message.h"

namespace cellophane {

/// What the player points at, and with what.
struct Pointing {
    std::optional<Pos> cell{};
    /// By the keyboard cursor, which is drawn more strongly than the mouse.
    bool by_cursor = false;
    /// The game points unasked: the map shows the route over known ground, and nothing else gives way to it.
    bool unasked = false;
    /// The target of a throw or a bolt, not of a journey.
    bool aims = false;
    /// The color of what would fly there.
    Tint flight{};
    /// The cells a journey there would pass, or what is thrown, or the planned way of a long command.
    std::vector<Pos> route{};
    std::optional<std::size_t> button{};
    /// The button that is held down.
    std::optional<std::size_t> held{};
};

/// Everything on the screen in ordinary play, or of a bare level.
struct Scene {
    const Observation& seen;
    const MessageLog& log;
    const Pointing& pointing;
    /// The animations; null: none.
    Motion* motion = nullptr;
    /// What the last turn did to the hero's health.
    int health_change = 0;
    /// Marks the cells from which the hero may be noticed.
    bool show_stealth = false;
    Eyesight eyes{};
    /// The player has a keyboard, so that keys are named.
    bool keys = true;
    /// The part of the screen in sight: panels keep within it.
    Window window{};
    /// Set while a recording is watched.
    std::optional<PlaybackHeader> playback{};
    std::span<const Button> buttons{};
    /// The keys that the player has changed.
    KeySwaps swaps{};
    /// What is asked about the way shown, or how to stop; it takes the place of the flavor line.
    std::string question{};
    /// What is pointed at is told beside the screen (session/messages/hud.h), and leaves the map in sight.
    bool has_card = false;
};

/// The whole screen (rules/interface.md 1). The painter is a cache: the picture does not depend on its
/// earlier use.
Frame paint(const Scene& scene, CellPainter& painter);

/// What the flavor line says of the scene.
std::string flavor_line(const Observation& seen, const Pointing& pointing);

/// The text about the pointed cell: what the flavor line had to cut, the creature, else the item, and the
/// machine if the view knows it. Empty for plain ground.
std::vector<Phrase> pointed_detail(const Observation& seen, const Pointing& pointing);

}  // namespace cellophane
