// What the sources in JavaScript and TypeScript are checked for: mistakes. Their format is prettier's.
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import globals from 'globals';
import typescript from 'typescript-eslint';

const root = fileURLToPath(new URL('.', import.meta.url));

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
    files: ['web/src/**/*.ts', 'web/embed/**/*.ts'],
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
    files: ['web/src/**/*.ts'],
    ignores: ['web/src/**/*_worker.ts'],
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
);
