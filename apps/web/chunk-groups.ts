/** Of the build's graph: who imports a module at once. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Parts of the app that stand around every page. */
const shell = ['entry.client.tsx', 'root.tsx', 'routes/public.tsx'];
/** Small, and on nearly every page: in files of their own they would weigh three times as much. */
const everywhere = /\/src\/ui\/(card|section|empty-state)\.|\/icons\/Icon(Check|X)\.mjs$/;
/** Parts of the list of services that other pages fetch later: they must not bring the whole list with them. */
const fetchedLater =
  /\/src\/(ui\/(filter-chips|load-more|money-field|switch-row|text-field)|market\/catalog\/use-more|platform\/forms\/sentence|kernel\/patterns\/rupees)\./;
/** What lists show while they wait for their first answer; the list of services comes with its own. */
const waiting = /\/src\/ui\/(skeletons|use-answer)\./;
/** Parts of a service's page, which its page in a city and the preview of an offer show as well. */
const serviceParts =
  /\/src\/market\/catalog\/(choice|load-service|details\/(service-(head|contents|seo|questions)|city-links|option-card))\./;
/** Needed by the list and by other pages of the catalogue: they would fetch the whole list, or one more file. */
const shelf = /\/src\/market\/catalog\/(service-grid|use-own-place)\./;
/** Signs of a service's page that others show as well: three files of a line each weigh as much as five of them in one. */
const signs = /\/icons\/Icon(Plus|Minus|ChevronLeft|ChevronRight)\.mjs$/;
/** Who may open which screen: asked for together, by every private page and by the account menu. */
const screenGuards = /\/(account\/(homes|screens|screen\.guard)|session\/(guard-profile|role-home))\.ts$/;
/** What goes on beside every page, fetched after it: six files of some lines each weigh twice as much as one. */
const beside =
  /\/src\/(app\/shell\/(background-tasks|session-watcher|alert-host|start-up|opened-at|stable)|ui\/alert|platform\/(settings|session\/load-profile)|office\/settings\/settings\.api|identity\/account\/account\.api)\.tsx?$/;
/** The pages of the catalogue, which lead to each other. */
const catalogue = ['home', 'services', 'service-details', 'service-in-city'].map(
  (name) => `routes/${name}.tsx`,
);
const starts = [...shell, ...catalogue];

const startOf = (id: string) => starts.find((name) => (id.split('?')[0] ?? '').endsWith(`/src/app/${name}`));

/** The starts that need a module at once, by way of whatever imports it. */
function neededBy(graph: Graph, id: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) {
      const start = startOf(importer);
      if (start) found.add(start);
      if (start || seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  return found;
}

/**
 * What every page needs at once travels in one file, and what every page of the catalogue needs in another: fifty
 * small files compress to 10 KB more than two. So does what only the list of services needs, with its filters. The
 * shell comes first, for each takes along what it needs itself.
 */
export const chunkGroups = [
  {
    name: (id: string, graph: Graph) =>
      everywhere.test(id) || (!startOf(id) && shell.some((start) => neededBy(graph, id).has(start)))
        ? 'shell'
        : null,
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) =>
      shelf.test(id) || (!startOf(id) && catalogue.every((start) => neededBy(graph, id).has(start)))
        ? 'catalogue'
        : null,
    priority: 1,
  },
  { name: (id: string) => (signs.test(id) ? 'signs' : null), priority: 1 },
  { name: (id: string) => (screenGuards.test(id) ? 'doors' : null), priority: 1 },
  { name: (id: string) => (beside.test(id) ? 'beside' : null), priority: 1 },
  { name: (id: string) => (serviceParts.test(id) ? 'service-parts' : null), priority: 1 },
  { name: (id: string) => (waiting.test(id) ? 'waiting-parts' : null), priority: 1 },
  { name: (id: string) => (fetchedLater.test(id) ? 'list-parts' : null), priority: 1 },
  {
    name: (id: string, graph: Graph) =>
      !startOf(id) && [...neededBy(graph, id)].join() === 'routes/services.tsx' ? 'service-list' : null,
    priority: 0,
  },
];
