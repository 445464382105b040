#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "session/aiming.h"
#include "session/alerts.h"
#include "session/archive.h"
#include "session/atlas.h"
#include "session/autopilot.h"
#include "session/beginning.h"
#include "session/button_bar.h"
#include "session/chronicle_pages.h"
#include "session/commands.h"
#include "session/display.h"
#include "session/ending.h"
#include "session/epitaph_page.h"
#include "session/events.h"
#include "session/interludes.h"
#include "session/journal_page.h"
#include "session/keys.h"
#include "session/labelling.h"
#include "session/long_command.h"
#include "session/map_keys.h"
#include "session/map_reading.h"
#include "session/menu.h"
#include "session/messages.h"
#include "session/modes.h"
#include "session/motion.h"
#include "session/mouse.h"
#include "session/pack_keys.h"
#include "session/pack_page.h"
#include "session/pages.h"
#include "session/passing_time.h"
#include "session/pointing.h"
#include "session/proposals.h"
#include "session/questions.h"
#include "session/reading.h"
#include "session/reading_aloud.h"
#include "session/resolves.h"
#include "session/seed_told.h"
#include "session/session_state.h"
#include "session/settings_page.h"
#include "session/travelling.h"
#include "session/turn_entry.h"
#include "session/wading.h"
#include "session/watch_choices.h"
#include "session/watch_events.h"
#include "session/watch_keys.h"
#include "session/watch_notes.h"
#include "session/watch_reading.h"
#include "session/watch_ways.h"
#include "session/watching.h"
#include "session/world_shown.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/menu.h"
#include "view/pack_panel.h"

namespace cellophane {

struct ModeRow;
struct Reading;

}  // namespace cellophane
