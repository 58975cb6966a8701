import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const inFolder = (work: string, command: string) =>
  execFileSync('sh', ['-ec', command], { cwd: work, stdio: ['ignore', 'pipe', 'inherit'] });

/** Another release, made from this one; gives its name. */
const changed = (work: string, archive: string, name: string, change: (folder: string) => void) => {
  inFolder(work, `rm -rf next && mkdir next && tar -xzf ${archive} -C next && mv next/* ${name}`);
  change(join(work, name));
  inFolder(work, `tar -czf ${name}.tar.gz ${name} && rm -rf ${name} next`);
  inFolder(work, `sha256sum ${name}.tar.gz > ${name}.tar.gz.sha256`);
  return name;
};

/** The same site with one more table. */
export const nextRelease = (work: string, archive: string) =>
  changed(work, archive, 'convite-9.0.0-next', (folder) => addMigration(folder, 1));

/** The same site under another name. */
export const sameRelease = (work: string, archive: string, number: number) =>
  changed(work, archive, `convite-9.1.${number}-same`, () => undefined);

/** With so many changes of the schema. */
export const migratingRelease = (work: string, archive: string, number: number) =>
  changed(work, archive, `convite-9.2.${number}-migrating`, (folder) => {
    for (let change = 1; change <= number; change += 1) addMigration(folder, change);
  });

/** One that changes the schema, answers, and falls over after a second and a half. */
export const brokenRelease = (work: string, archive: string) =>
  changed(work, archive, 'convite-9.0.1-broken', (folder) => {
    addMigration(folder, 1);
    addMigration(folder, 2);
    const main = join(folder, 'dist/server/main.mjs');
    appendFileSync(main, '\nsetTimeout(() => process.exit(7), 1500);\n');
  });

const addMigration = (folder: string, number: number) => {
  const tag = `9999_trial_${number}`;
  writeFileSync(
    join(folder, `db/migrations/${tag}.sql`),
    `CREATE TABLE trial_${number} (id integer);`,
  );
  const file = join(folder, 'db/migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = journal.entries.at(-1)!;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag } as never);
  writeFileSync(file, JSON.stringify(journal));
};
