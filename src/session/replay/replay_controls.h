#pragma once

namespace cellophane {

struct Context;

/// Pauses or resumes; from the end it starts again at the beginning.
void stop_or_go_on(Context& context);
/// Multiplies the delay of a turn by a fraction.
void change_speed(Context& context, int numerator, int denominator);
/// Asks the caller to play on from here.
void take_over(Context& context);

}  // namespace cellophane
