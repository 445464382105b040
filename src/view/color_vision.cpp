#include "view/color_vision.h"

#include "view/palettes.h"
#include "view/plain_signs.h"

namespace cellophane {

void fit_to(const Eyesight& eyes, Frame& frame) {
    if (eyes.ascii) write_plainly(frame);
    suit(frame, eyes.palette);
}

}  // namespace cellophane
