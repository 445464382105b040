#pragma once

#include <optional>
#include <string>
#include <vector>

#include "record/replay.h"
#include "session/game_over/last_way.h"
#include "session/messages/event_messages.h"
#include "session/settings.h"
#include "view/message_log.h"

namespace cellophane {

/// What was told before a saved game was left. A save does not hold it: it is read from how the game was
/// played, in parts, so that a long game can be gone on with at once.
class EarlierMessages {
public:
    explicit EarlierMessages(Recording recording);

    /// Reads on through so many commands of the recording. The settings tell which hints were given, and how
    /// they name keys, if there are any.
    void read(int commands, const Settings& settings, bool has_keys);
    bool is_complete() const { return is_complete_; }

    const MessageLog& log() const { return log_; }
    /// In plain words, oldest first.
    const std::vector<std::string>& said() const { return said_; }
    /// Where the hero went on the level it was left on.
    const LastWay& way() const { return way_; }

private:
    void take_in(const Report& report, const KeysNamed& keys);
    /// Tells the hints that were told by now.
    void show_hints(const KeysNamed& keys);
    void note_way();

    Recording recording_;
    /// None before the first part.
    std::optional<Replay> replay_;
    MessageLog log_;
    std::vector<std::string> said_;
    LastWay way_;
    std::vector<ShownHint> hints_;
    std::size_t hints_shown_ = 0;
    ThoroughSearch last_search_;
    bool is_complete_ = false;
};

}  // namespace cellophane
