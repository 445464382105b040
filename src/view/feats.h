#pragma once

#include <vector>

#include "content/feats.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/panels.h"

namespace cellophane {

/// All feats over the whole screen (rules/interface.md 10): how far each has come, by sign and by color, and
/// what it takes; below them the way to the lists of games. Of the screen so many columns are in sight.
void paint_feats(Frame& frame, const Observation& seen, bool keys = true, int columns = screen_columns);

/// What a click on one of its buttons stands for; 0: it is on none.
char key_on_feats(int column, int row);

/// The same as rows of names and conditions: all of them with how far they have come, and those of a victor.
std::vector<PageRow> feats_listed(const Observation& seen);
std::vector<PageRow> achieved_feats_listed(Feats held);

/// Those a victor may be proud of, and no others.
void paint_achieved_feats(Frame& frame, Feats held, bool keys = true, int columns = screen_columns);

}  // namespace cellophane
