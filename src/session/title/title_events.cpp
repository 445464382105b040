#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dungeon/seed.h"
#include "kit/base/round.h"
#include "session/asking/typing.h"
#include "session/ending/run_lists.h"
#include "session/keys.h"
#include "session/title/title_parts.h"

// What keys and pointers do on the title.

namespace cellophane {

namespace {

/// Another for each thing in the list that one can click on; 0 for what lies beside it.
int number_of_choice(const FileChoice& choice) {
    constexpr int pages = 2;
    constexpr int first_file = 4;
    if (choice.file) return first_file + static_cast<int>(*choice.file);
    return choice.leaves ? 0 : pages + choice.pages;
}

}  // namespace

FileList TitleScreen::Parts::files() const {
    if (place == TitlePlace::Games) return {"Games to go on with", games, page};
    return {"Recordings to watch", recordings, page};
}

std::vector<TitleButton> TitleScreen::Parts::buttons() const {
    return title_buttons(
        place, {.can_go_on = !games.empty(), .can_leave = options.can_leave, .style = style, .easy = easy});
}

void TitleScreen::Parts::go_to(TitlePlace where) {
    place = where;
    marked.reset();
    page = 0;
}

void TitleScreen::Parts::want(TitleWish what) {
    what.style = style;
    what.easy = easy;
    wish = what;
    go_to(TitlePlace::Top);
}

void TitleScreen::Parts::act(TitleDeed deed) {
    switch (deed) {
        case TitleDeed::GoOn:
            return want({.act = TitleAct::GoOn});
        case TitleDeed::NewGame:
            return want({.act = TitleAct::NewGame});
        case TitleDeed::OpenPlay:
            return go_to(place == TitlePlace::PlayMenu ? TitlePlace::Top : TitlePlace::PlayMenu);
        case TitleDeed::OpenView:
            return go_to(place == TitlePlace::ViewMenu ? TitlePlace::Top : TitlePlace::ViewMenu);
        case TitleDeed::Leave:
            return want({.act = TitleAct::Leave});
        case TitleDeed::Seed:
            typed = options.last_seed == 0 || settings.hides_seed ? "" : std::to_string(options.last_seed);
            is_offer = !typed.empty();
            return go_to(TitlePlace::Seed);
        case TitleDeed::Daily:
            return want({.act = TitleAct::Daily});
        case TitleDeed::Load:
            return go_to(TitlePlace::Games);
        case TitleDeed::NextStyle:
            style = static_cast<Style>((static_cast<std::size_t>(style) + 1) % style_rows.size());
            return;
        case TitleDeed::SwitchEase:
            easy = !easy;
            return;
        case TitleDeed::Recording:
            return go_to(TitlePlace::Recordings);
        case TitleDeed::Best:
            return go_to(TitlePlace::Best);
        case TitleDeed::Counted:
            return go_to(TitlePlace::Counted);
    }
}

void TitleScreen::Parts::press_in_menu(const KeyEvent& key) {
    const std::vector<TitleButton> all = buttons();
    for (const TitleButton& button : all)
        if (!key.control && key.name.size() == 1 && (key.name[0] | 0x20) == button.key)
            return act(button.deed);
    const Meaning meaning = meaning_of(key);
    const bool down = meaning.deed == Deed::NextThing || key.name == "Down";
    const bool up = meaning.deed == Deed::PreviousThing || key.name == "Up";
    if (down || up) return mark_next(all, down ? 1 : -1);
    if (key.name == "Enter" && marked) return act(*marked);
    if (meaning.deed == Deed::Cancel) go_to(TitlePlace::Top);
}

void TitleScreen::Parts::mark_next(const std::vector<TitleButton>& all, int by) {
    const auto count = static_cast<int>(all.size());
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const TitleButton& each) { return each.deed == marked; });
    const int before = found == all.end() ? off_round : static_cast<int>(found - all.begin());
    marked = all[static_cast<std::size_t>(step_round(before, by, count))].deed;
}

/// What is offered makes way for what is typed; whoever moves in it or takes some of it away means to keep
/// it.
void TitleScreen::Parts::take_offer(const KeyEvent& key) {
    constexpr std::string_view keeping[] = {"Backspace", "End", "Home", "Left", "Right"};
    const bool types = typed_sign(key) != 0;
    if (is_offer && types) typed.clear();
    if (types || std::find(std::begin(keeping), std::end(keeping), key.name) != std::end(keeping))
        is_offer = false;
}

std::string TitleScreen::Parts::word_told() const {
    std::string word = typed;
    drop_last_blanks(word);
    const Result<std::uint64_t> seed = parse_seed_or_word(word);
    if (settings.hides_seed || !seed.ok() || parse_seed(word).ok()) return {};
    return "The word \"" + word + "\" is the seed " + std::to_string(seed.value()) + ".";
}

