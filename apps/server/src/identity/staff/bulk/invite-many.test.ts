import { answerInvitation, bulkTemplate, exportUsers } from '@nukkad/contract/identity/staff/staff.api';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { type StaffFixture, staffFixture } from '../../../../test/staff-fixture.ts';
import type { TestClient } from '../../../../test/test-client.ts';
import { neutralCell } from '@nukkad/contract/kernel/csv';
import { csvFile } from '../../../platform/csv.ts';

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
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const file = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': file(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      ),
      '_rels/.rels': file(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': file(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Staff" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': file(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': file(
        `<worksheet xmlns="${main}"><sheetData>${cells.map((row, r) => `<row r="${r + 1}">${row}</row>`).join('')}</sheetData></worksheet>`,
      ),
    }),
  );
}

const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(rows.map((row) => row.join(',')).join('\n'), 'utf8');

function send(
  content: Buffer,
  name: string,
  query = '',
  client: TestClient = fixture.owner,
  type = name.endsWith('.xlsx') ? xlsxType : 'text/csv',
) {
  const body = new FormData();
  body.append('sheet', new Blob([new Uint8Array(content)], { type }), name);
  return client.send('POST', `/api/user/myUserBulk${query}`, { body });
}

const countInvited = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from staff_invitation`.execute(fixture.app.platform.db))
    .rows[0]?.n;

describe('many at once', () => {
  test('is looked at first, then all of them are invited', async () => {
    const sheet = csv([
      heading,
      ['Ravi Kumar', '+91 98123 45601', 'Electrician', 'yes', 'Professional'],
      ['Sunita Devi', '09812345602', 'Front desk', 'no', 'Desk'],
      ['मीरा शर्मा', '9812345603', '', '', ''],
    ]);
    const before = await countInvited();
    const { status, body } = await send(sheet, 'people.csv');
    expect([status, body.errorCount, body.created]).toEqual([200, 0, 0]);
    expect(
      body.rows.map(({ row, mobileNumber, preset, isProfessional }: Record<string, unknown>) => [
        row,
        mobileNumber,
        preset,
        isProfessional,
      ]),
    ).toEqual([
      [2, '9812345601', 'Professional', true],
      [3, '9812345602', 'Desk', false],
      [4, '9812345603', 'Professional', true],
    ]);
    expect(await countInvited()).toBe(before);
    const done = await send(sheet, 'people.csv', `?mode=create&digest=${body.digest}`);
    expect([done.status, done.body.created]).toEqual([200, 3]);
    expect(await countInvited()).toBe((before ?? 0) + 3);
    const again = await send(sheet, 'people.csv', `?mode=create&digest=${body.digest}`);
    expect([again.status, again.body.code, await countInvited()]).toEqual([
      400,
      'sheet_has_errors',
      (before ?? 0) + 3,
    ]);
  });

  test('an Excel file reads like a CSV file, numbers and all', async () => {
    const sheet = xlsx([heading, ['Imran Khan', 9_812_345_611, 'Plumber', 'yes', 'Professional']]);
    const { body } = await send(sheet, 'people.xlsx');
    expect([body.errorCount, body.rows[0].mobileNumber, body.rows[0].fullName]).toEqual([
      0,
      '9812345611',
      'Imran Khan',
    ]);
    const done = await send(sheet, 'people.xlsx', `?mode=create&digest=${body.digest}`);
    expect(done.body.created).toBe(1);
  });

  test('every error is named by row and column, in words, and one of them stops all', async () => {
    await fixture.invite(fixture.owner, { mobileNumber: '9812345650' });
    const sheet = csv([
      heading,
      ['Good Person', '9812345651', '', 'yes', 'Professional'],
      ['7 Up', '12', 'x'.repeat(61), 'perhaps', 'Boss'],
      ['Twice Here', '9812345651', '', 'no', 'Desk'],
      ['Asked Before', '9812345650', '', 'no', 'Desk'],
    ]);
    const before = await countInvited();
    const { body } = await send(sheet, 'people.csv');
    const said = body.rows.flatMap(
      ({ row, errors }: { row: number; errors: { column: string; message: string }[] }) =>
        errors.map(({ column, message }) => [row, column, message]),
    );
    expect(said).toEqual([
      [3, 'Full name', 'Start the name with a letter. Use only letters and spaces.'],
      [3, 'Mobile number', 'Enter a 10-digit mobile number starting with 2 to 9.'],
      [3, 'Designation', 'Use at most 60 characters.'],
      [3, 'Does jobs', 'Write yes or no.'],
      [3, 'Role', 'Write one of Professional, Desk, Manager, Dispatcher, Accountant, HR, Viewer.'],
      [4, 'Mobile number', 'This number is also in row 2.'],
      [5, 'Mobile number', 'You have already invited this number.'],
    ]);
    const refused = await send(sheet, 'people.csv', `?mode=create&digest=${body.digest}`);
    expect([refused.body.code, await countInvited()]).toEqual(['sheet_has_errors', before]);
  });

  test('another file than the one that was looked at is not taken', async () => {
    const seen = csv([heading, ['Asha Rao', '9812345661', '', 'yes', '']]);
    const other = csv([heading, ['Asha Rao', '9812345662', '', 'yes', '']]);
    const { body } = await send(seen, 'people.csv');
    for (const query of [`?mode=create&digest=${body.digest}`, '?mode=create']) {
      const { status, body: refused } = await send(other, 'people.csv', query);
      expect([status, refused.code]).toEqual([409, 'sheet_not_previewed']);
    }
  });

  test('the same file twice at one moment invites each person once', async () => {
    const sheet = csv([
      heading,
      ['Asha Rao', '9812345671', '', 'yes', ''],
      ['Lata Rao', '9812345672', '', 'no', 'Desk'],
    ]);
    const { body } = await send(sheet, 'people.csv');
    const before = await countInvited();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(sheet, 'people.csv', `?mode=create&digest=${body.digest}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countInvited()).toBe((before ?? 0) + 2);
  });

  test('a file that is no list of people is refused with a message, whatever its name', async () => {
    const many = csv([
      heading,
      ...Array.from({ length: 501 }, (_, at) => ['Asha Rao', String(9_800_000_000 + at), '', 'yes', '']),
    ]);
    const bomb = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(8 * 1_048_576) }));
    const tries: readonly [string, Buffer, string, string][] = [
      ['too long', many, 'a.csv', 'sheet_too_long'],
      ['only a heading', csv([heading]), 'a.csv', 'sheet_empty'],
      [
        'other columns',
        csv([
          ['Name', 'Phone'],
          ['A', 'B'],
        ]),
        'a.csv',
        'sheet_columns',
      ],
      ['a bomb', bomb, 'a.xlsx', 'sheet_unreadable'],
      ['an archive called CSV', bomb, 'a.csv', 'sheet_unreadable'],
      ['text called XLSX', csv([heading]), 'a.xlsx', 'sheet_unreadable'],
      ['a broken archive', Buffer.from('PK\u0003\u0004 and then nothing'), 'a.xlsx', 'sheet_unreadable'],
      ['no UTF-8', Buffer.from([0xff, 0xfe, 0x41, 0x00]), 'a.csv', 'sheet_unreadable'],
      ['an open quote', Buffer.from(`${heading.join(',')}\n"Asha,98`), 'a.csv', 'sheet_unreadable'],
      ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a.xls', 'sheet_unreadable'],
    ];
    for (const [what, content, name, code] of tries) {
      const { status, body } = await send(content, name);
      expect([what, status, body.code]).toEqual([what, 400, code]);
    }
  });

  test('five hundred are taken, and no more people than there may be', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => [
      'Asha Rao',
      String(9_500_000_000 + at),
      '',
      'yes',
      '',
    ]);
    const { body } = await send(csv([heading, ...rows]), 'people.csv');
    expect([body.rows.length, body.errorCount]).toEqual([500, 0]);
    const full = await send(csv([heading, ...rows]), 'people.csv', `?mode=create&digest=${body.digest}`);
    expect([full.status, full.body.code]).toEqual([409, 'staff_limit']);
  });

  test('staff adds only what it may give', async () => {
    const desk = await fixture.hire('9812345690', ['manage_users.create', 'booking.view']);
    const { body } = await send(
      csv([
        heading,
        ['Asha Rao', '9812345691', '', 'no', 'Manager'],
        ['Lata Rao', '9812345692', '', 'yes', ''],
      ]),
      'people.csv',
      '',
      fixture.as(desk),
    );
    expect(
      body.rows.map(({ errors }: { errors: { column: string }[] }) => errors.map(({ column }) => column)),
    ).toEqual([['Role'], []]);
    const none = await fixture.hire('9812345693', ['manage_users.view']);
    expect((await send(csv([heading]), 'people.csv', '', fixture.as(none))).status).toBe(403);
  });
});

