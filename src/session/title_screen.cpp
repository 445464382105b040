#include "session/title_screen.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "dungeon/seed.h"
#include "kit/base/round.h"
#include "screen/encode.h"
#include "session/chronicle.h"
#include "session/keys.h"
#include "session/run_lists.h"
#include "session/settings.h"
#include "session/title_files.h"
#include "session/title_menu.h"
#include "session/title_scenery.h"
#include "session/typing.h"
#include "view/message_log.h"
#include "view/mixing.h"
#include "view/text.h"

namespace cellophane {

namespace {

constexpr int longest_seed = 60;
constexpr std::string_view seed_prompt = "Seed, a number or a word";
constexpr int last_screen_row = screen_rows - 1;

}  // namespace

struct TitleScreen::Parts {
    explicit Parts(const TitleOptions& given) : options{given}, scenery{given.seed} {}

    TitleOptions options;
    TitleScenery scenery;
    bool motion_wanted = false;

    TitlePlace place = TitlePlace::Top;
    /// The button that Return presses, or that the pointer is on.
    std::optional<TitleDeed> marked{};
    Style style = Style::Brogue;
    bool easy = false;
    std::string typed{};
    int page = 0;
    std::string trouble{};
    std::vector<KeptFile> games{};
    std::vector<KeptFile> recordings{};
    Chronicle chronicle{};
    bool reset_wanted = false;
    TitleWish wish{};

    Settings settings{};
    bool has_keys = true;

    Frame shown{};
    bool anything_shown = false;

    bool in_a_menu() const { return place <= TitlePlace::ViewMenu; }

    FileList files() const {
        if (place == TitlePlace::Games) return {"Games to go on with", games, page};
        return {"Recordings to watch", recordings, page};
    }

    std::vector<TitleButton> buttons() const {
        return title_buttons(
            place,
            {.can_go_on = !games.empty(), .can_leave = options.can_leave, .style = style, .easy = easy});
    }

    void go_to(TitlePlace where) {
        place = where;
        marked.reset();
        page = 0;
    }

    void want(TitleWish what) {
        what.style = style;
        what.easy = easy;
        wish = what;
        go_to(TitlePlace::Top);
    }

    void act(TitleDeed deed) {
        switch (deed) {
            case TitleDeed::GoOn:
                return want({.act = TitleAct::GoOn});
            case TitleDeed::NewGame:
                return want({.act = TitleAct::NewGame});
            case TitleDeed::OpenPlay:
                return go_to(place == TitlePlace::PlayMenu ? TitlePlace::Top : TitlePlace::PlayMenu);
            case TitleDeed::OpenView:
                return go_to(place == TitlePlace::ViewMenu ? TitlePlace::Top : TitlePlace::ViewMenu);
            case TitleDeed::Leave:
                return want({.act = TitleAct::Leave});
            case TitleDeed::Seed:
                typed = options.last_seed == 0 || settings.hides_seed ? "" : std::to_string(options.last_seed);
                return go_to(TitlePlace::Seed);
            case TitleDeed::Daily:
                return want({.act = TitleAct::Daily});
            case TitleDeed::Load:
                return go_to(TitlePlace::Games);
            case TitleDeed::NextStyle:
                style = static_cast<Style>((static_cast<std::size_t>(style) + 1) % style_rows.size());
                return;
            case TitleDeed::SwitchEase:
                easy = !easy;
                return;
            case TitleDeed::Recording:
                return go_to(TitlePlace::Recordings);
            case TitleDeed::Best:
                return go_to(TitlePlace::Best);
            case TitleDeed::Counted:
                return go_to(TitlePlace::Counted);
        }
    }

    void press_in_menu(const KeyEvent& key) {
        const std::vector<TitleButton> all = buttons();
        for (const TitleButton& button : all)
            if (!key.control && key.name.size() == 1 && (key.name[0] | 0x20) == button.key)
                return act(button.deed);
        const Meaning meaning = meaning_of(key);
        const bool down = meaning.deed == Deed::NextThing || key.name == "Down";
        const bool up = meaning.deed == Deed::PreviousThing || key.name == "Up";
        if (down || up) return mark_next(all, down ? 1 : -1);
        if (key.name == "Enter" && marked) return act(*marked);
        if (meaning.deed == Deed::Cancel) go_to(TitlePlace::Top);
    }

