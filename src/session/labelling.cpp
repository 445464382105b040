#include <string>

#include "content/items.h"
#include "protocol/label.h"
#include "session/parts.h"
#include "session/typing.h"
#include "words/items.h"

namespace cellophane {

void Session::Parts::ask_for_name(char letter) {
    const PackItemView* carried = item_with(seen().pack, letter);
    if (carried == nullptr) return;
    // The rules say why not.
    if (!can_be_named(carried->item)) return order(Call{letter});
    labelling.letter = letter;
    constexpr ItemCategories one_of_its_own = sticks | ItemCategories{ItemCategory::Ring};
    if (!carried->item.kind_known && one_of_its_own.has(item_rows[carried->item.kind].category))
        mode = Mode::Scope;
    else
        begin_name(false);
}

void Session::Parts::begin_name(bool for_itself) {
    labelling.inscribes = for_itself;
    labelling.typed.clear();
    mode = Mode::Name;
}

void Session::Parts::press_in_name(const KeyEvent& key) {
    if (key.name == "Escape") {
        mode = home();
    } else if (key.name == "Enter") {
        drop_last_blanks(labelling.typed);
        if (labelling.inscribes) return order(Inscribe{labelling.letter, labelling.typed});
        order(Call{labelling.letter, labelling.typed});
    } else {
        edit_line(labelling.typed, key, longest_label);
    }
}

void Session::Parts::ask_for_letter(char letter) {
    if (item_with(seen().pack, letter) == nullptr) return;
    labelling.letter = letter;
    mode = Mode::Letter;
}

void Session::Parts::press_for_letter(const KeyEvent& key) {
    if (key.name == "Escape" || key.name == "Space") {
        mode = home();
        return;
    }
    const char sign = typed_sign(key);
    const char letter = sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    if (letter >= 'a' && letter <= 'z') order(Relabel{labelling.letter, letter});
}

void Session::Parts::paint_labelling(Frame& frame) const {
    const PackItemView* carried = item_with(seen().pack, labelling.letter);
    const std::string what = carried == nullptr ? std::string{} : item_name(carried->item);
    if (mode == Mode::Letter)
        return paint_prompt(
            frame, "Which letter for " + what + "? " +
                       (display.has_keys ? "a to z; Esc: as it is." : "a to z; touch elsewhere: as it is."));
    paint_entry(frame, prompt_for_name() + ": ", labelling.typed);
}

std::string Session::Parts::prompt_for_name() const {
    const PackItemView* carried = item_with(seen().pack, labelling.letter);
    if (carried == nullptr) return {};
    const bool kind = !carried->item.kind_known && !labelling.inscribes;
    return (kind ? "Call " : "Write on ") + item_name(carried->item);
}

}  // namespace cellophane
