#include "session/gamepad_marks.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>

#include "view/cell_colors.h"

namespace cellophane {

namespace {

struct Bounds {
    int left;
    int top;
    int right;
    int bottom;
};

Bounds bounds_of(const GamepadMark& mark) {
    Bounds bounds{mark.cells.front().x, mark.cells.front().y, mark.cells.front().x, mark.cells.front().y};
    for (const Pos at : mark.cells) {
        bounds.left = std::min(bounds.left, at.x);
        bounds.right = std::max(bounds.right, at.x);
        bounds.top = std::min(bounds.top, at.y);
        bounds.bottom = std::max(bounds.bottom, at.y);
    }
    return bounds;
}

/// How far apart two stretches are; 0: they overlap.
int gap(int from, int to, int other_from, int other_to) {
    return std::max({0, other_from - to, from - other_to});
}

/// In columns: what a click can hit is at least as wide.
constexpr int narrowest_target = 6;

/// What lies aside counts as so much farther.
constexpr int aside = 3;

/// How far it is to another in a direction, rows counted double; none if it lies elsewhere.
std::optional<int> way_to(const Bounds& from, const Bounds& to, Pos by) {
    const int across = gap(from.left, from.right, to.left, to.right);
    const int down = 2 * gap(from.top, from.bottom, to.top, to.bottom);
    const int ahead_across = by.x > 0 ? to.left - from.right : from.left - to.right;
    const int ahead_down = by.y > 0 ? to.top - from.bottom : from.top - to.bottom;
    if (by.x != 0 && ahead_across <= 0) return std::nullopt;
    if (by.y != 0 && ahead_down <= 0) return std::nullopt;
    return (by.x != 0 ? across : aside * across) + (by.y != 0 ? down : aside * down);
}

}  // namespace

std::vector<GamepadMark> clickable(const Window& window, const std::function<int(Pos)>& target_at) {
    std::vector<GamepadMark> all;
    const auto add = [&](Pos at, int target) {
        if (target == 0) return;
        // Mostly that of the cell before.
        auto found = std::find_if(all.rbegin(), all.rend(),
                                  [&](const GamepadMark& each) { return each.target == target; });
        if (found == all.rend()) {
            all.push_back({target, {}});
            found = all.rbegin();
        }
        found->cells.push_back(at);
    };
    const int last = window.end() - 1;
    for (int row = window.top; row < window.bottom(); ++row) {
        int before = target_at({window.first, row});
        add({window.first, row}, before);
        for (int from = window.first; from < last;) {
            const int to = std::min(from + narrowest_target, last);
            const int next = target_at({to, row});
            // Between two cells of the same kind there is nothing else.
            for (int column = from + 1; column < to; ++column)
                add({column, row}, next == before ? next : target_at({column, row}));
            add({to, row}, next);
            before = next;
            from = to;
        }
    }
    return all;
}

const GamepadMark* next_mark(const std::vector<GamepadMark>& all, const GamepadMark* from, Direction toward) {
    if (all.empty()) return nullptr;
    const Pos by = step(toward);
    const bool back = by.y < 0 || (by.y == 0 && by.x < 0);
    if (from == nullptr) return back ? &all.back() : &all.front();
    const Bounds here = bounds_of(*from);
    const GamepadMark* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (const GamepadMark& each : all) {
        const std::optional<int> way = way_to(here, bounds_of(each), by);
        if (!way || *way >= least) continue;
        best = &each;
        least = *way;
    }
    if (best != nullptr || by.y == 0) return best;
    return back ? &all.back() : &all.front();
}

void paint_mark(Frame& frame, const GamepadMark& mark) {
    constexpr int weight = 35;
    for (const Pos at : mark.cells) {
        StyledCell& cell = frame.at(at.x, at.y);
        cell.back = blended(cell.back, rgb(Color::ButtonHover), weight);
    }
}

void set_mark(GamepadHost& host, const GamepadMark* mark) {
    GamepadMarking& marking = host.marking();
    marking.mark.reset();
    if (mark != nullptr) marking.mark = *mark;
    marking.screens = host.changes();
    if (mark != nullptr) host.hover(mark->cells.front());
}

void use_gamepad_on_page(GamepadHost& host, const GamepadEvent& event) {
    const std::vector<GamepadMark> before = host.clickable();
    const int marked = host.marking().mark ? host.marking().mark->target : 0;
    const auto mark_in = [](const std::vector<GamepadMark>& all, int target) -> const GamepadMark* {
        for (const GamepadMark& each : all)
            if (each.target == target) return &each;
        return nullptr;
    };
    const GamepadMark* now = mark_in(before, marked);
    if (event.toward && !before.empty()) {
        if (const GamepadMark* next = next_mark(before, now, *event.toward)) set_mark(host, next);
        return;
    }
    const std::uint64_t screens = host.changes();
    if (event.button == GamepadButton::A && now != nullptr)
        host.click(now->cells.front());
    else if (const KeyEvent key = gamepad_key_on_page(event); !key.name.empty())
        host.press(key);
    if (host.shows_map()) return set_mark(host, nullptr);
    // On another screen, and beside what has opened on this one, the first choice is marked.
    const std::vector<GamepadMark> after = host.clickable();
    if (screens != host.changes()) return set_mark(host, after.empty() ? nullptr : &after.front());
    for (const GamepadMark& each : after)
        if (!before.empty() && mark_in(before, each.target) == nullptr) return set_mark(host, &each);
    set_mark(host, mark_in(after, marked));
}

}  // namespace cellophane
