#include "session/session.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "screen/encode.h"
#include "session/keys.h"
#include "session/subject.h"
#include "view/boxes.h"
#include "view/buttons.h"
#include "view/layout.h"
#include "view/message_log.h"
#include "view/scene.h"
#include "view/sidebar.h"
#include "words/grammar.h"
#include "words/telling.h"

namespace cellophane {

namespace {

enum class Mode : std::uint8_t { Map, Cursor, Help, Archive, Confirm };

/// Milliseconds between the steps of a long command (spec 70, section 12).
int pace_of(const Command& command) {
    if (std::holds_alternative<Explore>(command)) return 20;
    if (std::holds_alternative<LongSearch>(command)) return 80;
    return 25;
}

constexpr int archive_page = 11;
constexpr int cursor_leap = 5;

}  // namespace

struct Session::Parts {
    explicit Parts(const SessionOptions& options) : subject{options} {
        if (!subject.problem().empty()) say(Message{subject.problem(), Tone::Bad});
        if (Play* game = subject.game()) take_in(game->begin());
    }

    Subject subject;
    MessageLog log;
    std::vector<std::string> said;
    Pointing pointing;
    Frame shown;
    bool anything_shown = false;

    Mode mode = Mode::Map;
    Question question = Question::None;
    int archive_scroll = 0;

    bool going_on = false;
    bool exploring = false;
    int pace = 0;
    /// Milliseconds passed since the last step of the long command.
    int waited = 0;

    const Observation& seen() const { return subject.seen(); }
    bool map_only() const { return subject.options().map_only; }

    // What happened.
    void say(const Message& message);
    void take_in(const Report& report);
    Report submit(const Command& command);
    void keep_going();
    void interrupt();

    // Keys.
    void press_on_map(const Meaning& meaning);
    void press_in_archive(const KeyEvent& key);
    void answer(bool yes);
    void show_seed();
    void change_depth(int by);

    // Pointing.
    void point_at(std::optional<Pos> at, bool by_cursor);
    void move_cursor(const Meaning& meaning);
    void point_at_listed(int by);
    void stop_pointing();
    void travel_to_pointed();
    void step_towards_pointed();
    std::optional<Pos> pointed_by(const PointerEvent& pointer) const;
    void hover(const PointerEvent& pointer);
    void click(const PointerEvent& pointer);
    void refresh_route();
    std::span<const Button> buttons() const;

