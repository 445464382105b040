// Options for drawing levels.

/** The option `reveal` (shows secrets as what they are), true if left out. */
function revealFrom(options) {
  const { reveal } = namedOf(options, ['reveal'], 'bad-argument', 'the options');
  validate(isSwitch(reveal), 'bad-argument', 'reveal', reveal, 'true, false');
  return reveal ?? true;
}

const pictureSwitches = { glyphs: true, items: true, monsters: true, grid: false, reveal: true };

/** All options of a picture, defaults filled in. `cell` is `usual` pixels by default, within [from, to]. */
function pictureFrom(options, usual, [from, to], texts = []) {
  const names = ['cell', 'theme', ...Object.keys(pictureSwitches), ...texts];
  const told = namedOf(options, names, 'bad-argument', 'the drawing options');
  const { cell = usual, theme = 'dark' } = told;
  validate(
    isWholeBetween(cell, from, to),
    'bad-argument',
    'cell',
    cell,
    `a whole number of pixels from ${from} to ${to}`,
  );
  validate(theme === 'dark' || theme === 'light', 'bad-argument', 'theme', theme, 'dark, light');
  const whole = { cell, theme };
  for (const [name, unsaid] of Object.entries(pictureSwitches)) {
    validate(isSwitch(told[name]), 'bad-argument', name, told[name], 'true, false');
    whole[name] = told[name] ?? unsaid;
  }
  for (const name of texts) {
    const text = told[name] ?? null;
    validate(text === null || typeof text === 'string', 'bad-argument', name, text, 'a string');
    whole[name] = text;
  }
  return whole;
}

function drawingFrom(options) {
  return pictureFrom(options, 20, [2, 200], ['title', 'description']);
}

/** Colours from level.colors(), perhaps changed by the caller: three arrays of one length. */
function colorsFrom(given) {
  validate(isObject(given), 'bad-argument', 'the colors', given, 'what level.colors() gives');
  const colors = readOnce(given, ['glyph', 'fg', 'bg']);
  for (const [name, value] of Object.entries(colors)) {
    const good = value instanceof Uint32Array && value.length === colors.glyph.length;
    validate(good, 'bad-argument', name, value, 'a Uint32Array, as long as the others');
    validate(
      !isDetached(value.buffer),
      'bad-argument',
      name,
      value,
      'a Uint32Array that was not handed on to a thread',
    );
  }
  return colors;
}
