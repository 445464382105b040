#include "session/pages/touch_help.h"

namespace cellophane {

std::vector<PageRow> touch_help_rows() {
    return {
        {"tap", "what is there, and the way to it; again: go there"},
        {"hold, and move", "what lies under your finger; nothing is done"},
        {"two fingers", "come closer; 1:1 goes back"},
        {},
        {"arrows", "a step; held: one after the other"},
        {"•", "rest for a turn; held: until you are well"},
        {"Explore", "show where to explore; again: go there"},
        {"Search", "search; held: five times in a row, the last thorough"},
        {"Stairs", "show the stairs down; held: up; again: go there and take them"},
        {"Pack", "what you carry, and what can be done with it"},
        {"Throw", "throw the same again"},
        {"Next", "point at the next thing there is to see"},
        {"Go", "go there, or let fly"},
        {"Esc", "stop; stop pointing; back"},
        {"Menu", "everything else"},
    };
}

}  // namespace cellophane
