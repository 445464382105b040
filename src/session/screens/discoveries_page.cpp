#include <string_view>

#include "session/screens.h"
#include "session/screens/parted_page.h"
#include "view/discoveries.h"
#include "words/choices.h"
#include "words/reports.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// All kinds of items there are to be found out about.
class DiscoveriesPage : public ScreenOf<DiscoveriesPage, PartedPage> {
public:
    std::string_view title() const override { return discoveries_title; }
    HelpTopic help() const override { return HelpTopic::Discoveries; }
    void describe(const Context& context, Reading& reading) const override {
        for (const KindView& kind : context.game()->discoveries()) reading.lines.push_back(kind_report(kind));
        reading.offer(back_choice, "Escape");
    }

protected:
    int paint_part(const Context& context, Frame& frame, const PagePart& which) const override {
        return paint_discoveries(frame, context.game()->discoveries(), which);
    }
};

}  // namespace

GameScreenPtr discoveries_page(Context&) {
    return std::make_unique<DiscoveriesPage>();
}

}  // namespace cellophane
