#include "words/titles.h"

namespace cellophane {

std::string item_card_title(char letter) {
    return std::string{"Item "} + letter;
}

}  // namespace cellophane
