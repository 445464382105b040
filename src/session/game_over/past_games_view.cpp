#include "session/game_over/past_games_view.h"

#include "session/game_over/high_scores_lists.h"
#include "session/prompts/reply.h"
#include "view/panels.h"
#include "words/choices.h"
#include "words/lists.h"
#include "words/prompts.h"
#include "words/titles.h"
#include "words/variants.h"

namespace cellophane {

HelpTopic PastGamesView::help() const {
    return shows_ == Shows::Best      ? HelpTopic::BestGames
           : shows_ == Shows::Counted ? HelpTopic::CountedGames
                                      : HelpTopic::Question;
}

LabelPlace PastGamesView::help_place(int columns) const {
    if (shows_ == Shows::Reset) return help_label_above(box_of_question(count_afresh_question));
    return help_label_in({0, 0, columns, screen_rows});
}

int PastGamesView::first_column() const {
    return shows_ == Shows::Reset ? question_column : 0;
}

int PastGamesView::target(const PastGames& games, const PointerEvent& pointer) const {
    // Different numbers in different lists.
    constexpr int targets_of_a_list = 3;
    const bool hits = shows_ == Shows::Reset ? is_reset_by_click(pointer)
                                             : shows_ == Shows::Counted && counts_afresh(pointer);
    const bool turns = shows_ != Shows::Reset && shows_next_variant(pointer, variant(games));
    return static_cast<int>(shows_) * targets_of_a_list + (turns ? 2 : hits ? 1 : 0);
}

bool PastGamesView::press(PastGames& games, const KeyEvent& key) {
    if (shows_ == Shows::Reset) {
        if (const Reply reply = reply_of(key); reply != Reply::None) settle_reset(games, reply == Reply::Yes);
        return false;
    }
    if (key.control) return true;
    if (key.name == "h")
        shows_ = Shows::Best;
    else if (key.name == "g")
        shows_ = Shows::Counted;
    else if (key.name == "v")
        chosen_ = variant_after(variant(games));
    else if (shows_ == Shows::Counted && (key.name == "r" || key.name == "R"))
        shows_ = Shows::Reset;
    else
        return true;
    return false;
}

bool PastGamesView::click(PastGames& games, const PointerEvent& pointer) {
    if (shows_ == Shows::Reset) {
        settle_reset(games, is_reset_by_click(pointer));
        return false;
    }
    if (shows_next_variant(pointer, variant(games))) {
        chosen_ = variant_after(variant(games));
        return false;
    }
    if (shows_ != Shows::Counted || !counts_afresh(pointer)) return true;
    shows_ = Shows::Reset;
    return false;
}

void PastGamesView::paint(Frame& frame, const PastGames& games, bool has_keys, int columns) const {
    const auto paint_list = shows_ == Shows::Best      ? paint_best_games
                            : shows_ == Shows::Counted ? paint_counted_games
                                                       : paint_reset;
    paint_list(frame, games.high_scores, has_keys, columns, variant(games));
}

void PastGamesView::describe(const PastGames& games, Reading& reading) const {
    if (shows_ == Shows::Reset) {
        reading.urgent = count_afresh_question;
        reading.offer_answers();
        return;
    }
    reading.title = list_title(reading.title, variant(games));
    (shows_ == Shows::Best ? describe_best_games : describe_counted_games)(games.high_scores, reading,
                                                                           variant(games));
    if (shows_ == Shows::Counted) reading.offer(count_afresh_choice, "r");
    if (shows_ == Shows::Counted) reading.offer(best_games_title, "h");
    if (shows_ == Shows::Best) reading.offer(counted_games_title, "g");
    reading.offer(variant_words[variant_after(variant(games))].name, "v");
    reading.offer(back_choice, "Escape");
}

void PastGamesView::settle_reset(PastGames& games, bool yes) {
    games.reset_wanted = yes;
    shows_ = Shows::Counted;
}

}  // namespace cellophane
