#include "view/color_vision.h"

#include "view/palettes.h"
#include "view/pictograms.h"
#include "view/plain_signs.h"

namespace cellophane {

namespace {

bool is_drawn(Signs signs, std::uint8_t picture) {
    return signs == Signs::Pictures || (signs == Signs::Both && !is_creature(picture));
}

/// Leaves the glyph of a picture that is not to be drawn.
void choose_sign(StyledCell& cell, Signs signs) {
    if (!is_drawn(signs, cell.picture)) cell.picture = 0;
}

Signs signs_for(const Eyesight& eyes, bool has_pictures) {
    return has_pictures && !eyes.ascii ? eyes.signs : Signs::Letters;
}

}  // namespace

void fit_to(const Eyesight& eyes, Frame& frame, bool has_pictures) {
    if (eyes.ascii) write_plainly(frame);
    // What has a picture is a sign of the map, whichever way it is drawn.
    suit(frame, eyes.palette);
    const Signs signs = signs_for(eyes, has_pictures);
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) choose_sign(frame.at(column, row), signs);
}

void fit_to(const Eyesight& eyes, StyledCell& cell, bool has_pictures) {
    if (eyes.ascii) cell.glyph = plain_sign(cell);
    suit(cell, eyes.palette);
    choose_sign(cell, signs_for(eyes, has_pictures));
}

}  // namespace cellophane
