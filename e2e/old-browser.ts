import bcd, {
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserContext } from '@playwright/test';
import { oldestBrowsers } from '../scripts/build/oldest-browsers.mjs';

export type Audience = keyof typeof oldestBrowsers;

/** What this browser has and an audience's oldest ones lack: an object's name and a member's. `isStatic`: instances have it. */
export const missingIn = (
  audience: Audience,
): [object: string, member: string, isStatic: boolean][] => {
  const isMissing = (feature: Identifier) =>
    oldestBrowsers[audience].some((browser) => !isSupported(feature, browser));
  const missing: [string, string, boolean][] = [];
  for (const group of [bcd.javascript.builtins, bcd.api]) {
    for (const [object, feature] of namedFeatures(group)) {
      if (feature.__compat && isMissing(feature)) missing.push(['globalThis', object, false]);
      for (const [name, part] of namedFeatures(feature)) {
        const member = name.replace(/_static$/, '');
        if (name !== object && isMissing(part)) missing.push([object, member, member !== name]);
      }
    }
  }
  return missing;
};

/** Names as the code writes them; features of a feature ("accepts options") have none. */
const namedFeatures = (group: Identifier | undefined): [string, Identifier][] =>
  Object.entries((group ?? {}) as Record<string, Identifier>).filter(
    ([name]) => name !== '__compat' && !name.endsWith('_event'),
  );

const isSupported = (feature: Identifier, browser: string): boolean => {
  const [name = '', version = ''] = browser.split(' ');
  const support = feature.__compat?.support[name as 'safari' | 'chrome'];
  if (!support) return true;
  const statements: SimpleSupportStatement[] = Array.isArray(support) ? support : [support];
  return statements.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      !flags &&
      !prefix &&
      !alternative_name &&
      isUpTo(version_added, version) &&
      !isUpTo(version_removed, version),
  );
};

const isUpTo = (support: SimpleSupportStatement['version_added'] | undefined, version: string) => {
  const [major = NaN, minor = 0] = String(support).replace('≤', '').split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = version.split('.').map(Number);
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
};

/** Playwright's own script within the page reads these; nothing of ours does. */
const neededByPlaywright = ['BigInt64Array', 'BigUint64Array'];

/** Every page opened from now on finds what an audience's oldest browsers know, and nothing newer. */
export const becomeOld = (context: BrowserContext, audience: Audience) =>
  context.addInitScript(
    (missing) => {
      const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
      for (const [object, member, isStatic] of missing) {
        const owner = object === 'globalThis' ? scope : scope[object];
        for (const part of isStatic ? [owner] : [owner, owner?.prototype]) {
          if (part) Reflect.deleteProperty(part, member);
        }
      }
    },
    missingIn(audience).filter(([, member]) => !neededByPlaywright.includes(member)),
  );
