#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/appraisal.h"
#include "protocol/observation.h"
#include "screen/frame.h"

namespace cellophane {

/// The pack as a list at the right edge of the screen (rules/interface.md 10): what is in use, a rule, the
/// rest.
struct PackPanel {
    const std::vector<PackItemView>& pack;
    int places_left = 0;
    std::string title;
    std::string_view hint{};
    /// Whose line looks pressed: what somebody is seen to choose; 0: nobody's.
    char picked = 0;
    /// Whose panel is open beside the list; 0: nobody's.
    char open = 0;
    /// Whether anything can be done about it.
    bool idle = false;
    /// The letters of what will not do for the purpose.
    std::string unfit{};
    /// What the things are worth to the hero; whatever is missing is told without figures.
    Appraisals appraisals{};
    int depth = 0;
    /// Somebody has keys: letters can be typed, and what they do can be told.
    bool keys = true;
    /// So many columns of the screen are in sight at once.
    int columns = screen_columns;
};

void paint_pack(Frame& frame, const PackPanel& panel);

/// The column of the screen where what is to be read now begins: the open item, or the list.
int first_column(const PackPanel& panel);

/// What a click means: a line of the list its letter, a button of the open item its key in `deed`; nothing
/// anywhere else.
struct PackClick {
    char letter = 0;
    char action = 0;
};
PackClick pack_click(const PackPanel& panel, int column, int row);

/// The same as a list, for those who do not see it: the lines with their letters, or, where an item is open,
/// what can be done about it with the keys of that.
struct PackChoice {
    char key = 0;
    std::string text;
    bool unfit = false;
};
std::vector<PackChoice> pack_choices(const PackPanel& panel);
/// What is told beside it: of the open item, else how much room is left.
std::string pack_told(const PackPanel& panel);

/// Whether there is a kind to name, or a single thing to write on (rules/items.md 9).
bool can_be_named(const ItemView& item);

/// The item with a letter; null if there is none.
const PackItemView* item_with(const std::vector<PackItemView>& pack, char letter);

/// The letter `by` lines on from one, round the end; from none it is the first, or the last.
char letter_beside(const std::vector<PackItemView>& pack, char letter, int by);

}  // namespace cellophane
