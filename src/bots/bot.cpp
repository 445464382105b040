#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/choices.h"
#include "bots/foes.h"
#include "bots/missiles.h"
#include "bots/outfit.h"
#include "bots/pastimes.h"
#include "bots/remedies.h"
#include "bots/shelter.h"
#include "content/statuses.h"
#include "content/styles.h"
#include "content/terrain.h"
#include "world/game.h"

namespace cellophane {

namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Policy::count)> policy_names{
    "random", "explorer", "pilgrim"};

Direction any_direction(Rng& whim) {
    return directions[static_cast<std::size_t>(whim.uniform(0, 7))];
}

/// Nothing that is known keeps a blow from going that way.
bool may_strike(const Observation& seen, Direction toward) {
    if (is_cardinal(toward)) return true;
    const auto corners = flanks(seen.hero->at, toward);
    return std::none_of(corners.begin(), corners.end(), [&](Pos corner) {
        const CellView& cell = seen.cells[corner];
        return std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
            return terrain_rows[terrain].properties.has(TerrainProperty::BlocksDiagonals);
        });
    });
}

Direction adjacent_foe(const Observation& seen) {
    for (const Direction d : directions) {
        const MonsterView* monster = seen.cells.contains(seen.hero->at + step(d))
                                         ? monster_at(seen, seen.hero->at + step(d))
                                         : nullptr;
        if (monster != nullptr && is_foe(*monster) && may_strike(seen, d)) return d;
    }
    return Direction::count;
}

/// The nearest who is after the hero and comes no nearer than a throw; none beyond that.
const MonsterView* approaching_foe(const Observation& seen) {
    constexpr int throwing_reach = 7;
    const MonsterView* nearest = nullptr;
    int least = throwing_reach + 1;
    for (const MonsterView& monster : seen.monsters) {
        const int distance = king_distance(monster.at, seen.hero->at);
        if (distance >= least || !is_coming(seen, monster)) continue;
        least = distance;
        nearest = &monster;
    }
    return nearest;
}

int known_cells(const Observation& seen) {
    int count = 0;
    for (int i = 0; i < seen.cells.size().area(); ++i)
        count += seen.cells.at_index(i).sight != Sight::Unknown ? 1 : 0;
    return count;
}

bool blocks_movement(const CellView& cell) {
    return std::any_of(cell.layers.begin(), cell.layers.end(), [](Terrain terrain) {
        return terrain_rows[terrain].properties.has(TerrainProperty::BlocksMovement);
    });
}

bool leads_all_the_way(const Play& play, Pos target) {
    const std::vector<Pos> route = play.route_to(target);
    return !route.empty() && route.back() == target;
}

/// Most trust in armour.
ItemCategory favourite_of(std::uint64_t seed) {
    constexpr ItemCategory favourites[] = {ItemCategory::Armor, ItemCategory::Armor, ItemCategory::Weapon,
                                           ItemCategory::Armor, ItemCategory::Ring,  ItemCategory::Staff,
                                           ItemCategory::Armor, ItemCategory::Charm};
    return favourites[mix(seed, std::uint64_t{1}) % std::size(favourites)];
}

/// The letter of what a command is about; 0 if it is about nothing in the pack.
char letter_in(const Command& command) {
    return command.visit([](const auto& order) {
        if constexpr (requires { order.item; })
            return order.item;
        else
            return char{};
    });
}

/// Different as soon as there is anything new in it, or known of it.
std::size_t fingerprint(const Observation& seen) {
    std::size_t print = seen.pack.size();
    for (const PackItemView& stack : seen.pack)
        for (const int part :
             {static_cast<int>(stack.letter), static_cast<int>(stack.item.kind), stack.item.quantity,
              stack.item.enchant, stack.item.identified ? 1 : 0, stack.item.kind_known ? 1 : 0,
              static_cast<int>(stack.item.feels), stack.in_use ? 1 : 0})
            print = print * 31 + static_cast<std::size_t>(part);
    return print;
}

}  // namespace

std::string_view name_of(Policy policy) {
    return policy_names[static_cast<std::size_t>(policy)];
}

