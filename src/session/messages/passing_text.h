#pragma once

#include <algorithm>
#include <string>
#include <utility>

namespace cellophane {

/// A short text that stays for a moment and goes by itself (rules/interface.md 4, alerts).
class PassingText {
public:
    void show(std::string text, int milliseconds) {
        text_ = std::move(text);
        length_ = left_ = milliseconds;
    }
    void clear() { left_ = 0; }
    void pass(int milliseconds) { left_ = std::max(0, left_ - milliseconds); }

    bool is_shown() const { return left_ > 0; }
    const std::string& text() const { return text_; }
    /// In percent: whole at first, then fading.
    int strength() const { return length_ == 0 ? 0 : std::min(100, 200 * left_ / length_); }
    /// Milliseconds until it has to be painted anew; -1: it is not shown.
    int wants_time(bool fades) const {
        constexpr int fading_step = 60;
        if (!is_shown()) return -1;
        return fades ? std::min(left_, fading_step) : left_;
    }

private:
    std::string text_;
    int left_ = 0;
    int length_ = 0;
};

}  // namespace cellophane
