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
);
