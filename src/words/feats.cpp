#include "words/feats.h"

#include <string>

namespace cellophane {

Messages messages_for(const FeatWon& event) {
    return {Message{std::string{feat_words[event.feat].turned} + " (" +
                        std::string{feat_rows[event.feat].name} + ": done)",
                    Tone::Advancement}};
}

Messages messages_for(const FeatFailed&) {
    // Most are lost in the first fight. Whoever cares finds them on their page, and at the end.
    return {};
}

Messages messages_for(const EasyModeAnswered& event) {
    using How = EasyModeAnswered::How;
    switch (event.how) {
        case How::Begun:
            return {
                Message{"something in the walls takes pity on you. You feel it, and so will whoever "
                        "hears of this."}};
        case How::Declined:
            return {Message{"you shake your head. The hard way, then."}};
        case How::BegunBefore:
            return {Message{"it is as easy as it gets. There is no way back."}};
    }
    return {};
}

}  // namespace cellophane
