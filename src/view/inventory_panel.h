#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/appraisal.h"
#include "protocol/discoveries.h"
#include "protocol/observation.h"
#include "screen/frame.h"
#include "view/frames.h"

namespace cellophane {

/// The pack as a list at the right edge of the screen (rules/interface.md 10): what is in use, a rule, the
/// rest.
struct PackPanel {
    const std::vector<PackItemView>& pack;
    int places_left = 0;
    std::string title;
    std::string_view hint{};
    /// The letter of the line that looks pressed, as a choice in a playback does; 0: none.
    char picked = 0;
    /// The letter of the item with an open panel beside the list; 0: none.
    char open = 0;
    /// Nothing can be done with the open item: its panel has no buttons.
    bool idle = false;
    /// It asks what to throw: what is made to be thrown stands first.
    bool to_throw = false;
    /// The letters of items that do not suit the purpose.
    std::string unfit{};
    /// What the items are worth to the hero; items that it lacks are described without figures.
    Appraisals appraisals{};
    /// What the hero knows of the kinds of items; without it nothing is told of what an unknown item may be.
    Discoveries discoveries{};
    int depth = 0;
    /// The player has a keyboard, so that letters and keys are named.
    bool keys = true;
    /// The columns of the screen in sight at once.
    int columns = screen_columns;
};

void paint_pack(Frame& frame, const PackPanel& panel);

/// The first screen column of the open item's panel, or else of the list.
int first_column(const PackPanel& panel);
/// Where the label for help stands, in the frame of the list.
LabelPlace help_place_of(const PackPanel& panel);

/// What a click means: `letter` for a line of the list, `action`, a key, for a button of the open item; 0
/// elsewhere.
struct PackClick {
    char letter = 0;
    char action = 0;
};
PackClick pack_click(const PackPanel& panel, int column, int row);

/// The choices for screen readers: the lines with their letters or, where an item is open, its actions with
/// their keys.
struct PackChoice {
    char key = 0;
    std::string text;
    bool unfit = false;
    /// A rule stands before it.
    bool begins_group = false;
    /// The sign of the item.
    std::optional<StyledCell> sign{};
};
std::vector<PackChoice> pack_choices(const PackPanel& panel);
/// The open item by its name, with what the list says of it; empty where none is open.
std::string describe_open_item(const PackPanel& panel);
/// The text beside the choices: about the open item, a paragraph each for what it looks like, what an unknown
/// one may be and what it does; else how much room is left.
std::vector<std::string> describe_pack(const PackPanel& panel);

/// Whether the item's kind can be named, or the item inscribed (rules/items.md 9).
bool can_be_named(const ItemView& item);

/// The item with a letter; null if there is none.
const PackItemView* item_with(const std::vector<PackItemView>& pack, char letter);

/// The letter `by` lines on from one, round the end; from none it is the first, or the last.
char letter_beside(const std::vector<PackItemView>& pack, char letter, int by);

}  // namespace cellophane
