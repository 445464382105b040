#include "words/lists.h"

namespace cellophane {

std::string past_game_told(std::string_view ending, bool easy) {
    return std::string{ending} + (easy ? " (easy)" : "");
}

}  // namespace cellophane
