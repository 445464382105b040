#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/styles.h"
#include "content/variants.h"
#include "screen/frame.h"
#include "view/layout.h"

namespace cellophane {

/// The menus of the title. `More` opens beside the first; the lengths of a new game, of today's dungeon, and
/// of a seed's take its place.
enum class TitleMenuKind : std::uint8_t { Top, More, NewGame, Daily, Seeded };
constexpr bool asks_for_length(TitleMenuKind menu) {
    return menu != TitleMenuKind::Top && menu != TitleMenuKind::More;
}

/// What a button of the title does.
enum class TitleAction : std::uint8_t {
    GoOn,
    NewGame,
    OpenMore,
    Leave,
    Seed,
    Daily,
    /// A game of the length on the button.
    Begin,
    Load,
    NextStyle,
    SwitchEase,
    Recording,
    Best,
    Counted
};

/// What one button asks for; no two in sight ask for the same.
struct TitleChoice {
    TitleAction action{};
    /// For `Begin`.
    Variant variant = Variant::Brogue;

    friend bool operator==(const TitleChoice&, const TitleChoice&) = default;
};

/// What the menus have to know of.
struct TitleChoices {
    bool can_go_on = false;
    bool can_leave = false;
    Style style = Style::Brogue;
    bool easy = false;
    /// The length that is offered first.
    Variant first_length = Variant::Brogue;
    /// What the buttons are laid out for.
    Window window{};
};

struct TitleButton {
    TitleMenuKind menu{};
    TitleChoice choice{};
    char key = 0;
    std::string label{};
    int column = 0;
    int row = 0;
    /// Half a row above and below the label belongs to it.
    bool padded = false;
    /// What Return does where nothing else is marked.
    bool first = false;
};

/// Where the buttons of a menu begin.
int column_of_menu(TitleMenuKind menu);

/// Its label without what makes it a button.
std::string plain_label(const TitleButton& button);

/// The buttons in sight, those of the open menu first, each menu from the top down.
std::vector<TitleButton> title_buttons(TitleMenuKind open, const TitleChoices& choices);

/// `halves`: the screen can show halves of cells.
void paint_title_buttons(Frame& frame, const std::vector<TitleButton>& buttons,
                         std::optional<TitleChoice> marked, bool keys, bool halves);

std::optional<TitleChoice> title_button_at(const std::vector<TitleButton>& buttons, int column, int row);

}  // namespace cellophane
