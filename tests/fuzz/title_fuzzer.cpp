#include <cstddef>
#include <cstdint>
#include <span>

#include "session/title/title_session.h"
#include "support/any_events.h"

using namespace cellophane;

/// Events of all kinds for a title.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr int most_events = 60;
    ByteChoices choices{std::span{data, size}};
    const int kind = choices.below(256);
    TitleSession title{{.seed = static_cast<std::uint64_t>(kind % 8),
                        .last_seed = static_cast<std::uint64_t>(kind / 8 % 4),
                        .can_leave = kind / 32 % 2 == 1}};
    if (kind >= 64)
        title.set_games({{"a game", 1}, {any_text(choices), -5}, {any_text(choices), 1'795'000'000}});
    if (kind >= 128) title.set_recordings({{any_text(choices), choices.below(65536)}});
    if (kind >= 192) title.remember_high_scores(any_text(choices));
    for (int i = 0; i < most_events && !choices.is_at_end(); ++i) {
        send_any(title, choices);
        if (i % 4 == 0) look_at_all(title);
    }
    look_at_all(title);
    return 0;
}
