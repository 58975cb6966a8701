import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { bareText } from './scripts/lint-bare-text.mjs';
import { oldBrowsers } from './scripts/lint-old-browsers.mjs';

const skippedTests = ['fdescribe', 'xit'].map((name) => ({ name, message: 'Every test runs.' }));

export default defineConfig(
  globalIgnores([
    'dist',
    'data',
    '.astro',
    'db/migrations',
    'public',
    'release',
    'test-results',
    'playwright-report',
  ]),
  tseslint.configs.recommended,
  astro.configs['flat/recommended'],
  {
    rules: {
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
      'no-restricted-globals': ['error', ...skippedTests],
      'no-restricted-properties': [
        'error',
        ...['test', 'it', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo', 'fixme'].map((property) => ({
            object,
            property,
            message: 'Every test runs.',
          })),
        ),
        { object: 'page', property: 'waitForTimeout', message: 'Wait for what you expect to see.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    // An unawaited promise may lose an error or a result.
    files: ['src/**/*.{ts,tsx}', '{db,e2e,scripts,bench,tests}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
    },
  },
  {
    // A refused or full storage throws.
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/islands/client/browser-storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...skippedTests,
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use browser-storage.ts.',
        })),
      ],
    },
  },
  {
    // Regular expressions run in linear time, so that no input can block the process.
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}', 'db/**/*.ts'],
    // To a test nothing comes from outside.
    ignores: ['**/*.test.ts'],
    rules: { 'regexp/no-super-linear-move': 'error' },
  },
  ...oldBrowsers,
  ...bareText,
  { files: ['src/islands/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
