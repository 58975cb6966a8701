import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkBackup } from '#db/backup.ts';
import { demoWedding, folderForTest } from '#tests/support/wedding.ts';
import { openEncryptedFile, type BackupSeal } from '#gateways/backups/encrypted-file.ts';
import { backupFolder } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2025-11-22T06:00:00Z');

afterEach(() => vi.restoreAllMocks());

const silenceErrors = () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => error.mock.calls.flat().join('\n');
};

const site = (backupSeal?: BackupSeal) => {
  const wedding = demoWedding();
  const dataDir = path.dirname(wedding.file);
  return {
    ...wedding,
    folder: backupFolder(dataDir),
    inFolder: () => readdirSync(path.join(dataDir, 'backups')).toSorted(),
    make: (at = now) => makeBackup({ dataDir, backupSeal }, at),
  };
};

const created = async (outcome: ReturnType<typeof makeBackup>): Promise<string> => {
  const result = await outcome;
  if (result.failure) throw new Error(`No backup: ${result.failure}`);
  return result.file;
};

describe('a backup that was made', () => {
  test('is whole, under its name, and noted', async () => {
    const { make, folder } = site();
    const file = await created(make());
    expect(checkBackup(file).madeAt).toBe(now.toISOString());
    expect(folder.list()).toEqual([
      { name: path.basename(file), at: now, encrypted: false, bytes: readFileSync(file).length },
    ]);
    expect(folder.lastAttempt()).toEqual({ at: now, failure: null });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is noted in a file that earlier and later versions read', async () => {
    const { make, folder, file } = site();
    await created(make());
    const noted = path.join(path.dirname(file), 'backups', 'last-attempt.json');
    expect(JSON.parse(readFileSync(noted, 'utf8'))).toEqual({ at: now.toISOString(), fault: null });
    writeFileSync(noted, JSON.stringify({ at: now, fault: 'damaged' }));
    expect(folder.lastAttempt()).toEqual({ at: now, failure: 'damaged' });
  });

  test('leaves nothing half done behind, nor what others left', async () => {
    const { make, folder, inFolder } = site();
    folder.prepare();
    writeFileSync(folder.partial('convite-2025-11-21T06-00-00-000Z.db'), 'killed in the middle');
    writeFileSync(folder.inside('notes.txt'), 'the couple’s own');
    const name = path.basename(await created(make()));
    expect(inFolder()).toEqual(['.lock', name, 'last-attempt.json', 'notes.txt']);
  });

  test('takes the place of those whose time is over, and of nothing else', async () => {
    const { make, folder, snapshot } = site();
    snapshot('before-delete');
    for (let days = 45; days >= 0; days -= 1) {
      await created(make(new Date(now.getTime() - days * dayMs)));
    }
    const ages = folder.list().map(({ at }) => (now.getTime() - at.getTime()) / dayMs);
    expect(ages).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 20]);
    expect(readdirSync(path.dirname(folder.inside('x'))).join()).toContain('before-delete');
  });
});

describe('encrypted', () => {
  test('for a recipient it tells nothing, and opens with their key alone', async () => {
    const identity = await generateX25519Identity();
    const { make, folder, inFolder } = site({ recipients: [await identityToRecipient(identity)] });
    const file = await created(make());
    expect(file).toMatch(/\.db\.age$/);
    expect(folder.list()[0]?.encrypted).toBe(true);
    expect(readFileSync(file).includes('Peñaloza')).toBe(false);
    expect(inFolder()).toHaveLength(3);

    const opened = path.join(folderForTest(), 'opened.db');
    await openEncryptedFile(file, opened, { identities: [identity] });
    expect(checkBackup(opened).madeAt).toBe(now.toISOString());
  });
});

describe('a backup that could not be made', () => {
  test('of a damaged wedding says so, and the good ones stay', async () => {
    const { make, folder, raw, file, close } = site();
    await created(make(new Date(now.getTime() - dayMs)));
    raw.close();
    close();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    const log = silenceErrors();
    expect(await make()).toEqual({ failure: 'damaged' });
    expect(folder.lastAttempt()).toEqual({ at: now, failure: 'damaged' });
    expect(folder.list()).toHaveLength(1);
    expect(log()).toContain('Fault: StartupError');
    expect(log()).not.toContain(path.dirname(file));
  });

  test('while another one is being made says so, and leaves that one alone', async () => {
    const { make, folder } = site();
    folder.prepare();
    const leave = folder.enter();
    writeFileSync(folder.partial('convite-2025-11-22T05-59-59-000Z.db'), 'of the other one');
    expect(await make()).toEqual({ failure: 'busy' });
    expect(existsSync(folder.partial('convite-2025-11-22T05-59-59-000Z.db'))).toBe(true);
    leave?.();
    expect((await make()).failure).toBeNull();
  });

  test('where a file stands in the folder’s way says so', async () => {
    const { make, file } = site();
    writeFileSync(path.join(path.dirname(file), 'backups'), '');
    silenceErrors();
    expect((await make()).failure).toBe('not_writable');
  });

  test('without a wedding makes none', async () => {
    silenceErrors();
    const dataDir = folderForTest();
    mkdirSync(path.join(dataDir, 'backups'));
    chmodSync(dataDir, 0o700);
    expect((await makeBackup({ dataDir, backupSeal: undefined }, now)).failure).toBe(
      'not_writable',
    );
    expect(existsSync(path.join(dataDir, 'wedding.db'))).toBe(false);
  });
});
