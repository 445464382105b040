// What the sources in JavaScript and TypeScript are checked for: mistakes. Their format is prettier's.
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import globals from 'globals';
import typescript from 'typescript-eslint';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What a browser may lack, and no game needs: reached through web/kit/optional.ts alone, so that it can end no game. */
const optional = {
  globals: [
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
    'crypto',
    'matchMedia',
    'AudioContext',
    'BroadcastChannel',
    'ClipboardItem',
    'FontFace',
    'IntersectionObserver',
    'Notification',
    'ResizeObserver',
    'cancelIdleCallback',
    'requestIdleCallback',
  ],
  properties: {
    document: ['fonts', 'exitFullscreen', 'fullscreenElement', 'fullscreenEnabled', 'hidden', 'startViewTransition'],
    history: ['pushState', 'replaceState', 'state'],
    performance: ['mark', 'measure', 'getEntriesByName'],
    screen: ['orientation'],
  },
};
const throughBoundary = 'Reach it through web/kit/optional.ts, so that its lack or failure cannot end a game.';

export default typescript.config(
  { ignores: ['**/node_modules/', 'build/', 'web/dist/', '**/*.d.ts'] },
  js.configs.recommended,
  {
    languageOptions: { globals: { ...globals.nodeBuiltin, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { eqeqeq: 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
  {
    files: ['emscripten/api/*.ts'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: 'emscripten/api/tsconfig.json', tsconfigRootDir: root } },
  },
  {
    files: ['web/{kit,terminal,elements,app}/**/*.ts'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: 'web/tsconfig.json', tsconfigRootDir: root } },
    rules: {
      // A method may be async although its caller does not wait: its own errors are caught inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // What was caught is thrown again later.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
    },
  },
  {
    files: ['tests/page/**/*.ts'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: 'tests/page/tsconfig.json', tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Prototypes are patched.
      '@typescript-eslint/unbound-method': 'off',
      // The runner waits for its tests.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['test', 'beforeEach', 'afterEach'], package: 'node:test' },
          ],
        },
      ],
    },
  },
  {
    files: ['web/{kit,terminal,app}/**/*.ts'],
    ignores: ['web/app/**/*_worker.ts'],
    rules: {
      // State belongs to what is created and destroyed.
      'no-restricted-syntax': [
        'error',
        { selector: 'Program > VariableDeclaration[kind=let]', message: 'A module has no state of its own.' },
        {
          selector: 'Program > ExportNamedDeclaration > VariableDeclaration[kind=let]',
          message: 'A module has no state of its own.',
        },
      ],
    },
  },
  {
    files: ['web/{kit,terminal,elements,app}/**/*.ts'],
    // The service worker is registered last, and where its registration fails the page goes on.
    ignores: [
      'web/kit/optional.ts',
      'web/kit/optional_in_workers.ts',
      'web/app/shell/service_worker/**',
      'web/app/shell/register_offline.ts',
      'web/app/shell/offline.ts',
      'web/app/**/*_worker.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...optional.globals.map((name) => ({ name, message: throughBoundary }))],
      'no-restricted-properties': [
        'error',
        ...optional.globals.map((property) => ({ object: 'window', property, message: throughBoundary })),
        ...Object.entries(optional.properties).flatMap(([object, properties]) =>
          properties.map((property) => ({ object, property, message: throughBoundary })),
        ),
      ],
    },
  },
);
