#include "session/game_over/past_games_pages.h"

#include <optional>
#include <utility>

#include "session/game_over/past_games_lists.h"
#include "session/key_bindings.h"
#include "session/messages/screen_description.h"
#include "session/messages/screen_reader.h"
#include "session/modes.h"
#include "session/prompts/questions.h"
#include "session/session_state.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

bool open_list(SessionState& session, const KeyEvent& key) {
    if (key.control || (key.name != "h" && key.name != "g")) return false;
    session.mode = key.name == "h" ? Mode::Scores : Mode::Statistics;
    return true;
}

void press_in_lists(SessionState& session, const KeyEvent& key) {
    if (session.mode == Mode::Reset) {
        const Reply reply = reply_of(key);
        if (reply == Reply::None) return;
        session.chronicle_pages.reset_wanted = reply == Reply::Yes;
        session.mode = Mode::Statistics;
        return;
    }
    if (open_list(session, key)) return;
    if (session.mode == Mode::Statistics && !key.control && (key.name == "r" || key.name == "R"))
        session.mode = Mode::Reset;
    else
        session.mode = home(session);
}

int target_in_lists(SessionState& session, const PointerEvent& pointer) {
    if (session.mode == Mode::Reset) return is_reset_by_click(pointer) ? 1 : 0;
    return session.mode == Mode::Statistics && counts_afresh(pointer) ? 1 : 0;
}

void click_in_lists(SessionState& session, const PointerEvent& pointer) {
    if (session.mode != Mode::Reset) {
        session.mode =
            session.mode == Mode::Statistics && counts_afresh(pointer) ? Mode::Reset : home(session);
        return;
    }
    session.chronicle_pages.reset_wanted = is_reset_by_click(pointer);
    session.mode = Mode::Statistics;
}

std::string take_new_runs(SessionState& session, std::int64_t now) {
    ChroniclePages& pages = session.chronicle_pages;
    std::string lines;
    if (session.seen().ending && !pages.run_is_entered) {
        pages.run_is_entered = true;
        const bool counts = !session.game_or_replay.options().harmless;
        if (std::optional<PastGame> run = run_of(session.seen(), now); run && counts)
            lines += pages.chronicle.add(std::move(*run));
    }
    if (pages.reset_wanted) lines += pages.chronicle.reset(now);
    pages.reset_wanted = false;
    return lines;
}

void paint_lists(const SessionState& session, Frame& frame) {
    if (session.mode == Mode::Scores)
        paint_best_games(frame, session.chronicle_pages.chronicle, session.display.has_keys,
                         session.display.window.of_page());
    else if (session.mode == Mode::Statistics)
        paint_counted_games(frame, session.chronicle_pages.chronicle, session.display.has_keys,
                            session.display.window.of_page());
    else
        paint_reset(frame, session.chronicle_pages.chronicle, session.display.has_keys,
                    session.display.window.of_page());
}

void read_lists(const SessionState& session, Reading& told) {
    if (session.mode == Mode::Reset) return read_question(session, told);
    read_page(session, told);
    told.choices.insert(told.choices.begin(), {{best_games_title, "h"}, {counted_games_title, "g"}});
    if (session.mode == Mode::Statistics)
        told.choices.insert(told.choices.begin(), {count_afresh_choice, "r"});
}

}  // namespace cellophane
