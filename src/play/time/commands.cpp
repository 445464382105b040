#include "play/time/commands.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "play/actions/actions.h"
#include "play/actions/handling.h"
#include "play/combat/patterns.h"
#include "play/effects/living_level.h"
#include "play/minds/guardians.h"
#include "play/senses/allegiance.h"
#include "play/senses/caution.h"
#include "play/senses/journeys.h"
#include "play/senses/known_ground.h"
#include "play/senses/odds.h"
#include "play/senses/perception.h"
#include "play/senses/treading.h"
#include "play/senses/vision.h"
#include "play/time/company.h"
#include "play/time/levels.h"
#include "play/time/looking.h"

namespace cellophane {

namespace {

/// Whether anything told since `from` ends what the hero is doing by himself (spec 60, section 10.1).
/// In a fight of his own accord blows do not.
bool disturbed(const Turn& turn, std::size_t from, bool fighting) {
    const bool harmless = turn.game.harmless;
    return std::any_of(turn.events.begin() + static_cast<std::ptrdiff_t>(from), turn.events.end(),
                       [&](const Event& event) {
                           // Who cannot be hurt does not mind who comes along.
                           if (harmless && event.is<CreatureNoticed>()) return false;
                           if (const Struck* blow = event.as<Struck>(); blow != nullptr && fighting)
                               return blow->blow == Blow::Killed;
                           // Webs on the way are torn through (tables/statuses.tsv).
                           return !event.is<Moved>() && !event.is<DoorOpened>() && !event.is<Flared>() &&
                                  !event.is<Flashed>() && !event.is<BrokeFree>();
                       });
}

/// Which cardinal neighbours automatic movement keeps off, a bit each.
std::uint8_t avoided_around(const Game& game) {
    unsigned mask = 0;
    for (Direction d : cardinals)
        if (would_avoid(game, game.hero.at + step(d))) mask |= 1U << static_cast<unsigned>(d);
    return static_cast<std::uint8_t>(mask);
}

constexpr int longest_recovery = 300;
constexpr int rest_of_the_healthy = 100;

bool is_walled_in(const Game& game) {
    return game.here().level.strata.has(game.hero.at, {TerrainProperty::BlocksMovement});
}

/// What rest cures (spec 60, section 6).
bool is_ailing(const Game& game) {
    constexpr std::array ailments{Status::Hallucinating, Status::Confused, Status::Nauseous, Status::Poisoned,
                                  Status::Darkened};
    return game.hero.health < game.hero.max_health ||
           std::any_of(ailments.begin(), ailments.end(),
                       [&](Status ailment) { return game.hero.vitals.statuses.has(ailment); });
}

/// Whether something lies, or somebody who is no friend is known to stand, beside the hero.
bool has_company(const Game& game) {
    const Place& place = game.here();
    const auto is_near = [&](Pos at) { return king_distance(at, game.hero.at) == 1; };
    return std::any_of(place.known.items.begin(), place.known.items.end(),
                       [&](const Item& item) { return is_near(item.at); }) ||
           std::any_of(place.level.monsters.begin(), place.level.monsters.end(), [&](const Monster& monster) {
               return is_near(monster.at) && !monster.is_ally() && is_perceived(game, monster);
           });
}

class Carrier {
public:
    explicit Carrier(Turn& turn) : turn_{turn}, game_{turn.game} {}

    void operator()(const Move& move) { walk(move.toward); }

    void operator()(const Run& run) {
        if (is_confused()) return;
        begin(Running{run.toward, avoided_around(game_)});
    }

    void operator()(const Rest&) {
        turn_.rested = true;
        spend(Spent::Turn, false);
    }

    void operator()(const Search&) { spend(search_around(turn_), true); }

    void operator()(const LongSearch&) { begin(Searching{}); }

    void operator()(const Recover&) {
        using From = Recovering::From;
        const From from = is_walled_in(game_) ? From::Walls
                          : is_ailing(game_)  ? From::Ailments
                                              : From::Nothing;
        // Nobody sleeps well with somebody in view.
        for (Monster& monster : game_.here().level.monsters) monster.noticed = false;
        game_.doing = Recovering{from, from == From::Nothing ? rest_of_the_healthy : longest_recovery,
                                 avoided_around(game_)};
        go_on();
    }

