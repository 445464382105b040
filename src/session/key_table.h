#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "session/settings.h"

namespace cellophane {

/// A command with its keys, for a table in which they are changed.
struct KeyTableRow {
    std::string_view part;
    std::string command;
    /// Its keys now, names as in KeyEvent: first those it has by itself.
    std::vector<std::string> keys;
    /// They count together with Control. Such a command follows the command without Control on the same key.
    bool with_control = false;
    /// Some key of it, or one that it had, is changed.
    bool is_changed = false;
};
std::vector<KeyTableRow> key_table(const Settings& settings);

/// Whether a key may be given to a command: not Escape, Enter, Tab and the like, which other screens need.
/// Space may, for it keeps what it does there.
bool may_be_bound(std::string_view key);

/// Gives a command the key `pressed` in place of its first one. The two keys are exchanged, so that the
/// command that had `pressed` gets the other one and none is left without; Space comes beside the keys that
/// the command has, and stays until another command gets it or the keys are reset. False if there is no such
/// command, if it follows another, if the key may not be bound, or if there would be more than `most_swaps`.
bool bind_key(Settings& settings, std::string_view command, std::string_view pressed);

/// Gives a command its own keys back. False if there is no such command.
bool reset_keys(Settings& settings, std::string_view command);

}  // namespace cellophane
