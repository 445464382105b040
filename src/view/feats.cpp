#include "view/feats.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "protocol/feats.h"
#include "view/boxes.h"
#include "view/mixing.h"
#include "view/text.h"
#include "words/feats.h"
#include "words/grammar.h"

namespace cellophane {

namespace {

constexpr int sign_column = 3;
constexpr int name_column = 5;
constexpr int condition_column = 22;

struct StateLook {
    char32_t sign;
    Colour colour;
};

StateLook look_of(FeatState state) {
    switch (state) {
        case FeatState::Achieved:
            return {U'+', Colour::AdvancementMessage};
        case FeatState::Failed:
            return {U'-', Colour::BadMessage};
        case FeatState::Open:
            break;
    }
    return {U' ', Colour::White};
}

/// Returns the row of the next.
int paint_row(Frame& frame, int row, int end, Feat feat, FeatState state) {
    const auto [sign, colour] = look_of(state);
    const Rgb ink = rgb(colour);
    write(frame, sign_column, row, screen_columns, std::u32string_view{&sign, 1}, ink);
    write(frame, name_column, row, screen_columns, feat_rows[feat].name, ink);
    const std::string condition = capitalised(std::string{feat_words[feat].condition});
    const int after = write_wrapped(frame, condition_column, row, end, condition,
                                    state == FeatState::Open ? rgb(Colour::FlavorText) : ink);
    return std::max(row + 2, after);
}

}  // namespace

void paint_feats(Frame& frame, const Observation& seen, bool keys, int columns) {
    begin_page(frame, "What you could be proud of");
    int row = first_page_row;
    for (const FeatRow& feat : feat_rows)
        row = paint_row(frame, row, columns - 1, feat.kind, feat_state(feat.kind, seen.feats, is_won(seen)));
    int column = 2;
    for (const FeatState state : {FeatState::Achieved, FeatState::Failed}) {
        const auto [sign, colour] = look_of(state);
        column = write(frame, column, footer_row, screen_columns, std::u32string_view{&sign, 1}, rgb(colour));
        column = write(frame, column, footer_row, screen_columns,
                       state == FeatState::Achieved ? " done   " : " spoiled   ", rgb(Colour::FlavorText));
    }
    const std::string blank = seen.ending ? "blank: not done  -  " : "blank: still open  -  ";
    write_footer(frame, column, columns,
                 blank + (keys ? "h: the best games  -  g: all of them, counted" : "touch to go back"));
}

void paint_achieved_feats(Frame& frame, Feats held, bool keys, int columns) {
    begin_page(frame, "What you may be proud of");
    int row = first_page_row;
    for (const FeatRow& feat : feat_rows) {
        if (feat_state(feat.kind, held, true) != FeatState::Achieved) continue;
        row = paint_row(frame, row, columns - 1, feat.kind, FeatState::Achieved);
    }
    if (row == first_page_row)
        write(frame, name_column, row, screen_columns, "Being alive. That is more than most can say.",
              rgb(Colour::White));
    write(frame, 2, footer_row, screen_columns, keys ? "Any key goes on." : "Touch to go on.",
          rgb(Colour::FlavorText));
}

}  // namespace cellophane
