import { sheetLimits } from '#domain/guest-list/sheet.ts';
import type { ZipReader } from './zip.ts';
import { readXml } from './xml.ts';

export type WorkbookParts = {
  /** In the order of their tabs. */
  sheets: { name: string; path: string }[];
  /** The names of those that are not read: hidden, or more than the limit. */
  hiddenSheets: string[];
  /** Days are counted from 1904, as on old Macs. */
  from1904: boolean;
};

export const readWorkbook = async (zip: ZipReader): Promise<WorkbookParts> => {
  const targets = new Map<string, string>();
  const rels = zip('xl/_rels/workbook.xml.rels');
  if (rels) {
    await readXml(rels, {
      open: (_, { Id, Target }) => {
        if (Id && Target) targets.set(Id, Target.replace(/^\/xl\//u, ''));
      },
    });
  }
  const sheets: WorkbookParts['sheets'] = [];
  const hiddenSheets: string[] = [];
  let from1904 = false;
  await readXml(zip('xl/workbook.xml')!, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const target = targets.get(relationOf(attributes) ?? '');
      const isVisible = (attributes['state'] ?? 'visible') === 'visible';
      const own = attributes['name'] ?? '';
      if (!isVisible || sheets.length === sheetLimits.sheets) hiddenSheets.push(own);
      else if (target) sheets.push({ name: own, path: `xl/${target}` });
    },
  });
  return { sheets, hiddenSheets, from1904 };
};

/** `r:id`, for any namespace prefix of relations. */
const relationOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

/** The texts that cells reference by index; of a rich text, only its characters. */
export const readSharedStrings = async (zip: ZipReader): Promise<string[]> => {
  const strings: string[] = [];
  const part = zip('xl/sharedStrings.xml');
  let text = '';
  if (!part) return strings;
  await readXml(part, {
    open: (name) => {
      if (name === 'si') text = '';
    },
    close: (name, own, path) => {
      // Phonetic readings (`rPh`) are left out.
      if (name === 't' && !path.includes('rPh')) text += own;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
};

/** `_x000D_`: the format's escape for characters that XML cannot hold. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/giu, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** For each cell style, whether its number is a date. */
export const readDateStyles = async (zip: ZipReader): Promise<boolean[]> => {
  const part = zip('xl/styles.xml');
  const own = new Map<string, boolean>();
  const styles: boolean[] = [];
  if (!part) return styles;
  await readXml(part, {
    open: (name, { numFmtId = '0', formatCode = '' }, path) => {
      if (name === 'numFmt') own.set(numFmtId, isDateFormat(formatCode));
      if (name === 'xf' && path.includes('cellXfs')) {
        const id = Number(numFmtId);
        styles.push(own.get(numFmtId) ?? ((id >= 14 && id <= 22) || (id >= 45 && id <= 47)));
      }
    },
  });
  return styles;
};

/** Text in quotes or brackets, closed or not, or after a backslash, is a literal. */
const isDateFormat = (code: string) =>
  /[dmyhs]/iu.test(code.replace(/"[^"]*"|\[[^\]]*\]?|\\.|_./gu, '')) && !/general/iu.test(code);
