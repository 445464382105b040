#include "session/pages/touch_help.h"

#include <string>

#include "words/key_help.h"

namespace cellophane {

std::vector<PageRow> touch_help_rows() {
    std::vector<PageRow> rows;
    for (const HelpLine& line : touch_help) rows.push_back({std::string{line.by}, std::string{line.help}});
    return rows;
}

}  // namespace cellophane
