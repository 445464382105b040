#pragma once

#include "screen/frame.h"
#include "session/pages/pack_purpose.h"
#include "view/pack_panel.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The pack as a list, to look at it or to take something out of it.
struct OpenPack {
    PackPurpose purpose = PackPurpose::Look;
    /// The item whose panel is open; 0: none.
    char chosen = 0;
};

/// Nothing is open in it, and it gives no hint.
PackPanel pack_opened_for(const SessionState& session, PackPurpose purpose);
/// The panel as it is open.
PackPanel pack_panel(const SessionState& session);
/// To choose something for a purpose, or says why there is nothing to choose from.
void open_pack(SessionState& session, PackPurpose purpose);
void paint_open_pack(const SessionState& session, Frame& frame);
void read_pack(const SessionState& session, Reading& told);

}  // namespace cellophane
