#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "session/mouse.h"
#include "session/scenes.h"

// How the rows of tables/commands.tsv are tried: where, by what, and what comes of it.

namespace cellophane {

/// The state of the session before a command was given.
struct Before {
    std::size_t recorded = 0;
    int turns = 0;
    Pos hero;
    std::string text;
    std::string picture;

    explicit Before(Session& session)
        : recorded{session.recorded()},
          turns{session.turns()},
          hero{session.observe().hero->at},
          text{session.text()},
          picture{session.repaint()} {}
};

using InputActions = std::function<void(Session&)>;

struct CommandRow {
    std::string_view command;
    std::function<Session()> scene;
    std::function<bool(Session&, const Before&)> happened;
    /// Keys for entries of the key column that are not names of keys.
    std::map<std::string, std::vector<KeyEvent>> tokens{};
    /// Every way to give the command by the mouse, with its label.
    std::vector<std::pair<std::string_view, InputActions>> mouse{};
    /// Whether the first press only shows what would happen: by key, and by button.
    bool twice = false;
    bool twice_by_button = false;
};

// Ways.

inline InputActions by_button(std::string_view label) {
    return [label](Session& session) { click_at(session, spot_of_text(session, label)); };
}
inline InputActions by_menu(std::string_view label) {
    return [label](Session& session) {
        click_at(session, spot_of_text(session, "Menu"));
        click_at(session, spot_of_text(session, label));
    };
}
/// The right button opens the pack, a click the item's panel, another click acts.
inline InputActions by_panel(std::string_view thing, std::string_view label) {
    return [thing, label](Session& session) {
        act_at(session, PointerAct::RightPress, {50, 15});
        click_at(session, spot_of_text(session, thing));
        click_at(session, spot_of_text(session, label));
    };
}
inline InputActions by_click(ScreenSpot spot) {
    return [spot](Session& session) { click_at(session, spot); };
}
inline ScreenSpot spot_of_cell(Pos at) {
    return {at.x + 21, at.y + 3};
}
/// Hovers before the click, as a mouse does.
inline InputActions by_click_beside(Pos off) {
    return [off](Session& session) {
        const ScreenSpot spot = spot_of_cell(session.observe().hero->at + off);
        act_at(session, PointerAct::Hover, spot);
        click_at(session, spot);
    };
}
inline void hover_beside(Session& session, Pos off) {
    act_at(session, PointerAct::Hover, spot_of_cell(session.observe().hero->at + off));
}
/// Tries the sidebar rows one after the other until the picture changes.
inline InputActions over_sidebar(PointerAct what) {
    return [what](Session& session) {
        const Before before{session};
        for (int row = 6; row < 32 && session.repaint() == before.picture; ++row) {
            if (what == PointerAct::Press) act_at(session, PointerAct::Down, {5, row});
            act_at(session, what, {5, row});
        }
    };
}

// Scenes.

/// The scene after these keys.
inline std::function<Session()> after(Session (*scene)(), std::vector<std::string> keys) {
    return [scene, keys = std::move(keys)] {
        Session session = scene();
        for (const std::string& key : keys) press(session, key);
        return session;
    };
}

// Conditions on what the command did.

inline auto says(std::string words) {
    return [words = std::move(words)](Session& session, const Before&) { return shows(session, words); };
}
inline auto hides(std::string words) {
    return [words = std::move(words)](Session& session, const Before& before) {
        return before.text.find(words) != std::string::npos && !shows(session, words);
    };
}
inline bool changes_text(Session& session, const Before& before) {
    return session.text() != before.text;
}
inline bool changes_picture(Session& session, const Before& before) {
    return session.repaint() != before.picture;
}
inline bool takes_a_turn(Session& session, const Before& before) {
    return session.turns() == before.turns + 1;
}
inline bool sets_out(Session& session, const Before& before) {
    return session.turns() > before.turns || session.depth() != 1;
}

std::vector<CommandRow> rows_on_the_map();
std::vector<CommandRow> rows_of_pages();
std::vector<CommandRow> rows_of_playback();

}  // namespace cellophane
