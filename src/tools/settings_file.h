#pragma once

#include <string>

#include "session/session.h"
#include "session/title/title_session.h"

namespace cellophane {

/// Where a player's settings are kept, unless he names another file: in his own folder for such things.
/// Empty: he has none.
std::string usual_settings_file();

/// How a player wants to play, and the file in which it is kept.
class KeptSettings {
public:
    explicit KeptSettings(std::string path);

    /// What the file says holds from now on.
    void hold_for(Session& session) const { session.set_settings(text_); }
    void hold_for(TitleSession& title) const { title.set_settings(text_); }
    /// Whether the seed is to be hidden from onlookers.
    bool hides_seed() const;
    /// What is wrong with its lines, a sentence each.
    std::string complaints() const { return complaints_; }
    /// Writes the player's changes to the file.
    void follow(Session& session);
    /// A sentence if a change could not be written; else empty.
    std::string trouble() const;

private:
    std::string path_;
    std::string text_;
    std::string complaints_;
    bool is_lost_ = false;
};

}  // namespace cellophane