    Frame wanted() const;
};

void Session::Parts::say(const Message& message) {
    log.add(message, seen().turns);
    said.push_back(capitalised(message.text()));
}

void Session::Parts::take_in(const Report& report) {
    for (const Event& event : report.events) {
        for (const Message& message : tell(event)) say(message);
        if (std::holds_alternative<LevelEntered>(event)) stop_pointing();
    }
    going_on = report.going_on;
    if (!going_on) {
        waited = 0;
        if (seen().hero && pointing.cell == seen().hero->at) stop_pointing();
    }
    question = report.question;
    if (question != Question::None)
        mode = Mode::Confirm;
    else if (mode == Mode::Confirm)
        mode = Mode::Map;
    refresh_route();
}

Report Session::Parts::submit(const Command& command) {
    Play* game = subject.game();
    if (game == nullptr) return {};
    if (!std::holds_alternative<Continue>(command) && !std::holds_alternative<Stop>(command)) {
        pace = pace_of(command);
        exploring = std::holds_alternative<Explore>(command);
    }
    Report report = game->submit(command);
    take_in(report);
    return report;
}

void Session::Parts::keep_going() {
    while (going_on && waited >= pace) {
        waited -= pace;
        submit(Continue{});
    }
}

void Session::Parts::interrupt() {
    if (!going_on) return;
    submit(Stop{});
    going_on = false;
    waited = 0;
    refresh_route();
}

void Session::Parts::press_on_map(const Meaning& meaning) {
    const bool walks = subject.game() != nullptr;
    switch (meaning.deed) {
        case Deed::Nothing:
            break;
        case Deed::Go:
            if (mode == Mode::Cursor || !walks) {
                move_cursor(meaning);
                break;
            }
            stop_pointing();
            if (meaning.more)
                submit(Run{meaning.toward});
            else
                submit(Move{meaning.toward});
            break;
        case Deed::Rest:
            submit(Rest{});
            break;
        case Deed::Search:
            submit(Search{});
            break;
        case Deed::LongSearch:
            submit(LongSearch{});
            break;
        case Deed::Explore:
            stop_pointing();
            submit(Explore{});
            break;
        case Deed::StairsDown:
        case Deed::StairsUp:
            stop_pointing();
            if (walks)
                submit(TravelToStairs{meaning.deed == Deed::StairsDown ? Stair::Down : Stair::Up});
            else
                change_depth(meaning.deed == Deed::StairsDown ? 1 : -1);
            break;
        case Deed::Enter:
            if (mode == Mode::Cursor)
                travel_to_pointed();
            else if (walks)
                point_at(pointing.cell ? pointing.cell : seen().hero->at, true);
            break;
        case Deed::Cancel:
            stop_pointing();
            break;
        case Deed::NextThing:
            point_at_listed(1);
            break;
        case Deed::PreviousThing:
            point_at_listed(-1);
            break;
        case Deed::Archive:
            mode = Mode::Archive;
            archive_scroll = 0;
            break;
        case Deed::ShowSeed:
            show_seed();
            break;
        case Deed::Help:
            mode = Mode::Help;
            break;
    }
}

void Session::Parts::press_in_archive(const KeyEvent& key) {
    const Meaning meaning = meaning_of(key);
    const int limit = archive_scroll_limit(log);
    const bool up = key.name == "PageUp" || (meaning.deed == Deed::Go && meaning.toward == Direction::North);
    const bool down =
        key.name == "PageDown" || (meaning.deed == Deed::Go && meaning.toward == Direction::South);
    const int lines = key.control ? limit : meaning.more ? 1 : archive_page;
    if (up) archive_scroll = std::min(limit, archive_scroll + lines);
    if (down) archive_scroll = std::max(0, archive_scroll - lines);
    if (meaning.deed == Deed::Cancel || meaning.deed == Deed::Archive) mode = Mode::Map;
}

void Session::Parts::answer(bool yes) {
    mode = Mode::Map;
    submit(Answer{yes});
}

void Session::Parts::show_seed() {
    std::string text = "dungeon " + std::to_string(seen().seed) + ", style ";
    text.append(style_rows[seen().style].name)
        .append(", dungeon version ")
        .append(std::to_string(dungeon_version));
    if (subject.game() != nullptr) text.append("; turn ").append(std::to_string(seen().turns));
    say(Message{text.append(".")});
}

void Session::Parts::change_depth(int by) {
    const int depth = seen().depth + by;
    if (depth < shallowest_depth || depth > deepest_depth) {
        say(Message{by < 0 ? "there is only sky above this." : "there is nothing below this.",
                    Tone::Background});
        return;
    }
    if (!subject.show_depth(depth)) say(Message{subject.problem(), Tone::Bad});
}

void Session::Parts::point_at(std::optional<Pos> at, bool by_cursor) {
    pointing.cell = at;
    pointing.by_cursor = by_cursor;
    pointing.button.reset();
    if (mode == Mode::Map || mode == Mode::Cursor) mode = by_cursor && at ? Mode::Cursor : Mode::Map;
    refresh_route();
}

void Session::Parts::move_cursor(const Meaning& meaning) {
    const Size size = seen().cells.size();
    if (size.area() == 0) return;
    const Pos start = pointing.cell.value_or(Pos{size.width / 2, size.height / 2});
    const int cells = meaning.more ? cursor_leap : 1;
    const Pos way = step(meaning.toward);
    point_at(Pos{std::clamp(start.x + way.x * cells, 0, size.width - 1),
                 std::clamp(start.y + way.y * cells, 0, size.height - 1)},
             true);
}

void Session::Parts::point_at_listed(int by) {
    const std::vector<ListedThing> things = listed_things(seen());
    if (things.empty()) return;
    const auto count = static_cast<int>(things.size());
    const auto pointed = std::find_if(things.begin(), things.end(), [&](const ListedThing& thing) {
        return pointing.cell && thing.at == *pointing.cell;
    });
    const int before =
        pointed == things.end() ? (by > 0 ? -1 : count) : static_cast<int>(pointed - things.begin());
    point_at(things[static_cast<std::size_t>((before + by + count) % count)].at, true);
}

void Session::Parts::stop_pointing() {
    point_at(std::nullopt, false);
}

void Session::Parts::travel_to_pointed() {
    if (!pointing.cell || subject.game() == nullptr) return;
    const Pos target = *pointing.cell;
    const std::vector<Pos> route = pointing.route;
    const bool beside = king_distance(seen().hero->at, target) == 1;
    pointing.by_cursor = false;
    mode = Mode::Map;
    // A neighbouring cell is acted on, even one no journey would enter; round a corner one has to walk.
    if (beside && route.size() <= 1)
        step_towards_pointed();
    else
        submit(TravelTo{target});
    if (!going_on) stop_pointing();
}

void Session::Parts::step_towards_pointed() {
    if (!pointing.cell || subject.game() == nullptr) return;
    const Pos hero = seen().hero->at;
    const Pos next = pointing.route.empty() ? *pointing.cell : pointing.route.front();
    for (Direction direction : directions)
        if (hero + step(direction) == next) {
            submit(Move{direction});
            return;
        }
}

std::span<const Button> Session::Parts::buttons() const {
    if (subject.game() != nullptr) return play_buttons;
    return survey_buttons;
}

std::optional<Pos> Session::Parts::pointed_by(const PointerEvent& pointer) const {
    if (pointer.column < sidebar_width && pointer.row >= 0 && pointer.row < sidebar_rows) {
        Frame scratch;
        return paint_sidebar(scratch, seen(), pointing.cell)[static_cast<std::size_t>(pointer.row)];
    }
    return map_cell_at(pointer.column, pointer.row, seen().cells.size());
}

void Session::Parts::hover(const PointerEvent& pointer) {
    if (mode == Mode::Help || mode == Mode::Archive || mode == Mode::Confirm) return;
    const std::optional<Pos> at = pointed_by(pointer);
    if (at || pointing.cell) point_at(at, false);
    pointing.button = button_at(buttons(), pointer.column, pointer.row);
}

void Session::Parts::click(const PointerEvent& pointer) {
    const std::optional<std::size_t> button = button_at(buttons(), pointer.column, pointer.row);
    if (button) {
        press_on_map(meaning_of({.name = std::string{buttons()[*button].key}}));
        return;
    }
    if (pointer.column >= main_column && pointer.row < message_rows) {
        press_on_map({Deed::Archive});
        return;
    }
    const std::optional<Pos> at = pointed_by(pointer);
    if (!at) {
        stop_pointing();
        return;
    }
    const bool pointed_already = pointing.cell == at;
    if (pointer.control) {
        point_at(at, false);
        step_towards_pointed();
    } else if (pointed_already && !pointer.shift) {
        travel_to_pointed();
    } else {
        point_at(at, false);
    }
}

void Session::Parts::refresh_route() {
    const Play* game = subject.game();
    pointing.route.clear();
    if (game == nullptr) return;
    if (pointing.cell && seen().hero && seen().hero->at != *pointing.cell &&
        seen().cells.contains(*pointing.cell) && seen().cells[*pointing.cell].sight != Sight::Unknown)
        pointing.route = game->route_to(*pointing.cell);
    else if (!pointing.cell && going_on && exploring)
        pointing.route = game->explore_route();
}

Frame Session::Parts::wanted() const {
    Frame frame = paint(Scene{seen(), log, pointing});
    switch (mode) {
        case Mode::Map:
        case Mode::Cursor:
            break;
        case Mode::Help:
            paint_page(frame, map_only() ? "Looking at a level" : "Walking the dungeon",
                       help_rows(map_only()), "Any key goes back.");
            break;
        case Mode::Archive:
            paint_archive(frame, log, archive_scroll);
            break;
        case Mode::Confirm:
            paint_question(frame, ask(question));
            break;
    }
    return frame;
}

Session::Session(const SessionOptions& options) : parts_{std::make_unique<Parts>(options)} {}
Session::Session(Session&&) noexcept = default;
Session& Session::operator=(Session&&) noexcept = default;
Session::~Session() = default;

void Session::press(const KeyEvent& key) {
    Parts& parts = *parts_;
    const Meaning meaning = meaning_of(key);
    const bool was_going_on = parts.going_on;
    parts.interrupt();
    switch (parts.mode) {
        case Mode::Help:
            parts.mode = Mode::Map;
            return;
        case Mode::Archive:
            parts.press_in_archive(key);
            return;
        case Mode::Confirm:
            if (const Reply reply = reply_of(key); reply != Reply::None) parts.answer(reply == Reply::Yes);
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    if (meaning.deed == Deed::Nothing || (was_going_on && meaning.deed == Deed::Cancel)) return;
    parts.log.confirm();
    parts.press_on_map(meaning);
}

void Session::point(const PointerEvent& pointer) {
    Parts& parts = *parts_;
    switch (pointer.act) {
        case PointerAct::Hover:
            parts.hover(pointer);
            return;
        case PointerAct::Leave:
            parts.pointing.button.reset();
            if (parts.mode == Mode::Map && !parts.going_on) parts.stop_pointing();
            return;
        case PointerAct::Press:
            break;
    }
    parts.interrupt();
    switch (parts.mode) {
        case Mode::Help:
        case Mode::Archive:
            parts.mode = Mode::Map;
            return;
        case Mode::Confirm:
            parts.answer(answer_at(ask(parts.question), pointer.column, pointer.row).value_or(false));
            return;
        case Mode::Map:
        case Mode::Cursor:
            break;
    }
    parts.log.confirm();
    parts.click(pointer);
}

void Session::elapse(int milliseconds) {
    if (!parts_->going_on || milliseconds <= 0) return;
    constexpr int longest = 60'000;
    parts_->waited += std::min(milliseconds, longest);
    parts_->keep_going();
}

int Session::wants_time() const {
    return parts_->going_on ? std::max(1, parts_->pace - parts_->waited) : -1;
}

Report Session::act(const Command& command) {
    if (!std::holds_alternative<Continue>(command)) parts_->log.confirm();
    return parts_->submit(command);
}

std::string Session::draw() {
    if (!parts_->anything_shown) return repaint();
    const Frame wanted = parts_->wanted();
    std::string bytes = encode(parts_->shown, wanted);
    parts_->shown = wanted;
    return bytes;
}

std::string Session::repaint() {
    parts_->shown = parts_->wanted();
    parts_->anything_shown = true;
    return cellophane::repaint(parts_->shown);
}

std::string Session::text() {
    return plain_text(parts_->wanted());
}

std::uint64_t Session::seed() const {
    return parts_->subject.options().seed;
}
Style Session::style() const {
    return parts_->subject.options().style;
}
int Session::depth() const {
    return parts_->seen().depth;
}
int Session::turns() const {
    return parts_->seen().turns;
}
const std::vector<std::string>& Session::messages() const {
    return parts_->said;
}
std::uint64_t Session::state_hash() const {
    return parts_->subject.state_hash();
}

}  // namespace cellophane
