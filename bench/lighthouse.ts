/**
 * Lighthouse's four scores of a page on a phone, of the built site.
 *
 *   npm run bench -- lighthouse [/accommodations]
 *
 * Lighthouse is 185 MB in 200 packages, too much for every installation of a wedding: npx fetches it
 * on the first run and keeps it.
 */
import { execFileSync } from 'node:child_process';
import { startServer } from '../e2e/fixtures/server.ts';
import makeTemplate, { copyTemplate } from '../e2e/fixtures/template.ts';
import { chromium as executablePath } from '../scripts/browser.mjs';

type Audit = {
  title: string;
  score: number | null;
  displayValue?: string;
};
type Report = {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
};

const lighthouse = 'lighthouse@13.5.0';
const path = process.argv[2] ?? '/';

const removeTemplate = await makeTemplate();
const { dataDir, remove } = copyTemplate();
const server = await startServer({ DATA_DIR: dataDir });
try {
  const { categories, audits } = await report(server.url + path);
  console.table(
    Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
  );
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  for (const { id } of weighed.filter(({ weight }) => weight > 0)) {
    const { title, score, displayValue = '' } = audits[id]!;
    if (score !== null && score < 1)
      console.log(`${Math.round(score * 100)}  ${title}  ${displayValue}`);
  }
} finally {
  await server.stop();
  remove();
  removeTemplate();
}

async function report(url: string): Promise<Report> {
  const answer = execFileSync(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--output=json',
      '--quiet',
      '--form-factor=mobile',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu',
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        CHROME_PATH: executablePath,
        npm_config_ignore_scripts: 'true',
      },
    },
  );
  return JSON.parse(answer) as Report;
}
