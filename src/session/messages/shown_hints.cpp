#include "session/messages/shown_hints.h"

#include <algorithm>
#include <string>

#include "kit/rng/rng.h"
#include "words/hints.h"

namespace cellophane {

namespace {

std::uint64_t mark_of(const DungeonVariant& variant) {
    const std::optional<Variant> listed = variant.in_list();
    return listed ? static_cast<std::uint64_t>(*listed) : hash_text(variant.name());
}

/// Of a game and of how it was played up to there: the same for no other beginning.
std::uint64_t mark_of(const Recording& recording, std::size_t steps) {
    std::uint64_t mark = mix(recording.options.seed, static_cast<std::uint64_t>(recording.options.style));
    if (recording.options.variant != Variant::Brogue) mark = mix(mark, mark_of(recording.options.variant));
    for (std::size_t i = 0; i < steps; ++i) mark = mix(mark, recording.steps[i]);
    return mark;
}

}  // namespace

Message hint_message(Hint hint, const KeysNamed& keys) {
    const HintRow& row = hint_rows[hint];
    return Message{keys.are_named ? text_with_keys(row.by_keys, keys.swaps) : std::string{row.by_touch},
                   Tone::Notice};
}

void note_shown_hint(Settings& settings, Hint hint, const Recording& recording) {
    std::erase_if(settings.hints_shown, [hint](const ShownHint& shown) { return shown.hint == hint; });
    settings.hints_shown.push_back({.hint = hint,
                                    .steps = static_cast<std::uint32_t>(recording.steps.size()),
                                    .game = mark_of(recording, recording.steps.size())});
}

std::vector<ShownHint> hints_shown_in(const Settings& settings, const Recording& recording) {
    std::vector<ShownHint> shown;
    for (const ShownHint& hint : settings.hints_shown)
        if (hint.steps <= recording.steps.size() && hint.game == mark_of(recording, hint.steps))
            shown.push_back(hint);
    std::stable_sort(shown.begin(), shown.end(),
                     [](const ShownHint& a, const ShownHint& b) { return a.steps < b.steps; });
    return shown;
}

}  // namespace cellophane
