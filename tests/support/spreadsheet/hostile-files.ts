import { crc32, deflateRawSync } from 'node:zlib';
import { inline, sheetXml, xlsxOf } from './xlsx.ts';

const encode = (text: string) => new TextEncoder().encode(text);

type RawEntry = {
  name: string;
  data: Uint8Array;
  /** What the directory says, and what stands before the data; both are true unless said. */
  size?: number;
  localSize?: number;
  localName?: string;
  deflated?: boolean;
  /** Uses the header and the data of the entry before it. */
  sharesData?: boolean;
  /** Its sizes stand in the fields for large ones, as programs write that do not know them beforehand. */
  zip64?: boolean;
};

const megabyte = 1024 * 1024;
const filled = (bytes: number) => new Uint8Array(bytes).fill(97);

/** A ZIP archive byte by byte: it can say what is not so. */
export const rawZip = (entries: readonly RawEntry[]): Uint8Array => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let header = 0;
  for (const entry of entries) {
    const compressed = entry.deflated ? deflateRawSync(entry.data) : Buffer.from(entry.data);
    const [name, localName] = [entry.name, entry.localName ?? entry.name].map((of) =>
      Buffer.from(of),
    ) as [Buffer, Buffer];
    const extra = Buffer.alloc(entry.zip64 ? 20 : 0);
    const fields = (size: number, nameBytes: number) => {
      const common = Buffer.alloc(26);
      common.writeUInt16LE(20, 0);
      common.writeUInt16LE(entry.deflated ? 8 : 0, 4);
      common.writeUInt32LE(crc32(entry.data), 10);
      common.writeUInt32LE(entry.zip64 ? 0xffffffff : compressed.length, 14);
      common.writeUInt32LE(entry.zip64 ? 0xffffffff : size, 18);
      common.writeUInt16LE(nameBytes, 22);
      common.writeUInt16LE(extra.length, 24);
      return common;
    };
    const size = entry.size ?? entry.data.length;
    if (entry.zip64) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(16, 2);
      extra.writeBigUInt64LE(BigInt(size), 4);
      extra.writeBigUInt64LE(BigInt(compressed.length), 12);
    }
    if (!entry.sharesData) {
      header = at;
      const local = fields(entry.localSize ?? size, localName.length);
      const block = [Buffer.from('PK\u0003\u0004'), local, localName, extra, compressed];
      parts.push(...block);
      at += block.reduce((sum, { length }) => sum + length, 0);
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(header, 10);
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\0'),
      fields(size, name.length),
      rest,
      name,
      extra,
    );
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(
    Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end]),
  );
};

/** What a workbook of one sheet has besides. */
export const bookEntries: readonly RawEntry[] = [
  {
    name: 'xl/workbook.xml',
    data: encode('<workbook xmlns:r="r"><sheet name="Hoja" r:id="rId1"/></workbook>'),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    data: encode('<r><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></r>'),
  },
];
const sheet = 'xl/worksheets/sheet1.xml';

/** Archives that say what is not so: each is refused as damaged. */
export const lyingArchives: Record<string, () => Uint8Array> = {
  'stored data of 2 MB in 300 entries that say 10 bytes': () =>
    rawZip([
      ...bookEntries,
      ...Array.from({ length: 300 }, (_, at) => ({
        name: `xl/worksheets/sheet${at + 1}.xml`,
        data: filled(2 * megabyte),
        size: 10,
        sharesData: at > 0,
      })),
    ]),
  'packed data in 300 entries that share it': () =>
    rawZip([
      ...bookEntries,
      ...Array.from({ length: 300 }, (_, at) => ({
        name: sheet,
        data: filled(megabyte / 8),
        deflated: true,
        sharesData: at > 0,
      })),
    ]),
  'a stored sheet that says 10 bytes': () =>
    rawZip([...bookEntries, { name: sheet, data: filled(9 * megabyte), size: 10 }]),
  'a packed sheet of 300 MB that says 1000 bytes': () =>
    rawZip([
      ...bookEntries,
      { name: sheet, data: filled(300 * megabyte), deflated: true, size: 1000, localSize: 1000 },
    ]),
  'a sheet that says less before its data than in the directory': () =>
    rawZip([...bookEntries, { name: sheet, data: encode(sheetXml('')), localSize: 10 }]),
  'a sheet that says more than it holds': () =>
    rawZip([
      ...bookEntries,
      { name: sheet, data: encode(sheetXml('')), deflated: true, size: 5000 },
    ]),
  'a sheet that has another name before its data': () =>
    rawZip([
      ...bookEntries,
      { name: sheet, data: encode(sheetXml('')), localName: 'xl/other.xml' },
    ]),
  'a sheet that begins within another': () => {
    const inner = rawZip([{ name: sheet, data: encode(sheetXml('')) }]);
    const outer = { name: 'xl/media/image1.png', data: inner };
    const bytes = rawZip([...bookEntries, outer, { name: sheet, data: inner, sharesData: true }]);
    const view = new DataView(bytes.buffer);
    // The last entry of the directory, whose header is the one within the picture's data.
    const last = bytes.length - 22 - 46 - sheet.length;
    view.setUint32(last + 42, view.getUint32(last + 42, true) + 30 + outer.name.length, true);
    view.setUint32(last + 16, view.getUint32(view.getUint32(last + 42, true) + 14, true), true);
    for (const field of [20, 24]) view.setUint32(last + field, sheetXml('').length, true);
    return bytes;
  },
};

/** Files that ask for more memory than any list of guests: refused, or read within bounds. */
export const hugeFiles: Record<string, () => Uint8Array> = {
  'a million rows': () => xlsxOf({ sheets: ['<row><c><v>1</v></c></row>'.repeat(1_000_000)] }),
  'a sheet of 300 MB': () => xlsxOf({ parts: { [sheet]: filled(300 * megabyte) } }),
  'the largest dimension and cells at its corners': () =>
    xlsxOf({
      sheets: [
        `<row r="1048576">${inline('XFD1048576', 'Ana')}</row>`.repeat(1000) +
          `<row r="4294967295">${inline('A4294967295', 'Ana')}</row>`,
      ],
    }),
  'a dimension that says everything': () =>
    xlsxOf({
      parts: {
        [sheet]: `<worksheet><dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384"/></cols><sheetData><row>${inline('A1', 'Ana')}</row></sheetData></worksheet>`,
      },
    }),
  'millions of texts': () =>
    xlsxOf({
      sheets: [`<row>${inline('A1', 'Ana')}</row>`],
      parts: { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(3_500_000)}</sst>` },
    }),
  'elements within elements without end': () =>
    xlsxOf({ parts: { [sheet]: '<a>'.repeat(20_000_000) } }),
  'one attribute of 60 MB': () =>
    xlsxOf({ parts: { [sheet]: `<a b="${'c'.repeat(60 * megabyte)}"/>` } }),
  'one text of 60 MB': () =>
    xlsxOf({ sheets: [`<row>${inline('A1', 'c'.repeat(60 * megabyte))}</row>`] }),
  'ten million empty lines': () => filled(10 * megabyte).fill(10),
  'ten million columns': () => filled(10 * megabyte).fill(59),
  'quotes within quotes': () => filled(10 * megabyte).fill(34),
  'a quote that holds everything': () => filled(10 * megabyte).fill(34, 0, 1),
};
