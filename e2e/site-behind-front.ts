import { type Front, openFront } from './fixtures/front.ts';
import { test as base } from './site.ts';

export { expect } from './site.ts';

/** A site whose pages come by way of a server in front of it. */
export const test = base.extend<{ front: Front }>({
  front: async ({ site }, use) => {
    const front = await openFront(site.url);
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
});
