#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen/frame.h"
#include "session/ending/chronicle.h"
#include "session/settings.h"
#include "session/title/files.h"
#include "session/title/menu.h"
#include "session/title/scenery.h"
#include "session/title/title_screen.h"

namespace cellophane {

inline constexpr int longest_seed = 60;
inline constexpr std::string_view seed_prompt = "Seed, a number or a word";

/// Something on the title that one can click on: what it is in its place, 0 for nothing in particular.
struct TitleTarget {
    TitlePlace place{};
    int which = 0;

    friend bool operator==(const TitleTarget&, const TitleTarget&) = default;
};

/// All a title holds: what it does with keys and pointers is in title_events.cpp, what it shows and tells in
/// title_painting.cpp.
struct TitleScreen::Parts {
    explicit Parts(const TitleOptions& given) : options{given}, scenery{given.seed} {}

    TitleOptions options;
    TitleScenery scenery;
    bool motion_wanted = false;

    TitlePlace place = TitlePlace::Top;
    /// The button that Return presses, or that the pointer is on.
    std::optional<TitleDeed> marked{};
    /// What the button of the mouse went down on; it counts where it comes up.
    std::optional<TitleTarget> held{};
    Style style = Style::Brogue;
    bool easy = false;
    std::string typed{};
    /// It stands there to be taken or written over.
    bool is_offer = false;
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

    /// The list that is open.
    FileList files() const;
    std::vector<TitleButton> buttons() const;
    bool moves() const { return motion_wanted && (in_a_menu() || place == TitlePlace::Seed); }

    // Keys and the pointer.
    void press(const KeyEvent& key);
    void point(const PointerEvent& pointer);
    TitleTarget target_of(const PointerEvent& pointer) const;
    void hover(const PointerEvent& pointer);
    void click(const PointerEvent& pointer);
    void press_in_menu(const KeyEvent& key);
    void press_at_seed(const KeyEvent& key);
    void take_offer(const KeyEvent& key);
    void press_in_lists(const KeyEvent& key);
    void mark_next(const std::vector<TitleButton>& all, int by);

    // What they lead to.
    void act(TitleDeed deed);
    void go_to(TitlePlace where);
    void want(TitleWish what);
    void choose(const FileChoice& choice);
    void settle_reset(bool yes);

    // What is shown, and told to those who do not see it.
    Frame wanted() const;
    std::string heading() const;
    Reading reading() const;
    /// Which dungeon a word means; empty: no word is typed.
    std::string word_told() const;
};

}  // namespace cellophane
