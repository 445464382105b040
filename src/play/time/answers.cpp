#include "play/time/answers.h"

#include <utility>

#include "play/actions/handling.h"
#include "play/time/turn_cost.h"

namespace cellophane {

namespace {

void play_easily(Turn& turn, bool yes) {
    turn.game.easy = yes;
    turn.emit(EasyModeAnswered{yes ? EasyModeAnswered::How::Begun : EasyModeAnswered::How::Declined});
}

void use_all_the_same(Turn& turn, Question asked) {
    const Game& game = turn.game;
    const char letter = game.asked.item;
    const int number = number_of(game.hero.pack, letter);
    if (number < 0) return;
    const Item& item = game.hero.pack.at(number);
    const Pos target = game.asked.target;
    switch (item.row().category) {
        case ItemCategory::Weapon:
            return spend(turn, throw_item(turn, {letter, target}, asked));
        case ItemCategory::Potion:
            // What harms allies is thrown at them.
            if (asked == Question::HarmAlly) return spend(turn, throw_item(turn, {letter, target}, asked));
            return spend(turn, drink(turn, {letter}, true));
        case ItemCategory::Charm:
            return spend(turn, invoke(turn, {letter}, true));
        case ItemCategory::Staff:
        case ItemCategory::Wand:
            return spend(turn, zap(turn, {letter, target}, true));
        case ItemCategory::Food:
        case ItemCategory::Armor:
        case ItemCategory::Scroll:
        case ItemCategory::Ring:
        case ItemCategory::Gold:
        case ItemCategory::Amulet:
        case ItemCategory::Gem:
        case ItemCategory::Key:
        case ItemCategory::count:
            break;
    }
    return spend(turn, read(turn, {letter}, true));
}

TurnCost change_rings(Turn& turn, char instead) {
    Game& game = turn.game;
    const int number = number_of(game.hero.pack, instead);
    if (number >= 0 && suits(game, Question::WhichRing, number))
        return equip(turn, {game.asked.item}, instead);
    game.question = Question::WhichRing;
    return refuse(turn, number < 0 ? Refusal::NoSuchItem : Refusal::WrongChoice);
}

}  // namespace

void answer_question(Turn& turn, bool yes) {
    Game& game = turn.game;
    const Question asked = std::exchange(game.question, Question::None);
    // No item is named: the player has canceled.
    if (asks_for_item(asked)) return name_item(turn, asked, 0);
    if (asked == Question::PlayEasily) return play_easily(turn, yes);
    if (!yes) return;
    switch (asked) {
        case Question::ThrowInUse:
        case Question::ThrowAway:
            return spend(turn, throw_item(turn, {game.asked.item, game.asked.target}, asked));
        case Question::EatTooMuch:
            return spend(turn, eat(turn, {game.asked.item}, true));
        case Question::UseMalevolent:
        case Question::UseInVain:
        case Question::HarmAlly:
            return use_all_the_same(turn, asked);
        case Question::BlinkOverLava:
            return spend(turn, zap(turn, {game.asked.item, game.asked.target}, true));
        case Question::None:
        case Question::LeapIntoChasm:
        case Question::WalkIntoFire:
        case Question::WalkIntoGas:
        case Question::StepOnTrap:
        case Question::WalkByLava:
        case Question::FreeCaptive:
        case Question::AttackAlly:
        case Question::AttackAcid:
        case Question::WhichRing:
        case Question::WhatToEnchant:
        case Question::WhatToIdentify:
        case Question::PlayEasily:
        case Question::count:
            break;
    }
    return walk(turn, game.asked.toward, asked);
}

void name_item(Turn& turn, Question asked, char item) {
    if (asked == Question::WhichRing) {
        if (item != 0) spend(turn, change_rings(turn, item));
        return;
    }
    spend(turn, choose_for_scroll(turn, asked, item));
}

}  // namespace cellophane