describe('what goes out as a spreadsheet', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '\u0000', '＝', '＋', ' =', '\n=', '\u0000='];

  test('promise 65: no cell begins as a formula', () => {
    for (const start of starts) {
      const cell = neutralCell(`${start}HYPERLINK("http://elsewhere.example")`);
      expect([start, cell.slice(0, 1)]).toEqual([start, "'"]);
    }
    expect(neutralCell('Asha Rao')).toBe('Asha Rao');
    expect(neutralCell(-5)).toBe('-5');
    recordPromise(65, starts.length, 0);
  });

  test('promise 65: the list of staff is neutral, also with a designation that is a formula', async () => {
    const mobileNumber = '9812345699';
    const { body } = await fixture.invite(fixture.owner, { mobileNumber, designation: '=cmd|calc' });
    const person = await fixture.person(mobileNumber);
    await fixture.as(person).ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    const { body: file, headers } = await fixture.owner.ask(exportUsers);
    expect(headers.get('content-disposition')).toBe('attachment; filename="staff-list.csv"');
    expect(file).toContain(`"'=cmd|calc"`);
    expect(file).not.toMatch(/(^|,)=/m);
    expect((await fixture.stranger.ask(exportUsers)).body).not.toContain(mobileNumber);
  });

  test('the template reads back without an error', async () => {
    const { body: template } = await fixture.owner.ask(bulkTemplate);
    const { body } = await send(Buffer.from(template), 'staff.csv');
    expect([body.errorCount, body.rows.length]).toEqual([0, 2]);
  });

  test('quotes, commas and lines stay in their cell', () => {
    expect(csvFile([['a"b', 'c,d', 'e\nf']]).toString()).toBe('\uFEFF"a""b","c,d","e\nf"\r\n');
  });
});
