#pragma once

#include <string_view>

#include "screen/input.h"

namespace cellophane {

/// What a pointer does, by the name JavaScript has for it.
inline PointerAct pointer_act(std::string_view name) {
    if (name == "press") return PointerAct::Press;
    if (name == "hover") return PointerAct::Hover;
    if (name == "down") return PointerAct::Down;
    if (name == "tap") return PointerAct::Tap;
    return name == "rightpress" ? PointerAct::RightPress : PointerAct::Leave;
}

}  // namespace cellophane
