#include "words/prompts.h"

#include "words/items.h"

namespace cellophane {

std::string aim_prompt(bool zaps, const ItemView* item) {
    if (item == nullptr) return zaps ? "Aim:" : "Throw:";
    ItemView one = *item;
    one.quantity = 1;
    return (zaps ? "Aim " + own_item_name(one) : "Throw " + item_name(one)) + ":";
}

std::string kind_name_prompt(const ItemView& item) {
    return "Name for " + item_name(item);
}

std::string inscription_prompt(const ItemView& item) {
    return "Inscription for " + own_item_name(item);
}

std::string letter_prompt(std::string_view what) {
    return "New letter for " + std::string{what} + "?";
}

std::string offer_prompt(const OfferWords& offer, std::string_view key, std::string_view button) {
    std::string prompt{offer.question};
    if (key.empty())
        prompt.append(" Tap ").append(button).append(" ").append(offer.deed).append(".");
    else
        prompt.append(" Press ").append(key).append(" ").append(offer.deed).append(", Esc to leave it.");
    return prompt;
}

std::string way_prompt(std::string_view question, std::string_view key) {
    std::string prompt{question};
    if (key.empty()) return prompt + " Touch it again to go.";
    return prompt.append(" Press ").append(key).append(" again to go, Esc to stay.");
}

}  // namespace cellophane
