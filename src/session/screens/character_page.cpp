#include <string>
#include <string_view>
#include <vector>

#include "session/messages/messages.h"
#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "words/character.h"
#include "words/choices.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// What the hero knows of itself.
class CharacterPage : public ScreenOf<CharacterPage, PartedPage> {
public:
    std::string_view title() const override { return character_title; }
    HelpTopic help() const override { return HelpTopic::Character; }
    void describe(const Context& context, Reading& reading) const override {
        std::string name;
        for (const auto& [about, text] : character_sheet(context.seen())) {
            if (text.empty()) continue;
            if (!about.empty()) name = about;
            reading.add_row(name, text);
        }
        reading.offer(back_choice, "Escape");
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        std::vector<PageRow> rows;
        for (const auto& [name, text] : character_sheet(context.seen())) rows.push_back({name, text});
        return paint_page(frame, character_page_title, rows, back_hint(context), which);
    }
};

}  // namespace

GameScreenPtr character_page(Context&) {
    return std::make_unique<CharacterPage>();
}

}  // namespace cellophane