std::optional<Policy> policy_named(std::string_view name) {
    for (std::size_t i = 0; i < policy_names.size(); ++i)
        if (policy_names[i] == name) return static_cast<Policy>(i);
    return std::nullopt;
}

Bot::Bot(Policy policy, std::uint64_t seed)
    : policy_{policy},
      whim_{stream_key(seed, "whim")},
      favourite_{favourite_of(seed)},
      goal_depth_{amulet_depth} {}

Command Bot::next(const Play& play, const Report& last) {
    switch (policy_) {
        case Policy::Random:
            return random(play, last);
        case Policy::Explorer:
        case Policy::Pilgrim:
            return explore(play, last);
        case Policy::count:
            break;
    }
    return Rest{};
}

Command Bot::random(const Play& play, const Report& last) {
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
            const int across = whim_.uniform(-8, 8);
            const int down = whim_.uniform(-8, 8);
            return Throw{letter, play.observe().hero->at + Pos{across, down}};
        }
        case 12:
        case 13:
            return any_use(play);
        default:
            return Explore{};
    }
}

Command Bot::any_use(const Play& play) {
    const char letter = any_letter(play);
    const int across = whim_.uniform(-8, 8);
    const int down = whim_.uniform(-8, 8);
    const Pos target = play.observe().hero->at + Pos{across, down};
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

char Bot::any_letter(const Play& play) {
    // Now and then one that is not there.
    const std::vector<PackItemView>& pack = play.observe().pack;
    const int number = whim_.uniform(0, static_cast<int>(pack.size()));
    return number == static_cast<int>(pack.size()) ? 'z' : pack[static_cast<std::size_t>(number)].letter;
}

Command Bot::explore(const Play& play, const Report& last) {
    if (last.question != Question::None) return answer(play, last);
    wrong_choices_ = 0;
    // Turns count for the whole of a long command, not for its last step.
    if (last.going_on) {
        going_on_ = true;
        return Continue{};
    }
    asked_ = resolve(play, last);
    asked_at_ = play.observe().hero->at;
    going_on_ = false;
    return asked_;
}

Command Bot::answer(const Play& play, const Report& last) {
    // Whoever takes a step for want of a better way has thought about it.
    const bool sure = aim_ == Aim::MovingOn && asked_.is<Move>();
    switch (last.question) {
        case Question::FreeCaptive:
        case Question::AttackAcid:
            return Answer{whim_.percent(85)};
        case Question::LeapIntoChasm:
            return Answer{sure || whim_.percent(60)};
        case Question::AttackAlly:
            return Answer{whim_.percent(2)};
        case Question::UseMalevolent:
        case Question::EatTooMuch:
            return Answer{true};
        case Question::WhichRing:
        case Question::WhatToEnchant:
        case Question::WhatToIdentify:
            return Choose{choice(play.observe(), last.question, favourite_, wrong_choices_++)};
        default:
            return Answer{sure || whim_.percent(15)};
    }
}

void Bot::note_uselessness(const Observation& seen, const Report& last) {
    constexpr int refused_turns = 300;
    constexpr int fizzled_turns = 100;
    const char letter = letter_in(asked_);
    if (letter == 0 || going_on_) return;
    if (last.turns == 0) return patience_.wear_out(letter, seen.turns, refused_turns);
    if (last.tells_of<Fizzled>()) patience_.wear_out(letter, seen.turns, fizzled_turns);
}

std::optional<Command> Bot::pass_time(const Play& play) {
    constexpr int turns_between_looks = 100;
    const Observation& seen = play.observe();
    if (!is_at_peace(seen)) return std::nullopt;
    const std::size_t pack = fingerprint(seen);
    if (pack != pack_then_ || seen.turns - looked_through_at_ >= turns_between_looks) {
        if (const std::optional<Command> change = better_outfit(play, patience_)) return change;
        if (const std::optional<Command> deed = pastime(seen, patience_, whim_)) return deed;
        pack_then_ = pack;
        looked_through_at_ = seen.turns;
    }
    const std::optional<Direction> toward = errands_.step_to_captives(seen, refused_);
    return toward ? std::optional<Command>{Move{*toward}} : std::nullopt;
}

Command Bot::resolve(const Play& play, const Report& last) {
    constexpr int most_rests = 200;
    constexpr int hurt_percent = 60;
    constexpr int well_percent = 90;
    /// Whoever is interrupted again and again and sees nothing new has seen enough.
    constexpr int most_idle_explorations = 60;
    const Observation& seen = play.observe();
    if (seen.depth != depth_) {
        begin_level(seen);
        return begin_exploring();
    }
    note_refusal(seen, last);
    note_uselessness(seen, last);
    looked_from_.set(seen.hero->at);
    if (seen.hero->is(Status::Confused)) {
        // It passes, once he is out of what does it.
        aim_ = Aim::Surviving;
        const bool in_gas = seen.cells[seen.hero->at].gas_volume > 0;
        if (in_gas && whim_.percent(50)) return Move{any_direction(whim_)};
        return Search{};
    }
    const bool was_refused = aim_ == Aim::Surviving && asked_.is<Move>() && last.turns == 0;
    if (const std::optional<Command> step = was_refused ? std::nullopt : withdraw(play)) {
        aim_ = Aim::Surviving;
        return *step;
    }
    if (const std::optional<Command> deed = defend(play, was_refused)) {
        aim_ = Aim::Surviving;
        return *deed;
    }
    const HeroView& hero = *seen.hero;
    resting_ = hero.health * 100 < (resting_ ? well_percent : hurt_percent) * hero.max_health;
    if (resting_ && rests_ < most_rests) {
        ++rests_;
        aim_ = Aim::Surviving;
        // Nobody gets well where he is shot at.
        if (!play.is_harmless())
            if (const std::optional<Direction> step = step_to_shelter(seen, refused_)) return Move{*step};
        return LongSearch{};
    }
    const bool got_on = going_on_ || last.turns > 0;
    if (policy_ == Policy::Pilgrim) {
        if (const std::optional<Command> deed = go_on_pilgrimage(play, got_on)) return *deed;
    } else if (const std::optional<Command> deed = pass_time(play)) {
        aim_ = Aim::Surviving;
        return *deed;
    }
    // What dims his own light passes; what blots out all around him does not.
    if (last.tells_of<TooDark>() && !hero.is(Status::Darkened)) return grope(seen);
    switch (aim_) {
        case Aim::Surviving:
            return begin_exploring();
        case Aim::Exploring:
            idle_explorations_ = has_found_more(seen) ? 0 : idle_explorations_ + 1;
            if (got_on && idle_explorations_ < most_idle_explorations) return Explore{};
            break;
        case Aim::MovingOn:
            if (!has_found_more(seen)) break;
            idle_explorations_ = 0;
            return begin_exploring();
        case Aim::Searching:
            // One by one: a long search ends when somebody comes along.
            if (--searches_left_ > 0) return Search{};
            sweep_.looked_around(seen);
            idle_explorations_ = 0;
            return begin_exploring();
    }
    aim_ = Aim::MovingOn;
    return move_on(play, got_on);
}

Command Bot::begin_exploring() {
    aim_ = Aim::Exploring;
    return Explore{};
}

Command Bot::grope(const Observation& seen) {
    constexpr int many_turns = 1000;
    constexpr int whim_percent = 10;
    aim_ = Aim::Surviving;
    for (const PackItemView& stack : seen.pack) {
        const bool is_ring = item_rows[stack.item.kind].category == ItemCategory::Ring;
        if (!is_ring || !stack.in_use || patience_.is_worn_out(stack.letter, seen.turns)) continue;
        patience_.wear_out(stack.letter, seen.turns, many_turns);
        return TakeOff{stack.letter};
    }
    const bool is_stopped = seen.hero->at == groped_from_;
    if (is_stopped || whim_.percent(whim_percent)) groping_ = any_direction(whim_);
    groped_from_ = seen.hero->at;
    return Move{groping_};
}

Command Bot::begin_searching() {
    aim_ = Aim::Searching;
    searches_left_ = searches_in_a_row;
    return Search{};
}

std::optional<Command> Bot::defend(const Play& play, bool was_refused) {
    constexpr int most_turns_of_strife = 80;
    // Whom nothing hurts has nobody to fear, and fights with nobody.
    if (play.is_harmless()) return std::nullopt;
    const Observation& seen = play.observe();
    const Direction beside = adjacent_foe(seen);
    const MonsterView* coming = beside == Direction::count ? approaching_foe(seen) : nullptr;
    if (beside == Direction::count && coming == nullptr) {
        turns_of_strife_ = 0;
        return std::nullopt;
    }
    // What has gone on for so long leads nowhere; he does something else for a while.
    if (++turns_of_strife_ > most_turns_of_strife) {
        if (turns_of_strife_ > 2 * most_turns_of_strife) turns_of_strife_ = 0;
        return std::nullopt;
    }
    if (const std::optional<Command> deed = remedy(play, patience_, whim_)) return deed;
    constexpr int weak_percent = 30;
    const HeroView& hero = *seen.hero;
    if (hero.health * 100 < weak_percent * hero.max_health && whim_.percent(70)) {
        for (const Stair stairs : {Stair::Down, Stair::Up})
            if (play.known_stairs(stairs) && (stairs == Stair::Down || seen.depth > 1))
                return TravelToStairs{stairs};
    }
    if (beside != Direction::count) {
        const MonsterView* foe = monster_at(seen, hero.at + step(beside));
        if (const std::optional<Command> shot = shot_at(*foe, play, patience_)) return shot;
        return Move{beside};
    }
    if (const std::optional<Command> step = was_refused ? std::nullopt : seek_cover(play)) return step;
    if (const std::optional<Command> shot = shot_at(*coming, play, patience_)) return shot;
    // Let him come.
    return Search{};
}

std::optional<Command> Bot::withdraw(const Play& play) const {
    if (play.is_harmless()) return std::nullopt;
    const Observation& seen = play.observe();
    const Pos here = seen.hero->at;
    const bool is_bitten = std::any_of(seen.monsters.begin(), seen.monsters.end(), [&](const MonsterView& m) {
        return m.behaviours.has(Behaviour::ConfinedToLiquid) && king_distance(m.at, here) <= 2 &&
               m.state == MonsterState::Hunting;
    });
    const bool burning = seen.hero->is(Status::Burning);
    // Most of the time there is nothing, and that is soon seen.
    if (!is_bitten && !burning && !Ground::is_noxious_near(seen)) return std::nullopt;
    Ground ground{seen, refused_};
    const BitGrid noxious = ground.noxious();
    BitGrid danger = noxious.dilated8();
    if (is_bitten) danger |= ground.depths().dilated8();
    if (!burning && !danger.test(here)) return std::nullopt;
    // Growths stay where they are, and gas that is not all round goes by.
    const bool is_in_it =
        burning || noxious.test(here) || is_bitten || seen.hero->health * 2 < seen.hero->max_health;
    if (!is_in_it) return std::nullopt;
    // Fire comes after him wherever there is something to burn.
    if (burning || noxious.intersects(ground.kindling().dilated8())) danger |= ground.kindling();
    BitGrid refuge = ground.wholesome() - danger;
    if (burning) refuge |= ground.quenching();
    const auto toward = ground.first_step_to(refuge);
    return toward ? std::optional<Command>{Move{*toward}} : std::nullopt;
}

std::optional<Command> Bot::seek_cover(const Play& play) const {
    constexpr int farthest = 5;
    const Observation& seen = play.observe();
    if (number_coming(seen) < 2) return std::nullopt;
    Ground ground{seen, refused_};
    const Pos here = seen.hero->at;
    BitGrid cover = ground.corridors() & rectangle(seen.cells.size(), here - Pos{farthest, farthest},
                                                   here + Pos{farthest, farthest});
    if (cover.test(here)) return std::nullopt;
    // Not past those he runs from.
    for (const MonsterView& monster : seen.monsters)
        if (is_coming(seen, monster)) {
            const int reach = king_distance(monster.at, here);
            cover.for_each([&](Pos at) {
                if (king_distance(at, monster.at) <= std::min(reach, king_distance(at, here)))
                    cover.reset(at);
            });
        }
    const auto toward = ground.first_step_to(cover);
    return toward ? std::optional<Command>{Move{*toward}} : std::nullopt;
}

void Bot::begin_level(const Observation& seen) {
    depth_ = seen.depth;
    resting_ = false;
    rests_ = idle_explorations_ = known_ = searches_left_ = 0;
    refused_ = looked_from_ = BitGrid{seen.cells.size()};
    sweep_ = Sweep{seen.cells.size()};
    errands_ = Errands{seen.cells.size()};
}

void Bot::note_refusal(const Observation& seen, const Report& last) {
    const Move* move = asked_.as<Move>();
    if (move == nullptr || aim_ != Aim::MovingOn || !(seen.hero->at == asked_at_)) return;
    const Pos target = asked_at_ + step(move->toward);
    // Whoever is held by a web or pulls a lever spends his turn all the same; a lever is pulled once.
    if (seen.cells.size().contains(target) && (last.turns == 0 || blocks_movement(seen.cells[target])))
        refused_.set(target);
}

bool Bot::has_found_more(const Observation& seen) {
    const int known = known_cells(seen);
    const bool more = known > known_;
    known_ = known;
    return more;
}

std::optional<Stair> Bot::way_on(const Observation& seen) const {
    if (policy_ != Policy::Pilgrim) return Stair::Down;
    if (bears_amulet(seen)) return Stair::Up;
    if (seen.depth == goal_depth_) return std::nullopt;
    return seen.depth < goal_depth_ ? Stair::Down : Stair::Up;
}

BitGrid Bot::destination(const Observation& seen, const Ground& ground) const {
    if (const std::optional<Stair> way = way_on(seen))
        return *way == Stair::Down ? ground.ways_down() : ground.ways_up();
    BitGrid amulets{seen.cells.size()};
    for (const ItemView& item : seen.items)
        if (item.kind == ItemKind::Amulet && !item.carried) amulets.set(item.at);
    return amulets;
}

std::optional<Command> Bot::go_on_pilgrimage(const Play& play, bool got_on) {
    const Observation& seen = play.observe();
    if (bears_amulet(seen)) goal_depth_ = seen.depth;
    // Who has no room cannot take what he has come for.
    if (seen.pack_places_left <= 0 && item_at(seen, seen.hero->at) == nullptr)
        for (const PackItemView& stack : seen.pack)
            if (!stack.in_use && stack.item.kind != ItemKind::Amulet &&
                !patience_.is_worn_out(stack.letter, seen.turns))
                return Drop{stack.letter};
    Ground ground{seen, refused_};
    const BitGrid goals = destination(seen, ground);
    if (goals.none() || !ground.first_step_to(goals)) return std::nullopt;
    aim_ = Aim::MovingOn;
    return move_on(play, got_on);
}

Command Bot::move_on(const Play& play, bool got_on) {
    const Observation& seen = play.observe();
    if (policy_ == Policy::Explorer)
        if (const auto toward = errands_.step_to_things(seen, refused_)) return Move{*toward};
    const std::optional<Stair> way = way_on(seen);
    const std::optional<Pos> stairs = way ? play.known_stairs(*way) : std::nullopt;
    const bool was_stopped = asked_.is<TravelToStairs>() && !got_on;
    Ground ground{seen, refused_};
    if (stairs && !was_stopped && ground.is_plain_here() && leads_all_the_way(play, *stairs))
        return TravelToStairs{*way};
    for (const BitGrid& goals :
         {destination(seen, ground), ground.frontier() - looked_from_, ground.levers() - refused_})
        if (const auto toward = ground.first_step_to(goals)) return Move{*toward};
    return search_or_walk(play, ground, got_on);
}

Command Bot::search_or_walk(const Play& play, Ground& ground, bool got_on) {
    const int rounds = sweep_.rounds();
    const std::optional<Pos> place = sweep_.next(ground);
    // Who was in the way may have gone, and what was dark may be lit.
    if (sweep_.rounds() > rounds) refused_ = looked_from_ = BitGrid{refused_.size()};
    const Pos here = play.observe().hero->at;
    if (!place || *place == here) return begin_searching();
    const bool was_stopped = asked_.is<TravelTo>() && !got_on;
    if (!was_stopped && ground.is_plain_here() && leads_all_the_way(play, *place)) return TravelTo{*place};
    BitGrid goal{refused_.size()};
    goal.set(*place);
    const auto toward = ground.first_step_to(goal);
    return toward ? Command{Move{*toward}} : begin_searching();
}

}  // namespace cellophane
