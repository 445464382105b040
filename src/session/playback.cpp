#include "session/playback.h"

#include <limits>
#include <utility>

#include "screen/encode.h"
#include "session/hearing.h"
#include "view/scene.h"
#include "words/grammar.h"

namespace cellophane {

Playback::Playback(Recording recording) : replay_{std::move(recording)} {
    take_in(replay_.arrival());
}

void Playback::step() {
    if (is_at_end()) return;
    if (begins_anew_) log_.confirm();
    take_in(replay_.step());
}

void Playback::run_to(int turn) {
    if (turn < this->turn()) *this = Playback{recording()};
    while (!is_at_end() && this->turn() < turn) step();
}

void Playback::run_to_end() {
    run_to(std::numeric_limits<int>::max());
}

void Playback::take_in(const Report& report) {
    int number = 0;
    for (const Event& event : report.events)
        for (const Message& message : heard(event, replay_.play().observe(), ++number)) {
            log_.add(message, turn());
            said_.push_back(capitalised(message.text()));
        }
    begins_anew_ = !report.going_on;
}

Frame Playback::frame() {
    return paint(Scene{replay_.play().observe(), log_, Pointing{}}, cell_painter_);
}

std::string Playback::repaint() {
    return cellophane::repaint(frame());
}

std::string Playback::text() {
    return plain_text(frame());
}

}  // namespace cellophane
