#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/base/pos.h"
#include "screen/input.h"
#include "session/input_actions.h"
#include "session/key_names.h"
#include "view/panels.h"
#include "words/key_labels.h"

namespace cellophane {

// The keymap: what keys mean, as the rows of session/input_actions.h say.

struct Meaning {
    InputAction action = InputAction::Nothing;
    /// For `Go`: whither, and whether Shift or Control (or a capital letter) asked for more of it.
    Direction toward = Direction::North;
    bool more = false;
};

/// By the keys of session/input_actions.h (tables/commands.tsv, project keys).
Meaning meaning_of(const KeyEvent& key);

/// On pages that are longer than the screen: -1 up, 1 down, 0 for keys that mean something else; and so many
/// lines at once.
int scroll_direction(const KeyEvent& key);
inline constexpr int lines_a_scroll = 11;

/// The lines of the help page about keys.
std::vector<PageRow> help_rows(KeySwaps swaps = {});

}  // namespace cellophane
