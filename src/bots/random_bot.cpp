#include "bots/random_bot.h"

#include "bots/random_choice.h"

namespace cellophane {

RandomBot::RandomBot(std::uint64_t seed) : whim_{stream_key(seed, "whim")} {}

Command RandomBot::next(const Play& play, const Report& last) {
    if (asks_for_item(last.question) && whim_.percent(80)) return Choose{any_letter(play)};
    if (last.question != Question::None) return Answer{whim_.percent(70)};
    if (last.going_on && whim_.percent(95)) return Continue{};
    const Direction toward = any_direction(whim_);
    switch (whim_.uniform(0, 13)) {
        case 0:
            return Rest{};
        case 1:
            return Search{};
        case 2:
            return LongSearch{};
        case 3:
            return Run{toward};
        case 4: {
            const int x = whim_.uniform(0, 78);
            const int y = whim_.uniform(0, 28);
            return TravelTo{{x, y}};
        }
        case 5:
            return TravelToStairs{whim_.percent(80) ? Stair::Down : Stair::Up};
        case 6:
            return Move{toward};
        case 7:
            return Stop{};
        case 10:
            return Drop{any_letter(play)};
        case 11: {
            const char letter = any_letter(play);
            const Pos target = any_place_near(play);
            return Throw{letter, target};
        }
        case 12:
        case 13:
            return any_use(play);
        default:
            return Explore{};
    }
}

Command RandomBot::any_use(const Play& play) {
    const char letter = any_letter(play);
    const Pos target = any_place_near(play);
    switch (whim_.uniform(0, 9)) {
        case 0:
            return Equip{letter};
        case 1:
            return TakeOff{letter};
        case 2:
            return Eat{letter};
        case 3:
            return Drink{letter};
        case 4:
            return Read{letter};
        case 5:
            return Zap{letter, target};
        case 6:
            return Invoke{letter};
        case 7:
            return SwapBack{};
        case 8:
            return Call{letter, whim_.percent(30) ? "" : "mine"};
        default:
            return Relabel{letter, static_cast<char>('a' + whim_.uniform(0, 25))};
    }
}

char RandomBot::any_letter(const Play& play) {
    // Sometimes a letter that is not in the pack.
    const std::vector<PackItemView>& pack = play.observe().pack;
    const int number = whim_.uniform(0, static_cast<int>(pack.size()));
    return number == static_cast<int>(pack.size()) ? 'z' : pack[static_cast<std::size_t>(number)].letter;
}

Pos RandomBot::any_place_near(const Play& play) {
    const int across = whim_.uniform(-8, 8);
    const int down = whim_.uniform(-8, 8);
    return play.observe().hero->at + Pos{across, down};
}

}  // namespace cellophane