void TitleScreen::Parts::press_at_seed(const KeyEvent& key) {
    if (key.name == "Escape") return go_to(TitlePlace::PlayMenu);
    if (key.name != "Enter") {
        take_offer(key);
        return edit_line(typed, key, longest_seed);
    }
    drop_last_blanks(typed);
    const Result<std::uint64_t> seed = parse_seed_or_word(typed);
    if (seed.ok())
        want({.act = TitleAct::Seeded, .seed = seed.value()});
    else
        trouble = seed.problem().message;
}

void TitleScreen::Parts::choose(const FileChoice& choice) {
    const TitleAct kind = place == TitlePlace::Games ? TitleAct::Load : TitleAct::Watch;
    if (choice.file) return want({.act = kind, .which = *choice.file});
    page = std::clamp(page + choice.pages, 0, page_count(files()) - 1);
    if (choice.leaves) go_to(place == TitlePlace::Games ? TitlePlace::PlayMenu : TitlePlace::ViewMenu);
}

void TitleScreen::Parts::settle_reset(bool yes) {
    reset_wanted = yes;
    place = TitlePlace::Counted;
}

void TitleScreen::Parts::press_in_lists(const KeyEvent& key) {
    if (place == TitlePlace::Reset) {
        if (const Reply reply = reply_of(key); reply != Reply::None) settle_reset(reply == Reply::Yes);
        return;
    }
    if (!key.control && key.name == "h") return go_to(TitlePlace::Best);
    if (!key.control && key.name == "g") return go_to(TitlePlace::Counted);
    const bool afresh = !key.control && (key.name == "r" || key.name == "R");
    go_to(place == TitlePlace::Counted && afresh ? TitlePlace::Reset : TitlePlace::ViewMenu);
}

void TitleScreen::Parts::press(const KeyEvent& key) {
    trouble.clear();
    switch (place) {
        case TitlePlace::Seed:
            return press_at_seed(key);
        case TitlePlace::Games:
        case TitlePlace::Recordings:
            return choose(choice_by(files(), key));
        case TitlePlace::Best:
        case TitlePlace::Counted:
        case TitlePlace::Reset:
            return press_in_lists(key);
        default:
            return press_in_menu(key);
    }
}

TitleTarget TitleScreen::Parts::target_of(const PointerEvent& pointer) const {
    TitleTarget target{.place = place};
    switch (place) {
        case TitlePlace::Games:
        case TitlePlace::Recordings:
            target.which = number_of_choice(choice_by(files(), pointer));
            break;
        case TitlePlace::Counted:
            target.which = counts_afresh(pointer) ? 1 : 0;
            break;
        case TitlePlace::Reset:
            target.which = is_reset_by_click(pointer) ? 1 : 0;
            break;
        default:
            if (!in_a_menu()) break;
            if (const auto deed = title_button_at(buttons(), pointer.column, pointer.row))
                target.which = 1 + static_cast<int>(*deed);
    }
    return target;
}

void TitleScreen::Parts::hover(const PointerEvent& pointer) {
    if (in_a_menu()) marked = title_button_at(buttons(), pointer.column, pointer.row);
}

void TitleScreen::Parts::point(const PointerEvent& pointer) {
    switch (pointer.act) {
        case PointerAct::Down:
            held = target_of(pointer);
            return;
        case PointerAct::Leave:
            held.reset();
            if (in_a_menu()) marked.reset();
            return;
        case PointerAct::Hover:
        case PointerAct::RightPress:
            return hover(pointer);
        case PointerAct::Press:
        case PointerAct::Tap:
            break;
    }
    const std::optional<TitleTarget> began = std::exchange(held, std::nullopt);
    if (!began || *began == target_of(pointer)) click(pointer);
}

void TitleScreen::Parts::click(const PointerEvent& pointer) {
    trouble.clear();
    switch (place) {
        case TitlePlace::Seed:
            return go_to(TitlePlace::PlayMenu);
        case TitlePlace::Games:
        case TitlePlace::Recordings:
            return choose(choice_by(files(), pointer));
        case TitlePlace::Counted:
            return go_to(counts_afresh(pointer) ? TitlePlace::Reset : TitlePlace::ViewMenu);
        case TitlePlace::Best:
            return go_to(TitlePlace::ViewMenu);
        case TitlePlace::Reset:
            return settle_reset(is_reset_by_click(pointer));
        default:
            break;
    }
    if (const auto deed = title_button_at(buttons(), pointer.column, pointer.row))
        act(*deed);
    else
        go_to(TitlePlace::Top);
}

}  // namespace cellophane
