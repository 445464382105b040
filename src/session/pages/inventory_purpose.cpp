#include "session/pages/inventory_purpose.h"

#include "content/item_uses.h"
#include "view/inventory_panel.h"
#include "words/notices.h"
#include "words/prompts.h"
#include "words/titles.h"

namespace cellophane {

namespace {

/// The purpose of each command that names an item, by overloads.
struct PurposeOf {
    std::optional<PackPick> operator()(const Drop& drop) const {
        return PackPick{PackPurpose::Drop, drop.item};
    }
    std::optional<PackPick> operator()(const Throw& thrown) const {
        return PackPick{PackPurpose::Throw, thrown.item};
    }
    std::optional<PackPick> operator()(const Equip& equip) const {
        return PackPick{PackPurpose::Equip, equip.item};
    }
    std::optional<PackPick> operator()(const TakeOff& off) const {
        return PackPick{PackPurpose::Remove, off.item};
    }
    std::optional<PackPick> operator()(const Eat& eaten) const { return applied(eaten.item); }
    std::optional<PackPick> operator()(const Drink& drunk) const { return applied(drunk.item); }
    std::optional<PackPick> operator()(const Read& read) const { return applied(read.item); }
    std::optional<PackPick> operator()(const Zap& zap) const { return applied(zap.item); }
    std::optional<PackPick> operator()(const Invoke& woken) const { return applied(woken.item); }
    std::optional<PackPick> operator()(const Call& call) const {
        return PackPick{PackPurpose::Call, call.item};
    }
    std::optional<PackPick> operator()(const Inscribe& name) const {
        return PackPick{PackPurpose::Call, name.item};
    }
    std::optional<PackPick> operator()(const Relabel& label) const {
        return PackPick{PackPurpose::Relabel, label.item};
    }
    std::optional<PackPick> operator()(const Choose& choice) const {
        return PackPick{PackPurpose::Choose, choice.item};
    }
    /// Everything else is done with empty hands. What names an item needs its function above.
    template <class Other>
        requires(!requires(const Other& command) { command.item; })
    std::optional<PackPick> operator()(const Other&) const {
        return std::nullopt;
    }

private:
    static PackPick applied(char letter) { return {PackPurpose::Apply, letter}; }
};

}  // namespace

std::string_view title_of(PackPurpose purpose) {
    switch (purpose) {
        case PackPurpose::Look:
            return pack_title;
        case PackPurpose::Drop:
            return drop_prompt;
        case PackPurpose::Throw:
            return throw_prompt;
        case PackPurpose::Equip:
            return equip_prompt;
        case PackPurpose::Remove:
            return take_off_prompt;
        case PackPurpose::Apply:
            return use_prompt;
        case PackPurpose::Call:
            return call_prompt;
        case PackPurpose::Relabel:
            return relabel_prompt;
        case PackPurpose::Choose:
            break;
    }
    return {};
}

bool will_do(PackPurpose purpose, const PackItemView& carried) {
    switch (purpose) {
        case PackPurpose::Equip:
            return gear.has(item_rows[carried.item.kind].category) && !carried.in_use;
        case PackPurpose::Remove:
            return carried.in_use;
        case PackPurpose::Apply:
            return use_of(carried.item.kind) != ItemUse::None;
        case PackPurpose::Call:
            return can_be_named(carried.item);
        case PackPurpose::Look:
        case PackPurpose::Drop:
        case PackPurpose::Throw:
        case PackPurpose::Relabel:
        case PackPurpose::Choose:
            break;
    }
    return true;
}

std::string_view lack_of(PackPurpose purpose, const std::vector<PackItemView>& pack) {
    if (pack.empty()) return pack_is_empty;
    for (const PackItemView& carried : pack)
        if (will_do(purpose, carried)) return {};
    switch (purpose) {
        case PackPurpose::Equip:
            return nothing_to_equip;
        case PackPurpose::Remove:
            return nothing_to_take_off;
        case PackPurpose::Apply:
            return nothing_to_use;
        case PackPurpose::Call:
            return nothing_to_name;
        case PackPurpose::Look:
        case PackPurpose::Drop:
        case PackPurpose::Throw:
        case PackPurpose::Relabel:
        case PackPurpose::Choose:
            break;
    }
    return {};
}

std::optional<PackPick> pick_of(const Command& command) {
    return command.visit(PurposeOf{});
}

}  // namespace cellophane
