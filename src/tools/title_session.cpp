#include "tools/title_session.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "dungeon/seed.h"
#include "tools/calendar.h"
#include "tools/kept_files.h"
#include "tools/terminal_events.h"

namespace cellophane {

namespace {

Result<Session> new_game(std::uint64_t seed, const TitleRequest& request) {
    Session session{{.seed = seed, .style = request.style, .variant = request.variant}};
    if (!request.easy) return Result<Session>{std::move(session)};
    session.act(PlayEasily{});
    session.act(Answer{true});
    return Result<Session>{std::move(session)};
}

Result<ChosenSession> chosen(Result<Session> session) {
    if (!session.ok()) return session.problem();
    return ChosenSession{std::move(session.value())};
}

Result<ChosenSession> chosen(Result<GameInFile> game) {
    if (!game.ok()) return game.problem();
    return ChosenSession{std::move(game.value().session), std::move(game.value().file)};
}

/// What a wish leads to; nothing for none.
std::optional<Result<ChosenSession>> granted(const TitleRequest& request, const KeptFiles& kept) {
    switch (request.act) {
        case TitleAct::GoOn:
            return chosen(opened_in_place(kept.game_paths.front(), "the game"));
        case TitleAct::NewGame:
            return chosen(new_game(fresh_seed(), request));
        case TitleAct::Seeded:
            return chosen(new_game(request.seed, request));
        case TitleAct::Daily:
            return chosen(new_game(daily_seed(today()), request));
        case TitleAct::Load:
            return chosen(opened_in_place(kept.game_paths[request.which], "the game"));
        case TitleAct::Watch:
            return chosen(opened_recording(kept.recording_paths[request.which], "the recording"));
        case TitleAct::Leave:
        case TitleAct::None:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<ChosenSession> session_from_title(Terminal& terminal, bool is_still, KeptHighScores& past,
                                                const EndedGames& ended, const KeptSettings& settings) {
    TitleSession title{{.seed = fresh_seed(), .can_leave = true, .version = CELLOPHANE_VERSION}};
    settings.hold_for(title);
    const KeptFiles kept =
        files_kept_in(ended.folder().empty() ? std::vector<std::string>{"."}
                                             : std::vector<std::string>{".", ended.folder()},
                      settings.hides_seed());
    title.set_games(kept.games);
    title.set_recordings(kept.recordings);
    title.remember_high_scores(past.lines());
    title.set_motion(!is_still);
    terminal.write(title.repaint());
    Clock::time_point last = Clock::now();
    for (;;) {
        const Terminal::Arrival arrival = terminal.wait(title.wants_motion());
        if (arrival.hung_up || std::any_of(arrival.events.begin(), arrival.events.end(), is_interrupt))
            return std::nullopt;
        if (arrival.resumed) last = Clock::now();
        const int passed = milliseconds_since(last);
        title.pass_frame(passed);
        for (const InputEvent& event : arrival.events) {
            hand_over(title, event);
            past.follow(title);
            const TitleRequest request = title.take_request();
            if (request.act == TitleAct::Leave) return std::nullopt;
            std::optional<Result<ChosenSession>> session = granted(request, kept);
            if (!session) continue;
            if (session->ok()) return std::move(session->value());
            title.complain(session->problem().message);
        }
        if (passed > 0) last = Clock::now();
        terminal.write(arrival.resized ? title.repaint() : title.draw());
    }
}

}  // namespace cellophane
