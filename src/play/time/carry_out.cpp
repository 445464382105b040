#include "play/time/carry_out.h"

#include <cstddef>
#include <type_traits>
#include <utility>

#include "play/actions/actions.h"
#include "play/actions/handling.h"
#include "play/actions/orders.h"
#include "play/observation/vision.h"
#include "play/perception/known_terrain.h"
#include "play/time/answers.h"
#include "play/time/auto_explore.h"
#include "play/time/long_commands.h"
#include "play/time/resting.h"
#include "play/time/running.h"
#include "play/time/strides.h"
#include "play/time/traveling.h"
#include "play/time/turn_cost.h"

namespace cellophane {

namespace {

/// Carries out each kind of command.
class Carrier {
public:
    explicit Carrier(Turn& turn) : turn_{turn}, game_{turn.game} {}

    void operator()(const Move& move) { walk(turn_, move.toward); }
    void operator()(const Run& run) { begin_long_command(turn_, begin_running(turn_, run.toward)); }
    void operator()(const Rest&) { rest_a_turn(turn_); }
    void operator()(const Search&) { spend(turn_, search_around(turn_), true); }
    void operator()(const LongSearch&) { begin_long_command(turn_, Searching{}); }
    void operator()(const Recover&) { begin_long_command(turn_, begin_recovering(turn_)); }
    void operator()(const TravelTo& travel) {
        begin_long_command(turn_, begin_traveling(turn_, travel.target));
    }

    void operator()(const TravelToStairs& travel) {
        const VisitedLevel& place = game_.here();
        const Pos stairs = travel.which == Stair::Up ? place.level.stairs.up : place.level.stairs.down;
        if (!is_known(place, stairs)) return turn_.emit(TravelUnknown{});
        begin_long_command(turn_, begin_traveling(turn_, stairs));
    }

    void operator()(const Explore&) { begin_long_command(turn_, begin_auto_explore(turn_)); }
    void operator()(const Continue&) { go_on(turn_); }
    void operator()(const Stop&) { stop(game_); }
    /// No question is open.
    void operator()(const Answer&) {}
    void operator()(const Choose&) {}

    void operator()(const Drop& order) { spend(turn_, drop(turn_, order)); }
    void operator()(const Throw& order) { spend(turn_, throw_item(turn_, order, Question::None)); }
    void operator()(const Equip& order) { spend(turn_, equip(turn_, order)); }
    void operator()(const TakeOff& order) { spend(turn_, take_off(turn_, order)); }
    void operator()(const SwapBack&) { spend(turn_, swap_back(turn_)); }
    void operator()(const Eat& order) { spend(turn_, eat(turn_, order, false)); }
    void operator()(const Drink& order) { spend(turn_, drink(turn_, order, false)); }
    void operator()(const Read& order) { spend(turn_, read(turn_, order, false)); }
    void operator()(const Zap& order) { spend(turn_, zap(turn_, order, false)); }
    void operator()(const Invoke& order) { spend(turn_, invoke(turn_, order, false)); }
    void operator()(const Call& order) { spend(turn_, call(turn_, order)); }
    void operator()(const Inscribe& order) { spend(turn_, inscribe(turn_, order)); }
    void operator()(const Relabel& order) { spend(turn_, relabel(turn_, order)); }

    void operator()(const PlayEasily&) {
        if (game_.easy) return turn_.emit(EasyModeAnswered{EasyModeAnswered::How::BegunBefore});
        game_.question = Question::PlayEasily;
    }

    void operator()(const Quit&) {
        game_.ending = Ending{.depth = game_.depth, .fate = Fate::Quit};
        turn_.emit(GaveUp{});
    }

private:
    Turn& turn_;
    Game& game_;
};

/// What an order about an item comes to is asked by travel, previews, bots and the interface as well, before
/// anything is done.
template <class Kind>
struct Considered {
    static constexpr bool is_order = requires(const Kind& order) { order.item; };
    /// It answers a question, which is considered there.
    static constexpr bool is_answer = std::is_same_v<Kind, Choose>;
    static_assert(
        !is_order || is_answer || requires(const Game& game, const Kind& order) { consider(game, order); },
        "an order about an item needs its consider in play/actions/orders.h");
};
template <class... Kinds>
consteval std::size_t considered(const OneOf<Kinds...>*) {
    return (sizeof(Considered<Kinds>) + ...);
}
static_assert(considered(static_cast<const Command*>(nullptr)) == Command::count);

void obey(Turn& turn, const Command& command) {
    Game& game = turn.game;
    if (game.question != Question::None) {
        if (const Answer* answer = command.as<Answer>()) return answer_question(turn, answer->yes);
        if (asks_for_item(game.question)) {
            const Question asked = std::exchange(game.question, Question::None);
            if (const Choose* chosen = command.as<Choose>()) return name_item(turn, asked, chosen->item);
            // The scroll is read already.
            if (game.asked.committed) return name_item(turn, asked, 0);
        }
        // Any other command cancels the question.
        game.question = Question::None;
    }
    const bool goes_on = command.is<Continue>() || command.is<Stop>();
    if (!goes_on) stop(game);
    command.visit(Carrier{turn});
}

/// Clears the details of a question once it is closed (rules/hero.md 18).
void forget_what_was_asked(Game& game) {
    if (game.question == Question::None) game.asked = {};
}

}  // namespace

void carry_out(Turn& turn, const Command& command) {
    Game& game = turn.game;
    if (game.ending) return;
    Level& level = game.here().level;
    level.occupancy.rebuild(level.monsters, level.size());
    obey(turn, command);
    forget_what_was_asked(game);
    // Blood may have been spilled, and things have fallen, after the hero looked around.
    note_changes(game, turn.caches);
    // The hero's death is the last that is told, whatever else was still to happen.
    if (game.ending && game.ending->fate == Fate::Died) turn.emit(HeroDied{*game.ending});
    game.here().level.occupancy.invalidate();
}

}  // namespace cellophane