    void operator()(const TravelTo& travel) { set_out(travel.target); }

    void operator()(const TravelToStairs& travel) {
        const Place& place = game_.here();
        const Pos stairs = travel.which == Stair::Up ? place.level.stairs.up : place.level.stairs.down;
        if (!is_known(place, stairs)) return turn_.tell(TravelUnknown{});
        set_out(stairs);
    }

    void operator()(const Explore&) {
        if (is_confused()) return turn_.tell(TooConfused{});
        if (is_walled_in(game_)) return turn_.tell(WalledIn{});
        if (is_too_dark_to_explore(game_)) return turn_.tell(TooDark{});
        begin(Exploring{});
    }

    void operator()(const Continue&) { go_on(); }
    void operator()(const Stop&) { stop(); }
    void operator()(const Answer&) {}
    void operator()(const Drop& order) { spend(drop(turn_, order), false); }
    void operator()(const Throw& order) { spend(throw_item(turn_, order, false), false); }
    void operator()(const Equip& order) { spend(equip(turn_, order), false); }
    void operator()(const TakeOff& order) { spend(take_off(turn_, order), false); }
    void operator()(const SwapBack&) { spend(swap_back(turn_), false); }
    void operator()(const Eat& order) { spend(eat(turn_, order, false), false); }
    void operator()(const Drink& order) { spend(drink(turn_, order, false), false); }
    void operator()(const Read& order) { spend(read(turn_, order, false), false); }
    void operator()(const Zap& order) { spend(zap(turn_, order, false), false); }
    void operator()(const Invoke& order) { spend(invoke(turn_, order), false); }
    void operator()(const Call& order) { spend(call(turn_, order), false); }
    void operator()(const Inscribe& order) { spend(inscribe(turn_, order), false); }
    void operator()(const Relabel& order) { spend(relabel(turn_, order), false); }
    /// Nothing was asked for.
    void operator()(const Choose&) {}

    void operator()(const PlayEasily&) {
        if (game_.easy) return turn_.tell(EasyModeAnswered{EasyModeAnswered::How::BegunBefore});
        game_.question = Question::PlayEasily;
    }

    void operator()(const Quit&) {
        game_.ending = Ending{.depth = game_.depth, .fate = Fate::Quit};
        turn_.tell(GaveUp{});
    }

    void answer(bool yes) {
        const Question asked = std::exchange(game_.question, Question::None);
        // No item is named: he has thought better of it.
        if (asks_for_item(asked)) return choose(asked, 0);
        if (asked == Question::PlayEasily) return play_easily(yes);
        if (!yes) return;
        switch (asked) {
            case Question::ThrowInUse:
                return spend(throw_item(turn_, {game_.asked.item, game_.asked.target}, true), false);
            case Question::EatTooMuch:
                return spend(eat(turn_, {game_.asked.item}, true), false);
            case Question::UseMalevolent:
                return use_all_the_same();
            case Question::BlinkOverLava:
                return spend(zap(turn_, {game_.asked.item, game_.asked.target}, true), false);
            default:
                return walk(game_.asked.toward, asked);
        }
    }

    /// The item that a question asked for; 0: none.
    void choose(Question asked, char item) {
        if (asked == Question::WhichRing) {
            if (item != 0) spend(change_rings(item), false);
            return;
        }
        spend(choose_for_scroll(turn_, asked, item), false);
    }

private:
    void play_easily(bool yes) {
        game_.easy = yes;
        turn_.tell(EasyModeAnswered{yes ? EasyModeAnswered::How::Begun : EasyModeAnswered::How::Declined});
    }

    bool is_confused() const { return game_.hero.vitals.statuses.has(Status::Confused); }

    void use_all_the_same() {
        const char letter = game_.asked.item;
        const int number = number_of(game_.hero.pack, letter);
        if (number < 0) return;
        const Item& item = game_.hero.pack.at(number);
        if (item.row().category == ItemCategory::Potion) return spend(drink(turn_, {letter}, true), false);
        spend(read(turn_, {letter}, true), false);
    }

