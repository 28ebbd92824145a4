import {
  answerInvitation,
  exportUsers,
  inviteMany,
  inviteUser,
} from '@nukkad/contract/identity/staff/staff.api';
import { staffSheet } from '@nukkad/contract/identity/staff/staff.import';
import { type ImportedRow, matchColumns } from '@nukkad/contract/kernel/import';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { type StaffFixture, staffFixture } from '../../../../test/fixtures/staff-fixture.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';
import { tripsOf } from '../../../../test/fixtures/trips.ts';
import { neutralCell } from '@nukkad/contract/kernel/csv';
import { csvFile } from '../../../platform/csv.ts';

const count = tripsOf();
let fixture: StaffFixture;
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

type Person = readonly [
  fullName: string,
  mobileNumber: string,
  designation?: string,
  doesJobs?: string,
  preset?: string,
];

/** Rows as the screen sends them; the first has the number 2. */
const rowsOf = (people: readonly Person[]) =>
  people.map(([fullName, mobileNumber, designation = '', doesJobs = '', preset = ''], at) => ({
    row: at + 2,
    cells: { fullName, mobileNumber, designation, doesJobs, preset },
  }));

const send = (mode: 'check' | 'add', people: readonly Person[], client: TestClient = fixture.owner) =>
  client.askLoosely(inviteMany, { body: { mode, rows: rowsOf(people) } });

const states = (rows: readonly ImportedRow[]) => rows.map(({ row, state }) => [row, state]);
const faults = (rows: readonly ImportedRow[]) =>
  rows.flatMap(({ row, faults: each }) => each.map(({ field, message }) => [row, field, message]));

