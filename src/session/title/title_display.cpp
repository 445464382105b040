#include "session/title/title_display.h"

#include "session/messages/screen_description.h"
#include "session/title/title_state.h"
#include "view/cell_colors.h"
#include "view/color_vision.h"
#include "view/text.h"

namespace cellophane {

bool scenery_moves(const TitleState& title) {
    return title.scenery.may_move() && row_of(title.place).shows_scenery;
}

Frame wanted_frame(const TitleState& title) {
    Frame frame;
    row_of(title.place).paint(title, frame);
    if (!title.trouble.empty()) {
        fill(frame, 0, 0, screen_columns, 1, {});
        write(frame, 1, 0, screen_columns, title.trouble, rgb(Colour::White));
    }
    fit_to(title.settings.eyes, frame);
    return frame;
}

Reading read_aloud(const TitleState& title) {
    const TitlePlaceRow& row = row_of(title.place);
    Reading told;
    told.title = row.title;
    told.urgent = title.trouble;
    row.read(title, told);
    return told;
}

}  // namespace cellophane
