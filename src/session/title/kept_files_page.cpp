#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "session/title/kept_games_list.h"
#include "session/title/title_pages.h"
#include "words/choices.h"
#include "words/lists.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The games to go on with, or the recordings to watch.
class KeptFilesPage : public ScreenOf<KeptFilesPage, TitlePage> {
public:
    explicit KeptFilesPage(bool are_games) : are_games_{are_games} {}

    std::string_view title() const override { return are_games_ ? kept_games_title : kept_recordings_title; }
    HelpTopic help() const override { return are_games_ ? HelpTopic::KeptGames : HelpTopic::KeptRecordings; }
    std::optional<LabelPlace> help_place(const TitleContext& context) const override {
        return help_label_in({0, 0, context.viewer.window.of_page(), screen_rows});
    }

    Outcome press(TitleContext& context, const KeyEvent& key) override {
        const FileList list = open_list(context);
        return take(list, choice_by(list, key));
    }
    Outcome click(TitleContext& context, const PointerEvent& pointer) override {
        const FileList list = open_list(context);
        return take(list, choice_by(list, pointer));
    }
    int target(TitleContext& context, const PointerEvent& pointer) const override {
        // Another for each thing in the list that one can click on; 0 for what lies beside it.
        constexpr int pages = 2;
        constexpr int first_file = 4;
        const FileChoice choice = choice_by(open_list(context), pointer);
        if (choice.file) return first_file + static_cast<int>(*choice.file);
        return choice.leaves ? 0 : pages + choice.pages;
    }

    void paint(const TitleContext& context, Frame& frame) const override {
        paint_files(frame, open_list(context), context.viewer.has_keyboard);
    }
    void describe(const TitleContext& context, Reading& reading) const override {
        reading.extent = ReadExtent::Page;
        const FileList list = open_list(context);
        if (list.files.empty()) reading.lines.emplace_back(no_files);
        for (const auto& [letter, name] : files_on_page(list)) reading.offer(name, std::string(1, letter));
        if (list.page + 1 < page_count(list)) reading.offer(older_files_choice, "PageDown");
        if (list.page > 0) reading.offer(newer_files_choice, "PageUp");
        reading.offer(back_choice, "Escape");
    }

private:
    FileList open_list(const TitleContext& context) const {
        FileList list{.title = title(),
                      .files = are_games_ ? context.games : context.recordings,
                      .columns = context.viewer.window.of_page()};
        list.lines = lines_needed(list);
        // In a window that has grown there may be fewer.
        list.page = std::min(page_, page_count(list) - 1);
        return list;
    }

    Outcome take(const FileList& list, const FileChoice& choice) {
        if (choice.file)
            return request_for({.act = are_games_ ? TitleAct::Load : TitleAct::Watch, .which = *choice.file});
        page_ = std::clamp(list.page + choice.pages, 0, page_count(list) - 1);
        if (choice.leaves) return Pop{};
        return Stay{};
    }

    bool are_games_;
    int page_ = 0;
};

}  // namespace

TitlePagePtr kept_games_page() {
    return std::make_unique<KeptFilesPage>(true);
}

TitlePagePtr kept_recordings_page() {
    return std::make_unique<KeptFilesPage>(false);
}

}  // namespace cellophane
