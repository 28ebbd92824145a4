/** The part of the bundler's module graph that is used here: the static importers of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Modules that every page loads. */
const shell = ['entry.client.tsx', 'root.tsx', 'routes/public.tsx'];
/** Small modules on nearly every page. As separate files they would be three times as large. */
const everywhere = /\/src\/ui\/(card|section|empty-state)\.|\/icons\/Icon(Check|X)\.mjs$/;
/** Modules of the service list that other pages load lazily. In the list's own chunk they would load the whole list. */
const fetchedLater =
  /\/src\/(ui\/(filter-chips|load-more|money-field|switch-row|text-field)|market\/catalog\/use-more|platform\/forms\/sentence|kernel\/patterns\/rupees)\./;
/** Loading states of lists. The service list is rendered with its data and needs none of them at once. */
const waiting = /\/src\/ui\/(skeletons|use-answer)\./;
/** Modules of the service page that the city page and the partner's service preview use, too. */
const serviceParts =
  /\/src\/market\/catalog\/(choice|load-service|details\/(service-(head|contents|seo|questions)|city-links|option-card))\./;
/** Modules that the list and other catalogue pages use. Otherwise those pages would load the whole list or one more file. */
const catalogueParts = /\/src\/market\/catalog\/(service-grid|use-own-place)\./;
/** Icons of the service page that other pages use, too. Three one-line files are as large as five icons in one file. */
const icons = /\/icons\/Icon(Plus|Minus|ChevronLeft|ChevronRight)\.mjs$/;
/** The rules that say who may open which screen. Every private page and the account menu load them together. */
const screenGuards =
  /\/(account\/(homes|screens|screen\.guard)|session\/(guard-profile|role-home)|screens\.gen|[\w-]+\.screens)\.ts$/;
/** Background tasks of every page, loaded after it. Six small files are twice as large as one. */
const backgroundTasks =
  /\/src\/(app\/shell\/(background-tasks|session-watcher|alert-host|start-up|opened-at|stable)|ui\/alert|platform\/(settings|session\/load-profile)|office\/settings\/settings\.api|identity\/account\/account\.api)\.tsx?$/;
/** The catalogue pages, which link to each other. */
const catalogue = ['home', 'services', 'service-details', 'service-in-city'].map(
  (name) => `routes/${name}.tsx`,
);
const entries = [...shell, ...catalogue];

const entryOf = (id: string) => entries.find((name) => (id.split('?')[0] ?? '').endsWith(`/src/app/${name}`));

/** The entry modules that import a module statically, directly or through others. */
function neededBy(graph: Graph, id: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set([id]);
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) {
      const entry = entryOf(importer);
      if (entry) found.add(entry);
      if (entry || seen.has(importer)) continue;
      seen.add(importer);
      open.push(importer);
    }
  return found;
}

/**
 * Chunk groups of the client build. Modules that every page imports statically go into one file, modules that every
 * catalogue page imports into another, and modules of the service list alone into a third: fifty small files compress
 * to 10 KB more than two. The shell has the highest priority, because each group includes its own dependencies.
 */
export const chunkGroups = [
  {
    name: (id: string, graph: Graph) =>
      everywhere.test(id) || (!entryOf(id) && shell.some((entry) => neededBy(graph, id).has(entry)))
        ? 'shell'
        : null,
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) =>
      catalogueParts.test(id) || (!entryOf(id) && catalogue.every((entry) => neededBy(graph, id).has(entry)))
        ? 'catalogue'
        : null,
    priority: 1,
  },
  { name: (id: string) => (icons.test(id) ? 'icons' : null), priority: 1 },
  { name: (id: string) => (screenGuards.test(id) ? 'screen-guards' : null), priority: 1 },
  { name: (id: string) => (backgroundTasks.test(id) ? 'background-tasks' : null), priority: 1 },
  { name: (id: string) => (serviceParts.test(id) ? 'service-parts' : null), priority: 1 },
  { name: (id: string) => (waiting.test(id) ? 'waiting-parts' : null), priority: 1 },
  { name: (id: string) => (fetchedLater.test(id) ? 'list-parts' : null), priority: 1 },
  {
    name: (id: string, graph: Graph) =>
      !entryOf(id) && [...neededBy(graph, id)].join() === 'routes/services.tsx' ? 'service-list' : null,
    priority: 0,
  },
];
