#include <string>
#include <utility>

#include "session/ending/run_lists.h"
#include "session/telling/reading.h"
#include "session/title/title_parts.h"
#include "view/boxes.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/mixing.h"
#include "view/text.h"

// What the title shows, and what it tells those who do not see it.

namespace cellophane {

std::string TitleScreen::Parts::heading() const {
    switch (place) {
        case TitlePlace::Games:
        case TitlePlace::Recordings:
            return std::string{files().title};
        case TitlePlace::Best:
            return "The best games";
        case TitlePlace::Counted:
        case TitlePlace::Reset:
            return "All your games, counted";
        default:
            return "Cellophane";
    }
}

Reading TitleScreen::Parts::reading() const {
    Reading told;
    told.title = heading();
    told.urgent = trouble;
    const auto offer = [&](std::string label, std::string key) {
        told.choices.push_back({.label = std::move(label), .key = std::move(key)});
    };
    if (in_a_menu()) {
        for (const TitleButton& button : buttons()) offer(plain_label(button), std::string(1, button.key));
        return told;
    }
    if (place == TitlePlace::Seed) {
        told.entry = ReadEntry{.prompt = std::string{seed_prompt}, .typed = typed, .longest = longest_seed};
        if (std::string word = word_told(); !word.empty()) told.lines.push_back(std::move(word));
        offer("Dig it", "Enter");
    } else if (place == TitlePlace::Games || place == TitlePlace::Recordings) {
        for (const auto& [letter, name] : files_on_page(files())) offer(name, std::string(1, letter));
        if (page + 1 < page_count(files())) offer("Older ones", "PageDown");
        if (page > 0) offer("Newer ones", "PageUp");
    } else {
        told.lines = rows_told(wanted());
        if (place == TitlePlace::Reset) offer("Yes", "y");
        if (place == TitlePlace::Counted) offer("Count afresh", "r");
    }
    offer(place == TitlePlace::Reset ? "No" : "Back", "Escape");
    return told;
}

Frame TitleScreen::Parts::wanted() const {
    Frame frame;
    switch (place) {
        case TitlePlace::Games:
        case TitlePlace::Recordings:
            paint_files(frame, files(), has_keys);
            break;
        case TitlePlace::Best:
            paint_best_games(frame, chronicle, has_keys);
            break;
        case TitlePlace::Counted:
            paint_counted_games(frame, chronicle, has_keys);
            break;
        case TitlePlace::Reset:
            paint_reset(frame, chronicle, has_keys);
            break;
        default:
            scenery.paint(frame);
            paint_title_buttons(frame, buttons(), marked, has_keys);
            if (place == TitlePlace::Seed) {
                paint_entry(frame, std::string{seed_prompt} + ": ", typed, is_offer);
                write(frame, main_column, message_rows - 2, screen_columns - 1, word_told(),
                      rgb(Colour::Gray));
            }
            write(frame, screen_columns - static_cast<int>(options.version.size()), footer_row,
                  screen_columns, options.version, rgb(Colour::Gray));
            if (easy) write(frame, 0, footer_row, screen_columns, "easy mode", rgb(Colour::White));
            break;
    }
    if (!trouble.empty()) {
        fill(frame, 0, 0, screen_columns, 1, {});
        write(frame, 1, 0, screen_columns, trouble, rgb(Colour::White));
    }
    fit_to(settings.eyes, frame);
    return frame;
}

}  // namespace cellophane
