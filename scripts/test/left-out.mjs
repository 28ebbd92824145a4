/**
 * Which test files `npm test` leaves to the long run, which runs every one: tests of the server and of the browser that
 * nothing leads to from what changed since the last long run, but for a fixed part of them.
 */
import path from 'node:path';
import { affectedReaders } from '../check/affected-tests.mjs';
import { importersOf } from '../check/import-graph.mjs';
import { hashOf } from './fixed-part.mjs';

const ofServer = /^apps\/server\/(?:src|test)\/.+\.test\.ts$/;
const ofBrowser = /^e2e\/.+\.spec\.ts$/;
const support = /^(?:apps\/server\/(?:seed|test)|e2e)\//;
/** What all domains stand on: it leads to every test, so it leads to those beside it, and to a larger fixed part. */
const ofAllDomains =
  /^(?:apps\/server\/(?:src\/(?:platform\/|[^/]+\.ts$)|seed\/|test\/)|packages\/contract\/src\/(?:kernel\/|[^/]+\.ts$)|apps\/server\/migrations\/|apps\/web\/(?:[^/]+$|src\/(?:app\/(?!routes\/)|nouns\/|platform\/|ui\/))|packages\/(?!contract\/)|e2e\/|[^/]+\.(?:json|ts)$)/;
/** Walks over all calls choose for themselves how much they try of each. */
const walk = 'apps/server/test/walks/whole-calls.ts';
/** Tests of the whole server that go through a list of all domains: what is added anywhere must have its row in them. */
const ofWholeServer = /^apps\/server\/test\//;
const ofEveryDomain =
  /^(?:packages\/contract\/src\/(?:index|events|models)|apps\/server\/test\/walks\/composed-notices)\.ts$/;
/** Tours do so too; bytes and shifts are every page's. */
const everyPage = /^e2e\/pages\//;
const domainOn =
  /^(?:apps\/(?:server|web)|packages\/contract)\/src\/(?!app\/|kernel\/|nouns\/|platform\/|ui\/)([^/]+\/[^/]+)\//;

/** These import the calls of the domain that they are about. */
const steps = /^e2e\/journeys\/steps\//;

const isSpec = (file) => ofBrowser.test(file);
const parts = 5;
const inFixedPart = (file, share) => hashOf(file) % parts < share;

/**
 * @typedef {object} Tree
 * @property {Map<string, string[]>} graph each source file of the project with those that it imports
 * @property {(spec: string) => readonly string[]} screensOf the routes whose addresses a test of the browser opens
 */

/**
 * @param {readonly string[]} changed
 * @param {Tree} tree
 * @returns {{ unit: string[], e2e: string[] }} the files that are left to the long run
 */
export function leftOut(changed, { graph, screensOf }) {
  const files = changed.filter((file) => !file.endsWith('.gen.ts'));
  const importers = importersOf(graph);
  const reached = new Set([...reachedBy(files, importers), ...affectedReaders(graph, files)]);
  const share = files.some((file) => ofAllDomains.test(file) && !isTest(file)) ? 2 : 1;
  const isLeft = (file) => !reached.has(file) && !inFixedPart(file, share) && !runsAlways(file, graph);
  const domains = new Set(files.flatMap((file) => (isTest(file) ? [] : (domainOn.exec(file)?.[1] ?? []))));
  const changes = new Set(files.filter((file) => !ofAllDomains.test(file)));
  const isShown = (file) => changes.has(file) || domains.has(domainOn.exec(file)?.[1]);
  const showsOne = (spec) => [...reachOf([spec, ...screensOf(spec)], graph)].some(isShown);
  const tests = [...graph.keys()];
  return {
    unit: tests.filter((file) => ofServer.test(file) && isLeft(file)),
    e2e: tests.filter((file) => isSpec(file) && isLeft(file) && !showsOne(file)),
  };
}

const isTest = (file) => /\.(?:test|spec)\.tsx?$/.test(file);
const goesThroughAll = (file, imported) =>
  imported.includes(walk) || (ofWholeServer.test(file) && imported.some((one) => ofEveryDomain.test(one)));
const runsAlways = (file, graph) => everyPage.test(file) || goesThroughAll(file, graph.get(file) ?? []);

/** The files that lead to a changed one, without a way through what all domains stand on. */
function reachedBy(files, importers) {
  const reached = new Set(files);
  for (const at of reached) {
    const next = importers.get(at) ?? [];
    if (!ofAllDomains.test(at)) for (const one of next) reached.add(one);
    else for (const one of next) if (isBeside(at, one)) reached.add(one);
  }
  return reached;
}

/** Of what all domains stand on: the tests of its own folder, and of what helps tests the tests that it helps. */
const isBeside = (file, importer) =>
  isTest(importer) && (support.test(file) || path.posix.dirname(importer) === path.posix.dirname(file));

/** What a test of the browser does in the name of people, and shows, with all that it stands on but for what all domains stand on. */
function reachOf(files, graph) {
  const reached = new Set(files);
  for (const at of reached)
    if (isSpec(at) || steps.test(at) || !ofAllDomains.test(at))
      for (const one of graph.get(at) ?? []) reached.add(one);
  return reached;
}
