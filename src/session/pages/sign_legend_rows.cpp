#include "session/pages/sign_legend_rows.h"

#include <span>
#include <string>

#include "words/sign_legend.h"

namespace cellophane {

std::vector<PageRow> sign_legend_rows() {
    std::vector<PageRow> rows;
    for (const std::span<const SignLegendLine> part : sign_legend) {
        if (!rows.empty()) rows.push_back({});
        for (const SignLegendLine& line : part)
            rows.push_back({std::string{line.sign}, std::string{line.meaning}});
    }
    return rows;
}

}  // namespace cellophane
