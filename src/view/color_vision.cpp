#include "view/color_vision.h"

#include "view/palettes.h"
#include "view/pictograms.h"
#include "view/plain_signs.h"

namespace cellophane {

namespace {

bool is_drawn(Signs signs, std::uint8_t picture) {
    return signs == Signs::Pictures || (signs == Signs::Both && !is_creature(picture));
}

/// Leaves the glyphs of all pictures that are not to be drawn.
void choose_signs(Frame& frame, Signs signs) {
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) {
            StyledCell& cell = frame.at(column, row);
            if (!is_drawn(signs, cell.picture)) cell.picture = 0;
        }
}

}  // namespace

void fit_to(const Eyesight& eyes, Frame& frame, bool has_pictures) {
    if (eyes.ascii) write_plainly(frame);
    // What has a picture is a sign of the map, whichever way it is drawn.
    suit(frame, eyes.palette);
    choose_signs(frame, has_pictures && !eyes.ascii ? eyes.signs : Signs::Letters);
}

}  // namespace cellophane
