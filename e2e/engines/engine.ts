import { writeFileSync } from 'node:fs';
import { test } from '../site.ts';
import { journeys } from './journeys.ts';
import type { Visitor } from './visitor.ts';

/** Starts a browser of an engine that Playwright does not drive. */
export type OpenEngine = (origin: string) => Promise<{
  visitor: Visitor;
  screenshot(): Promise<string>;
  close(): Promise<void>;
}>;

/** One browser per journey, closed after it, also when it fails. */
export const driveIn = (open: OpenEngine) => {
  const engineTest = test.extend<{ visitor: Visitor }>({
    visitor: async ({ site }, use, info) => {
      const { visitor, screenshot, close } = await open(site.url);
      try {
        await use(visitor);
        if (info.status === info.expectedStatus) return;
        writeFileSync(info.outputPath('screen.png'), await screenshot(), 'base64');
      } finally {
        await close();
      }
    },
  });
  for (const [title, journey] of journeys) {
    engineTest(title, ({ visitor, site }) => journey(visitor, site));
  }
};
