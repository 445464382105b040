#include "view/notice.h"

#include <algorithm>

#include "view/layout.h"
#include "view/mixing.h"
#include "view/text.h"

namespace cellophane {

void paint_notice(Frame& frame, std::string_view text, int strength) {
    constexpr int margin = 2;
    constexpr int row = map_row + map_rows / 2;
    const int width = std::min(main_width, static_cast<int>(text.size()) + 2 * margin);
    const int column = main_column + (main_width - width) / 2;
    for (int y = row - 1; y <= row + 1; ++y)
        for (int x = column; x < column + width; ++x) {
            StyledCell& cell = frame.at(x, y);
            cell.back = blended(cell.back, rgb(Colour::InterfaceBox), strength);
            cell.fore = blended(cell.fore, rgb(Colour::InterfaceBox), strength);
        }
    for (int x = column; x < column + width; ++x) frame.at(x, row).glyph = U' ';
    write(frame, column + margin, row, column + width, text,
          blended(frame.at(column, row).back, rgb(Colour::Teal), strength));
}

}  // namespace cellophane
