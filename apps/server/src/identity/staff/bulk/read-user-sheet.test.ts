import { bulkTemplate } from '@nukkad/contract/identity/staff/staff.api';
import type { ImportTable } from '@nukkad/contract/kernel/import';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbook } from '../../../../test/fixtures/heavy-files.ts';
import { type StaffFixture, staffFixture } from '../../../../test/fixtures/staff-fixture.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';

let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const heading = ['Full name', 'Mobile number', 'Designation', 'Does jobs', 'Role'];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A workbook of one sheet, as a spreadsheet writes it; numbers stay numbers. */
function xlsx(rows: readonly (readonly (string | number)[])[]): Buffer {
  const letters = 'ABCDEFGH';
  const cells = rows.map((row, r) =>
    row
      .map((value, c) =>
        typeof value === 'number'
          ? `<c r="${letters[c]}${r + 1}"><v>${value}</v></c>`
          : `<c r="${letters[c]}${r + 1}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`,
      )
      .join(''),
  );
  return workbook(cells.map((row, r) => `<row r="${r + 1}">${row}</row>`).join(''));
}

const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n'), 'utf8');

function readFile(
  content: Buffer,
  name: string,
  client: TestClient = fixture.owner,
  type = name.endsWith('.xlsx') ? xlsxType : 'text/csv',
) {
  const body = new FormData();
  body.append('sheet', new Blob([new Uint8Array(content)], { type }), name);
  return client.send('POST', '/api/user/myUserBulk/file', { body });
}

describe('a file is read as text', () => {
  const asha = [
    ['Full name', 'Mobile number'],
    ['आशा राव', '9812345601'],
  ];
  const table: ImportTable = {
    heading: ['Full name', 'Mobile number'],
    rows: [{ row: 2, cells: ['आशा राव', '9812345601'] }],
  };

  test('in every encoding and with every separator that spreadsheets write', async () => {
    const text = (separator: string) => asha.map((row) => row.join(separator)).join('\r\n');
    const utf16 = (one: string) => Buffer.from(`\uFEFF${one}`, 'utf16le');
    const files: readonly (readonly [string, Buffer])[] = [
      ['UTF-8', Buffer.from(text(','))],
      ['UTF-8 with its mark', Buffer.from(`\uFEFF${text(',')}`)],
      ['semicolons', Buffer.from(text(';'))],
      ['tabs', Buffer.from(text('\t'))],
      ['a said separator', Buffer.from(`sep=;\r\n${text(';')}`)],
      ['UTF-16, little end first', utf16(text('\t'))],
      ['UTF-16, big end first', utf16(text('\t')).swap16()],
      ['empty lines around', Buffer.from(`${text(',')}\r\n,\r\n\r\n`)],
    ];
    for (const [what, file] of files) {
      const { status, body } = await readFile(file, 'people.csv');
      expect([what, status, body]).toEqual([what, 200, table]);
    }
    const windows = Buffer.concat([
      Buffer.from('Full name,Mobile number\nJos'),
      Buffer.from([0xe9]),
      Buffer.from(' Dias,9812345602'),
    ]);
    expect((await readFile(windows, 'people.csv')).body.rows[0].cells[0]).toBe('José Dias');
  });

  test('an Excel file reads like a CSV file, numbers and all', async () => {
    const { body } = await readFile(
      xlsx([heading, ['Imran Khan', 9_812_345_611, 'Plumber', 'yes', 'Desk']]),
      'a.xlsx',
    );
    expect(body).toEqual({
      heading,
      rows: [{ row: 2, cells: ['Imran Khan', '9812345611', 'Plumber', 'yes', 'Desk'] }],
    });
  });

  test('ten thousand rows are read, one more is refused', async () => {
    const of = (count: number) =>
      csv([heading, ...Array.from({ length: count }, (_, at) => ['Asha Rao', `${9_000_000_000 + at}`])]);
    const { status, body } = await readFile(of(10_000), 'a.csv');
    expect([status, body.rows.length, body.rows.at(-1).row]).toEqual([200, 10_000, 10_001]);
    expect((await readFile(of(10_001), 'a.csv')).body.code).toBe('sheet_too_long');
  });

  test('a file that is no table is refused with a message, whatever its name', async () => {
    const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(8 * 1_048_576) }));
    const tries: readonly [string, Buffer, string, string][] = [
      ['only a heading', csv([heading]), 'a.csv', 'sheet_empty'],
      ['nothing', Buffer.from('\n'), 'a.csv', 'sheet_empty'],
      ['too wide', csv([Array.from({ length: 40 }, (_, at) => `c${at}`), ['x']]), 'a.csv', 'sheet_too_wide'],
      ['a bomb', bomb, 'a.xlsx', 'sheet_unreadable'],
      ['an archive called CSV', bomb, 'a.csv', 'sheet_unreadable'],
      ['text called XLSX', csv([heading]), 'a.xlsx', 'sheet_unreadable'],
      ['a broken archive', Buffer.from('PK\u0003\u0004 and then nothing'), 'a.xlsx', 'sheet_unreadable'],
      ['half of a UTF-16 character', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'a.csv', 'sheet_unreadable'],
      ['an open quote', Buffer.from(`${heading.join(',')}\n"Asha,98`), 'a.csv', 'sheet_unreadable'],
      ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a.xls', 'sheet_unreadable'],
      [
        'an old workbook called CSV',
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]),
        'a.csv',
        'sheet_unreadable',
      ],
    ];
    for (const [what, content, name, code] of tries) {
      const { status, body } = await readFile(content, name);
      expect([what, status, body.code]).toEqual([what, 400, code]);
    }
  });

  test('only for those who may invite', async () => {
    const none = await fixture.hire('9812345693', ['manage_users.view']);
    expect((await readFile(csv([heading, ['A']]), 'a.csv', fixture.as(none))).status).toBe(403);
  });

  test('the template reads back with its own columns', async () => {
    const { body: template } = await fixture.owner.ask(bulkTemplate);
    const { body } = await readFile(Buffer.from(template), 'staff.csv');
    expect([body.heading, body.rows.map(({ cells }: { cells: string[] }) => cells[1])]).toEqual([
      ['Full name', 'Mobile number', 'Job title', 'Does jobs', 'Role'],
      ['9812345678', '9812345679'],
    ]);
  });
});
