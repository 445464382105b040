// Everything that the package exports, used wrongly: methods without their objects, and arguments of any kind. Whatever
// is refused is refused by an error of the package's own.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CellophaneError, loadCellophane, modulePath } from './support.mjs';

const engine = await loadCellophane();

/** One object of each kind, each time anew. */
const makers = {
  engine: () => engine,
  settings: () => engine.settings,
  level: () => engine.generate({ seed: 5, width: 40, height: 20 }),
  'watched level': () => engine.generate({ seed: 5, width: 40, height: 20, stages: true }),
  stages: () => engine.generate({ seed: 5, width: 40, height: 20, stages: true }).stages,
  game: () => engine.newGame({ seed: 5 }),
  replay: () => engine.openReplay(engine.newGame({ seed: 5 }).replay()),
  snapshot: () => engine.newGame({ seed: 5 }).snapshot(),
  title: () => engine.openTitle(),
  catalog: () => engine.catalog({ seeds: 5, depth: 1 }),
  search: () => engine.search({ seeds: 5, depth: 1, where: 'item("potion")' }),
};

/** The keys of the package's own, which nobody else has. */
const isInner = (key) => typeof key === 'symbol' && !Reflect.ownKeys(Symbol).some((name) => Symbol[name] === key);

/** The methods and getters of an object, those it inherits included. */
function membersOf(object) {
  const members = new Map();
  for (let each = object; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const key of Reflect.ownKeys(each)) {
      const { value, get } = Object.getOwnPropertyDescriptor(each, key);
      const act = get ?? (typeof value === 'function' ? value : null);
      if (key !== 'constructor' && !isInner(key) && act && !members.has(key))
        members.set(key, { act, isGetter: Boolean(get) });
    }
  return members;
}

const revoked = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const angry = (target) =>
  new Proxy(target, {
    get: () => {
      throw new Error('mine');
    },
    ownKeys: () => {
      throw new Error('mine');
    },
  });

/** What nobody should hand over, by name, each time anew. */
const wrongs = {
  undefined: () => undefined,
  null: () => null,
  NaN: () => NaN,
  'a negative number': () => -1,
  'a fraction': () => 1.5,
  'a number beyond all': () => 1e300,
  'a BigInt': () => 10n,
  'an empty text': () => '',
  'a text': () => 'x',
  'a symbol': () => Symbol('x'),
  true: () => true,
  'a function': () => () => 1,
  'an object': () => ({}),
  'an array': () => [],
  'an array with a hole': () => Array(2),
  'an array of what throws': () => [revoked({}), angry({})],
  'an array that throws': () => angry([1, 2]),
  bytes: () => new Uint8Array(3),
  'bytes behind a proxy': () => new Proxy(new Uint8Array(3), {}),
  'numbers behind a proxy': () => new Proxy(new Uint32Array(3), {}),
  'a revoked proxy': () => revoked({}),
  'a revoked proxy of an array': () => revoked([]),
  'a revoked proxy of bytes': () => revoked(new Uint8Array(3)),
  'an object that throws': () => angry({}),
  'an event that throws': () => ({
    type: 'key',
    get key() {
      throw null;
    },
  }),
  'an action that throws': () => ({
    type: 'move',
    get dir() {
      throw Object.create(null);
    },
  }),
  'options that throw': () => ({
    seed: 5,
    get depth() {
      throw new Error('mine');
    },
  }),
  'seeds that throw': () => ({ seeds: angry([1, 2]), where: 'item("potion")', layers: [] }),
  'a tune that throws': () => ({ seed: 5, tune: angry({}) }),
};

/** What a call throws unless it is an error of the package; null if it is, or if nothing is thrown. */
function foreignErrorOf(act) {
  try {
    const answer = act();
    // Of walks the first step, which may throw as well.
    if (typeof answer?.next === 'function') {
      answer.next();
      answer.return();
    }
    return null;
  } catch (error) {
    return error instanceof CellophaneError
      ? null
      : String(error?.stack ?? error)
          .split('\n')
          .slice(0, 3)
          .join(' ');
  }
}

/** Whether a call with symbols passes: no argument may be one. */
function readsNothing(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

test('a method or getter without its object is refused by an error that says so', () => {
  let count = 0;
  const others = { undefined: () => undefined, null: () => null, 'a text': () => 'x', 'an object': () => ({}) };
  for (const [kind, make] of Object.entries(makers)) {
    const object = make();
    for (const [key, { act }] of membersOf(object)) {
      const imitations = {
        ...others,
        'an imitation': () => Object.create(object),
        'a proxy': () => new Proxy(object, {}),
        'a revoked proxy': () => revoked(object),
      };
      for (const [what, other] of Object.entries(imitations)) {
        ++count;
        assert.throws(
          () => Reflect.apply(act, other(), []),
          (error) =>
            error instanceof CellophaneError && error.code === 'bad-argument' && /without its/.test(error.message),
          `${String(key)} of a ${kind} with ${what} for this`,
        );
      }
    }
  }
  assert.ok(count > 900, `${count} calls`);
});

test('arguments of any kind are taken, or refused by an error of the package', () => {
  const found = [];
  for (const [kind, make] of Object.entries(makers)) {
    // What it has beside the methods of levels has its own place.
    if (kind === 'watched level') continue;
    const object = make();
    for (const [key, { act, isGetter }] of membersOf(object)) {
      if (isGetter || key === 'dispose' || key === Symbol.dispose || key === Symbol.asyncIterator) continue;
      if (readsNothing(() => Reflect.apply(act, object, [Symbol('x'), Symbol('x'), Symbol('x')]))) continue;
      for (const [what, wrong] of Object.entries(wrongs))
        for (const given of [[wrong()], [5, wrong()], ['', '', wrong()]]) {
          const error = foreignErrorOf(() => Reflect.apply(act, object, given));
          if (error) found.push(`${kind}.${String(key)} with ${what}: ${error}`);
        }
    }
  }
  assert.deepEqual(found, []);
});

test('options of a loader are taken, or refused by an error of the package', async () => {
  for (const [what, wrong] of Object.entries(wrongs))
    for (const given of [wrong(), { wasm: wrong() }]) {
      await loadCellophane(given).then(
        () => {},
        (error) => assert.ok(error instanceof CellophaneError, `${what}: ${error}`),
      );
    }
});

test('what a getter throws is the cause of the error, and what a callback throws is its own', () => {
  const mine = new Error('mine');
  const options = {
    get seed() {
      throw mine;
    },
  };
  for (const use of [(it) => engine.generate(it), (it) => engine.newGame(it), (it) => engine.openTitle(it)])
    assert.throws(
      () => use(options),
      (error) =>
        error instanceof CellophaneError && error.cause === mine && /cannot be read: mine\.$/.test(error.message),
    );
  const throws = () => {
    throw mine;
  };
  assert.throws(
    () => engine.generate({ seed: 5 }).draw(throws),
    (error) => error === mine,
  );
  assert.throws(
    () => [...engine.search({ seeds: 5, depth: 1, where: 'item("potion")', watch: throws })],
    (error) => error === mine,
  );
});

test('nothing else is exported than what is tried here', async () => {
  const exported = Object.keys(await import(modulePath)).sort();
  assert.deepEqual(exported, ['CellophaneError', 'default', 'loadCellophane']);
  const types = Object.entries(makers).map(([, make]) => Object.getPrototypeOf(make()));
  assert.equal(new Set(types).size, types.length - 1, 'a watched level is a level');
});
