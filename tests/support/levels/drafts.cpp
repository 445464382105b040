#include "support/levels/drafts.h"

namespace cellophane::drawn {

Draft draft(std::string_view picture, int depth, Style style) {
    LevelPlan goal;
    goal.key = 1;
    goal.style = style;
    goal.depth = depth;
    goal.size = size_of(picture);
    goal.up_target = {1, 1};
    goal.down_target = {goal.size.width - 2, goal.size.height - 2};
    Draft result{goal, RunCounters{1}};
    result.layers = layers(picture);
    result.plan.floor = cells(picture, ".");
    result.plan.doors = cells(picture, "+");
    result.lakes = cells(picture, "~:lb");
    return result;
}

Draft blank(Size size, int depth) {
    LevelPlan goal;
    goal.key = 99;
    goal.size = size;
    goal.depth = depth;
    return Draft{goal, RunCounters{1}};
}

}  // namespace cellophane::drawn
