#pragma once

#include <optional>
#include <utility>

#include "session/commands/autopilot.h"
#include "session/commands/long_command.h"
#include "session/commands/pointing.h"
#include "session/display/animation_playback.h"
#include "session/display/animation_state.h"
#include "session/display/display.h"
#include "session/game_or_replay.h"
#include "session/game_over/game_over_pages.h"
#include "session/game_over/journal_page.h"
#include "session/game_over/past_games_pages.h"
#include "session/messages/alert_texts.h"
#include "session/messages/messages.h"
#include "session/mode.h"
#include "session/mouse.h"
#include "session/pages/inventory_page.h"
#include "session/pages/menu_page.h"
#include "session/pages/message_archive.h"
#include "session/pages/remembered_levels.h"
#include "session/pages/settings_page.h"
#include "session/prompts/labelling.h"
#include "session/prompts/questions.h"
#include "session/prompts/targeting.h"
#include "session/replay/replay_state.h"
#include "session/session.h"
#include "session/settings.h"

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
    RunningCommand long_command;
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
