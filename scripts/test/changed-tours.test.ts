import { expect, test } from 'vitest';
import { projectFiles } from '../check/changed-files.mjs';
import { readFrom } from '../check/import-graph.mjs';
import { projectRoot } from '../project.mjs';
import { changedTours, routesIn, routesOf } from './changed-tours.mjs';
import { screensOf } from './since-long-run.mjs';

const web = 'apps/web/src';
/** A small product: lamps with a page, streets that show a lamp's badge, the frame around both, and the back office. */
const product: Readonly<Record<string, string>> = {
  [`${web}/app/root.tsx`]: "import './shell/shell.tsx';\nimport '../ui/base.css';",
  [`${web}/app/shell/shell.tsx`]: "import '../../ui/header.tsx';\nimport '../../market/lamp/lamp-count.tsx';",
  [`${web}/app/routes/lamps.tsx`]: "import '../../market/lamp/lamp-list.tsx';",
  [`${web}/app/routes/street.tsx`]: "import '../../work/street/street.tsx';",
  [`${web}/market/lamp/lamp.pages.ts`]:
    "export const a = { private: [route('buyer/lamps/:lampId', 'routes/lamps.tsx')] };",
  [`${web}/work/street/street.pages.ts`]:
    "export const a = { private: [\n  route(\n    'streets',\n    'routes/street.tsx',\n  ),\n] };",
  [`${web}/market/lamp/lamp-list.tsx`]: "import './lamp.module.css';\nimport '../../nouns/lamp/badge.tsx';",
  [`${web}/market/lamp/lamp-count.tsx`]: 'export const count = 1;',
  [`${web}/market/lamp/lamp.module.css`]: '',
  [`${web}/market/lamp/lamp.words.hi.ts`]: 'export const lampHindi = {};',
  [`${web}/work/street/street.tsx`]: "import '../../nouns/lamp/badge.tsx';",
  [`${web}/nouns/lamp/badge.tsx`]: "import '../../ui/card.tsx';",
  [`${web}/ui/card.tsx`]: '',
  [`${web}/ui/header.tsx`]: '',
  [`${web}/ui/base.css`]: '',
  [`${web}/ui/ui.words.hi.ts`]: '',
  'e2e/pages/market/lamp.tours.ts': 'const path = `/buyer/lamps/${lampId}?dialog=light`;',
  'e2e/pages/work/street.tours.ts': "const home = '/streets';",
  'e2e/pages/office/room.tours.ts': "const path = '/backoffice/lamps';",
};
const screens = screensOf(Object.keys(product), (file) => product[file] ?? '');
const concerned = (...files: string[]) => changedTours(files, screens);

test.each([
  ['a part of a page', `${web}/market/lamp/lamp-list.tsx`, ['market/lamp']],
  ['a style of a page', `${web}/market/lamp/lamp.module.css`, ['market/lamp']],
  ['the page itself', `${web}/app/routes/street.tsx`, ['work/street']],
  ['Hindi, which nothing imports', `${web}/market/lamp/lamp.words.hi.ts`, ['market/lamp']],
  ['a part that is gone', `${web}/market/lamp/lamp-sheet.tsx`, ['market/lamp']],
  ['what a domain lends to the frame', `${web}/market/lamp/lamp-count.tsx`, ['market/lamp']],
  ['a noun that two domains show', `${web}/nouns/lamp/badge.tsx`, ['market/lamp', 'work/street']],
  ['a part of the design that two use', `${web}/ui/card.tsx`, ['market/lamp', 'work/street']],
  ['the tour', 'e2e/pages/work/street.tours.ts', ['work/street']],
  ['the back office', 'apps/backoffice/src/ui/table.tsx', ['office/room']],
  ['a test', `${web}/market/lamp/lamp.test.tsx`, []],
  ['a written list', `${web}/app/pages.gen.ts`, []],
  ['the server', 'apps/server/src/market/lamp/light-lamp.ts', []],
])('%s concerns its own tours', (_what, file, tours) => {
  expect(concerned(file)).toEqual(tours);
});

test.each([
  `${web}/app/shell/shell.tsx`,
  `${web}/ui/header.tsx`,
  `${web}/ui/base.css`,
  `${web}/ui/ui.words.hi.ts`,
  `${web}/ui/gone.tsx`,
  'packages/frame/src/side-bar.tsx',
  'packages/paint/src/theme.ts',
  'apps/web/vite.config.ts',
  'apps/web/public/icon.svg',
  'e2e/pages/accessibility.ts',
  'package-lock.json',
])('%s is on every screen: all tours', (file) => {
  expect(concerned('README.md', file)).toBe('all');
});

test('an address leads to its route and to those below it, whatever stands for the parts that change', () => {
  const routes = [
    ...routesIn("route('buyer/lamps', 'routes/a.tsx'), route('buyer/lamps/:lampId', 'routes/b.tsx')"),
    ...routesIn("route('buyer', 'routes/c.tsx', { id: 'x' })"),
  ];
  const file = (name: string) => `${web}/app/routes/${name}.tsx`;
  expect(routesOf("'/buyer/lamps?tab=on'", routes)).toEqual([file('a'), file('b')]);
  expect(routesOf('`/buyer/lamps/${id}`', routes)).toEqual([file('a'), file('b')]);
  expect(routesOf("'/buyer/lamps/first'", routes)).toEqual([file('b')]);
  expect(routesOf("const home = '/buyer'; `${home}/lamps`", routes)).toEqual(['a', 'b', 'c'].map(file));
  expect(routesOf("'/seller'", routes)).toEqual([]);
});

test('every tour of this project opens an address of a route, or the back office', () => {
  const { tours, routes } = screensOf(projectFiles(), readFrom(projectRoot));
  expect(tours.size).toBeGreaterThan(40);
  const lost = [...tours].filter(
    ([, text]) => !text.includes('/backoffice') && routesOf(text, routes).length === 0,
  );
  expect(lost.map(([domain]) => domain)).toEqual([]);
});
