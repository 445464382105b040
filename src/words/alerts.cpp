#include "words/alerts.h"

namespace cellophane {

namespace {

struct Alerting {
    std::string operator()(const HealthAlert& event) const {
        return "Your health is below " + std::to_string(event.percent) + "%!";
    }
    std::string operator()(const PoisonAlert& event) const {
        if (event.percent >= 100) return "This poison will kill you!";
        return event.percent >= 90 ? "The poison will leave next to nothing of you!"
                                   : "The poison will take more than half of you!";
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

}  // namespace

std::string alert_about(const Event& event) {
    return event.visit(Alerting{});
}

}  // namespace cellophane
