#include "view/light_steps.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cellophane {

namespace {

/// Beyond this nothing gets any brighter to the eye.
constexpr int brightest = 1023;
/// Percent by which each step is brighter than the one before, but never by less than the eye can tell.
constexpr int growth = 20;
/// The same above 150 percent, where the multiplier is softened (rules/terrain.md 17.4).
constexpr int growth_when_softened = 30;
constexpr int least_growth = 3;
constexpr int seams = 4;

struct Step {
    std::int16_t light = 0;
    std::int16_t width = 1;
    std::uint8_t number = 0;
};

/// By light: the step it belongs to.
constexpr std::array<Step, brightest + 1> steps_by_light() {
    std::array<Step, brightest + 1> steps{};
    std::uint8_t number = 0;
    for (int low = 0; low <= brightest; ++number) {
        const int wider = low < 150 ? growth : growth_when_softened;
        const int width = std::max(least_growth, low * wider / 100);
        for (int light = low; light < low + width && light <= brightest; ++light)
            steps[static_cast<std::size_t>(light)] = {static_cast<std::int16_t>(low),
                                                      static_cast<std::int16_t>(width), number};
        low += width;
    }
    return steps;
}

constexpr std::array<Step, brightest + 1> steps = steps_by_light();
static_assert(steps[brightest].number < 64);

const Step& step_of(int light) {
    return steps[static_cast<std::size_t>(std::clamp(light, 0, brightest))];
}

int graded(int light, int seam) {
    const Step& step = step_of(light);
    return step_of(light + step.width * seam / seams).light;
}

}  // namespace

Illumination graded(const Illumination& light, std::uint32_t speckle) {
    const auto seam = static_cast<int>(speckle >> 8 & (seams - 1));
    return {graded(light.red, seam), graded(light.green, seam), graded(light.blue, seam)};
}

std::uint32_t step_number(const Illumination& light) {
    const auto number = [](int component) { return std::uint32_t{step_of(component).number}; };
    return number(light.red) << 12 | number(light.green) << 6 | number(light.blue);
}

}  // namespace cellophane
