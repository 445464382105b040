#include "view/palettes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string>
#include <vector>

#include "content/looks.h"
#include "protocol/observation.h"
#include "support/catch.h"
#include "view/bars.h"
#include "view/cell_colors.h"
#include "view/figures.h"
#include "view/map_cell.h"
#include "view/text.h"

namespace cellophane {

namespace {

using Light = std::array<double, 3>;

/// What is left of red, green and blue light in eyes that lack one kind of cones (Machado, Oliveira and
/// Fernandes 2009, severity 1).
struct Eye {
    Palette palette;
    std::array<Light, 3> left;
};
constexpr Eye eyes[] = {
    {Palette::Protan,
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {Palette::Deutan,
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {Palette::Tritan,
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
};

double light_of_number(int number) {
    const double share = number / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

Light seen_by(const Eye& eye, Rgb color) {
    const Light light{light_of_number(color.red), light_of_number(color.green), light_of_number(color.blue)};
    Light left{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) left[i] += eye.left[i][j] * light[j];
        left[i] = std::fmin(1, std::fmax(0, left[i]));
    }
    return left;
}

/// CIE 1976 L*a*b*, under daylight.
Light lab_of(const Light& c) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
    const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Eye& eye, Rgb a, Rgb b) {
    const Light x = lab_of(seen_by(eye, a));
    const Light y = lab_of(seen_by(eye, b));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

struct Pair {
    std::string what;
    Rgb one;
    Rgb other;
};

CellView floor_in(Sight sight) {
    CellView cell;
    cell.sight = sight;
    cell.layers[0] = Terrain::StoneWall;
    return cell;
}

Rgb wall_as(Sight sight) {
    return paint_cell(floor_in(sight), {.at = {3, 3}, .light = Illumination{100, 100, 100}}).back;
}

Rgb sign_of(MonsterState state) {
    MonsterView monster;
    monster.kind = MonsterKind::Goblin;
    monster.state = state;
    return emblem(figure_of(monster)).fore;
}

/// Floor in full light, thick with a gas.
Rgb haze(Terrain gas) {
    CellView cell;
    cell.sight = Sight::Seen;
    cell.layers[0] = Terrain::Floor;
    cell.layers[static_cast<std::size_t>(Layer::Gas)] = gas;
    cell.gas_volume = 30;
    return paint_cell(cell, {.at = {3, 3}, .light = Illumination{150, 150, 150}}).back;
}

/// Whatever is told apart by its color, as it is drawn.
std::vector<Pair> telling_pairs() {
    std::vector<Pair> pairs{
        {"good and bad news", tone_color(Tone::Good), tone_color(Tone::Bad)},
        {"good news and a gain for good", tone_color(Tone::Good), tone_color(Tone::Advancement)},
        {"bad news and a gain for good", tone_color(Tone::Bad), tone_color(Tone::Advancement)},
        {"bad news and news of things", tone_color(Tone::Bad), tone_color(Tone::Item)},
        {"bad news and no news", tone_color(Tone::Bad), tone_color(Tone::Plain)},
        {"news of things and no news", tone_color(Tone::Item), tone_color(Tone::Plain)},
        {"friend and foe", sign_of(MonsterState::Ally), sign_of(MonsterState::Hunting)},
        {"full of health and nearly dead", health_color(40, 40), health_color(2, 40)},
        {"hero in light and in shadow", rgb(Color::HeroInLight), rgb(Color::HeroInShadow)},
        {"hero in shadow and in darkness", rgb(Color::HeroInShadow), rgb(Color::HeroInDarkness)},
        {"seen and remembered", wall_as(Sight::Seen), wall_as(Sight::Remembered)},
        {"remembered and mapped", wall_as(Sight::Remembered), wall_as(Sight::MagicMapped)},
    };
    // Smoke and rot look alike, and their effect is the same.
    constexpr Terrain gases[] = {Terrain::CausticGas,   Terrain::ConfusionGas, Terrain::Putrescence,
                                 Terrain::ParalyticGas, Terrain::Methane,      Terrain::Steam,
                                 Terrain::HealingSpores};
    for (const Terrain& one : gases)
        for (const Terrain* other = &one + 1; other != std::end(gases); ++other)
            pairs.push_back(
                {"gases " + std::to_string(&one - gases) + " and " + std::to_string(other - gases), haze(one),
                 haze(*other)});
    return pairs;
}

/// Half of it is a difference one has to look for.
constexpr double plain_difference = 15;

}  // namespace

TEST_CASE("every pair of colours with a meaning differs clearly in the palette for each colour blindness",
          "[view][palettes]") {
    for (const Eye& eye : eyes)
        for (const Pair& pair : telling_pairs()) {
            INFO(pair.what << " for eye " << static_cast<int>(eye.palette));
            CHECK(distance(eye, suited(pair.one, eye.palette), suited(pair.other, eye.palette)) >=
                  plain_difference);
        }
}

TEST_CASE("in the standard palette some such pair does not differ clearly", "[view][palettes]") {
    for (const Eye& eye : eyes) {
        double least = 1000;
        for (const Pair& pair : telling_pairs())
            least = std::fmin(least, distance(eye, pair.one, pair.other));
        INFO("eye " << static_cast<int>(eye.palette));
        CHECK(least < plain_difference);
    }
}

TEST_CASE("colours bright on black stay bright in every palette", "[view][palettes]") {
    const Rgb black{};
    for (const Color color : {Color::GoodMessage, Color::BadMessage, Color::AdvancementMessage,
                              Color::ItemMessage, Color::FlavorText, Color::Item, Color::HeroInLight,
                              Color::HeroInShadow, Color::Yellow, Color::Red, Color::Green}) {
        for (const Eye& eye : eyes) {
            INFO("colour " << static_cast<int>(color) << " for eye " << static_cast<int>(eye.palette));
            const int before = contrast_hundredths(rgb(color), black);
            CHECK(contrast_hundredths(suited(rgb(color), eye.palette), black) >=
                  std::min(450, before * 7 / 10));
        }
    }
}

TEST_CASE("grey stays grey in every palette", "[view][palettes]") {
    for (const Eye& eye : eyes)
        for (const std::uint8_t shade : std::initializer_list<std::uint8_t>{0, 40, 128, 255})
            CHECK(suited({shade, shade, shade}, eye.palette) == Rgb{shade, shade, shade});
}

TEST_CASE("contrast ratios are those of the WCAG", "[view][palettes]") {
    CHECK(contrast_hundredths({255, 255, 255}, {0, 0, 0}) == 2100);
    CHECK(contrast_hundredths({118, 118, 118}, {255, 255, 255}) == 454);
    CHECK(contrast_hundredths({255, 0, 0}, {255, 0, 0}) == 100);
}

TEST_CASE("high contrast separates any glyph colour from any background", "[view][palettes]") {
    for (int fore = 0; fore < 216; ++fore)
        for (int back = 0; back < 216; ++back) {
            const auto color = [](int number) {
                const auto part = [](int sixth) { return static_cast<std::uint8_t>(sixth % 6 * 51); };
                return Rgb{part(number), part(number / 6), part(number / 36)};
            };
            StyledCell cell{U'x', color(fore), color(back)};
            set_apart(cell);
            if (contrast_hundredths(cell.fore, cell.back) < 700) FAIL(fore << " on " << back);
        }
    SUCCEED();
}

TEST_CASE("high contrast keeps signs of the map in their order", "[view][palettes]") {
    for (const int ground : {0, 30, 60, 90, 120}) {
        int before = -1;
        for (int shade = 0; shade <= 255; ++shade) {
            const auto sign = static_cast<std::uint8_t>(shade);
            const auto back = static_cast<std::uint8_t>(ground);
            StyledCell cell{U'g', {sign, sign, sign}, {back, back, back}};
            set_apart_in_order(cell);
            INFO(shade << " on " << ground);
            CHECK(contrast_hundredths(cell.fore, cell.back) >= 700);
            // By steps of a hundredth of the way to white.
            CHECK(luminance(cell.fore) + 1500 >= before);
            CHECK(luminance(cell.back) <= luminance({back, back, back}));
            before = luminance(cell.fore);
        }
    }
}

TEST_CASE("high contrast leaves sufficient contrast and blank cells alone", "[view][palettes]") {
    Frame frame;
    frame.at(0, 0) = {U'a', {255, 255, 0}, {0, 0, 60}};
    frame.at(1, 0) = {U' ', {90, 90, 90}, {100, 100, 100}};
    const Frame before = frame;
    suit(frame, Palette::HighContrast);
    CHECK(frame.at(0, 0) == before.at(0, 0));
    CHECK(frame.at(1, 0) == before.at(1, 0));
}

}  // namespace cellophane
