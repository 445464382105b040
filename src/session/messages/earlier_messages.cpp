#include "session/messages/earlier_messages.h"

#include <cstddef>
#include <utility>

#include "session/messages/event_messages.h"
#include "session/messages/shown_hints.h"
#include "words/grammar.h"

namespace cellophane {

EarlierMessages::EarlierMessages(Recording recording) : recording_{std::move(recording)} {}

void EarlierMessages::take_in(const Report& report, const KeysNamed& keys) {
    const Play& game = replay_->play();
    int number = 0;
    for (const Event& event : report.events) {
        for (const Message& message : heard(event, listener_of(game, event), ++number)) {
            const Message shown = with_hint(game, keys, last_search_, event, message);
            log_.add(shown, game.turns());
            said_.push_back(capitalized(shown.text()));
        }
        note_search(last_search_, game, event);
    }
    note_way();
    // Continue goes on with the command before it.
    if (!report.going_on) log_.confirm();
}

void EarlierMessages::show_hints(const KeysNamed& keys) {
    for (; hints_shown_ < hints_.size() && hints_[hints_shown_].steps <= replay_->done(); ++hints_shown_) {
        const Message shown = hint_message(hints_[hints_shown_].hint, keys);
        log_.add(shown, replay_->play().turns());
        said_.push_back(capitalized(shown.text()));
    }
}

void EarlierMessages::note_way() {
    /// In bytes of the recording. To observe the hero takes longer than to play a command, and of its way the
    /// end is enough.
    constexpr std::size_t end_of_way = 2000;
    if (replay_->recording().steps.size() - replay_->done() > end_of_way) return;
    const Observation& seen = replay_->play().observe();
    if (seen.hero) way_.note(seen.depth, seen.hero->at);
}

void EarlierMessages::read(int commands, const Settings& settings, bool has_keys) {
    const KeysNamed keys{has_keys, settings.keys};
    if (!replay_) {
        hints_ = hints_shown_in(settings, recording_);
        replay_.emplace(std::move(recording_));
        take_in(replay_->arrival(), keys);
        show_hints(keys);
    }
    for (int i = 0; i < commands && !replay_->is_at_end(); ++i) {
        take_in(replay_->step(), keys);
        show_hints(keys);
    }
    is_complete_ = replay_->is_at_end();
    if (is_complete_) replay_.reset();
}

}  // namespace cellophane