    Spent change_rings(char instead) {
        const int number = number_of(game_.hero.pack, instead);
        if (number >= 0 && suits(game_, Question::WhichRing, number))
            return equip(turn_, {game_.asked.item}, instead);
        game_.question = Question::WhichRing;
        return refuse(turn_, number < 0 ? Refusal::NoSuchItem : Refusal::WrongChoice);
    }

    void begin(LongCommand what) {
        // Those he sees already will not stop him.
        notice_creatures(turn_);
        game_.doing = std::move(what);
        go_on();
    }

    void stop() { game_.doing = std::monostate{}; }

    void spend(Spent spent, bool searched) {
        if (turn_.departure) {
            change_level(turn_, turn_.departure->depth, turn_.departure->how);
            turn_.departure.reset();
            // Changing level takes no time, though it counts as a turn of the hero's.
            ++game_.turns;
        }
        if (spent == Spent::Nothing) return;
        // Whatever became of the armour he was putting on.
        if (game_.hero.pack.worn < 0) game_.hero.vitals.statuses.end(Status::Donning);
        if (!searched) game_.hero.search_streak = 0;
        turn_.searched = searched;
        pass_turn(turn_);
    }

    void walk(Direction toward, Question answered = Question::None) {
        spend(take_step(turn_, toward, answered), false);
    }

    void set_out(Pos target) {
        const Place& place = game_.here();
        if (!place.level.size().contains(target) || !is_known(place, target))
            return turn_.tell(TravelUnknown{});
        if (target == game_.hero.at) return turn_.tell(AlreadyThere{});
        // A neighbouring cell is stepped to, whatever it is.
        const Direction beside = direction_to(target);
        if (beside != Direction::count) return walk(beside);
        const Pos end = plan_travel(game_, target, plans_);
        if (end == nowhere_to_go) return turn_.tell(TravelBlocked{is_behind_gas(game_, target, plans_)});
        Travelling journey{end, planned_route(game_, plans_)};
        std::reverse(journey.route.begin(), journey.route.end());
        begin(std::move(journey));
    }

    /// The direction of a neighbour that one step reaches; one round a corner is walked to like any other
    /// cell, unless there is something in the wall to strike or to push.
    Direction direction_to(Pos target) const {
        const Direction d = direction_of(target - game_.hero.at);
        if (d == Direction::count || !cuts_known_corner(game_.here(), game_.hero.at, d)) return d;
        return is_foe(target) || is_known_lever(target) ? d : Direction::count;
    }

    bool is_known_lever(Pos at) const {
        const Strata& memory = game_.here().known.memory;
        return memory.has(at, {TerrainProperty::BlocksMovement}) &&
               memory.mechanics(at).has(TerrainMechanic::PromotesOnHero);
    }

    /// Somebody beside the hero whom it makes sense to strike.
    bool is_foe(Pos at) const {
        if (game_.harmless || !is_target(game_, nullptr, game_.hero.at, at)) return false;
        const Monster* monster = somebody_at(std::as_const(game_).here().level, at);
        return monster != nullptr && !is_on_heros_side(monster) && is_perceived(game_, *monster) &&
               !monster->is(Behaviour::Invulnerable) && !monster->is(Behaviour::ImmuneToWeapons);
    }

    /// One step of the long command, and whether there will be another.
    void go_on() {
        const std::size_t told = turn_.events.size();
        const int depth = game_.depth;
        fighting_ = false;
        // What is done may be given up in the middle of a step.
        const bool more = std::visit([&](const auto& what) { return one_step(what); }, game_.doing);
        if (!more || disturbed(turn_, told, fighting_) || game_.depth != depth ||
            game_.question != Question::None)
            stop();
    }

    bool one_step(std::monostate) { return false; }

    bool one_step(const Travelling& travelling) {
        if (travelling.route.empty()) return false;
        if (!is_way_clear(game_, travelling.route)) {
            turn_.tell(WayChanged{});
            return false;
        }
        const Pos before = game_.hero.at;
        const Pos next = travelling.route.back();
        walk(direction_of(next - before));
        if (!(game_.hero.at == next)) return is_getting_on(before);
        Travelling* journey = std::get_if<Travelling>(&game_.doing);
        if (journey == nullptr) return false;
        journey->route.pop_back();
        return !journey->route.empty();
    }

