import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { findWrites } from './find-writes.ts';
import { designed } from './writes.exceptions.ts';

const server = path.join(projectRoot, 'apps/server/src');
const stores = (readdirSync(server, { recursive: true }) as string[])
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.store.ts'));
const writes = stores.flatMap((file) =>
  findWrites(file, readFileSync(path.join(server, file), 'utf8')).map((write) => ({
    ...write,
    at: `${file} ${write.name}`,
  })),
);
const unasked = writes.filter(({ asks }) => !asks);

/** Tables whose rows have a lifecycle in the contract, and those that are written with them. */
const moved = new Set([
  'belonging',
  'booking',
  'booking_addition',
  'booking_event',
  'booking_line',
  'booking_offer',
  'city_price',
  'coupon',
  'coupon_use',
  'data_export',
  'document',
  'incident',
  'incident_answer',
  'organisation',
  'partner_bank',
  'partner_change',
  'payment',
  'payment_order',
  'refund',
  'setting_change',
  'staff_invitation',
  'staff_member',
  'staff_permission',
  'user_account',
  'user_role',
]);

test('no store writes to a table with a lifecycle unless it is handed a permit, without an exception', () => {
  const found = writes.filter(({ tables }) => tables.some((table) => moved.has(table)));
  expect(new Set(found.flatMap(({ tables }) => tables.filter((table) => moved.has(table))))).toEqual(moved);
  expect(found.filter(({ asks }) => !asks).map(({ at }) => at)).toEqual([]);
});

test('every other store that writes asks for a permit, or is an exception with a reason', () => {
  const reasoned = Object.keys(designed);
  const isDesigned = (at: string) => reasoned.some((one) => at === one || at.startsWith(`${one} `));
  expect(unasked.map(({ at }) => at).filter((at) => !isDesigned(at))).toEqual([]);
});

test('an exception that is no longer one is taken off the list', () => {
  const present = unasked.map(({ at }) => at);
  const stale = Object.keys(designed).filter(
    (one) => !present.some((at) => at === one || at.startsWith(`${one} `)),
  );
  expect(stale).toEqual([]);
});

test('a sweep starts from the states that the table of the lifecycle names', () => {
  expect(writes.filter(({ ignoresFrom }) => ignoresFrom).map(({ at }) => at)).toEqual([]);
});

const unaskedIn = (source: string) =>
  findWrites('lamp.store.ts', source)
    .filter(({ asks }) => !asks)
    .map(({ name }) => name);

test.each([
  [
    'export async function light(tx: Tx, id: string) { await sql`update lamp set lit = true where id = ${id}`.execute(tx); }',
  ],
  [
    'export async function light(tx: Tx, id: string) { await sql`insert into lamp (id) values (${id})`.execute(tx); }',
  ],
  ['export const light = (tx: Tx, id: string) => sql`delete from lamp where id = ${id}`.execute(tx);'],
  ["export const light = (tx: Tx) => tx.updateTable('lamp').set({ lit: true }).execute();"],
  ["export const light = async (tx: Tx) => { await tx.insertInto('lamp').values({}).execute(); };"],
  [
    'export async function light(tx: Tx) { await sql`with gone as (delete from lamp where old returning id) select 1`.execute(tx); }',
  ],
  [
    "const write = (tx: Tx) => tx.deleteFrom('lamp').execute();\nexport async function light(tx: Tx) { await write(tx); }",
  ],
])('a planted breach is found: %s', (breach) => {
  expect(unaskedIn(breach)).toEqual(['light']);
});

test.each([
  [
    'export const light = (tx: Tx, { id }: Authorized<Lamp>) => sql`update lamp set lit = true where id = ${id}`.execute(tx);',
  ],
  [
    "type Own = Authorized<Lamp>;\nexport const light = (tx: Tx, { id }: Own) => tx.deleteFrom('lamp').where('id', '=', id).execute();",
  ],
  [
    'export const light = (tx: Tx, id: string) => sql`select * from lamp where id = ${id} for update`.execute(tx);',
  ],
])('what asks or does not write passes: %s', (sound) => {
  expect(unaskedIn(sound)).toEqual([]);
});

test('what the kit writes to the table of a store counts as a write that asks', () => {
  const source = `const lampTable = tableColumns('lamp', columns);
    export const findLamp = lampTable.findBy('lampId');
export const insertLamp = lampTable.insert<'hang'>;
export const saveLamp = lampTable
  .saveBy('lampId').but('hungAt');`;
  expect(findWrites('lamp.store.ts', source)).toEqual([
    { name: 'insertLamp', line: 3, tables: ['lamp'], asks: true, ignoresFrom: false },
    { name: 'saveLamp', line: 4, tables: ['lamp'], asks: true, ignoresFrom: false },
  ]);
});

test('a sweep that forgets the states it starts from is found', () => {
  const sweep = (where: string) =>
    findWrites(
      'lamp.store.ts',
      `export async function rust(tx: Tx, { from, to }: ManyRows<typeof lampLifecycle, 'rust'>) {
        await sql\`update lamp set status = \${to} where ${where}\`.execute(tx); }`,
    ).map(({ ignoresFrom }) => ignoresFrom);
  expect(sweep('true')).toEqual([true]);
  expect(sweep('status = any(${[...from]})')).toEqual([false]);
});
