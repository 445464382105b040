#include "session/screens/parted_page.h"

namespace cellophane {

GameOutcome PartedPage::press(Context& context, const KeyEvent& key) {
    if (key.name != "Escape" && turn(context)) return Stay{};
    return Pop{};
}

GameOutcome PartedPage::click(Context& context, const PointerEvent&) {
    return press(context, {});
}

void PartedPage::paint(const Context& context, Frame& frame) const {
    paint_part(context, frame, open_part(context));
}

std::optional<LabelPlace> PartedPage::help_place(const Context& context) const {
    return help_label_in(box_of_page(context.viewer.window));
}

bool PartedPage::turn(const Context& context) {
    Frame unseen;
    ++part_;
    return part_ < paint_part(context, unseen, open_part(context));
}

PagePart PartedPage::open_part(const Context& context) const {
    return {context.viewer.window, part_, context.viewer.has_keyboard};
}

}  // namespace cellophane
