import { deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { createLog } from '../src/platform/log.ts';
import { readerLimits } from '../src/platform/reading/lots.ts';
import { createReaders } from '../src/platform/reading/readers.ts';
import { endlessPaper, paperWithoutObjects } from './endless-pdfs.ts';

/** A file that is small on the wire and large, or slow, once it is opened. */
export interface HeavyFile {
  readonly why: string;
  readonly content: Buffer;
  readonly name: string;
  readonly mediaType: string;
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);

/** A workbook of one sheet; `rows` is the inside of its sheetData. */
export function workbook(rows: string, more: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/></Types>`,
      ),
      '_rels/.rels': xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Staff" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
      ...more,
    }),
  );
}

const cellAt = (reference: string, row = '') => `<row${row}><c r="${reference}"><v>1</v></c></row>`;
const megabyte = 1_048_000;

const sheetTries: readonly (readonly [string, () => Buffer])[] = [
  ['one cell at the far corner', () => workbook(cellAt('XFD1048576'))],
  ['one cell far to the right', () => workbook(cellAt('XFD2000'))],
  ['one cell far below', () => workbook(cellAt('A1048576'))],
  ['a cell whose address is spelled by an entity', () => workbook(cellAt('&#88;FD1048576'))],
  ['a cell beyond what a sheet can have', () => workbook(cellAt('ZZZZZZ99999999'))],
  ['a row far below', () => workbook(cellAt('A1', ' r="1048576"'))],
  ['a row number in another spelling', () => workbook(cellAt('A1', ' r="1e6"'))],
  ['many empty rows and one wide one', () => workbook(`${'<row/>'.repeat(600_000)}${cellAt('CV600001')}`)],
  ['many empty cells', () => workbook(`<row>${'<c/>'.repeat(900_000)}</row>`)],
  [
    'shared strings of four megabytes',
    () =>
      workbook(cellAt('A1'), {
        'xl/sharedStrings.xml': xml(`<sst xmlns="${main}">${'<si><t>a</t></si>'.repeat(230_000)}</sst>`),
      }),
  ],
  ['an entry of a hundred megabytes', () => workbook('', { 'xl/a.xml': new Uint8Array(100 * megabyte) })],
  [
    'a thousand entries',
    () =>
      workbook(
        '',
        Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`xl/${at}.xml`, new Uint8Array(9)])),
      ),
  ],
];

const csvTries = [',', ';', '\t', '\n', '"', '",', '\r', '\u00a0', ' ,', ',\n'].map(
  (unit) =>
    [
      `a megabyte of ${JSON.stringify(unit)}`,
      () => Buffer.from(`Full name,Mobile number\n${unit.repeat(Math.floor(megabyte / unit.length))}`),
    ] as const,
);

/** Objects of a PDF with one empty page, and `more` among them. */
export function pdfOf(more: readonly (string | Buffer)[], catalog = '', page = ''): Buffer {
  const parts = [
    '%PDF-1.7\n',
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R ${catalog}>>\nendobj\n`,
    '2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n',
    `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200] ${page}>>\nendobj\n`,
    ...more,
    'trailer\n<</Root 1 0 R>>\n%%EOF\n',
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

export function streamObject(id: number, dict: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`${id} 0 obj\n<<${dict}/Length ${data.length}>>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);
}

/** Bytes that decode to about `megabytes` of blanks, and the filters that undo them. */
const packings: readonly (readonly [string, string, (blank: Buffer) => Buffer])[] = [
  ['deflate', '/FlateDecode', (blank) => deflateSync(blank, { level: 9 })],
  [
    'deflate with a smaller window',
    '/FlateDecode',
    (blank) => deflateSync(blank, { level: 9, windowBits: 13 }),
  ],
  [
    'deflate in hexadecimal digits',
    '[/ASCIIHexDecode /FlateDecode]',
    (blank) => Buffer.from(`${deflateSync(blank, { level: 9 }).toString('hex')}>`),
  ],
  [
    'deflate in deflate',
    '[/FlateDecode /FlateDecode]',
    (blank) => deflateSync(deflateSync(blank, { level: 9 }), { level: 9 }),
  ],
  [
    'deflate under an escaped name',
    '[/ASCIIHex#44ecode /#46lateDecode]',
    (blank) => Buffer.from(`${deflateSync(blank, { level: 9 }).toString('hex')}>`),
  ],
  ['deflate without a header', '/FlateDecode', (blank) => deflateRawSync(blank, { level: 9 })],
  ['runs', '/RunLengthDecode', (blank) => Buffer.alloc(blank.length / 64, Buffer.from([0x81, 0x20]))],
];

/** Blanks behind the first numbers of an object stream. */
function blanks(megabytes: number): Buffer {
  const blank = Buffer.alloc(megabytes * 1024 * 1024, 0x20);
  blank.write('9 0 <<>> ');
  return blank;
}

const pdfTries: readonly (readonly [string, () => Buffer])[] = packings.flatMap(([how, filter, pack]) => [
  [
    `an object stream by ${how}`,
    () => pdfOf([streamObject(5, `/Type/ObjStm/N 1/First 4/Filter ${filter}`, pack(blanks(300)))]),
  ] as const,
  [
    `the drawing of a page by ${how}`,
    () => pdfOf([streamObject(5, `/Filter ${filter}`, pack(blanks(300)))], '', '/Contents 5 0 R'),
  ] as const,
]);

const pdfShapes: readonly (readonly [string, () => Buffer])[] = [
  ['a word in a loop', paperWithoutObjects],
  ['arrays a hundred thousand deep', () => pdfOf([`5 0 obj\n${'['.repeat(100_000)}\nendobj\n`])],
  ['dictionaries a hundred thousand deep', () => pdfOf([`5 0 obj\n${'<</A '.repeat(100_000)}\nendobj\n`])],
  [
    'pages that contain themselves',
    () => pdfOf(['2 0 obj\n<</Type/Pages/Count 1/Kids[2 0 R 2 0 R 2 0 R]>>\nendobj\n']),
  ],
  [
    'a billion pages by two references a level',
    () =>
      pdfOf([
        '2 0 obj\n<</Type/Pages/Count 1/Kids[10 0 R 10 0 R]>>\nendobj\n',
        ...Array.from(
          { length: 40 },
          (_, at) => `${at + 10} 0 obj\n<</Type/Pages/Kids[${at + 11} 0 R ${at + 11} 0 R]>>\nendobj\n`,
        ),
        '50 0 obj\n<</Type/Page/MediaBox[0 0 9 9]>>\nendobj\n',
      ]),
  ],
  ['a page that is its own parent', () => pdfOf([], '', '/Parent 3 0 R')],
  [
    'an object stream that claims a billion objects',
    () => pdfOf([streamObject(5, '/Type/ObjStm/N 1000000000/First 4', Buffer.from('9 0 <<>>'))]),
  ],
  [
    'half a million objects',
    () => pdfOf([Array.from({ length: 300_000 }, (_, at) => `${at + 9} 0 obj 1 endobj\n`).join('')]),
  ],
  [
    'names without number',
    () => pdfOf([`5 0 obj\n[${Array.from({ length: 400_000 }, (_, at) => `/N${at}`).join(' ')}]\nendobj\n`]),
  ],
  ['an object, then a word in a loop', endlessPaper],
];

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false });

const pictureTries: readonly (readonly [string, string, () => Promise<Buffer>])[] = [
  ['a flood of pixels', 'png', () => flat(14_000, 14_000).png({ compressionLevel: 9 }).toBuffer()],
  ['the most pixels that are taken', 'png', () => flat(7_000, 7_000).png({ compressionLevel: 9 }).toBuffer()],
  [
    'as many, interlaced',
    'png',
    () => flat(7_000, 7_000).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  ],
  [
    'as many, to be turned',
    'png',
    () => flat(7_000, 7_000).withMetadata({ orientation: 6 }).png().toBuffer(),
  ],
  ['as many as a photo', 'jpg', () => flat(7_000, 7_000).jpeg().toBuffer()],
  ['as many as a progressive photo', 'jpg', () => flat(7_000, 7_000).jpeg({ progressive: true }).toBuffer()],
  [
    'as many as a photo to be turned',
    'jpg',
    () => flat(7_000, 7_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  ['a wide WebP', 'webp', () => flat(16_000, 3_000).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['a picture of one line', 'png', () => flat(1_000_000, 1).png().toBuffer()],
];

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: `${office}.sheet`,
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

export const heavy = (why: string, extension: string, content: Buffer): HeavyFile => ({
  why,
  content,
  name: `file.${extension}`,
  mediaType: mediaTypes[extension] ?? '',
});

/** How many of each kind are tried, the nearest to what was met first; `npm run test:long` tries all of them. */
const tried = Number(process.env['HEAVY_FILES'] ?? 2);
/** Two at once are tried without HTTP in readers.test.ts: each file takes all of its limit. */
export const endlessSenders = process.env['HEAVY_FILES'] ? ['Amit Verma', 'Ravi Kumar'] : ['Amit Verma'];

/** A long run gives a paper all that the product gives it; else a third, many times what an ordinary one takes. */
export const paperReaders = createReaders(createLog('silent'), {
  patienceMs: 120_000,
  limits: process.env['HEAVY_FILES'] ? readerLimits : { ...readerLimits, cpuMs: 3_000 },
});

export const tableCount = Math.min(tried * 2, sheetTries.length) + Math.min(tried, csvTries.length);
/** Made one by one, as they are asked for: all at once would hold up the server that shares this process. */
export function* heavyTables(): Iterable<HeavyFile> {
  for (const [why, make] of sheetTries.slice(0, tried * 2)) yield heavy(why, 'xlsx', make());
  for (const [why, make] of csvTries.slice(0, tried)) yield heavy(why, 'csv', make());
}
export function* heavyPdfs(): Iterable<HeavyFile> {
  for (const [why, make] of [...pdfTries.slice(0, tried), ...pdfShapes.slice(0, tried)])
    yield heavy(why, 'pdf', make());
}
export const heavyPictures = (): Promise<HeavyFile[]> =>
  Promise.all(
    pictureTries.slice(0, tried).map(async ([why, extension, make]) => heavy(why, extension, await make())),
  );
