#include "words/screen_help.h"

#include "words/titles.h"

namespace cellophane {

std::string screen_help(HelpTopic topic, bool has_keys, KeySwaps swaps) {
    const ScreenHelpRow& row = screen_help_rows[topic];
    if (row.shows.empty()) return {};
    return std::string{row.shows}.append(" ").append(has_keys ? text_with_keys(row.keys, swaps)
                                                              : std::string{row.touch});
}

std::string screen_help_title(std::string_view title) {
    return std::string{help_title}.append(": ").append(title);
}

}  // namespace cellophane