    void mark_next(const std::vector<TitleButton>& all, int by) {
        const auto count = static_cast<int>(all.size());
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const TitleButton& each) { return each.deed == marked; });
        const int before = found == all.end() ? off_round : static_cast<int>(found - all.begin());
        marked = all[static_cast<std::size_t>(step_round(before, by, count))].deed;
    }

    void press_at_seed(const KeyEvent& key) {
        if (key.name == "Escape") return go_to(TitlePlace::PlayMenu);
        if (key.name != "Enter") return edit_line(typed, key, longest_seed);
        drop_last_blanks(typed);
        const Result<std::uint64_t> seed = parse_seed_or_word(typed);
        if (seed.ok())
            want({.act = TitleAct::Seeded, .seed = seed.value()});
        else
            trouble = seed.problem().message;
    }

    void choose(const FileChoice& choice) {
        const TitleAct kind = place == TitlePlace::Games ? TitleAct::Load : TitleAct::Watch;
        if (choice.file) return want({.act = kind, .which = *choice.file});
        page = std::clamp(page + choice.pages, 0, page_count(files()) - 1);
        if (choice.leaves) go_to(place == TitlePlace::Games ? TitlePlace::PlayMenu : TitlePlace::ViewMenu);
    }

    void settle_reset(bool yes) {
        reset_wanted = yes;
        place = TitlePlace::Counted;
    }

    void press_in_lists(const KeyEvent& key) {
        if (place == TitlePlace::Reset) {
            if (const Reply reply = reply_of(key); reply != Reply::None) settle_reset(reply == Reply::Yes);
            return;
        }
        if (!key.control && key.name == "h") return go_to(TitlePlace::Best);
        if (!key.control && key.name == "g") return go_to(TitlePlace::Counted);
        const bool afresh = !key.control && (key.name == "r" || key.name == "R");
        go_to(place == TitlePlace::Counted && afresh ? TitlePlace::Reset : TitlePlace::ViewMenu);
    }

    void press(const KeyEvent& key) {
        trouble.clear();
        switch (place) {
            case TitlePlace::Seed:
                return press_at_seed(key);
            case TitlePlace::Games:
            case TitlePlace::Recordings:
                return choose(choice_by(files(), key));
            case TitlePlace::Best:
            case TitlePlace::Counted:
            case TitlePlace::Reset:
                return press_in_lists(key);
            default:
                return press_in_menu(key);
        }
    }

    void point(const PointerEvent& pointer) {
        if (pointer.act != PointerAct::Press && pointer.act != PointerAct::Tap) {
            if (!in_a_menu() || pointer.act == PointerAct::Down) return;
            marked = pointer.act == PointerAct::Leave
                         ? std::nullopt
                         : title_button_at(buttons(), pointer.column, pointer.row);
            return;
        }
        trouble.clear();
        switch (place) {
            case TitlePlace::Seed:
                return go_to(TitlePlace::PlayMenu);
            case TitlePlace::Games:
            case TitlePlace::Recordings:
                return choose(choice_by(files(), pointer));
            case TitlePlace::Counted:
                return go_to(counts_afresh(pointer) ? TitlePlace::Reset : TitlePlace::ViewMenu);
            case TitlePlace::Best:
                return go_to(TitlePlace::ViewMenu);
            case TitlePlace::Reset:
                return settle_reset(is_reset_by_click(pointer));
            default:
                break;
        }
        if (const auto deed = title_button_at(buttons(), pointer.column, pointer.row))
            act(*deed);
        else
            go_to(TitlePlace::Top);
    }

    bool moves() const { return motion_wanted && (in_a_menu() || place == TitlePlace::Seed); }

    std::string heading() const {
        switch (place) {
            case TitlePlace::Games:
            case TitlePlace::Recordings:
                return std::string{files().title};
            case TitlePlace::Best:
                return "The best games";
            case TitlePlace::Counted:
            case TitlePlace::Reset:
                return "All your games, counted";
            default:
                return "Cellophane";
        }
    }

    Reading reading() const {
        Reading told;
        told.title = heading();
        told.urgent = trouble;
        const auto offer = [&](std::string label, std::string key) {
            told.choices.push_back({.label = std::move(label), .key = std::move(key)});
        };
        if (in_a_menu()) {
            for (const TitleButton& button : buttons()) offer(plain_label(button), std::string(1, button.key));
            return told;
        }
        if (place == TitlePlace::Seed) {
            told.entry = ReadEntry{.prompt = std::string{seed_prompt}, .typed = typed, .longest = longest_seed};
            offer("Dig it", "Enter");
        } else if (place == TitlePlace::Games || place == TitlePlace::Recordings) {
            for (const auto& [letter, name] : files_on_page(files())) offer(name, std::string(1, letter));
            if (page + 1 < page_count(files())) offer("Older ones", "PageDown");
            if (page > 0) offer("Newer ones", "PageUp");
        } else {
            told.lines = rows_told(wanted());
            if (place == TitlePlace::Reset) offer("Yes", "y");
            if (place == TitlePlace::Counted) offer("Count afresh", "r");
        }
        offer(place == TitlePlace::Reset ? "No" : "Back", "Escape");
        return told;
    }

    Frame wanted() const {
        Frame frame;
        switch (place) {
            case TitlePlace::Games:
            case TitlePlace::Recordings:
                paint_files(frame, files(), has_keys);
                break;
            case TitlePlace::Best:
                paint_best_games(frame, chronicle, has_keys);
                break;
            case TitlePlace::Counted:
                paint_counted_games(frame, chronicle, has_keys);
                break;
            case TitlePlace::Reset:
                paint_reset(frame, chronicle, has_keys);
                break;
            default:
                scenery.paint(frame);
                paint_title_buttons(frame, buttons(), marked, has_keys);
                if (place == TitlePlace::Seed) paint_entry(frame, std::string{seed_prompt} + ": ", typed);
                write(frame, screen_columns - static_cast<int>(options.version.size()), last_screen_row,
                      screen_columns, options.version, rgb(Colour::Gray));
                if (easy) write(frame, 0, last_screen_row, screen_columns, "easy mode", rgb(Colour::White));
                break;
        }
        if (!trouble.empty()) {
            fill(frame, 0, 0, screen_columns, 1, {});
            write(frame, 1, 0, screen_columns, trouble, rgb(Colour::White));
        }
        fit_to(settings.eyes, frame);
        return frame;
    }
};

