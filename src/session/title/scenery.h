#pragma once

#include <cstdint>

#include "screen/frame.h"
#include "session/title/backdrop.h"
#include "view/flames.h"
#include "view/layout.h"
#include "view/title_letters.h"

namespace cellophane {

/// The name of the game in burning letters, embers, and behind it all a dungeon that is being dug.
class TitleScenery {
public:
    explicit TitleScenery(std::uint64_t seed);

    /// Lays the name out for the part of the screen that is in sight.
    void fit(const Window& window);
    const TitleLetters& letters() const { return letters_; }

    /// Starts from the first step of the level if `wanted`; otherwise shows it finished and at rest.
    void let_move(bool wanted);
    bool may_move() const { return may_move_; }

    int wants_time() const;
    void advance(int milliseconds);

    /// Without fire only the dungeon is painted: what a text shows of it.
    void paint(Frame& frame) const;
    void show_fire(bool wanted) { shows_fire_ = wanted; }
    bool shows_fire() const { return shows_fire_; }

private:
    void let_fire_rise();
    Rgb pixel(int column, int row, Rgb ground) const;
    bool is_bright(int column, int row) const;
    int heat_at(int column, int row) const;
    StyledCell ground_at(int column, int row) const;

    TitleLetters letters_{Window{}};
    Flames flames_{letters_};
    Backdrop backdrop_;
    /// Milliseconds since the last step of each.
    int burnt_ = 0;
    int dug_ = 0;
    bool may_move_ = false;
    bool shows_fire_ = true;
};

}  // namespace cellophane
