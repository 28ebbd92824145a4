import { expect, test } from 'vitest';
import { chunkGroups } from '../../chunk-groups.ts';
import everyRoute from './routes.ts';

const src = '/site/src/';
const routes = Array.from({ length: 11 }, (_, at) => `${src}app/routes/people/private-${at}.tsx`);
const home = `${src}app/routes/public/home.tsx`;
const layout = `${src}app/routes/frame/public.tsx`;
const watcher = `${src}app/shell/watcher.tsx`;
const note = `${src}ui/note.ts`;
const table = `${src}ui/table.tsx`;
const form = `${src}ui/form-row.tsx`;
const hero = `${src}app/home/hero.tsx`;

/** The pages of the layout of public pages, and a module of each that many private pages use as well. */
const publicPages = (everyRoute.find(({ file }) => file === 'routes/frame/public.tsx')?.children ?? []).map(
  ({ file }) => file,
);
const pageFile = (page: string) => `${src}app/${page}`;
const usedWith = (page: string) => `${src}ui/used-with-${page.replaceAll('/', '-')}`;

/** Who imports what; the watcher is fetched later by the layout of public pages. */
const imports: Readonly<Record<string, { atOnce: readonly string[]; later?: readonly string[] }>> = {
  [layout]: { atOnce: [], later: [watcher] },
  [watcher]: { atOnce: [note] },
  [hero]: { atOnce: [] },
  [table]: { atOnce: [] },
  [note]: { atOnce: [] },
  [form]: { atOnce: [note] },
  ...Object.fromEntries(publicPages.map((page) => [usedWith(page), { atOnce: [] }])),
  ...Object.fromEntries(publicPages.map((page) => [pageFile(page), { atOnce: [usedWith(page)] }])),
  [home]: { atOnce: [hero, usedWith('routes/public/home.tsx')] },
  ...Object.fromEntries(
    routes.map((route) => [route, { atOnce: [table, form, note, ...publicPages.map(usedWith)] }]),
  ),
};

const usedBy = (id: string, how: 'atOnce' | 'later') =>
  Object.keys(imports).filter((each) => imports[each]?.[how]?.includes(id));

const graph = {
  getModuleInfo: (id: string) => ({
    importers: usedBy(id, 'atOnce'),
    dynamicImporters: usedBy(id, 'later'),
    importedIds: imports[id]?.atOnce ?? [],
  }),
};

function groupOf(id: string): string | null {
  const inOrder = [...chunkGroups].sort((left, right) => right.priority - left.priority);
  return inOrder.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null;
}

test('what many private pages share and no public page uses is one file', () => {
  expect(groupOf(table)).toBe('private-parts');
});

test('what a public page fetches later is not in the file of private pages, nor is what would bring it there', () => {
  expect(groupOf(note)).toBeNull();
  expect(groupOf(form)).toBeNull();
});

test('what a public page needs at once is not in the file of private pages, whichever page it is', () => {
  expect(publicPages).toContain('routes/public/help-faqs.tsx');
  expect(publicPages.filter((page) => groupOf(usedWith(page)) === 'private-parts')).toEqual([]);
});

test('what one public page alone needs at once stays with it', () => {
  expect(groupOf(hero)).toBeNull();
});
