import './support/dom';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Preferences } from '../../web/src/preferences';
import { preferences } from './support/page';

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
  assert.deepEqual(view, { isRead: false, textSize: 100 });
  const changed = preferences();
  Object.assign(changed.view, { isRead: true, textSize: 150 });
  changed.keepView();
  assert.deepEqual(preferences().view, { isRead: true, textSize: 150 });
  for (const text of ['{', '3', '"x"', '{"isRead":"yes","textSize":151}', '[]']) {
    localStorage.setItem('cellophane-view', text);
    assert.deepEqual(preferences().view, { isRead: false, textSize: 100 }, text);
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
