#include "words/lists.h"

namespace cellophane {

std::string format_past_game(std::string_view ending, bool easy) {
    return std::string{ending} + (easy ? " (easy)" : "");
}

}  // namespace cellophane
