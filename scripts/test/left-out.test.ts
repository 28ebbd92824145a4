import { expect, test } from 'vitest';
import { hashOf, isInFixedPart } from './fixed-part.mjs';
import { leftOut } from './left-out.mjs';

const server = 'apps/server/src';
const web = 'apps/web/src';
/** A name of this kind that no fixed part holds, not even the larger one. */
function outside(name: (turn: number) => string): string {
  let turn = 0;
  while (hashOf(name(turn)) % 5 < 2) turn += 1;
  return name(turn);
}
const treeOf = (imports: Readonly<Record<string, readonly string[]>>, screens: readonly string[] = []) => ({
  graph: new Map(Object.entries(imports).map(([file, imported]) => [file, [...imported]])),
  screensOf: () => screens,
});

const lampTest = outside((turn) => `${server}/market/lamp/lamp-${turn}.test.ts`);
const kiteTest = outside((turn) => `${server}/work/kite/kite-${turn}.test.ts`);
const wholeTest = outside((turn) => `apps/server/test/whole-${turn}.test.ts`);
const platformTest = outside((turn) => `${server}/platform/db/database-${turn}.test.ts`);
const tableTest = outside((turn) => `apps/server/test/table-${turn}.test.ts`);
const lampTable = outside((turn) => `${server}/market/lamp/table-${turn}.test.ts`);
const pageTest = outside((turn) => `${server}/platform/page-${turn}.test.ts`);
const lampSpec = outside((turn) => `e2e/journeys/lamp-${turn}.spec.ts`);
const lampRoute = `${web}/app/routes/lamps.tsx`;

const tree = treeOf(
  {
    [lampTest]: [`${server}/market/lamp/light-lamp.ts`],
    [kiteTest]: [`${server}/work/kite/fly-kite.ts`],
    [wholeTest]: [`${server}/app.ts`],
    [platformTest]: [`${server}/platform/db/database.ts`],
    [`${server}/app.ts`]: [`${server}/market/lamp/light-lamp.ts`, `${server}/work/kite/fly-kite.ts`],
    [`${server}/market/lamp/light-lamp.ts`]: [
      'packages/contract/src/market/lamp/lamp.api.ts',
      `${server}/platform/db/database.ts`,
    ],
    [`${server}/work/kite/fly-kite.ts`]: [`${server}/platform/db/database.ts`],
    'packages/contract/src/market/lamp/lamp.api.ts': ['packages/contract/src/kernel/endpoint.ts'],
    [lampSpec]: ['e2e/fixtures/test.ts'],
    'e2e/fixtures/test.ts': ['packages/contract/src/work/kite/kite.api.ts'],
    [lampRoute]: [`${web}/market/lamp/lamp-list.tsx`],
    [`${web}/market/lamp/lamp-list.tsx`]: [`${web}/ui/button.tsx`],
    'apps/server/test/walk.test.ts': ['apps/server/test/walks/whole-calls.ts'],
    [tableTest]: ['packages/contract/src/events.ts'],
    [lampTable]: ['packages/contract/src/events.ts'],
    [pageTest]: ['docs/lamps.md'],
  },
  [lampRoute],
);
const ranFor = (...changed: readonly string[]) => {
  const { unit, e2e } = leftOut(changed, tree);
  return [lampTest, kiteTest, wholeTest, platformTest, lampSpec].filter(
    (file) => !unit.includes(file) && !e2e.includes(file),
  );
};

test.each([
  ['nothing', ['docs/map.md'], []],
  ['a test itself', [kiteTest], [kiteTest]],
  [
    'a verb of a domain: not what starts the whole application',
    [`${server}/market/lamp/light-lamp.ts`],
    [lampTest, lampSpec],
  ],
  ['the contract of a domain', ['packages/contract/src/market/lamp/lamp.api.ts'], [lampTest, lampSpec]],
  ['a part of a screen', [`${web}/market/lamp/lamp-list.tsx`], [lampSpec]],
  ['a screen', [lampRoute], [lampSpec]],
  ['Hindi of a domain, which none imports', [`${web}/market/lamp/lamp.words.hi.ts`], [lampSpec]],
  ['what all domains stand on: the tests beside it', [`${server}/platform/db/database.ts`], [platformTest]],
  ['a list that follows the files', [`${server}/domains.gen.ts`], []],
  ['a part of every screen', [`${web}/ui/button.tsx`], []],
])('what runs for %s', (_of, changed, ran) => {
  expect(ranFor(...changed)).toEqual(ran);
});

test('a walk over all calls runs always: it chooses for itself how much it tries of each', () => {
  expect(leftOut([], tree).unit).not.toContain('apps/server/test/walk.test.ts');
});

test('a test of the whole server runs always that goes through a list of all domains', () => {
  const { unit } = leftOut([], tree);
  expect(unit).not.toContain(tableTest);
  expect(unit).toContain(lampTable);
});

test('a document concerns the test that reads it', () => {
  expect(leftOut([], tree).unit).toContain(pageTest);
  expect(leftOut(['docs/lamps.md'], tree).unit).not.toContain(pageTest);
});

test('a fixed part runs always, twice as large where what all domains stand on has changed', () => {
  const files = Array.from({ length: 1_000 }, (_, at) => `${server}/work/kite/kite-${at}.test.ts`);
  const many = treeOf(Object.fromEntries(files.map((file) => [file, []])));
  const ran = (...changed: readonly string[]) => files.length - leftOut(changed, many).unit.length;
  expect(ran()).toBe(files.filter((file) => isInFixedPart(file)).length);
  expect(ran('package-lock.json')).toBeGreaterThan(300);
  expect(ran('package-lock.json')).toBeLessThan(500);
});
