#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kit/base/pos.h"
#include "protocol/event.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "session/chronicle.h"
#include "session/interludes.h"
#include "session/journal.h"
#include "session/mode.h"
#include "session/pack_purpose.h"
#include "session/passing_text.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/subject.h"
#include "session/viewing.h"
#include "view/cell_painter.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/motion.h"
#include "view/notice.h"
#include "view/scene.h"

namespace cellophane {

/// At whom something was aimed last, by number and on that level alone; 0: at a place and nobody in it.
struct LastTarget {
    int depth = 1;
    int who = 0;
    Pos at;
};

/// All a session holds: the game, where its player is in it, and what the screen has to remember.
struct SessionState {
    explicit SessionState(Subject about_this) : subject{std::move(about_this)} {}

    Subject subject;
    MessageLog log;
    std::vector<std::string> said;
    Pointing pointing;
    /// The route of `pointing` belongs to an earlier state; ask `refresh_route` before using it.
    bool route_is_old = true;
    /// What pointing there is about, if it is not about the place.
    Proposal proposed = Proposal::None;
    Frame shown;
    bool anything_shown = false;
    CellPainter cell_painter;

    Mode mode = Mode::Map;
    Question question = Question::None;
    /// The letter of what the question is about; 0: nothing.
    char about = 0;
    Resolve resolve = Resolve::Save;
    int archive_scroll = 0;
    /// The level on the page of maps.
    int atlas_depth = 1;
    PackPurpose pack_for = PackPurpose::Look;
    /// The item whose panel is open, or that is being thrown or named; 0: none.
    char chosen = 0;
    /// The chosen item is a staff or a wand, and not to be thrown.
    bool zapping = false;
    /// As much of a name as has been typed; it is for the thing alone, and not for its kind.
    std::string typed;
    bool inscribing = false;
    /// The line of the menu the player is at.
    std::optional<std::size_t> menu_row;
    /// What the button of the mouse went down on; it counts where it comes up.
    std::optional<PressTarget> held;
    /// What was thrown last, as it was known after that, and at what something was thrown or pointed.
    std::optional<PackItemView> thrown;
    std::optional<LastTarget> thrown_at;
    /// Where the keys pointed last on each level, by its depth.
    std::map<int, Pos> cursor_was_at;
    /// Something was told that must not be overlooked: the player says that he has read it.
    bool unread = false;
    /// Milliseconds for which the screen goes on reminding him of it.
    int reminded = 0;
    /// Milliseconds for which the button of a key that was pressed still looks it.
    int struck = 0;
    bool show_stealth = false;
    /// What the last turn did to the hero's health.
    int health_change = 0;
    /// The epitaph has been shown; what the player asked of whoever keeps the session.
    bool is_buried = false;
    LastWish wish = LastWish::None;
    /// The games that were before this one, and, once it is over, this one.
    Chronicle chronicle;
    bool run_is_entered = false;
    bool reset_wanted = false;

    /// How it all went; there once somebody asks.
    std::optional<Journal> journal;
    int journal_scroll = 0;

    Settings settings;
    /// Somebody has keys. Who has none is not told of any.
    bool has_keys = true;
    /// What the player sees of the screen at once.
    Window window{};
    /// The player has chosen something since somebody took note.
    bool settings_are_new = false;
    int setting_row = 0;
    /// The key that is to stand for another.
    std::string swapped_key;
    Direction wading_toward = Direction::North;

    bool going_on = false;
    bool exploring = false;
    /// The hero goes on by himself until anything is pressed; so often in a row nothing has come of it; there
    /// is nothing left to explore.
    bool autopilot = false;
    int idle_rounds = 0;
    bool nothing_left_here = false;
    /// Of what was told last, what has to be heard at once; why the last long command ended, if nothing told
    /// it; how many foes were in view.
    std::string alarm;
    std::string why_stopped;
    int foes_in_view = 0;
    int pace = 0;
    /// Milliseconds between steps, whatever they are steps of; 0: as usual.
    int forced_pace = 0;
    /// Exploring has led to a fight: blow follows blow at once.
    bool brawling = false;
    /// Milliseconds passed since the last step of the long command.
    int waited = 0;

    /// What is to be seen of the last command before what came of it, if anything is: which moment it is, and
    /// milliseconds left of it; how much of the hero's health is to be seen going after that.
    std::shared_ptr<Interludes> interludes;
    std::size_t interlude = 0;
    int interlude_left = 0;
    int wound = 0;

    /// What moves by itself, if anything may.
    bool motion_wanted = false;
    Motion motion;
    /// How healthy those in view were a moment ago, by number.
    std::map<int, int> healths_before;
    /// Milliseconds since the last beat of the dance; turns since all danced.
    int swayed = 0;
    int turns_at_rest = 0;
    /// Beats since the last turn, for what changes its looks; frames of the fade, and milliseconds since.
    int beats = 0;
    int faded = 0;
    int fade_waited = 0;
    /// The world as a hallucinating hero sees it.
    Observation dream;

    /// How a recording is watched; nothing where a game is played.
    std::optional<Viewing> viewing;
    PassingText notice;
    /// How badly it stands with the hero, close to him: whoever watches the fight sees it.
    PassingText alert;
    Peril peril = Peril::Health;
};

}  // namespace cellophane