TitleScreen::TitleScreen(const TitleOptions& options) : parts_{std::make_unique<Parts>(options)} {}
TitleScreen::TitleScreen(TitleScreen&&) noexcept = default;
TitleScreen& TitleScreen::operator=(TitleScreen&&) noexcept = default;
TitleScreen::~TitleScreen() = default;

void TitleScreen::set_games(std::vector<KeptFile> games) {
    parts_->games = std::move(games);
}
void TitleScreen::set_recordings(std::vector<KeptFile> recordings) {
    parts_->recordings = std::move(recordings);
}
void TitleScreen::remember_runs(std::string_view lines) {
    parts_->chronicle = Chronicle{lines};
}
std::string TitleScreen::take_runs(std::int64_t now) {
    return std::exchange(parts_->reset_wanted, false) ? parts_->chronicle.reset(now) : std::string{};
}

std::vector<Problem> TitleScreen::set_settings(std::string_view lines) {
    ReadSettings read = read_settings(lines);
    parts_->settings = std::move(read.settings);
    return std::move(read.problems);
}
std::string TitleScreen::settings() const {
    return settings_text(parts_->settings);
}
void TitleScreen::set_keyboard(bool assumed) {
    parts_->has_keys = assumed;
}

void TitleScreen::press(const KeyEvent& key) {
    parts_->press(key);
}
void TitleScreen::point(const PointerEvent& pointer) {
    parts_->point(pointer);
}

void TitleScreen::set_motion(bool wanted) {
    if (wanted && !parts_->motion_wanted) parts_->scenery.begin();
    if (!wanted) parts_->scenery.rest();
    parts_->motion_wanted = wanted;
}
void TitleScreen::animate(int milliseconds) {
    if (milliseconds > 0 && parts_->moves()) parts_->scenery.advance(milliseconds);
}
int TitleScreen::wants_motion() const {
    return parts_->moves() ? parts_->scenery.wants_time() : -1;
}

Reading TitleScreen::reading() const {
    return parts_->reading();
}
void TitleScreen::type(const std::string& text) {
    if (parts_->place == TitlePlace::Seed) parts_->typed = text.substr(0, longest_seed);
}

std::string TitleScreen::draw() {
    if (!parts_->anything_shown) return repaint();
    const Frame wanted = parts_->wanted();
    std::string bytes = encode(parts_->shown, wanted);
    parts_->shown = wanted;
    return bytes;
}
std::string TitleScreen::repaint() {
    parts_->shown = parts_->wanted();
    parts_->anything_shown = true;
    return cellophane::repaint(parts_->shown);
}
std::string TitleScreen::text() {
    return plain_text(parts_->wanted());
}

int TitleScreen::reading_column() const {
    // The menus stand at the right.
    constexpr int before_menus = 56;
    return parts_->in_a_menu() ? before_menus : 0;
}

TitleWish TitleScreen::take_wish() {
    return std::exchange(parts_->wish, TitleWish{});
}
void TitleScreen::complain(std::string_view trouble) {
    parts_->trouble = trouble;
}

}  // namespace cellophane
