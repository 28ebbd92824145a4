/** What files of apps and packages are called beside their noun, and what each kind is for. A new kind has a reason and takes one away. */
export const fileKinds: Readonly<Record<string, string>> = {
  api: 'The calls of a noun: who may make each, what it takes and answers.',
  changes: 'What the fields are called that a person confirms.',
  empty: 'What a screen shows where there is nothing.',
  gen: 'Written from names or from the schema, never by hand.',
  interface: 'What others may ask of a domain, and what it is handed: types alone.',
  model: 'What is read and written of a noun.',
  'module.css': 'How a part of a page looks.',
  nav: 'Rows of the navigation.',
  noun: 'States and moves, events, errors and acts.',
  notices: 'Whom a domain tells, in which words.',
  pages: 'Routes of the web app; on the server, pages without scripts.',
  policy: 'Who may.',
  presenter: 'What leaves, field by field.',
  queries: 'What a page asks and sends.',
  routes: 'Which verb serves which call.',
  rules: 'What is right: pure, and handed the clock.',
  store: 'The SQL of a table, and whose a person’s rows are.',
  test: 'A test, beside what it tries.',
  transitions: 'How a row moves: locked, judged, written, told.',
  'words.hi': 'Hindi.',
};

const named = /\.(?<kind>[a-z.]+)\.(?:tsx?|css)$/;

/** `booking.store.ts` is a `store`, `fee.rules.test.ts` a `test`, `tab.module.css` a `module.css`; null: named by what it does. */
export function kindOf(file: string): string | null {
  const base = file.slice(file.lastIndexOf('/') + 1);
  const kind = named.exec(base)?.groups?.['kind'] ?? null;
  if (kind === null) return null;
  if (kind === 'module' && base.endsWith('.css')) return 'module.css';
  return /(?:^|\.)test$/.test(kind) ? 'test' : kind;
}

/** Kinds with this many files or more, which are not among `known`. */
export function unknownKinds(
  files: readonly string[],
  known: Readonly<Record<string, string>>,
  from = 15,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const kind of files.map(kindOf)) if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .filter(([kind, count]) => count >= from && !(kind in known))
    .map(([kind, count]) => `${kind}: ${count} files`);
}
