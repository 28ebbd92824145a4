/**
 * Which tours of e2e/pages a change concerns. A tour opens addresses, an address is drawn by a route, and a route imports
 * what it shows: a tour is concerned where one of its routes reaches a changed file.
 */
import path from 'node:path';
import { importersOf } from '../check/import-graph.mjs';

const ofWeb = 'apps/web/src/';
const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Lists follow the files that are on them. */
const isWritten = (file) => file.endsWith('.gen.ts');
const isLookedAt = (file) => !isTest(file) && !isWritten(file) && !unseen.test(file);
/** What no import leads to, or what every screen is looked at with. */
const shared =
  /^(packages\/(frame|lists|forms|paint)\/src\/|apps\/(web|backoffice)\/(public\/|words\/|[\w.-]*(config|plugin)\.\w+$)|package-lock\.json$|e2e\/(browser\.ts|pages\/(accessibility|screen|targets|tour|visit|walk)\.ts)$)/;
/** Runs behind the pages and draws nothing. */
const unseen = /^apps\/web\/src\/app\/(pwa|analytics)\//;
/** Around every page: what these import is on all screens. What a domain lends to them is looked at with its own. */
const frame = /^apps\/web\/src\/app\/(root\.tsx|entry\.|shell\/)/;
const route = /^apps\/web\/src\/app\/routes\//;
const toursFile = /^e2e\/pages\/([\w-]+\/[\w-]+)\.tours\.ts$/;

/**
 * @typedef {object} Screens what the web app and the tours consist of
 * @property {Map<string, string[]>} graph each file of the web app with those that it imports
 * @property {readonly { address: string, file: string }[]} routes `buyer/bookings/:bookingId`, drawn by this file
 * @property {ReadonlyMap<string, string>} tours the text of the tours of each domain: `market/booking`
 */

/**
 * @param {readonly string[]} changed
 * @param {Screens} screens
 * @returns {'all' | string[]} domains of the tours
 */
export function changedTours(changed, { graph, routes, tours }) {
  const files = changed.filter(isLookedAt);
  if (files.some((file) => shared.test(file))) return 'all';
  const hit = hitBy(
    files.filter((file) => file.startsWith(ofWeb)),
    graph,
  );
  if (hit === 'all') return 'all';
  const isOfficeChanged = files.some((file) => file.startsWith('apps/backoffice/'));
  const own = new Set(files.map((file) => toursFile.exec(file)?.[1]));
  return [...tours.keys()].filter(
    (domain) =>
      own.has(domain) ||
      hit.domains.has(domain) ||
      (isOfficeChanged && opensOffice(tours.get(domain))) ||
      routesOf(tours.get(domain), routes).some((file) => hit.routes.has(file)),
  );
}

const opensOffice = (text) => text.includes('/backoffice');

/** Routes that reach one of these files, and the domains in which the files lie. */
function hitBy(files, graph) {
  const importers = importersOf(graph);
  const reaching = new Set();
  for (const file of files) {
    const found = importersFrom(startsOf(file, importers, graph), importers);
    if (found.some((one) => frame.test(one))) return 'all';
    const domain = domainOf(file);
    if (domain === null && !found.some((one) => route.test(one))) return 'all';
    for (const one of [...found, domain]) reaching.add(one);
  }
  return { routes: reaching, domains: reaching };
}

/** Hindi and deleted files are imported by none: their neighbours stand for them. */
function startsOf(file, importers, graph) {
  if (route.test(file) || importers.has(file)) return [file];
  const folder = `${path.posix.dirname(file)}/`;
  return [file, ...[...graph.keys()].filter((one) => one.startsWith(folder) && !isTest(one))];
}

function importersFrom(starts, importers) {
  const found = new Set(starts);
  for (const at of found)
    for (const one of importers.get(at) ?? [])
      if (!isTest(one) && !(frame.test(one) && domainOf(at) !== null)) found.add(one);
  return [...found];
}

function domainOf(file) {
  const [, domain] = /^apps\/web\/src\/(?!app\/|platform\/|ui\/|nouns\/)([^/]+\/[^/]+)\//.exec(file) ?? [];
  return domain ?? null;
}

/**
 * The files that draw the addresses which a tour's text names, those below them included: it may go on from there.
 * @param {string} text
 * @param {Screens['routes']} routes
 */
export function routesOf(text, routes) {
  const named = [...text.matchAll(/['"`]\/([^'"`?$\s]*)/g)].map(([, address]) => segments(address));
  return routes
    .filter(({ address }) => {
      const parts = segments(address);
      return named.some(
        (own) =>
          own.length <= parts.length && own.every((part, at) => part === parts[at] || isParam(parts[at])),
      );
    })
    .map(({ file }) => file);
}

/**
 * The same for a journey, which begins at an address and goes on from there by links: one further down at most.
 * @param {string} text
 * @param {Screens['routes']} routes
 */
export function routesFrom(text, routes) {
  const named = [...text.matchAll(/['"`]\/([^'"`?$\s]*)/g)]
    .map(([, address]) => segments(address))
    .filter(({ length }) => length > 0);
  return routes
    .map(({ address, file }) => ({ parts: segments(address), file }))
    .filter(({ parts }) =>
      named.some(
        (own) =>
          own.length <= parts.length &&
          parts.length <= own.length + 1 &&
          own.every((part, at) => part === parts[at] || isParam(parts[at])),
      ),
    )
    .map(({ file }) => file);
}

const segments = (address) => address.split('/').filter((part) => part !== '');
const isParam = (part) => part.startsWith(':') || part === '*';

/**
 * The routes that a list of pages declares.
 * @param {string} text
 */
export function routesIn(text) {
  return [...text.matchAll(/\broute\(\s*'([^']*)',\s*'([^']+)'/g)].map(([, address = '', file]) => ({
    address,
    file: `${ofWeb}app/${file}`,
  }));
}
