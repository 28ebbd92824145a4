import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readOffice } from './read-office.ts';

const rels = (inner: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
const types = (inner = '') =>
  `<Types><Override PartName="/xl/workbook.xml" ContentType="x"/><Override PartName="/docProps/core.xml" ContentType="y"/>${inner}</Types>`;

const sheet: Readonly<Record<string, string>> = {
  '[Content_Types].xml': types(),
  '_rels/.rels': rels(
    '<Relationship Id="rId1" Type="http://x/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="http://x/core-properties" Target="docProps/core.xml"/>',
  ),
  'docProps/core.xml': '<cp:coreProperties><dc:creator>Kavita Kulkarni</dc:creator></cp:coreProperties>',
  'xl/workbook.xml': '<workbook/>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1"><f>SUM(B1:B4)</f><v>4</v></c></row></sheetData><pageSetup paperSize="9" r:id="rId1"/></worksheet>',
  'xl/worksheets/_rels/sheet1.xml.rels': rels(
    '<Relationship Id="rId1" Type="http://x/printerSettings" Target="../printerSettings/printerSettings1.bin"/><Relationship Id="rId2" Type="http://x/hyperlink" Target="https://nukkad.example" TargetMode="External"/>',
  ),
  'xl/printerSettings/printerSettings1.bin': 'HP LaserJet of Kavita',
};
const paper: Readonly<Record<string, string>> = {
  '[Content_Types].xml': '<Types/>',
  'word/document.xml':
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p><w:r><w:t>Quote</w:t></w:r></w:p></w:document>',
};

const packed = (parts: Readonly<Record<string, string>>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
const read = (parts: Readonly<Record<string, string>>, fileName = 'Rates.xlsx') =>
  readOffice({ fileName, mediaType: '', content: packed(parts) }, null, () => undefined);

test('a sheet is packed anew without its author and its printer, and opens as before', async () => {
  const answer = await read(sheet);
  if (!('read' in answer)) throw new Error('It was refused.');
  const parts = unzipSync(answer.read.content);
  expect(Object.keys(parts).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/worksheets/_rels/sheet1.xml.rels',
    'xl/worksheets/sheet1.xml',
  ]);
  const all = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n');
  for (const gone of ['Kavita', 'docProps', 'printerSettings', 'r:id']) expect(all).not.toContain(gone);
  for (const kept of ['SUM(B1:B4)', 'paperSize="9"', 'https://nukkad.example']) expect(all).toContain(kept);
});

test('a document of Word is one by its name and its parts', async () => {
  expect(await read(paper, 'Quote.docx')).toHaveProperty('read');
  for (const [parts, name] of [
    [paper, 'Quote.xlsx'],
    [sheet, 'Rates.docx'],
    [sheet, 'Rates.zip'],
    [{ ...sheet, 'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>' }, 'Rates.xlsx'],
  ] as const)
    expect([name, await read(parts, name)]).toEqual([name, { refused: 'unreadable' }]);
});

test.each([
  ['a macro', { 'xl/vbaProject.bin': 'x' }],
  [
    'a macro by its type',
    {
      '[Content_Types].xml':
        '<Types><Default ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
    },
  ],
  ['a sheet of macros', { 'xl/macrosheets/sheet1.xml': '<x/>' }],
  ['another file', { 'xl/embeddings/oleObject1.bin': 'x' }],
  ['a program under another name', { 'xl/media/image1.exe': 'x' }],
  ['figures of another file', { 'xl/externalLinks/externalLink1.xml': '<x/>' }],
  ['a connection', { 'xl/connections.xml': '<connections/>' }],
  [
    'a picture that is fetched',
    {
      'xl/_rels/workbook.xml.rels': rels(
        '<Relationship Id="a" Type="http://x/image" Target="http://elsewhere.example/a.png" TargetMode="External"/>',
      ),
    },
  ],
  [
    'a formula that fetches',
    { 'xl/worksheets/sheet1.xml': '<worksheet><f>WEBSERVICE("http://elsewhere.example")</f></worksheet>' },
  ],
  ['a field that starts a program', null],
])('%s is refused, so that its owner knows', async (_, more) => {
  const field =
    paper['word/document.xml']?.replace('<w:t>', '<w:instrText>DDEAUTO cmd</w:instrText><w:t>') ?? '';
  const answer = more
    ? await read({ ...sheet, ...more })
    : await read({ ...paper, 'word/document.xml': field }, 'a.docx');
  expect(answer).toEqual({ refused: 'active' });
});

test('a password, a bomb and a cut file are refused', async () => {
  const older = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  const of = (content: Buffer) =>
    readOffice({ fileName: 'a.xlsx', mediaType: '', content }, null, () => undefined);
  expect(await of(older)).toEqual({ refused: 'locked' });
  const bomb = zipSync({ 'xl/media/a.png': new Uint8Array(70 * 1_048_576) });
  expect(await of(Buffer.from(bomb))).toEqual({ refused: 'too_long' });
  expect(await of(packed(sheet).subarray(0, 200))).toEqual({ refused: 'unreadable' });
});
