#include "words/variants.h"

#include <optional>

#include "words/bearings.h"

namespace cellophane {

std::string_view title_of(const DungeonVariant& variant) {
    const std::optional<Variant> listed = variant.in_list();
    return listed ? variant_words[*listed].name : variant.name();
}

std::string_view goal_of(const DungeonVariant& variant) {
    const std::optional<Variant> listed = variant.in_list();
    return listed ? variant_words[*listed].goal : goal_of_own_variants;
}

std::string floors_down(const DungeonVariant& variant) {
    const std::optional<Variant> listed = variant.in_list();
    return listed ? std::string{variant_words[*listed].floors} : number_in_words(amulet_depth(variant));
}

std::string format_length(Variant variant) {
    const VariantWords& words = variant_words[variant];
    return std::string{words.name}.append(": ").append(words.length);
}

}  // namespace cellophane
