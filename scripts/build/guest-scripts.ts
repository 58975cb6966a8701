import type { Plugin } from 'vite';
import { buildTargets } from './oldest-browsers.mjs';

/** Guests bring old phones and poor signal: syntax that those read, in few files. */
export const guestScripts = (): Plugin[] => [lowerSyntax, plainImports, knownPaths()];

type Group = {
  name: string;
  /** What the paths of its modules begin with. */
  paths: string[];
  exclude?: string;
  minShareCount?: number;
  priority?: number;
};

const packagePath = (name: string) => `node_modules/${name}`;

/**
 * One file for each part that pages share: by the bundler's own rules the login would fetch 27 scripts instead of
 * 12, and at high latency each round of them is a wait. See decision 0053.
 */
const groups: Group[] = [
  {
    name: 'react',
    paths: ['react/', 'react-dom/', 'scheduler/', '@astrojs/react/'].map(packagePath),
    priority: 3,
  },
  {
    name: 'contract',
    paths: ['src/contract/text.', packagePath('zod/')],
    minShareCount: 2,
    priority: 2,
  },
  {
    // For all pages: in a file with others they would bring React along.
    name: 'site',
    paths: [
      'src/sections/site',
      ...['pending-toast', 'toasts', 'session', 'destination'].map(
        (name) => `src/islands/stores/${name}.`,
      ),
      ...[
        'browser-storage',
        'define-element',
        'draft',
        'high-latency',
        'load-part',
        'in-progress',
      ].map((name) => `src/islands/client/${name}.`),
      ...['caches', 'clear-offline-cache', 'own-answer', 'signed-out'].map(
        (name) => `src/islands/client/offline/${name}.`,
      ),
      'src/contract/headers.',
      'src/domain/access/destination.',
      'src/content/texts/parts.',
    ],
    minShareCount: 2,
    priority: 5,
  },
  {
    // For guests' islands: without the couple's dialogs and tables.
    name: 'islands',
    paths: [
      ...[
        'Badge',
        'Button',
        'Controls',
        'Field',
        'ModalDialog',
        'Notice',
        'Progress',
        'use-hydrated',
      ].map((name) => `src/islands/ui/${name}.`),
      'src/islands/session/FailureNotice.',
      ...['fresh-page', 'saved-draft', 'when-online', 'focus-back'].map(
        (name) => `src/islands/client/use-${name}.`,
      ),
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    // But the receipt: the wizard ends on a page that shows it without React.
    name: 'answers',
    paths: ['src/islands/rsvp/', 'src/islands/responses/'],
    exclude: 'src/islands/rsvp/Receipt',
    minShareCount: 2,
  },
  // Whether anything waits is asked without the rest of the outbox.
  { name: 'outbox-database', paths: ['src/islands/outbox/outbox-database.'], priority: 4 },
  {
    name: 'outbox',
    paths: ['src/islands/outbox', 'src/content/texts/outbox'],
    minShareCount: 2,
    priority: 3,
  },
  {
    // Words of responses and of days, also on home after sign-in.
    name: 'words',
    paths: [
      'src/content/texts/event.',
      'src/content/texts/deadline.',
      ...[
        'responses/attendance',
        'responses/dietary',
        'time/wedding-time',
        'groups/companions',
      ].map((name) => `src/domain/${name}.`),
      'src/domain/text-limits.',
    ],
    minShareCount: 2,
    priority: 3,
  },
  // Apart: the gifts need it and no words, the pages without islands only what is kept for a trip.
  { name: 'region', paths: ['src/domain/region.'], priority: 4 },
  // With the key of a submission, which the gifts need and no outbox.
  {
    name: 'api',
    paths: ['src/islands/client/api.', 'src/islands/client/submission-key.', packagePath('hono/')],
    priority: 4,
  },
];

/** Fails the build where a path of a group leads nowhere: its file has moved, and pages would fetch more, unseen. */
const knownPaths = (): Plugin => {
  const unseen = new Set(groups.flatMap(({ paths }) => paths));
  return {
    name: 'convite:known-script-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    moduleParsed: ({ id }) => {
      for (const path of unseen) if (id.includes(`/${path}`)) unseen.delete(path);
    },
    buildEnd(error) {
      if (error || unseen.size === 0) return;
      this.error(`No script stands in ${[...unseen].join(', ')}: see groups in guest-scripts.ts`);
    },
  };
};

const asRule = ({ paths, exclude, ...rule }: Group) => ({
  ...rule,
  test: (id: string) =>
    paths.some((path) => id.includes(`/${path}`)) && !(exclude && id.includes(`/${exclude}`)),
});

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
    return {
      build: {
        rolldownOptions: { transform, output: { codeSplitting: { groups: groups.map(asRule) } } },
      },
    };
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
