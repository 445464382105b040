#include <string>
#include <string_view>

#include "content/items.h"
#include "session/parts.h"
#include "words/telling.h"

namespace cellophane {

PackPanel Session::Parts::pack_panel() const {
    std::string_view hint =
        display.has_keys ? "a letter: more about it; Esc: back" : "touch: more about it; outside: back";
    if (pack.purpose != PackPurpose::Look)
        hint =
            display.has_keys ? "a letter: that; A to Z: more about it; Esc: no" : "touch: that; outside: no";
    const bool over = seen().ending.has_value();
    PackPanel panel = pack_opened_for(pack.purpose);
    panel.hint = hint;
    panel.open = pack.chosen;
    // What a question asks for is only looked at from up close.
    panel.idle = over || viewing || pack.purpose == PackPurpose::Choose;
    if (over) panel.title = "What you carried";
    return panel;
}

PackPanel Session::Parts::pack_opened_for(PackPurpose purpose) const {
    const bool asks = purpose == PackPurpose::Choose;
    const auto is_fit = [&](const PackItemView& carried) {
        return asks ? subject.game()->may_choose(carried.letter) : will_do(purpose, carried);
    };
    std::string unfit;
    for (const PackItemView& carried : seen().pack)
        if (!is_fit(carried)) unfit += carried.letter;
    return {.pack = seen().pack,
            .places_left = seen().pack_places_left,
            .title = asks ? ask(subject.game()->standing().question) : std::string{title_of(purpose)},
            .unfit = unfit,
            .appraisals = subject.game()->appraisals(),
            .depth = seen().depth,
            .keys = display.has_keys};
}

void Session::Parts::open_pack(PackPurpose purpose, char item) {
    stop_pointing();
    // A stone has no log to say it in, and a question has its answer in the pack.
    if (!seen().ending && purpose != PackPurpose::Choose)
        if (const std::string_view lack = lack_of(purpose, seen().pack); !lack.empty())
            return say(Message{std::string{lack}});
    pack.purpose = purpose;
    pack.chosen = item;
    mode = Mode::Pack;
}

void Session::Parts::press_in_pack(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    const bool up = meaning.deed == Deed::Go && meaning.toward == Direction::North;
    const bool down = meaning.deed == Deed::Go && meaning.toward == Direction::South;
    // Beside a list without a panel, k and j are letters of items.
    const bool is_letter = key.name.size() == 1 && key.name[0] >= 'A' && pack.chosen == 0;
    if (meaning.deed == Deed::Cancel) {
        leave_pack();
    } else if ((up || down) && !is_letter) {
        pack.chosen = letter_beside(seen().pack, pack.chosen, down ? 1 : -1);
    } else if (pack.chosen != 0) {
        if (pack_panel().idle) return;
        if (key.name == "a")
            apply(pack.chosen);
        else if (key.name == "e")
            order(Equip{pack.chosen});
        else if (key.name == "r")
            order(TakeOff{pack.chosen});
        else if (key.name == "d")
            drop(pack.chosen);
        else if (key.name == "t")
            aim(pack.chosen);
        else if (key.name == "c")
            ask_for_name(pack.chosen);
        else if (key.name == "R")
            ask_for_letter(pack.chosen);
    } else if (is_letter) {
        const bool capital = key.name[0] <= 'Z';
        const char letter = static_cast<char>(capital ? key.name[0] - 'A' + 'a' : key.name[0]);
        if (item_with(seen().pack, letter) == nullptr) return say_nothing_has_it();
        if (capital || key.shift || key.control)
            pack.chosen = letter;
        else
            choose(letter);
    }
}

/// Who is asked for a thing is told that there is none by that letter.
void Session::Parts::say_nothing_has_it() {
    if (pack.purpose == PackPurpose::Look || seen().ending) return;
    for (const Message& message : cellophane::tell(HandsRefused{Refusal::NoSuchItem})) say(message);
}

void Session::Parts::click_in_pack(const PointerEvent& pointer) {
    const PackClick click = pack_click(pack_panel(), pointer.column, pointer.row);
    if (click.deed != 0)
        press_in_pack({.name = std::string(1, click.deed)});
    else if (click.letter != 0)
        choose(click.letter);
    else
        leave_pack();
}

void Session::Parts::leave_pack() {
    // Nothing is answered by having had a closer look.
    if (pack.purpose == PackPurpose::Choose && pack.chosen != 0) {
        pack.chosen = 0;
        return;
    }
    if (pack.purpose == PackPurpose::Choose && questions.asked != Question::None) return answer(false);
    mode = home();
}

void Session::Parts::choose(char letter) {
    switch (pack.purpose) {
        case PackPurpose::Look:
            pack.chosen = letter;
            break;
        case PackPurpose::Drop:
            drop(letter);
            break;
        case PackPurpose::Throw:
            aim(letter);
            break;
        case PackPurpose::Equip:
            order(Equip{letter});
            break;
        case PackPurpose::Remove:
            order(TakeOff{letter});
            break;
        case PackPurpose::Apply:
            apply(letter);
            break;
        case PackPurpose::Call:
            ask_for_name(letter);
            break;
        case PackPurpose::Relabel:
            ask_for_letter(letter);
            break;
        case PackPurpose::Choose:
            order(Choose{letter});
            break;
    }
}

void Session::Parts::order(const Command& command) {
    mode = Mode::Map;
    messages.log.confirm();
    submit(command);
}

/// Whatever a thing is made for.
void Session::Parts::apply(char letter) {
    const PackItemView* carried = item_with(seen().pack, letter);
    if (carried == nullptr) return;
    switch (item_rows[carried->item.kind].category) {
        case ItemCategory::Food:
            return order(Eat{letter});
        case ItemCategory::Scroll:
            return order(Read{letter});
        case ItemCategory::Staff:
        case ItemCategory::Wand:
            return aim(letter, true);
        case ItemCategory::Charm:
            return order(Invoke{letter});
        default:
            return order(Drink{letter});
    }
}

void Session::Parts::drop(char letter) {
    mode = Mode::Map;
    messages.log.confirm();
    submit(Drop{letter});
}

}  // namespace cellophane
