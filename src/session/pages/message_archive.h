#pragma once

#include "screen/frame.h"
#include "screen/input.h"

namespace cellophane {

struct Reading;
struct SessionState;

/// The page of all messages so far.
struct OpenArchive {
    int scroll = 0;
};

void open_archive(SessionState& session);
void press_in_archive(SessionState& session, const KeyEvent& key);
void paint_old_messages(const SessionState& session, Frame& frame);
void read_archive(const SessionState& session, Reading& told);

}  // namespace cellophane
