#include "session/title/title_background.h"

#include <string>

#include "session/title/title_context.h"
#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/menus.h"

namespace cellophane {

void paint_title_background(Frame& frame, const TitleContext& context) {
    const std::string& version = context.options.version;
    context.scenery.paint(frame);
    write(frame, screen_columns - static_cast<int>(version.size()), footer_row, screen_columns, version,
          rgb(Color::Gray));
    if (context.easy) write(frame, 0, footer_row, screen_columns, easy_sign, rgb(Color::White));
}

}  // namespace cellophane
