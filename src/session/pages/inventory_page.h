#pragma once

#include "screen/frame.h"
#include "session/pages/inventory_purpose.h"
#include "view/inventory_panel.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The pack as a list, to look at it or to take something out of it.
struct OpenPack {
    PackPurpose purpose = PackPurpose::Look;
    /// The letter of the item with an open panel; 0: none.
    char chosen = 0;
};

/// The list for a purpose, with no item open and no hint.
PackPanel pack_opened_for(const SessionState& session, PackPurpose purpose);
/// The list as the player has it open.
PackPanel pack_panel(const SessionState& session);
/// Opens the pack for a purpose, or says why no item suits it.
void open_pack(SessionState& session, PackPurpose purpose);
void paint_open_pack(const SessionState& session, Frame& frame);
void read_pack(const SessionState& session, Reading& told);

}  // namespace cellophane
