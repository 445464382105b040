#include <algorithm>
#include <string>
#include <utility>

#include "protocol/label.h"
#include "session/modes.h"
#include "session/parts.h"
#include "session/reading.h"
#include "view/discoveries.h"
#include "words/grammar.h"
#include "words/items.h"

namespace cellophane {

namespace {

/// As many of the old messages as somebody will listen to.
constexpr std::size_t messages_told = 60;

struct NamedKey {
    std::string_view label;
    std::string_view key;
    bool control = false;
};

/// What can be done on the map.
constexpr NamedKey map_choices[] = {
    {"Explore", "x"},
    {"Autopilot", "A"},
    {"Travel to the stairs down", ">"},
    {"Travel to the stairs up", "<"},
    {"Point at the next thing", "Tab"},
    {"Point", "Enter"},
    {"Rest", "z"},
    {"Rest until you are well", "Z"},
    {"Search", "s"},
    {"Search long", "s", true},
    {"Your pack", "i"},
    {"Use", "a"},
    {"Equip", "e"},
    {"Take off", "r"},
    {"Swap back", "w"},
    {"Drop", "d"},
    {"Throw", "t"},
    {"Throw again", "T"},
    {"Name", "c"},
    {"North", "k"},
    {"North-east", "u"},
    {"East", "l"},
    {"South-east", "n"},
    {"South", "j"},
    {"South-west", "b"},
    {"West", "h"},
    {"North-west", "y"},
    {"Older messages", "M"},
    {"Maps you remember", "m"},
    {"What you have found out", "D"},
    {"Feats", "F"},
    {"Where you may be noticed", "J"},
    {"Things without their light", "\\"},
    {"The seed", "~"},
    {"Play more easily", "&"},
    {"Settings", "O"},
    {"Help", "?"},
    {"Save and stop", "S"},
    {"Give up", "Q"},
    {"Another dungeon", "N"},
};

ReadChoice choice_of(const NamedKey& named) {
    return {std::string{named.label}, std::string{named.key}, named.control};
}

}  // namespace

void read_map(const SessionState& session, Reading& told) {
    if (session.messages.unread) {
        told.urgent = "There is more to read.";
        told.choices.push_back({"Go on", "Space"});
    }
    if (session.pointing.proposed != Proposal::None) {
        // Nobody wants to be told what he might do next with every stop.
        if (!session.pointing.mark.unasked)
            told.urgent +=
                session.pointing.proposed == Proposal::Explore ? "Explore this way?" : "Travel this way?";
        told.choices.push_back({"Go this way", "Enter"});
        told.choices.push_back({"Stay here", "Escape"});
    } else if (session.mode == Mode::Cursor) {
        told.choices.push_back({"Go there", "Enter"});
        told.choices.push_back({"Stop pointing", "Escape"});
    }
    for (const NamedKey& named : map_choices)
        if (told.choices.empty() || told.choices.front().key != "Enter" || named.key != "Enter")
            told.choices.push_back(choice_of(named));
}

void read_aim(const SessionState& session, Reading& told) {
    told.urgent = asked_where(session);
    told.choices = {{"There", "Enter"}, {"The next target", "Tab"}, {"Nowhere", "Escape"}};
}

void read_question(const SessionState& session, Reading& told) {
    told.urgent = question_asked(session);
    told.choices = {{"Yes", "y"}, {"No", "n"}};
}

void read_pack(const SessionState& session, Reading& told) {
    const PackPanel panel = pack_panel(session);
    told.title = panel.title;
    if (session.pack.purpose != PackPurpose::Look) told.urgent = panel.title;
    told.lines.push_back(pack_told(panel));
    for (const PackChoice& choice : pack_choices(panel))
        told.choices.push_back({choice.text, std::string(1, choice.key), false, choice.unfit});
    if (panel.open != 0) told.choices.push_back({"The next item", "Down"});
    told.choices.push_back({"Back", "Escape"});
}

void read_archive(const SessionState& session, Reading& told) {
    const std::size_t first =
        session.messages.said.size() - std::min(session.messages.said.size(), messages_told);
    told.lines.assign(session.messages.said.begin() + static_cast<std::ptrdiff_t>(first),
                      session.messages.said.end());
    told.choices = {{"Back", "Escape"}};
}

void read_discoveries(const SessionState& session, Reading& told) {
    for (const KindView& view : session.subject.game()->discoveries()) {
        std::string line = capitalised(std::string{item_words[view.kind].name});
        line += view.known ? ": known" : ": unknown";
        if (view.means == Polarity::Benevolent) line += ", means well";
        if (view.means == Polarity::Malevolent) line += ", means harm";
        if (view.percent > 0)
            line += ", the chance that an unknown one is this " + std::to_string(view.percent) + " percent";
        told.lines.push_back(std::move(line));
    }
    told.choices = {{"Back", "Escape"}};
}

void read_lists(const SessionState& session, Reading& told) {
    if (session.mode == Mode::Reset) return read_question(session, told);
    read_page(session, told);
    told.choices.insert(told.choices.begin(), {{"The best games", "h"}, {"All games, counted", "g"}});
    if (session.mode == Mode::Statistics) told.choices.insert(told.choices.begin(), {"Count afresh", "r"});
}

void read_labelling(const SessionState& session, Reading& told) {
    const PackItemView* carried = item_with(session.seen().pack, session.labelling.letter);
    const std::string what = carried == nullptr ? std::string{} : item_name(carried->item);
    const bool letter = session.mode == Mode::Letter;
    told.urgent = letter ? "Which letter for " + what + "?" : prompt_for_name(session);
    told.entry = ReadEntry{told.urgent, letter ? std::string{} : session.labelling.typed,
                           letter ? 1 : static_cast<int>(longest_label)};
    if (!letter) told.choices.push_back({"Done", "Enter"});
    told.choices.push_back({"Leave it as it is", "Escape"});
}

void read_settings(const SessionState& session, Reading& told) {
    char key = 'a';
    for (const SettingChoice& choice : setting_choices(session.settings, session.display.has_keys))
        told.choices.push_back(
            {choice.label + ": " + choice.value + " (" + choice.help + ")", std::string(1, key++)});
    told.choices.push_back({"Done", "Escape"});
}

void read_rekey(const SessionState& session, Reading& told) {
    told.urgent = asked_for_key(session);
    told.choices = {{"Leave it as it is", "Escape"}};
}

void type_text(SessionState& session, std::string_view text) {
    if (session.mode != Mode::Name && session.mode != Mode::Letter && session.mode != Mode::GoToTurn) return;
    if (session.mode == Mode::GoToTurn)
        session.viewing->turn_typed.clear();
    else
        session.labelling.typed.clear();
    for (const char sign : text) press_key(session, {.name = sign == ' ' ? "Space" : std::string(1, sign)});
}

}  // namespace cellophane
