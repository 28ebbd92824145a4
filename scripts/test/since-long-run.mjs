/**
 * What `npm test` tries: the tests, tours and calls that changed since the last long run, which tries all of them. The
 * fixed part of fixed-part.mjs comes on top. Where it cannot be told what changed, everything has.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesSince, projectFiles } from '../check/changed-files.mjs';
import { importGraph, readFrom } from '../check/import-graph.mjs';
import { projectRoot } from '../project.mjs';
import { changedTours, routesIn, routesFrom } from './changed-tours.mjs';
import { leftOut } from './left-out.mjs';

/**
 * @typedef {object} Whole
 * @property {'all' | readonly string[]} tours domains of e2e/pages whose tours are looked at: `market/booking`
 * @property {'all' | readonly string[]} calls domains whose calls are tried with every variant
 * @property {{ unit: readonly string[], e2e: readonly string[] }} left test files that do not run
 * @property {string} why
 */

const none = { unit: [], e2e: [] };
const domainOfCalls =
  /^(?:apps\/server\/src|packages\/contract\/src)\/(?!platform\/|kernel\/)([^/]+\/[^/]+)\//;

/**
 * Domains whose calls these files are part of. What all calls share is tried by the variants of all of them together.
 * @param {readonly string[]} files
 */
export function domainsOfCalls(files) {
  const found = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => domainOfCalls.exec(file)?.[1])
    .filter((domain) => domain !== undefined);
  return [...new Set(found)].toSorted();
}

/**
 * @param {string} why
 * @returns {Whole}
 */
export const everything = (why) => ({ tours: 'all', calls: 'all', left: none, why });

/**
 * Tests and calls since the last long run of the tests, tours and browser tests since that of the browser.
 * @param {import('./long-run.mjs').LongRuns} runs
 * @returns {Whole}
 */
export function wholeSinceParts({ tests, browser }) {
  const [ofTests, ofBrowser] = [wholeSince(tests), wholeSince(browser)];
  return {
    tours: ofBrowser.tours,
    calls: ofTests.calls,
    left: { unit: ofTests.left.unit, e2e: ofBrowser.left.e2e },
    why: ofTests.why === ofBrowser.why ? ofTests.why : `calls ${ofTests.why}; tours ${ofBrowser.why}`,
  };
}

/**
 * @param {{ commit: string } | undefined} run the last long run
 * @returns {Whole}
 */
export function wholeSince(run) {
  if (run === undefined) return everything('no long run is written down');
  const since = differences(run.commit);
  if (since === null) return everything(`the history does not reach ${run.commit.slice(0, 8)}`);
  const { files, reached } = since;
  const read = readFrom(projectRoot);
  const everyFile = projectFiles();
  const screens = screensOf(everyFile, read);
  return {
    tours: changedTours(files, screens),
    calls: domainsOfCalls(files),
    left: leftOut(files, {
      graph: importGraph(everyFile, read),
      screensOf: (spec) => routesFrom(read(spec), screens.routes),
    }),
    why: reached
      ? `changed since ${run.commit.slice(0, 8)}`
      : `changed in the history that there is, which does not reach ${run.commit.slice(0, 8)}`,
  };
}

/** Null: not under git, or the last commit alone. */
function differences(commit) {
  try {
    return filesSince(commit);
  } catch {
    return null;
  }
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string} read
 * @returns {import('./changed-tours.mjs').Screens}
 */
export function screensOf(files, read) {
  const ofWeb = files.filter((file) => file.startsWith('apps/web/src/') && !file.endsWith('.gen.ts'));
  const pages = ofWeb.filter((file) => file.endsWith('.pages.ts') || file === 'apps/web/src/app/routes.ts');
  const tours = files.flatMap((file) => {
    const [, domain] = /^e2e\/pages\/([\w-]+\/[\w-]+)\.tours\.ts$/.exec(file) ?? [];
    return domain === undefined ? [] : [[domain, read(file)]];
  });
  return {
    graph: importGraph(ofWeb, read),
    routes: pages.flatMap((file) => routesIn(read(file))),
    tours: new Map(tours),
  };
}

/**
 * A line for the beginning of a run.
 * @param {Whole} whole
 */
export function wholeLine({ tours, calls, left, why }) {
  const of = (some, what) => (some === 'all' ? `all ${what}` : `${what} of ${some.length} domains`);
  const others = tours === 'all' && calls === 'all' ? '' : ', and a fixed part of the others';
  const many = left.unit.length + left.e2e.length;
  const leaves =
    many === 0
      ? ''
      : `\nLeft to the long run: ${left.unit.length} test files of the server and ${left.e2e.length} of the browser, to which nothing leads from what changed.`;
  return `Tried whole: ${of(tours, 'tours')} and ${of(calls, 'calls')} (${why})${others}.${leaves}`;
}

/**
 * How tests are told, through their environment.
 * @param {Whole} whole
 */
export function inEnvironment({ tours, calls, left }) {
  const list = path.join(projectRoot, '.cache/test/left-out.json');
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(left));
  return { TOURS: String(tours), WHOLE_CALLS: String(calls), LEFT_OUT: list };
}
