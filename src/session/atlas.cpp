#include <algorithm>
#include <string>

#include "content/styles.h"
#include "session/modes.h"
#include "session/reading.h"
#include "view/atlas_page.h"
#include "view/layout.h"

// The levels the hero remembers, a page each.

namespace cellophane {

namespace {

/// The column of a level to look at first.
int middle_of(const Observation& level) {
    if (level.hero) return level.hero->at.x;
    const Size size = level.cells.size();
    int first = size.width;
    int last = 0;
    for (int i = 0; i < size.area(); ++i) {
        if (level.cells.at_index(i).sight == Sight::Unknown) continue;
        first = std::min(first, size.at(i).x);
        last = std::max(last, size.at(i).x);
    }
    return (first + last) / 2;
}

}  // namespace

void Session::Parts::open_atlas() {
    stop_pointing();
    atlas.depth = seen().depth;
    mode = Mode::Atlas;
}

/// To the next level that way that he has been to, however far; there may be none.
void Session::Parts::turn_atlas(int by) {
    for (int depth = atlas.depth + by; depth >= 1 && depth <= deepest_depth; depth += by)
        if (subject.game()->remembered(depth)) {
            atlas.depth = depth;
            return;
        }
    announce(by < 0 ? "Further up you have not been." : "Further down you have not been.");
}

void Session::Parts::press_in_atlas(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    alerts.notice.clear();
    const int way = meaning.deed == Deed::StairsUp     ? -1
                    : meaning.deed == Deed::StairsDown ? 1
                                                       : page_way(key);
    if (way != 0) turn_atlas(way);
    if (meaning.deed == Deed::Cancel || meaning.deed == Deed::Enter || meaning.deed == Deed::Atlas)
        close_page(key);
}

int Session::Parts::target_in_atlas(const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(atlas_buttons, pointer.column, pointer.row);
    return button ? static_cast<int>(*button) + 1 : 0;
}

void Session::Parts::click_in_atlas(const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(atlas_buttons, pointer.column, pointer.row);
    press_in_atlas({.name = button ? std::string{atlas_buttons[*button].key} : "Escape"});
}

Observation Session::Parts::atlas_level() const {
    return subject.game()->remembered(atlas.depth).value_or(seen());
}

/// Brings the hero, or else the middle of what is known, to the middle of a narrow window.
int Session::Parts::atlas_column() const {
    const int middle = main_column + middle_of(atlas_level()) - display.window.columns / 2;
    return std::clamp(middle, 0, screen_columns - display.window.columns);
}

void Session::Parts::paint_open_atlas(Frame& frame) const {
    CellPainter painter;
    const Observation level = atlas_level();
    frame = paint_atlas({level, atlas.depth - seen().depth, settings.eyes, display.has_keys}, painter);
}

void Session::Parts::read_atlas(Reading& told) const {
    const Observation level = atlas_level();
    told.here = {atlas_title({level, atlas.depth - seen().depth})};
    told.lines = atlas_told(level);
    told.choices = {{"The level above", "<"}, {"The level below", ">"}, {"Back", "Escape"}};
    if (alerts.notice.is_shown()) told.urgent = alerts.notice.text();
}

}  // namespace cellophane
