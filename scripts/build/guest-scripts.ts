import type { Plugin } from 'vite';
import { buildTargets } from './oldest-browsers.mjs';

/** Guests bring old phones and poor signal: syntax that those read, in few files. */
export const guestScripts = (): Plugin[] => [lowerSyntax, plainImports];

/**
 * One file for each part that pages share: by the bundler's own rules the login would fetch 27 scripts instead of
 * 12, and at high latency each round of them is a wait. See decision 0053.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
    priority: 3,
  },
  {
    name: 'contract',
    test: /src\/contract\/(schemas|text)|node_modules\/zod\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    // For all pages: in a file with others they would bring React along.
    name: 'site',
    test: /src\/(sections\/site|islands\/(stores\/(pending-toast|toasts|session|destination)|client\/(browser-storage|define-element|draft|high-latency|load-part|under-way|offline\/(caches|clear-offline-cache|own-answer|signed-out)))|contract\/headers|domain\/access\/destination|content\/texts\/parts)/,
    minShareCount: 2,
    priority: 5,
  },
  {
    // For guests' islands: without the couple's dialogs and tables.
    name: 'islands',
    test: /src\/islands\/(ui\/(Badge|Button|Controls|Field|ModalDialog|Notice|Progress|use-hydrated)|session\/FailureNotice|client\/use-(fresh-page|saved-draft|when-online|focus-back))\./,
    minShareCount: 2,
    priority: 1,
  },
  // But the receipt: the wizard ends on a page that shows it without React.
  { name: 'answers', test: /src\/islands\/(rsvp|responses)\/(?!Receipt)/, minShareCount: 2 },
  // Whether anything waits is asked without the rest of the outbox.
  { name: 'outbox-database', test: /src\/islands\/outbox\/outbox-database\./, priority: 4 },
  {
    name: 'outbox',
    test: /src\/(islands\/outbox|content\/texts\/outbox)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // Words of responses and of days, also on home after sign-in.
    name: 'words',
    test: /src\/(content\/texts\/event|domain\/(responses\/(attendance|dietary)|time\/wedding-time|groups\/companions|text-limits))\./,
    minShareCount: 2,
    priority: 3,
  },
  // Apart: the gifts need it and no words, the pages without islands only what is kept for a trip.
  { name: 'region', test: /src\/domain\/region\./, priority: 4 },
  // With the key of a submission, which the gifts need and no outbox.
  {
    name: 'api',
    test: /src\/islands\/client\/(api|submission-key)|node_modules\/hono\//,
    priority: 4,
  },
];

const lowerSyntax: Plugin = {
  name: 'convite:lower-syntax',
  configEnvironment(name, environment) {
    if (name !== 'client') return undefined;
    // Assigned, not returned: a returned list would be joined to Astro's own 'esnext'.
    environment.build = {
      ...environment.build,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      target: ['es2020', ...buildTargets('guests')],
    };
    // Fields of a class become plain assignments, which need no helper.
    const transform = { assumptions: { setPublicClassFields: true } };
    return { build: { rolldownOptions: { transform, output: { codeSplitting: { groups } } } } };
  },
};

/**
 * Vite preloads what an imported script needs with a helper of 0.6 kB: /my-events would load 5.5 kB of scripts, 10 % over
 * its budget of 5. Our scripts need little, and no styles.
 */
const plainImports: Plugin = {
  name: 'convite:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};
