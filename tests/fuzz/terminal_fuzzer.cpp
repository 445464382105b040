#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>
#include <vector>

#include "screen/input.h"
#include "session/session.h"
#include "support/any_events.h"

using namespace cellophane;

namespace {

void hold(bool holds) {
    if (!holds) std::abort();
}

/// What a terminal may say: a key has a name without anything that a terminal would obey, a pointer is
/// somewhere.
void check(const InputEvent& event) {
    if (const auto* key = std::get_if<KeyEvent>(&event)) {
        hold(!key->name.empty());
        hold(std::none_of(key->name.begin(), key->name.end(),
                          [](char sign) { return static_cast<unsigned char>(sign) < ' ' || sign == 0x7F; }));
        return;
    }
    const PointerEvent& pointer = std::get<PointerEvent>(event);
    hold(pointer.column >= 0 && pointer.row >= 0);
}

}  // namespace

/// Bytes of a terminal: in pieces they say the same as in one, and a game stands them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most_events = 80;
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    InputDecoder whole;
    std::vector<InputEvent> events = whole.feed(bytes);
    InputDecoder pieces;
    std::vector<InputEvent> again;
    for (std::size_t at = 0, length = 1; at < size; at += length, length = 1 + length % 3)
        for (InputEvent& event : pieces.feed(bytes.substr(at, length))) again.push_back(std::move(event));
    hold(again == events);
    hold(whole.waiting() == pieces.waiting());
    for (InputEvent& event : whole.settle()) events.push_back(std::move(event));
    hold(!whole.waiting());
    for (const InputEvent& event : events) check(event);
    if (events.empty() || events.size() > most_events) return 0;
    Session session{SessionOptions{.seed = 1 + size % 8}};
    for (const InputEvent& event : events) {
        if (const auto* key = std::get_if<KeyEvent>(&event))
            session.press(*key);
        else
            session.point(std::get<PointerEvent>(event));
    }
    look_at_all(session);
    return 0;
}
