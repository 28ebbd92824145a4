import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aPaper } from '../../../test/fixtures/documents-to-sign.ts';
import { readSheets } from './read-sheets.ts';
import { type ContentsOptions, readContents } from './read-contents.ts';

const allow = () => undefined;
const file = (content: Uint8Array) => ({ fileName: 'kept', mediaType: '', content });
async function textOf(content: Uint8Array, kind: ContentsOptions['kind'], most = 1_000): Promise<string> {
  const reading = await readContents(file(content), { kind, most }, allow);
  return 'read' in reading ? reading.read.text : `refused: ${reading.refused}`;
}

const sheetOf = (rows: readonly (readonly string[])[]) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => `<c r="${'ABC'.charAt(column)}${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** A workbook as spreadsheets write it, with a sheet for each entry. */
function aWorkbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Uint8Array {
  const names = Object.keys(sheets);
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
  };
  for (const [at, rows] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = sheetOf(rows);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

test('the words of a PDF, a workbook, a CSV file and a text are read', async () => {
  expect(await textOf(await aPaper([{}, {}], 'Rental agreement of Kavita'), 'pdf')).toContain(
    'Rental agreement of Kavita',
  );
  const workbook = aWorkbook({ March: [['Tap', '450']], April: [['गीज़र', '1200']] });
  expect(await textOf(workbook, 'sheet')).toBe('March\nTap\t450\nApril\nगीज़र\t1200');
  expect(await textOf(strToU8('name;city\nAsha;Pune\n'), 'sheet')).toContain('Asha\tPune');
  expect(await textOf(strToU8('नल की मरम्मत'), 'text')).toBe('नल की मरम्मत');
  expect(await textOf(strToU8('no\0text'), 'text')).toBe('no text');
});

test('of a scanned PDF its first page is handed on as a picture', async () => {
  const reading = await readContents(file(await aPaper([{}], '')), { kind: 'pdf', most: 100 }, allow);
  if (!('read' in reading)) throw new Error('It was refused.');
  expect(reading.read.text).toBe('');
  expect(
    Buffer.from(reading.read.scan ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a long text ends where it may, also in the middle of a letter', async () => {
  expect(await textOf(strToU8('क'.repeat(5_000)), 'text', 1_000)).toHaveLength(1_000);
});

test('of each sheet the first rows and columns are shown, and that there is more', async () => {
  const rows = Array.from({ length: 5 }, (_, at) => [`a${at}`, `b${at}`, `c${at}`]);
  const reading = await readSheets(
    file(aWorkbook({ Bills: rows, Empty: [] })),
    { rows: 2, columns: 2 },
    allow,
  );
  expect(reading).toEqual({
    read: [
      {
        name: 'Bills',
        rows: [
          ['a0', 'b0'],
          ['a1', 'b1'],
        ],
        isCut: true,
      },
      { name: 'Empty', rows: [], isCut: false },
    ],
  });
});

test('promise 93: a cell far away is refused before anything is laid out', async () => {
  const far = zipSync({
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"/></row></sheetData></worksheet>',
    ),
  });
  expect(await readSheets(file(far), { rows: 100, columns: 20 }, allow)).toEqual({ refused: 'too_long' });
});
