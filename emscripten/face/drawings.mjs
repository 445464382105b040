// How levels are to be drawn.

/** Whether secrets are to be shown as what they are. */
function revealFrom(options) {
  checkNames(options, ['reveal'], 'bad-argument', 'the options');
  demand(isSwitch(options.reveal), 'bad-argument', 'reveal', options.reveal, 'true, false');
  return options.reveal ?? true;
}

const pictureSwitches = { glyphs: true, items: true, monsters: true, grid: false, reveal: true };

/** Every option of a picture, with what goes without saying filled in. A cell has `usual` pixels, within [from, to]. */
function pictureFrom(options, usual, [from, to], texts = []) {
  checkNames(options, ['cell', 'theme', ...Object.keys(pictureSwitches), ...texts], 'bad-argument', 'the drawing options');
  const { cell = usual, theme = 'dark' } = options;
  demand(isWholeBetween(cell, from, to), 'bad-argument', 'cell', cell, `a whole number of pixels from ${from} to ${to}`);
  demand(theme === 'dark' || theme === 'light', 'bad-argument', 'theme', theme, 'dark, light');
  const whole = { cell, theme };
  for (const [name, unsaid] of Object.entries(pictureSwitches)) {
    demand(isSwitch(options[name]), 'bad-argument', name, options[name], 'true, false');
    whole[name] = options[name] ?? unsaid;
  }
  return whole;
}

function drawingFrom(options) {
  const texts = ['title', 'description'];
  const whole = pictureFrom(options, 20, [2, 200], texts);
  for (const name of texts) {
    const text = options[name] ?? null;
    demand(text === null || typeof text === 'string', 'bad-argument', name, text, 'a string');
    whole[name] = text;
  }
  return whole;
}

/** As level.colors() gives them, or changed by somebody: three arrays of one length. */
function checkColors(colors) {
  demand(isObject(colors), 'bad-argument', 'the colors', colors, 'what level.colors() gives');
  for (const name of ['glyph', 'fg', 'bg']) {
    const good = colors[name] instanceof Uint32Array && colors[name].length === colors.glyph.length;
    demand(good, 'bad-argument', name, colors[name], 'a Uint32Array, as long as the others');
  }
}
