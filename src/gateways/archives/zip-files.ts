import { createReadStream, type ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** `path`: on the disk; `name`: in the archive; `size` in bytes. */
export type ZippedFile = { path: string; name: string; size: number; at: Date };

/**
 * Streams files as one zip archive, one after the other and never all at once. They are stored as they are, as pictures do not
 * become smaller; of more than four gigabytes it takes the format's larger kind by itself.
 * @returns the stream, which fails when a file cannot be read, and how many bytes it will have
 */
export const zipFiles = async (
  files: readonly ZippedFile[],
): Promise<{ stream: Readable; bytes: number }> => {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let open: ReadStream | undefined;
  zip.on('error', (error: Error) => stream.destroy(error));
  // Whoever asked has gone.
  stream.on('close', () => open?.destroy());
  for (const { path, name, size, at } of files) {
    zip.addReadStreamLazy(name, { size, mtime: at, compress: false }, (use) => {
      open = createReadStream(path);
      use(undefined, open);
    });
  }
  const bytes = await new Promise<number>((resolve) => {
    zip.end({} as never, resolve as () => void);
  });
  return { stream, bytes };
};
