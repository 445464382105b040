#include "words/variants.h"

namespace cellophane {

std::string format_length(Variant variant) {
    const VariantWords& words = variant_words[variant];
    return std::string{words.name}.append(": ").append(words.length);
}

}  // namespace cellophane
