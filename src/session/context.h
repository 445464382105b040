#pragma once

#include <optional>
#include <utility>

#include "kit/base/boxed.h"
#include "session/commands/command_state.h"
#include "session/commands/pointing_state.h"
#include "session/display/display_state.h"
#include "session/game_or_replay.h"
#include "session/game_over/journal.h"
#include "session/game_over/last_way.h"
#include "session/game_over/last_wounds.h"
#include "session/game_over/past_games_state.h"
#include "session/messages/earlier_messages.h"
#include "session/messages/message_state.h"
#include "session/messages/sound_cues.h"
#include "session/prompts/throw_memory.h"
#include "session/replay/replay_state.h"
#include "session/session_options.h"
#include "session/viewer.h"

namespace cellophane {

/// The question of the rules that waits for an answer.
struct StandingQuestion {
    Question asked = Question::None;
    /// The letter of the item it is about; 0: none.
    char about = 0;
    /// It comes from a report that the open screens do not know of yet (session/outcomes.h).
    bool is_new = false;
};

/// What the screens of a game or a recording share. Each part is described in its own header; what only one
/// screen needs is that screen's.
struct Context {
    explicit Context(GameOrReplay about_this) : game_or_replay{std::move(about_this)} {}

    const Observation& seen() const { return game_or_replay.seen(); }
    const Play* game() const { return game_or_replay.game(); }
    Replay& replay() { return *game_or_replay.replay(); }
    const Replay& replay() const { return *game_or_replay.replay(); }
    /// Whether a recording is watched, and goes by.
    bool plays_back() const { return viewing && viewing->plays; }
    /// A long command or the autopilot is under way.
    bool is_busy() const { return long_command.goes_on || autopilot.is_on; }

    GameOrReplay game_or_replay;
    /// How a recording is watched; none where a game is played.
    std::optional<Viewing> viewing;
    RunningCommand long_command;
    Autopilot autopilot;
    /// Milliseconds since the last step of the long command, the autopilot or the playback.
    int waited = 0;

    StandingQuestion question;
    PointedAt pointing;
    ThrowMemory throws;
    /// The map of a game is open, with nothing over it. Kept by session/outcomes.h.
    bool map_is_open = false;
    /// The input at hand has stopped something that was under way: Escape means no more than that.
    bool input_stopped_something = false;

    PastGames past_games;
    /// The log of the game, once its page has been opened.
    Boxed<Journal> journal;
    /// Where the hero went last.
    LastWay last_way;
    /// What hurt the hero last.
    LastWounds last_wounds;
    /// The epitaph has been shown.
    bool is_buried = false;
    /// What the player has asked of the caller.
    ExitRequest request = ExitRequest::None;
    /// The caller's screen, and how its player likes to play.
    Viewer viewer;
    /// The marked line of the settings page, where it opens again.
    int settings_row = 0;

    /// What the player has been told, and what he sees.
    MessagesSoFar messages;
    /// What was told before the game was left, until it has been read.
    Boxed<EarlierMessages> earlier;
    Alerts alerts;
    Sounds sounds;
    Display display;
    Moving moving;
    PlaybackState animation_playback;
};

}  // namespace cellophane
