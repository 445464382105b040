import '../../support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Preferences } from '../../../../web/app/settings/preferences';
import { preferences } from '../../support/page';

const usual = {
  isRead: false,
  textSize: 100,
  font: 'mono',
  hidesHeader: false,
  sound: 'off',
  vibrates: undefined,
  wasAskedForLook: false,
};

beforeEach(() => localStorage.clear());

test('settings are kept', () => {
  assert.equal(preferences().settings, '');
  preferences().keepSettings('marks on\n');
  assert.equal(preferences().settings, 'marks on\n');
  assert.equal(preferences().hidesSeed, false);
  preferences().keepSettings('marks on\nhide-seed on\n');
  assert.equal(preferences().hidesSeed, true);
});

test('a system that asks for more contrast gets it, until the player decides', () => {
  assert.equal(preferences(true).settings, 'palette high-contrast\n');
  preferences().keepSettings('palette standard\n');
  assert.equal(preferences(true).settings, 'palette standard\n');
});

test('the view is kept, and what is wrong with a stored one is as usual', () => {
  const { view } = preferences();
  assert.deepEqual(view, usual);
  const changed = preferences();
  const wanted = {
    isRead: true,
    textSize: 150,
    font: 'plex',
    hidesHeader: true,
    sound: 'low',
    vibrates: false,
    wasAskedForLook: true,
  };
  Object.assign(changed.view, wanted);
  changed.keepView();
  assert.deepEqual(preferences().view, wanted);
  const wrong = '{"isRead":"yes","textSize":151,"font":"comic","hidesHeader":1,"sound":"loud","vibrates":1}';
  for (const text of ['{', '3', '"x"', wrong, '[]']) {
    localStorage.setItem('cellophane-view', text);
    assert.deepEqual(preferences().view, usual, text);
  }
});

test('the theme is kept as theme.js reads it, and one that there is not is the system’s', () => {
  assert.equal(preferences().theme, 'system');
  const applied: unknown[] = [];
  window.applyTheme = (theme) => applied.push(theme);
  preferences().theme = 'light';
  assert.equal(preferences().theme, 'light');
  assert.equal(localStorage.getItem('cellophane-theme'), 'light');
  assert.deepEqual(applied, ['light']);
  localStorage.setItem('cellophane-theme', 'mauve');
  assert.equal(preferences().theme, 'system');
  delete window.applyTheme;
});

test('a reset makes everything usual again, and a system that asks for more contrast gets it', () => {
  const own = preferences(true);
  Object.assign(own.view, { isRead: true, font: 'plex' });
  own.keepView();
  own.theme = 'dark';
  own.keepSettings('palette standard\nmarks on\n');
  own.reset();
  for (const each of [own, preferences(true)]) {
    assert.deepEqual(each.view, usual);
    assert.equal(each.theme, 'system');
    assert.equal(each.settings, 'palette high-contrast\n');
  }
});

test('a setting that could not be kept holds until the next one is kept', () => {
  let isFull = true;
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
  } as unknown as Storage;
  const own = new Preferences({ storage: () => storage, wantsContrast: () => false });
  own.keepSettings('marks on\n');
  assert.equal(own.settings, 'marks on\n');
  assert.equal(kept.size, 0);
  isFull = false;
  own.keepSettings('marks off\n');
  assert.equal(own.settings, 'marks off\n');
  assert.equal(kept.get('cellophane-settings'), 'marks off\n');
});

test('where pictures suit the device the map has them until something is chosen', () => {
  let [contrast, pictures] = [false, true];
  const own = new Preferences({
    storage: () => localStorage,
    wantsContrast: () => contrast,
    wantsPictures: () => pictures,
  });
  own.keepSettings('');
  assert.equal(own.settings, 'signs pictures\n');
  assert.equal(own.hasChosen, false);
  contrast = true;
  assert.equal(own.settings, 'palette high-contrast\nsigns pictures\n');
  pictures = false;
  assert.equal(own.settings, 'palette high-contrast\n');
  pictures = true;
  own.keepSettings('signs letters\n');
  assert.equal(own.settings, 'signs letters\n');
  assert.equal(own.hasChosen, true);
  own.reset();
});

test('a browser without storage has preferences while the page is open', () => {
  const own = new Preferences({
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    wantsContrast: () => false,
  });
  assert.equal(own.settings, '');
  own.keepSettings('hide-seed on\n');
  assert.equal(own.hidesSeed, true);
});
