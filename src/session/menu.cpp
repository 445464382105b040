#include <span>

#include "kit/base/round.h"
#include "session/modes.h"
#include "session/reading.h"
#include "view/menu.h"

namespace cellophane {

namespace {

constexpr MenuRow play_first[] = {{.label = "Rest until better", .key = "Z"},
                                  {.label = "Autopilot", .key = "A"},
                                  {.label = "Throw again", .key = "T"},
                                  {.label = "An easier game", .key = "&"}};
constexpr MenuRow play_last[] = {{.label = "Save and stop", .key = "S"}, {.label = "Give up", .key = "Q"}};
constexpr MenuRow watch_first[] = {{.label = "Faster", .key = "k"},
                                   {.label = "Slower", .key = "j"},
                                   {.label = "Go to turn", .key = "0"},
                                   {.label = "Previous level", .key = "<"},
                                   {.label = "Next level", .key = ">"}};
constexpr MenuRow watch_last[] = {{.label = "Play on from here", .key = "P"},
                                  {.label = "Another recording", .key = "V"},
                                  {.label = "A saved game", .key = "O"},
                                  {.label = "A new game", .key = "N"},
                                  {.label = "Leave", .key = "Q"}};
/// What there is to look at, in a game and in a recording of one.
constexpr MenuRow pages[] = {{.label = "Feats", .key = "F"},
                             {.label = "Discoveries", .key = "D"},
                             {.label = "Old messages", .key = "M"},
                             {.label = "Maps", .key = "m"},
                             {.label = "Seed", .key = "~"}};
/// It is about keys.
constexpr MenuRow help = {.label = "Help", .key = "?"};

bool does_something(Deed deed) {
    return deed != Deed::Nothing && deed != Deed::Go && deed != Deed::Enter && deed != Deed::Cancel;
}

}  // namespace

std::vector<MenuRow> Session::Parts::menu_rows() const {
    std::vector<MenuRow> rows;
    const auto add = [&](std::span<const MenuRow> more) {
        rows.insert(rows.end(), more.begin(), more.end());
    };
    add(viewing ? std::span<const MenuRow>{watch_first} : std::span<const MenuRow>{play_first});
    rows.push_back({});
    rows.push_back({.label = "Plain colours", .key = "\\", .is_on = settings.eyes.plain_colours});
    rows.push_back({.label = "Stealth range", .key = "]", .is_on = display.shows_stealth});
    // In a recording the capital stands for a saved game.
    rows.push_back({.label = "Settings", .key = viewing ? "o" : "O"});
    rows.push_back({});
    add(pages);
    if (display.has_keys) rows.push_back(help);
    rows.push_back({});
    add(viewing ? std::span<const MenuRow>{watch_last} : std::span<const MenuRow>{play_last});
    return rows;
}

void Session::Parts::open_menu() {
    stop_pointing();
    menu.row.reset();
    mode = Mode::Menu;
}

void Session::Parts::close_menu() {
    mode = home();
    pointing.mark.button.reset();
}

void Session::Parts::choose_in_menu(const MenuRow& row) {
    // What is switched is seen at once, and may be switched back.
    if (!row.is_on) close_menu();
    const KeyEvent key{.name = std::string{row.key}};
    if (viewing) return press_while_watching(key);
    messages.log.confirm();
    press_on_map(meaning_of(key));
}

void Session::Parts::press_in_menu(const KeyEvent& key) {
    const std::vector<MenuRow> rows = menu_rows();
    const Meaning meaning = meaning_of(key);
    // Letters that are arrows elsewhere stand on lines of its own.
    for (const MenuRow& row : rows)
        if (viewing && !row.is_rule() && row.key == key.name) return choose_in_menu(row);
    if (meaning.deed == Deed::Cancel || meaning.deed == Deed::Menu) return close_menu();
    if (meaning.deed == Deed::Enter && menu.row) return choose_in_menu(rows[*menu.row]);
    if (meaning.deed == Deed::Go) return move_in_menu(rows, meaning.toward);
    for (const MenuRow& row : rows)
        if (!viewing && does_something(meaning.deed) &&
            meaning_of({.name = std::string{row.key}}).deed == meaning.deed)
            return choose_in_menu(row);
}

void Session::Parts::move_in_menu(const std::vector<MenuRow>& rows, Direction toward) {
    if (toward != Direction::North && toward != Direction::South) return;
    const int by = toward == Direction::North ? -1 : 1;
    int at = menu.row ? static_cast<int>(*menu.row) : off_round;
    do at = step_round(at, by, static_cast<int>(rows.size()));
    while (rows[static_cast<std::size_t>(at)].is_rule());
    menu.row = static_cast<std::size_t>(at);
}

void Session::Parts::click_in_menu(const PointerEvent& pointer) {
    const std::vector<MenuRow> rows = menu_rows();
    if (const std::optional<std::size_t> row = menu_row_under(pointer)) return choose_in_menu(rows[*row]);
    close_menu();
}

std::optional<std::size_t> Session::Parts::menu_row_under(const PointerEvent& pointer) const {
    return menu_row_at(menu_rows(), menu_column(), pointer.column, pointer.row);
}

void Session::Parts::read_menu(Reading& reading) const {
    for (const MenuRow& row : menu_rows()) {
        if (row.is_rule()) continue;
        const std::string_view state = !row.is_on ? "" : *row.is_on ? ", on" : ", off";
        reading.choices.push_back({std::string{row.label}.append(state), std::string{row.key}});
    }
    reading.choices.push_back({"Back", "Escape"});
}

void Session::Parts::paint_open_menu(Frame& frame) const {
    paint_menu(frame, menu_column(), menu_rows(), menu.row, display.has_keys);
}

}  // namespace cellophane
