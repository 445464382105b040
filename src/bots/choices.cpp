#include "bots/choices.h"

#include <algorithm>
#include <vector>

namespace cellophane {

namespace {

ItemCategory category_of(const PackItemView& stack) {
    return item_rows[stack.item.kind].category;
}

/// How well a stack answers the question; 0: not at all.
int merit(const PackItemView& stack, Question question, ItemCategory favorite) {
    switch (question) {
        case Question::WhichRing:
            return stack.in_use && category_of(stack) == ItemCategory::Ring ? 100 - stack.item.enchant : 0;
        case Question::WhatToIdentify:
            if (stack.item.identified && stack.item.kind_known) return 0;
            return 10 + stack.item.quantity + (stack.item.kind_known ? 0 : 20);
        case Question::None:
        case Question::LeapIntoChasm:
        case Question::WalkIntoFire:
        case Question::WalkIntoGas:
        case Question::StepOnTrap:
        case Question::WalkByLava:
        case Question::ThrowInUse:
        case Question::FreeCaptive:
        case Question::AttackAlly:
        case Question::AttackAcid:
        case Question::UseMalevolent:
        case Question::EatTooMuch:
        case Question::WhatToEnchant:
        case Question::PlayEasily:
        case Question::BlinkOverLava:
        case Question::ThrowAway:
        case Question::UseInVain:
        case Question::HarmAlly:
        case Question::count:
            break;
    }
    if (!enchantable.has(category_of(stack))) return 0;
    // The favorite category, in use first; then what is in use, armor first; then anything.
    return 1 + (category_of(stack) == favorite ? 4 : 0) + (stack.in_use ? 2 : 0) +
           (stack.in_use && category_of(stack) == ItemCategory::Armor ? 1 : 0);
}

}  // namespace

char choice(const Observation& seen, Question question, ItemCategory favorite, int tries) {
    std::vector<const PackItemView*> stacks;
    stacks.reserve(seen.pack.size());
    for (const PackItemView& stack : seen.pack) stacks.push_back(&stack);
    std::stable_sort(stacks.begin(), stacks.end(), [&](const PackItemView* a, const PackItemView* b) {
        return merit(*a, question, favorite) > merit(*b, question, favorite);
    });
    if (stacks.empty()) return 'a';
    return stacks[static_cast<std::size_t>(tries) % stacks.size()]->letter;
}

}  // namespace cellophane
