import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { modulesApart, reach, sourceFolder, sourceWords } from '../../apps/web/words/source-words.ts';
import { routeFiles } from '../../apps/web/words/words-by-page.ts';
import { named } from '../../apps/web/named-chunks.ts';
import { partOf } from './parts-of-the-kit.ts';
import { type DrawnOn, drawnOn, plainBlocks } from './repeated-parts.ts';

const sources = sourceWords();
const publicPages = routeFiles(sourceFolder).flatMap(({ file, isPublic }) => (isPublic ? [file] : []));
const around = ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/frame/public.tsx'];
/** Modules with words of their own that are fetched for members alone: by the editor's page, and below a blog for who is signed in. */
const forMembers = new Set(['network/blog/blog-answers.tsx', 'network/blog/write/blog-editor.tsx']);
const apart = [...modulesApart(sources)].filter((file) => !forMembers.has(file));
/** What public pages load, at once or later. */
const ofPublicPages = reach(sources, [...around, ...publicPages, ...apart]);
/** What comes with a named group of the build, which takes along what its modules import at once. */
const atOnce = new Map([...sources].map(([file, words]) => [file, { ...words, fetches: [] }]));
const isNamed = (file: string) => named.some(({ name }) => name(path.join(sourceFolder, file)) !== null);
const ofNamedGroups = reach(atOnce, [...sources.keys()].filter(isNamed));
const hasOwnStyles = (file: string) => ofPublicPages.has(file) || ofNamedGroups.has(file);
const read = (file: string) => readFileSync(path.join(sourceFolder, file), 'utf8');
const drawn = [...sources.keys()]
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('packages/'))
  .flatMap((file) => drawnOn(file, read(file)).map((use) => ({ ...use, file })));

test('public pages and named groups of the build have styles of their own, and bring no part of the kit', () => {
  expect(publicPages.length).toBeGreaterThan(10);
  expect(ofNamedGroups.size).toBeGreaterThan(100);
  expect(hasOwnStyles('ui/page/parts.tsx')).toBe(false);
});

/** The part that a class of a module repeats wherever it is drawn. */
function repeated(css: string, uses: readonly Pick<DrawnOn, 'name' | 'tag'>[]): readonly string[] {
  if (uses.some(({ name }) => name === '*')) return [];
  return [...plainBlocks(css)].flatMap(([name, declarations]) => {
    const own = uses.filter((use) => use.name === name);
    const parts = own.map(({ tag }) => (tag === null ? null : partOf(declarations, tag)));
    return parts.length > 0 && parts.every(Boolean) ? [`.${name}: ${parts[0]}`] : [];
  });
}

test('a screen of its own people takes the parts of ui/page/parts.tsx, and says none of them again', () => {
  const isShared = (module: string) =>
    drawn.some(({ file, ...use }) => use.module === module && hasOwnStyles(file));
  const modules = [...new Set(drawn.map(({ module }) => module))].filter(
    (module) => !isShared(module) && module !== 'ui/page/parts.module.css',
  );
  expect(modules.length).toBeGreaterThan(100);
  const breaches = modules.flatMap((module) =>
    repeated(
      read(module),
      drawn.filter((use) => use.module === module),
    ).map((breach) => `${module} ${breach}`),
  );
  expect(breaches).toEqual([]);
});

const plain = (tag: string | null, name = 'kite') => [{ name, tag }];

test.each([
  ['.kite {\n  display: grid;\n  gap: 0.75rem;\n}', 'div', ['.kite: Stack']],
  ['.kite { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }', 'li', ['.kite: Row']],
  ['.kite { margin: 0; color: var(--mantine-color-dimmed); }', 'p', ['.kite: Note or Paragraph']],
  ['.kite { margin: 0; padding: 0; list-style: none; display: grid; }', 'ul', ['.kite: List']],
  ['.kite { display: grid; gap: 0.75rem; }', 'ul', []],
  ['.kite { display: grid; gap: 0.75rem; }', null, []],
  ['.kite { display: grid; gap: 0.75rem; & p { margin: 0; } }', 'div', []],
  ['.kite { display: grid; }\n.tail .kite { gap: 1rem; }', 'div', []],
  ['@media print { .kite { display: grid; } }', 'div', []],
  ['.kite { display: grid; border-radius: 8px; }', 'div', []],
  ['.kite { color: var(--nk-haldi); }', 'span', []],
])('%s on %s', (css, tag, parts) => {
  expect(repeated(css, plain(tag))).toEqual(parts);
});

test('a class is drawn on an element of its own, unless that has what a part does not take', () => {
  const text = `import styles from './kite.module.css';
    const Kite = () => <><p id="a" className={styles.a} /><p className={styles.b} style={{}} /><Card className={styles.c} /></>;`;
  const module = 'sky/kite.module.css';
  expect(drawnOn('sky/kite.tsx', text)).toEqual([
    { module, name: 'a', tag: 'p' },
    { module, name: 'b', tag: null },
    { module, name: 'c', tag: null },
  ]);
});