const countInvited = async (organisationId = fixture.organisationId) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from staff_invitation
      where organisation_id = ${organisationId}`.execute(fixture.app.platform.db)
  ).rows[0]?.n ?? 0;

describe('many at once', () => {
  test('are checked first, and nothing is stored; then the good ones are invited', async () => {
    const people: readonly Person[] = [
      ['Ravi Kumar', '+91 98123 45601', 'Electrician', 'yes', 'professional'],
      ['Sunita Devi', '09812345602', 'Front desk', 'No', 'Desk'],
      ['मीरा शर्मा', '9812345603'],
    ];
    const before = await countInvited();
    const { status, body } = await send('check', people);
    expect([status, body.added, states(body.rows)]).toEqual([
      200,
      0,
      [
        [2, 'ready'],
        [3, 'ready'],
        [4, 'ready'],
      ],
    ]);
    expect(await countInvited()).toBe(before);
    const done = await send('add', people);
    expect([done.body.added, states(done.body.rows).map(([, state]) => state)]).toEqual([
      3,
      ['added', 'added', 'added'],
    ]);
    expect(await countInvited()).toBe(before + 3);
    const { rows } = await sql<{
      who: string;
    }>`select full_name || ' ' || mobile_number || ' ' || is_professional || ' ' ||
      cardinality(permissions) as who from staff_invitation where mobile_number in ('9812345601', '9812345602', '9812345603')
      order by mobile_number`.execute(fixture.app.platform.db);
    expect(rows.map(({ who }) => who)).toEqual([
      'Ravi Kumar 9812345601 true 0',
      'Sunita Devi 9812345602 false 5',
      'मीरा शर्मा 9812345603 true 0',
    ]);
  });

  test('every fault is told at its row and column, and stops no other row', async () => {
    await fixture.invite(fixture.owner, { mobileNumber: '9812345650' });
    const people: readonly Person[] = [
      ['Good Person', '9812345651', '', 'yes', 'Professional'],
      ['7 Up', '12', 'x'.repeat(61), 'perhaps', 'Boss'],
      ['Twice Here', '98123 45651', '', 'no', 'Desk'],
      ['Asked Before', '9812345650', '', 'no', 'Desk'],
      ['', '', '', '', ''],
    ];
    const before = await countInvited();
    const { body } = await send('check', people);
    expect(faults(body.rows)).toEqual([
      [3, 'fullName', 'Start the name with a letter. Use only letters and spaces.'],
      [3, 'mobileNumber', 'Enter a 10-digit mobile number starting with 2 to 9.'],
      [3, 'designation', 'Use at most 60 characters.'],
      [3, 'doesJobs', 'Choose yes or no.'],
      [3, 'preset', 'Choose one of the list.'],
      [4, 'mobileNumber', 'Another row has the same number.'],
      [5, 'mobileNumber', 'You have already invited this number.'],
      [6, 'fullName', 'Enter a name.'],
      [6, 'mobileNumber', 'Enter a mobile number.'],
    ]);
    expect(body.rows[2]?.faults[0]?.sameAs).toBe(2);
    const stopped = await fixture.owner.askLoosely(inviteMany, {
      body: { mode: 'add', onFault: 'stop', rows: rowsOf(people) },
    });
    expect([stopped.body.added, states(stopped.body.rows)[0]]).toEqual([0, [2, 'ready']]);
    expect(await countInvited()).toBe(before);
    const done = await send('add', people);
    expect([done.status, done.body.added, states(done.body.rows)]).toEqual([
      200,
      1,
      [
        [2, 'added'],
        [3, 'faulty'],
        [4, 'faulty'],
        [5, 'known'],
        [6, 'faulty'],
      ],
    ]);
    expect(await countInvited()).toBe(before + 1);
  });

  test('the same rows again add no one, also six times at one moment', async () => {
    const people: readonly Person[] = Array.from({ length: 40 }, (_, at) => [
      'Asha Rao',
      `${9_812_346_000 + at}`,
    ]);
    const before = await countInvited();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('add', people)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(40);
    const again = await send('add', people);
    expect([again.body.added, new Set(again.body.rows.map(({ state }: ImportedRow) => state))]).toEqual([
      0,
      new Set(['known']),
    ]);
    expect(await countInvited()).toBe(before + 40);
  });

  test('parts of a file that overlap, at one moment, add each person once', async () => {
    const people: readonly Person[] = Array.from({ length: 60 }, (_, at) => [
      'Lata Rao',
      `${9_812_347_000 + at}`,
    ]);
    const before = await countInvited();
    const parts = [people.slice(0, 30), people.slice(15, 45), people.slice(30), people.toReversed()];
    await Promise.all(parts.map((part) => send('add', part)));
    expect(await countInvited()).toBe(before + 60);
  });

  test('a person of another organisation is no duplicate here, and nothing is told of it', async () => {
    const people: readonly Person[] = [
      ['Asha Rao', '9812345671'],
      ['Lata Rao', '9812345672'],
    ];
    const theirs = await countInvited(fixture.strangerOrganisationId);
    expect((await send('add', people)).body.added).toBe(2);
    const { body } = await send('check', people, fixture.stranger);
    expect(states(body.rows)).toEqual([
      [2, 'ready'],
      [3, 'ready'],
    ]);
    expect(await countInvited(fixture.strangerOrganisationId)).toBe(theirs);
    expect((await send('add', people, fixture.stranger)).body.added).toBe(2);
    expect(await countInvited(fixture.strangerOrganisationId)).toBe(theirs + 2);
  });

  test('staff adds only what it may give', async () => {
    const desk = await fixture.hire('9812345690', ['manage_users.create', 'booking.view']);
    const { body } = await send(
      'add',
      [
        ['Asha Rao', '9812345691', '', 'no', 'Manager'],
        ['Lata Rao', '9812345692', '', 'yes', ''],
      ],
      fixture.as(desk),
    );
    expect([states(body.rows), faults(body.rows).map(([, field]) => field)]).toEqual([
      [
        [2, 'faulty'],
        [3, 'added'],
      ],
      ['preset'],
    ]);
  });

  test('only for those who may invite', async () => {
    const none = await fixture.hire('9812345694', ['manage_users.view']);
    for (const mode of ['check', 'add'] as const)
      expect((await send(mode, [['Asha Rao', '9812345611']], fixture.as(none))).status).toBe(403);
  });

  test('no more rows at once than the contract says, and no cell that is longer', async () => {
    const many: readonly Person[] = Array.from({ length: 1_001 }, () => ['Asha Rao', '9812345601']);
    expect((await send('check', many)).status).toBe(400);
    expect((await send('check', [['x'.repeat(201), '9812345601']])).status).toBe(400);
  });

  test('the columns of a file are found by other names, in any order, in Hindi', () => {
    const match = matchColumns(staffSheet, ['पद', 'Phone No.', 'EMPLOYEE NAME', 'Salary']);
    expect(match).toEqual({ fullName: 2, mobileNumber: 1, designation: 0, doesJobs: -1, preset: -1 });
  });
});

/** The last test of its organisation: the team is full after it. */
describe('a file of ten thousand people', () => {
  test('is checked and added by a number of statements that does not grow with it; the team is full at 500', async () => {
    const people: readonly Person[] = Array.from({ length: 10_000 }, (_, at) => [
      'Asha Rao',
      `${9_500_000_000 + at}`,
    ]);
    const parts = Array.from({ length: 10 }, (_, at) => people.slice(at * 1_000, (at + 1) * 1_000));
    const before = await countInvited(fixture.strangerOrganisationId);
    const statementsOf = async (mode: 'check' | 'add', part: readonly Person[]) => {
      const { statements } = await count(() => send(mode, part, fixture.stranger));
      return statements.length;
    };
    const few = await statementsOf('check', people.slice(0, 1));
    const many = await statementsOf('check', people.slice(0, 1_000));
    expect(many).toBe(few);
    let added = 0;
    for (const part of parts) added += (await send('add', part, fixture.stranger)).body.added;
    const { body } = await send('check', people.slice(9_999), fixture.stranger);
    expect(faults(body.rows)).toEqual([[2, null, 'Your team can have up to 500 people. Remove some first.']]);
    const full = await fixture.stranger.askLoosely(inviteUser, {
      body: { fullName: 'One More', mobileNumber: '9812349999', isProfessional: true },
      headers: { 'idempotency-key': 'a'.repeat(36) },
    });
    expect(full.body.code).toBe('staff_limit');
    expect(await countInvited(fixture.strangerOrganisationId)).toBe(before + added);
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

  test('quotes, commas and lines stay in their cell', () => {
    expect(csvFile([['a"b', 'c,d', 'e\nf']]).toString()).toBe('\uFEFF"a""b","c,d","e\nf"\r\n');
  });
});
