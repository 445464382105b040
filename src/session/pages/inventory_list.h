#pragma once

#include "session/game_screen.h"
#include "session/pages/inventory_purpose.h"
#include "view/inventory_panel.h"

namespace cellophane {

/// The list for a purpose, with no item open and no hint.
PackPanel pack_opened_for(const Context& context, PackPurpose purpose);
/// Opens the pack for a purpose, or says why no item suits it.
GameOutcome open_pack(Context& context, PackPurpose purpose);

}  // namespace cellophane
