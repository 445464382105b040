#include "agent/action_numbers.h"

#include <algorithm>

#include "agent/nearest.h"
#include "bots/possible.h"

namespace cellophane {

namespace {

using Group = ActionGroup;

int first(Group group) {
    return action_groups[group].first;
}

int letter_number(char letter) {
    return letter - 'a';
}

const PackItemView* stack_with(const Observation& seen, char letter) {
    const auto found = std::find_if(seen.pack.begin(), seen.pack.end(),
                                    [&](const PackItemView& stack) { return stack.letter == letter; });
    return found == seen.pack.end() ? nullptr : &*found;
}

/// The group that holds a number.
Group group_of(int action) {
    const auto* row =
        std::find_if(std::begin(action_group_list), std::end(action_group_list),
                     [&](const ActionGroupRow& each) { return action < each.first + each.count; });
    return row->kind;
}

/// The numbers of commands, by overloads; -1: it has none.
class Numbering {
public:
    Numbering(const Observation& seen, const std::vector<Pos>& aims) : seen_{seen}, aims_{aims} {}

    int operator()(const Move& move) const { return first(Group::Move) + static_cast<int>(move.toward); }
    int operator()(const Run& run) const { return first(Group::Run) + static_cast<int>(run.toward); }
    int operator()(const Rest&) const { return first(Group::Rest); }
    int operator()(const Search&) const { return first(Group::Search); }
    int operator()(const LongSearch&) const { return first(Group::LongSearch); }
    int operator()(const Explore&) const { return first(Group::Explore); }
    int operator()(const Recover&) const { return first(Group::Recover); }
    int operator()(const TravelToStairs& way) const {
        return first(Group::Stairs) + (way.which == Stair::Down ? 1 : 0);
    }
    int operator()(const Answer& answer) const { return first(Group::Answer) + (answer.yes ? 1 : 0); }
    int operator()(const Continue&) const { return first(Group::Continue); }
    int operator()(const Stop&) const { return first(Group::Stop); }
    int operator()(const Drop& drop) const { return first(Group::Drop) + letter_number(drop.item); }
    int operator()(const Choose& choose) const { return first(Group::Choose) + letter_number(choose.item); }
    int operator()(const Equip& order) const { return use(order.item); }
    int operator()(const TakeOff& order) const { return use(order.item); }
    int operator()(const Eat& order) const { return use(order.item); }
    int operator()(const Drink& order) const { return use(order.item); }
    int operator()(const Read& order) const { return use(order.item); }
    int operator()(const Invoke& order) const { return use(order.item); }
    int operator()(const Throw& order) const { return aimed(Group::Throw, order.item, order.target); }
    int operator()(const Zap& order) const {
        const int at_creature = aimed(Group::Zap, order.item, order.target);
        return at_creature >= 0 ? at_creature : toward(order);
    }
    int operator()(const TravelTo& travel) const {
        if (!standard_size.contains(travel.target)) return -1;
        return first(Group::Travel) + travel.target.y * standard_size.width + travel.target.x;
    }
    // They have no number: names and letters of items, and what a program has no use for.
    int operator()(const Call&) const { return -1; }
    int operator()(const Inscribe&) const { return -1; }
    int operator()(const Relabel&) const { return -1; }
    int operator()(const SwapBack&) const { return -1; }
    int operator()(const PlayEasily&) const { return -1; }
    int operator()(const Quit&) const { return -1; }

private:
    int use(char letter) const { return first(Group::Use) + letter_number(letter); }
    int aimed(Group group, char letter, Pos target) const {
        const auto found = std::find(aims_.begin(), aims_.end(), target);
        if (found == aims_.end()) return -1;
        return first(group) + letter_number(letter) * aim_rows + static_cast<int>(found - aims_.begin());
    }
    int toward(const Zap& order) const {
        for (const Direction direction : directions)
            if (aim_toward(seen_, direction) == order.target)
                return first(Group::ZapToward) + letter_number(order.item) * 8 + static_cast<int>(direction);
        return -1;
    }

    const Observation& seen_;
    const std::vector<Pos>& aims_;
};

Command with_letter(Group group, const PackItemView& stack, const std::optional<Command>& use) {
    if (group == Group::Drop) return Drop{stack.letter};
    if (group == Group::Choose) return Choose{stack.letter};
    return *use;
}

}  // namespace

ActionNumbers::ActionNumbers(const Observation& seen) : seen_{seen} {
    for (const MonsterView* monster : nearest_creatures(seen)) {
        if (!is_in_sight(seen, monster->at) || aims_.size() == aim_rows) break;
        aims_.push_back(monster->at);
    }
}

std::optional<int> ActionNumbers::number_of(const Command& command) const {
    const int number = command.visit(Numbering{seen_, aims_});
    return number < 0 ? std::nullopt : std::optional{number};
}

std::optional<Command> ActionNumbers::command_of(int action) const {
    if (action < 0 || action >= action_count || !seen_.hero) return std::nullopt;
    const Group group = group_of(action);
    const int rest = action - first(group);
    const int each = action_groups[group].count / letters;
    switch (group) {
        case Group::Move:
            return Move{directions[static_cast<std::size_t>(rest)]};
        case Group::Run:
            return Run{directions[static_cast<std::size_t>(rest)]};
        case Group::Rest:
            return Rest{};
        case Group::Search:
            return Search{};
        case Group::LongSearch:
            return LongSearch{};
        case Group::Explore:
            return Explore{};
        case Group::Recover:
            return Recover{};
        case Group::Stairs:
            return TravelToStairs{rest == 0 ? Stair::Up : Stair::Down};
        case Group::Answer:
            return Answer{rest == 1};
        case Group::Continue:
            return Continue{};
        case Group::Stop:
            return Stop{};
        case Group::Travel:
            return TravelTo{{rest % standard_size.width, rest / standard_size.width}};
        case Group::Drop:
        case Group::Use:
        case Group::Choose:
        case Group::Throw:
        case Group::Zap:
        case Group::ZapToward:
        case Group::count:
            break;
    }
    const PackItemView* stack = stack_with(seen_, static_cast<char>('a' + rest / each));
    if (stack == nullptr) return std::nullopt;
    if (each == 1) {
        const std::optional<Command> use = use_of(*stack);
        if (group == Group::Use && !use) return std::nullopt;
        return with_letter(group, *stack, use);
    }
    const auto aim = static_cast<std::size_t>(rest % each);
    if (group == Group::ZapToward) {
        const std::optional<Pos> target = aim_toward(seen_, directions[aim]);
        return target ? std::optional<Command>{Zap{stack->letter, *target}} : std::nullopt;
    }
    if (aim >= aims_.size()) return std::nullopt;
    if (group == Group::Throw) return Throw{stack->letter, aims_[aim]};
    return Zap{stack->letter, aims_[aim]};
}

}  // namespace cellophane
