import { unzipSync, type Unzipped } from 'fflate';
import { sheetLimits } from '#domain/guest-list/sheet.ts';
import { Unreadable } from './unreadable.ts';

export type Archive = (path: string) => Uint8Array | undefined;

/** Pictures, macros, connections and the like stay packed. */
const wanted =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/iu;

/**
 * The parts of an .xlsx that hold its cells. An archive says how large its parts become: what says too
 * much is not unpacked, and what lies is cut off at what it said.
 */
export const openArchive = (bytes: Uint8Array): Archive => {
  const names: string[] = [];
  let inflated = 0;
  let files: Unzipped;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name.toLowerCase());
        if (!wanted.test(name)) return false;
        inflated += originalSize;
        if (inflated > sheetLimits.inflatedBytes) throw new Unreadable('too_big_inside');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged');
  }
  if (names.includes('xl/workbook.bin')) throw new Unreadable('old_excel');
  if (!names.includes('xl/workbook.xml')) throw new Unreadable('not_a_spreadsheet');
  const parts = new Map(Object.entries(files).map(([name, part]) => [name.toLowerCase(), part]));
  return (path) => parts.get(path.toLowerCase());
};
