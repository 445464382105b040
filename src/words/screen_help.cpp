#include "words/screen_help.h"

#include "words/gamepad_help.h"
#include "words/titles.h"

namespace cellophane {

std::string screen_help(HelpTopic topic, bool has_keys, bool has_gamepad, KeySwaps swaps) {
    const ScreenHelpRow& row = screen_help_rows[topic];
    if (row.shows.empty()) return {};
    std::string help = std::string{row.shows}.append(" ").append(has_keys ? text_with_keys(row.keys, swaps)
                                                                          : std::string{row.touch});
    if (has_gamepad) help.append(topic == HelpTopic::Aiming ? gamepad_aiming_help : gamepad_screen_help);
    return help;
}

std::string screen_help_title(std::string_view title) {
    return std::string{help_title}.append(": ").append(title);
}

}  // namespace cellophane
