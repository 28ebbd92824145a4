import path from 'node:path';
import { named } from './named-chunks.ts';
import { sourceFolder } from './words/source-words.ts';
import { routeFiles } from './words/words-by-page.ts';

/** The part of the bundler's module graph that is used here: who imports a module at once and later, and what it imports. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly importedIds: readonly string[];
  } | null;
}

/** Which pages use a module, directly or through others. */
interface Users {
  /** Public pages that import it at once, so that it belongs to their first load. */
  readonly firstOf: readonly string[];
  /** Private and plain pages that import it at once. */
  readonly privatePages: number;
  /** Parts that public pages fetch later and that import it; those for signed-in people alone do not count. */
  readonly laterIn: readonly string[];
  /** The layout of all private pages, or of all plain ones, imports it at once. */
  readonly isInLayout: boolean;
}

/** Small modules on nearly every page. As separate files they would be three times as large. */
const everywhere = /\/src\/ui\/[a-z]+\/(card|section|empty-state)\.|\/icons\/Icon(Check|X)\.mjs$/;
/** Modules that the list and other catalogue pages use. Otherwise those pages would load the whole list or one more file. */
const catalogueParts =
  /\/src\/market\/catalog\/(service-grid|service-row|use-own-place|suggest\/use-suggestions)\./;
/** Parts of the shell that are fetched for signed-in people alone. */
const forSignedIn = /\/src\/app\/(shell\/(signed-in-watcher|incomplete-profile)|work\/work-tabs)\./;

/** Entry modules of every page; the layout of public pages is one more. */
const shellEntry = /\/src\/app\/(entry\.client|root)\.tsx$/;
const publicLayout = 'public';
/** The catalogue pages, which link to each other. */
const catalogue = ['home', 'services', 'service-details', 'service-in-city'];
/** The files of all pages that the server renders whole, as `routes.ts` lists them. */
const publicRoutes = new Set([
  publicLayout,
  ...routeFiles(sourceFolder).flatMap(({ file, isPublic }) => (isPublic ? path.parse(file).name : [])),
]);
/** So many private pages import a module that it may come with all of them. */
const oftenUsed = 10;

const fileOf = (id: string) => id.split('?')[0] ?? '';
const routeOf = (id: string) => /\/src\/app\/routes\/[a-z]+\/([\w-]+)\.tsx$/.exec(fileOf(id))?.[1];
const isEntry = (id: string) => shellEntry.test(fileOf(id)) || routeOf(id) !== undefined;

/** A module and all that import it at once, directly or through others; entry modules are the last ones. */
function withImporters(graph: Graph, id: string): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const each of seen)
    if (each === id || !isEntry(each))
      for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return seen;
}

const isPublicEntry = (id: string) => shellEntry.test(fileOf(id)) || publicRoutes.has(routeOf(id) ?? '');
const reached = new Map<string, boolean>();

/** Whether a public page imports a module, at once or later. */
function isReached(graph: Graph, id: string): boolean {
  const before = reached.get(id);
  if (before !== undefined) return before;
  // What leads back to itself is reached by another way, or not at all.
  reached.set(id, false);
  const above = [...withImporters(graph, id)];
  const found =
    above.some(isPublicEntry) ||
    above.some((each) =>
      (graph.getModuleInfo(each)?.dynamicImporters ?? []).some(
        (importer) =>
          !forSignedIn.test(fileOf(importer)) &&
          !forSignedIn.test(fileOf(each)) &&
          isReached(graph, importer),
      ),
    );
  reached.set(id, found);
  return found;
}

/** Of these modules those that public pages fetch later. */
const fetchedByPublic = (graph: Graph, ids: ReadonlySet<string>) =>
  [...ids].filter(
    (id) =>
      !isEntry(id) &&
      !forSignedIn.test(fileOf(id)) &&
      (graph.getModuleInfo(id)?.dynamicImporters ?? []).some((importer) => isReached(graph, importer)),
  );

const known = new Map<string, Users>();

function usersOf(graph: Graph, id: string): Users {
  const before = known.get(id);
  if (before) return before;
  const above = withImporters(graph, id);
  const routes = new Set([...above].filter(isEntry).map((entry) => routeOf(entry) ?? 'root'));
  const isPublic = (route: string) => route === 'root' || publicRoutes.has(route);
  const users = {
    firstOf: [...routes].filter(isPublic).sort(),
    privatePages: [...routes].filter((route) => !isPublic(route)).length,
    laterIn: fetchedByPublic(graph, above).map(fileOf).sort(),
    isInLayout: routes.has('private-area') || routes.has('plain-area'),
  };
  known.set(id, users);
  return users;
}

/** A module of a first load: with what every page needs, what every catalogue page needs, or what these pages alone need. */
function firstGroup(id: string, graph: Graph): string | null {
  if (everywhere.test(id)) return 'shell';
  const { firstOf } = usersOf(graph, id);
  if (isEntry(id) || firstOf.length === 0) return catalogueParts.test(id) ? 'catalogue' : null;
  if (firstOf.includes('root') || firstOf.includes(publicLayout)) return 'shell';
  if (catalogueParts.test(id) || catalogue.every((route) => firstOf.includes(route))) return 'catalogue';
  return null;
}

/** Modules of the service list alone. */
const serviceListGroup = (id: string, graph: Graph) =>
  !isEntry(id) && usersOf(graph, id).firstOf.join() === 'services' ? 'service-list' : null;

const isPrivate = (graph: Graph, id: string): boolean => {
  const { firstOf, laterIn, privatePages, isInLayout } = usersOf(graph, id);
  if (isEntry(id) || firstOf.length + laterIn.length > 0) return false;
  return privatePages >= oftenUsed || isInLayout;
};
const isElsewhere = (graph: Graph, id: string): boolean =>
  firstGroup(id, graph) !== null || named.some(({ name }) => name(id) !== null);

/**
 * A module that no public page uses and many private ones do. A group takes along what its modules import: so those that
 * import what public pages fetch later stay out of it, or that would bring the whole group to public pages.
 */
function privateGroup(id: string, graph: Graph): string | null {
  const seen = new Set([id]);
  for (const each of seen) {
    if (each !== id && isElsewhere(graph, each)) continue;
    if (!isPrivate(graph, each)) return null;
    for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) seen.add(imported);
  }
  return 'private-parts';
}

/**
 * Chunk groups of the client build, in the order of their priority. Few files are quicker than many: fifty small ones
 * compress to 10 KB more than two, and each costs a request (docs/decisions/loading-the-web-app.md).
 */
export const chunkGroups = [
  { name: firstGroup, priority: 3 },
  ...named,
  { name: serviceListGroup, priority: 1 },
  { name: privateGroup, priority: 1 },
];
