#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/replay.h"
#include "view/cell_painter.h"
#include "view/message_log.h"

namespace cellophane {

/// Watches a recording: the game goes by as it was played, on the screen of a session.
class Playback {
public:
    /// The recording comes from `recording_from` (record/files.h) or from a recorder.
    explicit Playback(Recording recording);

    /// The next command of the recording.
    void step();
    /// To the first moment at which so many turns have passed; backward, that means playing from the
    /// beginning.
    void run_to(int turn);
    void run_to_end();

    bool is_at_end() const { return replay_.is_at_end(); }
    /// Set where the game goes another way than the recording; it goes no further then.
    const std::optional<Problem>& problem() const { return replay_.problem(); }
    const Recording& recording() const { return replay_.recording(); }

    int depth() const { return replay_.play().observe().depth; }
    int turn() const { return replay_.turn(); }
    bool is_over() const { return replay_.play().standing().over; }
    /// Every message so far in plain words, oldest first.
    const std::vector<std::string>& messages() const { return said_; }
    std::uint64_t state_hash() const { return replay_.play().state_hash(); }

    /// The present screen, as ANSI and as text.
    std::string repaint();
    std::string text();

private:
    void take_in(const Report& report);
    Frame frame();

    Replay replay_;
    MessageLog log_;
    std::vector<std::string> said_;
    /// The next command is one of the player's, not the next step of a long one.
    bool begins_anew_ = true;
    CellPainter cell_painter_;
};

}  // namespace cellophane
