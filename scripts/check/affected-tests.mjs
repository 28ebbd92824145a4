/** Which tests a change concerns, the nearest first, and which of them fit into the time of a check. */
import path from 'node:path';
import { importersOf } from './import-graph.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Tests that read files instead of importing them. */
const readers = [
  {
    when: /^apps\/server\/migrations\/.+\.sql$/,
    run: [
      'apps/server/test/schema/schema.test.ts',
      'apps/server/test/schema/upgraded-schema.test.ts',
      'apps/server/test/statements/statements.test.ts',
    ],
  },
  {
    when: /^apps\/server\/src\/.+\.store\.ts$|^apps\/server\/src\/platform\/db\//,
    run: ['apps/server/test/statements/statements.test.ts'],
  },
  { when: /^apps\/server\/src\/.+\.ts$/, run: ['scripts/walls/sql.test.ts', 'scripts/walls/doors.test.ts'] },
  {
    when: /\.(?:noun|events|notices|consumers)\.ts$/,
    run: ['scripts/events/events.test.ts', 'apps/server/test/notices.test.ts'],
  },
  { when: /^apps\/server\/src\/platform\/config\.ts$/, run: ['apps/server/test/first-start.test.ts'] },
  { when: /^(e2e|apps\/server\/test)\/.+\.ts$/, run: ['scripts/walls/written-days.test.ts'] },
  {
    when: /^e2e\/pages\/.+\.tours\.ts$|^apps\/web\/src\/.+\.pages\.ts$/,
    run: ['scripts/test/changed-tours.test.ts'],
  },
  {
    when: /^(?:apps\/(?:web|backoffice)|packages\/[a-z]+)\/src\/.+\.(?:module\.css|tsx)$/,
    run: ['scripts/walls/styles.test.ts', 'scripts/walls/repeated-parts.test.ts'],
  },
  { when: /^(?:README|docs\/[^/]+)\.md$/, run: ['scripts/walls/named-files.test.ts'] },
  { when: /^\.dependency-cruiser\.cjs$/, run: ['scripts/walls/walls.test.ts'] },
];

/**
 * Tests that depend on a changed file, with the number of imports between: 0 is the test itself.
 * @param {Map<string, string[]>} graph
 * @param {readonly string[]} changed
 * @returns {{ file: string, distance: number }[]} nearest first; of equally near ones those beside a changed file
 */
export function affectedTests(graph, changed) {
  const importers = importersOf(graph);
  const distances = new Map(changed.map((file) => [file, 0]));
  const waiting = [...distances.keys()];
  for (const at of waiting)
    for (const importer of importers.get(at) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distances.get(at) + 1);
      waiting.push(importer);
    }
  for (const test of affectedReaders(graph, changed))
    distances.set(test, Math.min(1, distances.get(test) ?? 1));
  return [...distances]
    .flatMap(([file, distance]) => (isTest(file) && graph.has(file) ? [{ file, distance }] : []))
    .toSorted(
      (a, b) =>
        nearness(a, changed) - nearness(b, changed) ||
        a.distance - b.distance ||
        a.file.localeCompare(b.file),
    );
}

/**
 * Tests that read one of these files instead of importing it.
 * @param {Map<string, string[]>} graph
 * @param {readonly string[]} changed
 */
export const affectedReaders = (graph, changed) =>
  readers
    .filter(({ when }) => changed.some((file) => when.test(file)))
    .flatMap(({ run }) => run.filter((test) => graph.has(test)));

/** The lower, the nearer: changed itself, of the name of a changed file, then by the folders that both lie in. */
function nearness({ file, distance }, changed) {
  if (distance === 0) return -100;
  if (changed.some((one) => withoutEnding(one) === withoutEnding(file))) return -50;
  return -Math.max(0, ...changed.map((one) => sharedFolders(one, file)));
}

const withoutEnding = (file) => inDomain(file).replace(/(\.test)?\.tsx?$/, '');
/** A domain is a folder of the same name on every floor. */
const inDomain = (file) => file.replace(/^(apps|packages)\/[^/]+\/src\//, '');

function sharedFolders(one, other) {
  const [a, b] = [one, other].map((file) => path.posix.dirname(inDomain(file)).split('/'));
  const end = a.findIndex((folder, at) => folder !== b[at]);
  return end < 0 ? a.length : end;
}

/**
 * Splits the affected tests into those that fit into `seconds` and those that do not. The first one is always run.
 * @param {readonly { file: string }[]} affected nearest first
 * @param {{ seconds: number, secondsOf: (file: string) => number }} limit
 */
export function thatFit(affected, { seconds, secondsOf }) {
  let left = seconds;
  const run = [];
  const leftOut = [];
  for (const { file } of affected) {
    const needed = secondsOf(file);
    if (needed <= left || run.length === 0) {
      run.push(file);
      left -= needed;
    } else leftOut.push(file);
  }
  return { run, leftOut };
}
