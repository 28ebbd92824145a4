import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { givenOwners, readModels } from './foreign-tables.ts';
import { type Source, foreignReads, ownerOf, ownersOf, tablesIn, withoutPersonal } from './tables.ts';

const server = path.join(projectRoot, 'apps/server/src');
const schema = readFileSync(path.join(server, 'platform/db/schema.gen.ts'), 'utf8');
const tables = new Set(
  [...schema.slice(schema.indexOf('export interface DB')).matchAll(/^ {2}(\w+): /gm)].map(
    ([, name = '']) => name,
  ),
);
const stores: readonly Source[] = (readdirSync(server, { recursive: true }) as string[])
  .map((file) => `apps/server/src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.store.ts') || (ownerOf(file) === 'platform' && file.endsWith('.ts')))
  .filter((file) => ownerOf(file) !== null && !file.endsWith('.test.ts'))
  .map((file) => withoutPersonal({ file, text: readFileSync(path.join(projectRoot, file), 'utf8') }));
const { owners, without } = ownersOf(stores, tables, givenOwners);

test('every table has one owner: the domain that inserts into it, or the one that is named', () => {
  expect(tables.size).toBeGreaterThan(100);
  expect(without).toEqual([]);
});

test('SQL names tables of its own domain, but for the read models that are listed with a reason', () => {
  expect(stores.length).toBeGreaterThan(200);
  const listed = Object.entries(readModels).flatMap(([file, { of }]) =>
    Object.entries(of).flatMap(([owner, read]) => read.map((table) => `${file} reads ${table} of ${owner}`)),
  );
  expect(foreignReads(stores, tables, owners)).toEqual(listed.toSorted());
});

const lamps = new Set(['lamp', 'bulb', 'kite']);
const lampStore: Source = {
  file: 'apps/server/src/light/lamp/lamp.store.ts',
  text: 'sql`insert into lamp (lamp_id) values (${id})`; sql`insert into bulb (bulb_id) values (1)`;',
};
const kiteStore = (text: string): Source => ({ file: 'apps/server/src/sky/kite/kite.store.ts', text });
const kitesOwn = "tx.insertInto('kite').values(row);";

test.each([
  ['sql`select 1 from lamp where lamp_id = ${id}`;', ['sky/kite/kite.store.ts reads lamp of light/lamp']],
  [
    'sql`select 1 from kite k join lamp l using (lamp_id)`;',
    ['sky/kite/kite.store.ts reads lamp of light/lamp'],
  ],
  ['sql`select 1 from kite k, bulb b`;', ['sky/kite/kite.store.ts reads bulb of light/lamp']],
  ['sql`update lamp set is_on = true`;', ['sky/kite/kite.store.ts reads lamp of light/lamp']],
  ["tx.selectFrom('lamp as l').selectAll();", ['sky/kite/kite.store.ts reads lamp of light/lamp']],
  ["tx.selectFrom('kite').innerJoin('bulb', 'a', 'b');", ['sky/kite/kite.store.ts reads bulb of light/lamp']],
  ['sql`select lamp, bulb from kite`;', []],
])('in a planted store of kites: %s', (text, found) => {
  const planted = [lampStore, kiteStore(`${kitesOwn}\n${text}`)];
  expect(foreignReads(planted, lamps, ownersOf(planted, lamps, {}).owners)).toEqual(found);
});

test('what a store says of a person’s rows speaks of the tables of others', () => {
  const text = 'const ofLamp: Whose = (userId) => sql`t.lamp_id in (select l.lamp_id from lamp l)`;';
  const planted = [lampStore, withoutPersonal(kiteStore(`${kitesOwn}\n${text}`))];
  expect(foreignReads(planted, lamps, ownersOf(planted, lamps, {}).owners)).toEqual([]);
});

test('a table that the kit inserts into is its domain’s own', () => {
  const store = kiteStore(
    "const kite = tableColumns('kite', columns);\nexport const insertKite = kite.insert<'fly'>;",
  );
  expect(ownersOf([lampStore, store], lamps, {}).owners.get('kite')).toBe('sky/kite');
});

test('a table that two domains insert into has no owner until one is named', () => {
  const planted = [lampStore, kiteStore(`${kitesOwn}\nsql\`insert into lamp (lamp_id) values (2)\`;`)];
  expect(ownersOf(planted, lamps, {}).without).toEqual(['lamp']);
  expect(ownersOf(planted, lamps, { lamp: 'light/lamp' }).without).toEqual([]);
  expect(tablesIn(lampStore, lamps).inserted).toEqual(new Set(['lamp', 'bulb']));
});
