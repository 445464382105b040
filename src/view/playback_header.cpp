#include "view/playback_header.h"

#include <string>

#include "view/bars.h"
#include "view/cell_colors.h"
#include "view/layout.h"
#include "view/text.h"

namespace cellophane {

namespace {

std::string state_line(const PlaybackHeader& header) {
    if (header.state == PlaybackHeader::State::Playing) return std::to_string(header.delay) + " ms per turn";
    return std::string{words_of(header.state)};
}

void write_centered(Frame& frame, int row, std::string_view text, Rgb color) {
    write(frame, (sidebar_width - static_cast<int>(text.size())) / 2, row, sidebar_width, text, color);
}

}  // namespace

std::string_view words_of(PlaybackHeader::State state) {
    switch (state) {
        case PlaybackHeader::State::Paused:
            return "paused";
        case PlaybackHeader::State::Playing:
            return "playing";
        case PlaybackHeader::State::Ended:
            return "at the end";
        case PlaybackHeader::State::Seeking:
            return "on the way";
        case PlaybackHeader::State::OutOfSync:
            return "out of sync";
    }
    return {};
}

void paint_playback_header(Frame& frame, const PlaybackHeader& header) {
    write_centered(frame, 0, "Watching a recording", rgb(Color::Teal));
    std::string place = "Turn " + std::to_string(header.turn) + " of " + std::to_string(header.turns);
    // A long game leaves no room for words.
    if (place.size() > static_cast<std::size_t>(sidebar_width))
        place = std::to_string(header.turn) + "/" + std::to_string(header.turns);
    // White is to be read on it.
    paint_bar(frame, 1, place, header.turn, header.turns, dimmed(rgb(Color::Teal), 45));
    const bool astray = header.state == PlaybackHeader::State::OutOfSync;
    write_centered(frame, 2, state_line(header), rgb(astray ? Color::BadMessage : Color::White));
}

}  // namespace cellophane
