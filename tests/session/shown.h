#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "session/messages/hud.h"
#include "session/messages/screen_description.h"
#include "session/messages/sound_cues.h"
#include "session/session.h"
#include "support/golden_file.h"

// Fingerprints of all that a session shows.

namespace cellophane {

/// Of what is seen of one session, each aspect by itself, so that a line says what has moved.
struct Shown {
    Fingerprint cells;
    Fingerprint reading;
    Fingerprint hud;
    Fingerprint messages;

    std::string row() const {
        return cells.hex() + ' ' + reading.hex() + ' ' + hud.hex() + ' ' + messages.hex();
    }
};

inline void add(Fingerprint& print, const StyledCell& cell) {
    const auto number = [](Rgb color) {
        return static_cast<std::uint64_t>(color.red << 16 | color.green << 8 | color.blue);
    };
    print.add(number(cell.fore) << 32 | number(cell.back));
    print.add(static_cast<std::uint64_t>(cell.glyph) << 32 |
              static_cast<std::uint64_t>(cell.picture | cell.underlined << 8 | cell.ascii << 16));
}
inline void add(Fingerprint& print, const Frame& frame) {
    for (int row = 0; row < screen_rows; ++row)
        for (int column = 0; column < screen_columns; ++column) add(print, frame.at(column, row));
}
inline void add(Fingerprint& print, Pos at) {
    print.add(at.x);
    print.add(at.y);
}
inline void add(Fingerprint& print, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) print.add(text);
    print.add(texts.size());
}

inline void add(Fingerprint& print, const Reading& reading) {
    print.add(reading.title);
    print.add(reading.extent);
    print.add(reading.urgent);
    print.add(reading.stopped);
    for (const auto* texts : {&reading.status, &reading.here, &reading.around, &reading.lines})
        add(print, *texts);
    for (const ReadThing& thing : reading.things) {
        print.add(thing.text);
        add(print, thing.at);
    }
    for (const ReadRow& row : reading.rows) {
        print.add(row.name);
        print.add(row.text);
    }
    print.add(reading.newest_last | reading.is_end << 1);
    for (const ReadChoice& choice : reading.choices) {
        for (const std::string& text : {choice.label, choice.note, choice.key, choice.pressed})
            print.add(text);
        print.add(choice.control | choice.unfit << 1 | choice.begins_group << 2);
        print.add(choice.role);
        if (choice.sign) add(print, *choice.sign);
    }
    if (reading.entry) {
        print.add(reading.entry->prompt);
        print.add(reading.entry->typed);
        print.add(reading.entry->longest);
    }
}

inline void add(Fingerprint& print, const Hud& hud) {
    for (const std::string& text : {hud.told, hud.hunger, hud.light, hud.asked}) print.add(text);
    for (const int number : {hud.health, hud.max_health, hud.depth, hud.stealth_range}) print.add(number);
    add(print, hud.statuses);
    add(print, hud.card);
    for (const HudThing& thing : hud.things) {
        add(print, thing.sign);
        for (const std::string& text : {thing.name, thing.state, thing.told}) print.add(text);
        print.add(thing.health);
        print.add(thing.max_health);
        print.add(thing.is_creature);
        add(print, thing.at);
    }
    for (const Pos target : hud.targets) add(print, target);
    for (const HudAction& action : hud.actions) {
        for (const std::string& text : {action.label, action.toward, action.key, action.held})
            print.add(text);
        print.add(action.control | action.stays << 1);
    }
    for (const HudMessage& message : hud.messages) {
        print.add(message.text);
        print.add(message.is_fresh);
    }
    print.add(hud.is_busy);
}

template <class Screen>
void look(Screen& screen, Shown& shown) {
    add(shown.cells, screen.picture());
    add(shown.reading, screen.reading());
    shown.reading.add(screen.reading_column());
    shown.cells.add(screen.wants_motion());
    if constexpr (requires { screen.hud(); }) {
        add(shown.hud, screen.hud());
        for (const SoundCue& cue : screen.take_sounds()) shown.hud.add(cue.kind);
        shown.hud.add(screen.wants_time());
        if (const auto at = screen.hero_cell()) add(shown.hud, *at);
        if (const auto at = screen.aimed_cell()) add(shown.hud, *at);
        add(shown.messages, screen.log(4));
    }
}

}  // namespace cellophane