    bool one_step(const Running& running) {
        const Running run = running;
        const Pos before = game_.hero.at;
        walk(run.toward);
        if (game_.hero.at == before || would_avoid(game_, game_.hero.at + step(run.toward))) return false;
        if (has_company(game_)) return false;
        // Side passages and the ends of walls are worth a halt; what lies behind is not.
        if (!is_cardinal(run.toward)) return true;
        const unsigned behind = 1U << static_cast<unsigned>(opposite(run.toward));
        return (avoided_around(game_) | behind) == (run.avoided | behind);
    }

    bool one_step(const Searching&) {
        spend(search_around(turn_), true);
        return game_.hero.search_streak > 0;
    }

    bool one_step(const Recovering& recovering) {
        const Recovering rest = recovering;
        (*this)(Rest{});
        Recovering* now = std::get_if<Recovering>(&game_.doing);
        if (now == nullptr) return false;
        now->turns_left = rest.turns_left - 1;
        const bool is_well = rest.from == Recovering::From::Walls      ? !is_walled_in(game_)
                             : rest.from == Recovering::From::Ailments ? !is_ailing(game_)
                                                                       : false;
        return !is_well && now->turns_left > 0 && avoided_around(game_) == rest.avoided;
    }

    bool one_step(const Exploring&) {
        for (const Direction d : directions)
            if (is_foe(game_.hero.at + step(d))) return fight(d);
        plan_exploration(game_, plans_);
        const Direction d = next_step(game_, plans_);
        if (d == Direction::count) {
            turn_.tell(Explored{are_goals_behind_gas(game_, plans_)});
            return false;
        }
        const Pos before = game_.hero.at;
        walk(d);
        return is_getting_on(before);
    }

    /// One blow; the next follows by itself as long as he can take whatever comes of it.
    bool fight(Direction toward) {
        fighting_ = true;
        const Level& level = game_.here().level;
        const Monster& foe = *somebody_at(level, game_.hero.at + step(toward));
        const int worst = eased(game_, damage(foe).most);
        const int rounds = game_.rounds;
        walk(toward);
        if (game_.rounds == rounds) return false;
        // Who sees things does not know what he is up against.
        return game_.hero.vitals.statuses.has(Status::Hallucinating) || game_.hero.health > worst;
    }

    /// He has moved, or is tearing at what keeps him from it.
    bool is_getting_on(Pos before) const {
        return !(game_.hero.at == before) || game_.hero.vitals.statuses.has(Status::Stuck);
    }

    Turn& turn_;
    Game& game_;
    /// The step is a blow of his own accord.
    bool fighting_ = false;
    Plans& plans_ = turn_.plans;
};

void obey(Turn& turn, const Command& command) {
    Game& game = turn.game;
    turn.rouse = act_at_machines_bidding;
    Carrier carrier{turn};
    if (game.question != Question::None) {
        if (const Answer* answer = command.as<Answer>()) return carrier.answer(answer->yes);
        if (asks_for_item(game.question)) {
            const Question asked = std::exchange(game.question, Question::None);
            if (const Choose* chosen = command.as<Choose>()) return carrier.choose(asked, chosen->item);
            // The scroll is read already.
            if (game.asked.committed) return carrier.choose(asked, 0);
        }
        // Whoever asks for something else has thought better of it.
        game.question = Question::None;
    }
    const bool goes_on = command.is<Continue>() || command.is<Stop>();
    if (!goes_on) game.doing = std::monostate{};
    command.visit(carrier);
}

/// What is refused or declined leaves nothing behind (spec 60, section 18).
void forget_what_was_asked(Game& game) {
    if (game.question == Question::None) game.asked = {};
}

}  // namespace

void carry_out(Turn& turn, const Command& command) {
    Game& game = turn.game;
    if (game.ending) return;
    Level& level = game.here().level;
    level.crowd.gather(level.monsters, level.size());
    obey(turn, command);
    forget_what_was_asked(game);
    game.here().level.crowd.forget();
}

}  // namespace cellophane
