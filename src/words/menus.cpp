#include "words/menus.h"

namespace cellophane {

std::string style_label(std::string_view style) {
    return "Style: " + std::string{style};
}

}  // namespace cellophane
