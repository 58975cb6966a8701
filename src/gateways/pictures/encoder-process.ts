import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyName, masterName, uploadAddress } from '#domain/pictures/site-picture.ts';
import { drawShareCard } from './draw-share-card.ts';
import { encodeGuestPhoto } from './encode-guest-photo.ts';
import { encodeHero } from './encode-hero.ts';
import { encodeSizes, keep } from './encode-photo.ts';
import { InvalidPicture, encodePicture } from './encode-picture.ts';
import type { EncoderAnswer, EncoderTask } from './encoder.ts';

/** One task, in a process of its own: what reading pictures takes of the memory is given back with its end. */
const execute = async (task: EncoderTask): Promise<EncoderAnswer> => {
  switch (task.kind) {
    case 'picture':
      return { encoded: await encodePicture(task) };
    case 'guest-photo':
      return { photo: await encodeGuestPhoto(task) };
    case 'copies': {
      const master = await readFile(join(task.folder, masterName(task.id)));
      await encodeSizes(master, task.width, task.folder, (width, format) =>
        copyName(task.id, width, format),
      );
      return {};
    }
    case 'card':
      return { card: (await drawShareCard(task)).toString('base64') };
    case 'sheet': {
      // Fetched only here: no picture of the couple needs what writes a PDF.
      const { drawPassSheet } = await import('./pass-sheet.ts');
      return { sheet: (await drawPassSheet(task)).toString('base64') };
    }
    case 'hero': {
      const hero = await encodeHero({ ...task, address: uploadAddress('') });
      // Last: with this file the others are there.
      await keep(join(task.folder, `${task.slug}.json`), async () =>
        Buffer.from(JSON.stringify(hero)),
      );
      return {};
    }
  }
};

const task = JSON.parse(process.argv[2]!) as EncoderTask;
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = os.constants.priority;
const isBackground = task.kind === 'copies' || task.kind === 'guest-photo';
os.setPriority(isBackground ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
if (isBackground) sharp.concurrency(1);

const answer = await execute(task).catch((error: unknown): EncoderAnswer => {
  if (error instanceof InvalidPicture) return { refused: error.failure };
  const { code, message } = error as NodeJS.ErrnoException;
  return { failed: { code, message } };
});
// Not by a synchronous write: more than a pipe holds would be refused.
process.stdout.write(JSON.stringify(answer));
