import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';

/** The build rewrites this syntax for old browsers. It adds no methods: those stay forbidden. */
const rewritten = [
  'class-instance-fields',
  'class-private-fields',
  'class-private-methods',
  'class-static-block',
  'class-static-fields',
  'logical-assignment-operators',
  'numeric-separators',
  'private-in',
];

/** Newer than ES2020, but supported by Safari 14 and Chrome 87. */
const knownToGuests = ['promise-any', 'string-prototype-replaceall'];

/** Supported by Safari 15.4 and Chrome 99 as well. */
const knownToTheCouple = [
  ...knownToGuests,
  'array-prototype-at',
  'array-prototype-findlast-findlastindex',
  'error-cause',
  'intl-datetimeformat-prototype-formatrange',
  'intl-displaynames',
  'intl-listformat',
  'object-hasown',
  'regexp-d-flag',
  'string-prototype-at',
  'weakrefs',
];

const newerThanEs2020 = [
  ...['es2021', 'es2022', 'es2023', 'es2024', 'es2025', 'es2026', 'esnext'],
].flatMap((edition) =>
  ['', '-intl-api'].flatMap((part) =>
    Object.keys(esX.configs[`flat/no-new-in-${edition}${part}`].rules),
  ),
);

/** What eslint-plugin-compat does not look for. */
const unknownToCompat = [
  ['AbortSignal', 'any'],
  ['AbortSignal', 'timeout'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
].map(([object, property]) => ({
  object,
  property,
  message: 'The oldest browsers in package.json do not have it.',
}));

const rules = (known) => ({
  'compat/compat': 'error',
  'no-restricted-properties': ['error', ...unknownToCompat],
  ...Object.fromEntries(newerThanEs2020.map((rule) => [rule, 'error'])),
  // ES2018, but supported by Safari only since 16.4.
  'es-x/no-regexp-lookbehind-assertions': 'error',
  ...Object.fromEntries([...rewritten, ...known].map((name) => [`es-x/no-${name}`, 'off'])),
});

/** Our code checks that the browser supports these before it uses them. */
const optional = ['BroadcastChannel', 'navigator.locks', 'navigator.storage'];

const audience = (env, known, files, ignores) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', ...ignores],
  plugins: { compat, 'es-x': esX },
  settings: { browserslistOpts: { env }, lintAllEsApis: true, polyfills: optional },
  rules: rules(known),
});

const couple = ['src/islands/admin/**/*.{ts,tsx}', 'src/content/texts/join-names.ts'];

/**
 * Code that runs in a browser is limited to what the oldest browsers in package.json support. `domain`,
 * `content` and `contract` run in guests' browsers too, so the same applies to all of them.
 */
export const oldBrowsers = [
  audience(
    'guests',
    knownToGuests,
    [
      'src/{domain,content,contract,islands,layouts,sections,service-worker}/**/*.{ts,tsx}',
      'src/**/*.astro/*.{js,ts}',
    ],
    [...couple, 'src/content/reading/**'],
  ),
  audience('couple', knownToTheCouple, couple, []),
];
