#include "view/feats.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "protocol/feats.h"
#include "view/cell_colors.h"
#include "view/panels.h"
#include "view/text.h"
#include "words/feats.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

constexpr int sign_column = 3;
constexpr int name_column = 5;
constexpr int condition_column = 22;

/// Low enough for all feats, and in sight in low windows.
constexpr int lists_row = 21;
struct ListButton {
    char key;
    int column;
    std::string_view label;
};
constexpr ListButton list_buttons[] = {{'h', 2, " High scores (h) "}, {'g', 22, " Statistics (g) "}};

struct StateLook {
    char32_t sign;
    Color color;
};

StateLook look_of(FeatState state) {
    switch (state) {
        case FeatState::Achieved:
            return {U'+', Color::AdvancementMessage};
        case FeatState::Failed:
            return {U'-', Color::BadMessage};
        case FeatState::Open:
            break;
    }
    return {U' ', Color::White};
}

constexpr std::string_view nothing_achieved = "Being alive. That is more than most can say.";

std::string condition_of(Feat feat) {
    return capitalized(std::string{feat_words[feat].condition});
}

/// Returns the row of the next.
int paint_row(Frame& frame, int row, int end, Feat feat, FeatState state) {
    const auto [sign, color] = look_of(state);
    const Rgb ink = rgb(color);
    write(frame, sign_column, row, screen_columns, std::u32string_view{&sign, 1}, ink);
    write(frame, name_column, row, screen_columns, feat_rows[feat].name, ink);
    const int after = write_wrapped(frame, condition_column, row, end, condition_of(feat),
                                    state == FeatState::Open ? hint_color() : ink);
    return std::max(row + 2, after);
}

}  // namespace

void paint_feats(Frame& frame, const Observation& seen, bool keys, int columns) {
    begin_page(frame, "Feats of this game", {0, 0, columns, screen_rows});
    int row = first_page_row;
    for (const FeatRow& feat : feat_rows)
        row = paint_row(frame, row, columns - 2, feat.kind, feat_state(feat.kind, seen.feats, is_won(seen)));
    int column = 2;
    constexpr int legend_row = lists_row + 2;
    for (const FeatState state : {FeatState::Achieved, FeatState::Failed}) {
        const auto [sign, color] = look_of(state);
        column = write(frame, column, legend_row, columns - 1, std::u32string_view{&sign, 1}, rgb(color));
        column = write(frame, column, legend_row, columns - 1,
                       state == FeatState::Achieved ? " done   " : " spoiled   ", hint_color());
    }
    write(frame, column, legend_row, columns - 1, seen.ending ? "blank: not done" : "blank: still open",
          hint_color());
    for (const ListButton& button : list_buttons)
        paint_label(frame, button.column, lists_row, button.label, keys);
    write_footer(frame, edge_text_column({}), columns, keys ? "any key goes back" : "tap to go back");
}

std::vector<PageRow> feats_listed(const Observation& seen) {
    std::vector<PageRow> rows;
    for (const FeatRow& feat : feat_rows) {
        const FeatState state = feat_state(feat.kind, seen.feats, is_won(seen));
        const std::string_view how = state == FeatState::Achieved ? " (done)"
                                     : state == FeatState::Failed ? " (spoiled)"
                                                                  : "";
        rows.push_back({std::string{feat.name}, condition_of(feat.kind).append(how)});
    }
    return rows;
}

std::vector<PageRow> achieved_feats_listed(Feats held) {
    std::vector<PageRow> rows;
    for (const FeatRow& feat : feat_rows)
        if (feat_state(feat.kind, held, true) == FeatState::Achieved)
            rows.push_back({std::string{feat.name}, condition_of(feat.kind)});
    if (rows.empty()) rows.push_back({{}, std::string{nothing_achieved}});
    return rows;
}

char key_on_feats(int column, int row) {
    for (const ListButton& button : list_buttons)
        if (row == lists_row && column >= button.column &&
            column < button.column + static_cast<int>(button.label.size()))
            return button.key;
    return 0;
}

void paint_achieved_feats(Frame& frame, Feats held, bool keys, int columns) {
    begin_page(frame, "Feats", {0, 0, columns, screen_rows});
    int row = first_page_row;
    for (const FeatRow& feat : feat_rows) {
        if (feat_state(feat.kind, held, true) != FeatState::Achieved) continue;
        row = paint_row(frame, row, columns - 2, feat.kind, FeatState::Achieved);
    }
    if (row == first_page_row)
        write(frame, name_column, row, screen_columns, nothing_achieved, rgb(Color::White));
    write_footer(frame, edge_text_column({}), columns, hint_to_go_on(keys));
}

}  // namespace cellophane
