#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "screen/input.h"
#include "session/help_access.h"
#include "session/press_target.h"

namespace cellophane {

/// The screens that are open, one over the other. Only the top one takes input and is painted; the lowest one
/// never closes. Copies are deep.
template <class AnyScreen>
class ScreenStack {
public:
    explicit ScreenStack(std::unique_ptr<AnyScreen> lowest) { screens_.push_back(std::move(lowest)); }
    ScreenStack(const ScreenStack& other) : changes_{other.changes_} {
        screens_.reserve(other.screens_.size());
        for (const auto& screen : other.screens_) screens_.push_back(screen->clone());
    }
    ScreenStack(ScreenStack&&) noexcept = default;
    ScreenStack& operator=(const ScreenStack&) = delete;
    ScreenStack& operator=(ScreenStack&&) noexcept = default;
    ~ScreenStack() = default;

    AnyScreen& top() { return *screens_.back(); }
    const AnyScreen& top() const { return *screens_.back(); }
    const AnyScreen& lowest() const { return *screens_.front(); }
    /// How often a screen has opened or closed: while it stays the same, so does the top screen.
    std::uint64_t changes() const { return changes_; }
    /// What a click would hit.
    template <class Context>
    PressTarget target(Context& context, const PointerEvent& pointer) const {
        const bool helps = asks_for_help(top(), context, pointer);
        return {changes_, helps ? help_target : top().target(context, pointer)};
    }

    void push(std::unique_ptr<AnyScreen> screen) {
        screens_.push_back(std::move(screen));
        ++changes_;
    }
    void replace(std::unique_ptr<AnyScreen> screen) {
        screens_.back() = std::move(screen);
        ++changes_;
    }
    void pop() {
        if (screens_.size() > 1) screens_.pop_back();
        ++changes_;
    }
    void pop_all() {
        screens_.resize(1);
        ++changes_;
    }
    /// Opens and closes what an outcome says. What it issues is left to the caller.
    template <class Outcome>
    void follow(Outcome& outcome) {
        using Kind = typename Outcome::Kind;
        switch (outcome.kind) {
            case Kind::Stay:
                return;
            case Kind::Pop:
                return pop();
            case Kind::Push:
                return push(std::move(outcome.screen));
            case Kind::Replace:
                return replace(std::move(outcome.screen));
            case Kind::Issue:
                return pop_all();
        }
    }
    /// Closes them all; another is the lowest.
    void restart(std::unique_ptr<AnyScreen> lowest) {
        screens_.clear();
        push(std::move(lowest));
    }

private:
    std::vector<std::unique_ptr<AnyScreen>> screens_;
    std::uint64_t changes_ = 0;
};

}  // namespace cellophane
