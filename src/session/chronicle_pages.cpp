#include <string>
#include <utility>

#include "session/parts.h"
#include "session/run_lists.h"

namespace cellophane {

void Session::Parts::press_in_lists(const KeyEvent& key) {
    if (mode == Mode::Reset) {
        const Reply reply = reply_of(key);
        if (reply == Reply::None) return;
        chronicle_pages.reset_wanted = reply == Reply::Yes;
        mode = Mode::Statistics;
        return;
    }
    if (open_list(key)) return;
    if (mode == Mode::Statistics && !key.control && (key.name == "r" || key.name == "R"))
        mode = Mode::Reset;
    else
        mode = home();
}

bool Session::Parts::open_list(const KeyEvent& key) {
    if (key.control || (key.name != "h" && key.name != "g")) return false;
    mode = key.name == "h" ? Mode::Scores : Mode::Statistics;
    return true;
}

int Session::Parts::target_in_lists(const PointerEvent& pointer) {
    if (mode == Mode::Reset) return is_reset_by_click(pointer) ? 1 : 0;
    return mode == Mode::Statistics && counts_afresh(pointer) ? 1 : 0;
}

void Session::Parts::click_in_lists(const PointerEvent& pointer) {
    if (mode != Mode::Reset) {
        mode = mode == Mode::Statistics && counts_afresh(pointer) ? Mode::Reset : home();
        return;
    }
    chronicle_pages.reset_wanted = is_reset_by_click(pointer);
    mode = Mode::Statistics;
}

std::string Session::Parts::take_runs(std::int64_t now) {
    std::string lines;
    if (seen().ending && !chronicle_pages.run_is_entered) {
        chronicle_pages.run_is_entered = true;
        const bool counts = !subject.options().harmless;
        if (std::optional<PastGame> run = run_of(seen(), now); run && counts)
            lines += chronicle_pages.chronicle.add(std::move(*run));
    }
    if (chronicle_pages.reset_wanted) lines += chronicle_pages.chronicle.reset(now);
    chronicle_pages.reset_wanted = false;
    return lines;
}

void Session::Parts::paint_lists(Frame& frame) const {
    if (mode == Mode::Scores)
        paint_best_games(frame, chronicle_pages.chronicle, display.has_keys);
    else if (mode == Mode::Statistics)
        paint_counted_games(frame, chronicle_pages.chronicle, display.has_keys);
    else
        paint_reset(frame, chronicle_pages.chronicle, display.has_keys);
}

}  // namespace cellophane
