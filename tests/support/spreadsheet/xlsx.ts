import { strToU8, zipSync, type Zippable } from 'fflate';

const workbook = (sheets: readonly string[], attributes = '') =>
  `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr ${attributes}/><sheets>${sheets
    .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

const relations = (count: number) =>
  `<?xml version="1.0"?><Relationships>${Array.from(
    { length: count },
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  ).join('')}</Relationships>`;

export const sheetXml = (rows: string) =>
  `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** A text in a cell, as most programs other than Excel write it. */
export const inline = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

type Parts = {
  /** The rows of each sheet, as the format writes them. */
  sheets?: readonly string[];
  names?: readonly string[];
  /** Besides, or instead of, the usual parts. */
  parts?: Record<string, string | Uint8Array | undefined>;
  workbookPr?: string;
};

/** An .xlsx written by hand: what a well-behaved library would never write can be in it. */
export const xlsxOf = ({ sheets = [''], names, parts = {}, workbookPr }: Parts): Uint8Array => {
  const all: Record<string, string | Uint8Array | undefined> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': workbook(names ?? sheets.map((_, at) => `Hoja ${at + 1}`), workbookPr),
    'xl/_rels/workbook.xml.rels': relations(sheets.length),
    ...Object.fromEntries(
      sheets.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)]),
    ),
    ...parts,
  };
  const zippable: Zippable = {};
  for (const [path, part] of Object.entries(all)) {
    if (part !== undefined) zippable[path] = typeof part === 'string' ? strToU8(part) : part;
  }
  return zipSync(zippable, { level: 6 });
};
