import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { FileWords } from './read-words.ts';
import { keysSpoken, modulesApart, reach } from './source-words.ts';

/** What stands around every page: its words come with the first load. */
const aroundEveryPage = ['app/root.tsx', 'app/entry.client.tsx', 'app/routes/frame/public.tsx'];
/**
 * What so many pages of the private areas speak comes once for all of them. The words of lists and their exports are on fewer:
 * they come with those pages.
 */
const manyPages = 20;

const textOf = (node: ESTree.Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

export interface RouteFile {
  /** Its file's name, unless it has an id of its own. */
  readonly id: string;
  readonly file: string;
  /** Drawn by the server, for visitors: it loads nothing that is for people at work. */
  readonly isPublic: boolean;
}

/** The module and the id of `route('path', 'routes/x.tsx', { id: 'x' })`, also of a layout's. */
function routeOf({ callee, arguments: given }: ESTree.CallExpression): Omit<RouteFile, 'isPublic'> | null {
  if (callee.type !== 'Identifier' || !['route', 'index', 'layout', 'area'].includes(callee.name))
    return null;
  const module = given.map((one) => textOf(one)).find((text) => text?.startsWith('routes/'));
  if (!module) return null;
  const options = given.find((one) => one.type === 'ObjectExpression')?.properties ?? [];
  const id = options.map((one) => (one.type === 'Property' ? textOf(one.value) : null)).find(Boolean);
  return { id: id ?? module.replace(/\.tsx?$/, ''), file: `app/${module}` };
}

/** The files that declare routes: `app/routes.ts`, and the `*.pages.ts` of each domain. */
const declaringFiles = (sourceFolder: string): readonly string[] => [
  'app/routes.ts',
  ...readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pages.ts'))
    .toSorted(),
];

function routesIn(file: string): RouteFile[] {
  const found: (Omit<RouteFile, 'isPublic'> & { at: number })[] = [];
  let publicPages = { start: 0, end: 0 };
  new Visitor({
    CallExpression(call) {
      const route = routeOf(call);
      if (route) found.push({ ...route, at: call.start });
    },
    VariableDeclarator({ id, start, end }) {
      if (id.type === 'Identifier' && id.name === 'publicPages') publicPages = { start, end };
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found.map(({ at, ...route }) => ({
    ...route,
    isPublic: at > publicPages.start && at < publicPages.end,
  }));
}

/** Every route of the web app. */
export const routeFiles = (sourceFolder: string): RouteFile[] =>
  declaringFiles(sourceFolder).flatMap((file) => routesIn(path.join(sourceFolder, file)));

/** The keys of the words that are loaded together. */
export interface WordsByPage {
  readonly around: ReadonlySet<string>;
  /** What many private pages speak, in one part for all of them. */
  readonly shared: ReadonlySet<string>;
  /** By the id of a route, or by the path of a module that `withWords` fetches. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
  /** The parts that need the shared words too. */
  readonly sharing: ReadonlySet<string>;
}

function spokenOften(pages: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>();
  for (const key of pages.flatMap((page) => [...page])) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= manyPages).map(([key]) => key));
}

/**
 * Which words each page speaks: those of every module that its route needs, at once or later, so that nothing on it can
 * speak before its words are there. What stands around every page is not repeated.
 */
export function wordsByPage(
  sources: ReadonlyMap<string, FileWords>,
  routes: readonly RouteFile[],
  hindi: readonly string[],
): WordsByPage {
  const spokenFrom = (starts: readonly string[]) => keysSpoken(sources, reach(sources, starts), hindi);
  const around = spokenFrom(aroundEveryPage);
  const ownOf = (file: string) => new Set([...spokenFrom([file])].filter((key) => !around.has(key)));
  const apart = [...modulesApart(sources)].map((file) => ({ id: file, file, isPublic: true }));
  const pages = [...routes, ...apart].map((page) => ({ ...page, keys: ownOf(page.file) }));
  const shared = spokenOften(pages.filter(({ isPublic }) => !isPublic).map(({ keys }) => keys));
  const sharing = pages.filter(({ isPublic, keys }) => !isPublic && [...keys].some((key) => shared.has(key)));
  const parts = pages
    .filter(({ keys }) => keys.size > 0)
    .map(
      ({ id, keys, isPublic }) =>
        [id, isPublic ? keys : new Set([...keys].filter((key) => !shared.has(key)))] as const,
    );
  return { around, shared, parts: new Map(parts), sharing: new Set(sharing.map(({ id }) => id)) };
}
