#pragma once

#include <optional>
#include <utility>

#include "session/asking/aiming.h"
#include "session/asking/labelling.h"
#include "session/asking/questions.h"
#include "session/ending/chronicle_pages.h"
#include "session/ending/ending.h"
#include "session/ending/journal_page.h"
#include "session/game_or_replay.h"
#include "session/going/autopilot.h"
#include "session/going/long_command.h"
#include "session/going/pointing.h"
#include "session/mode.h"
#include "session/mouse.h"
#include "session/pages/archive.h"
#include "session/pages/atlas.h"
#include "session/pages/menu.h"
#include "session/pages/pack_page.h"
#include "session/pages/settings_page.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/showing/animation_playback.h"
#include "session/showing/display.h"
#include "session/showing/motion.h"
#include "session/telling/alerts.h"
#include "session/telling/messages.h"
#include "session/watching/viewing.h"

namespace cellophane {

/// All the state of a session: the game, the mode, and what the screen has to remember. Each part is
/// described in its own header.
struct SessionState {
    explicit SessionState(GameOrReplay about_this) : game_or_replay{std::move(about_this)} {}

    const Observation& seen() const { return game_or_replay.seen(); }

    /// The game.
    GameOrReplay game_or_replay;
    /// How a recording is watched; none where a game is played.
    std::optional<Viewing> viewing;
    CommandUnderWay long_command;
    Autopilot autopilot;
    /// Milliseconds since the last step of the long command, the autopilot or the playback.
    int waited = 0;

    /// What keys and clicks go to.
    Mode mode = Mode::Map;
    PointedAt pointing;
    Mouse mouse;
    Questions questions;
    OpenPack pack;
    Aiming aiming;
    Labelling labelling;
    OpenMenu menu;
    OpenArchive archive;
    OpenAtlas atlas;
    /// The part shown of the open page.
    int page_part = 0;
    OpenSettings settings_page;
    OpenJournal journal_page;
    ChroniclePages chronicle_pages;
    EndPages ending;
    /// What the player has asked of the caller.
    ExitRequest wish = ExitRequest::None;
    Settings settings;
    /// The player has changed a setting since the caller last took them.
    bool settings_are_new = false;

    /// What the player has been told, and what he sees.
    MessagesSoFar messages;
    Alerts alerts;
    Display display;
    Moving moving;
    PlaybackState animation_playback;
};

}  // namespace cellophane
