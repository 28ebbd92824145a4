/** Who imports whom, read from the sources: some 1,500 files in about a second, so that a check may ask each time. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const isSource = (file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !file.endsWith('.d.ts');

/**
 * @param {readonly string[]} files paths from `root`, with slashes
 * @param {(file: string) => string} read
 * @returns {Map<string, string[]>} each source file with the files of ours that it imports
 */
export function importGraph(files, read) {
  const known = new Set(files);
  return new Map(
    files.filter(isSource).map((file) => {
      const found = specifiersOf(file, read(file)).map((specifier) => resolve(file, specifier, known));
      return [file, [...new Set(found.filter((one) => one !== undefined))]];
    }),
  );
}

export const readFrom = (root) => (file) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    // Listed by git, deleted on disk.
    return '';
  }
};

/** What is started or read by its address counts as imported: `new URL('./reader-process.ts', import.meta.url)`. */
const byAddress = /['"](\.{1,2}\/[^'"\n]+\.\w+)['"]/g;
/** A document that is read by its place: `read('docs/other-clients.md')`. */
const byPlace = /['"]((?:docs\/[^'"\n]+|README)\.(?:md|json))['"]/g;

function specifiersOf(file, text) {
  const { module } = parseSync(file, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"`]/g, ''),
    ),
    ...[...text.matchAll(byAddress)].map(([, address]) => address),
    ...[...text.matchAll(byPlace)].map(([, place]) => `/${place}`),
  ];
}

/** The workspaces' packages are imported by name and lie in packages/<name>/src. */
function resolve(from, specifier, known) {
  const [plain] = specifier.split('?');
  const own = /^@nukkad\/(contract|forms|paint)(?:\/(.+))?$/.exec(plain);
  if (own) return firstKnown(`packages/${own[1]}/src/${own[2] ?? 'index'}`, known);
  if (plain.startsWith('/')) return firstKnown(plain.slice(1), known);
  if (!plain.startsWith('.')) return undefined;
  return firstKnown(path.posix.join(path.posix.dirname(from), plain), known);
}

function firstKnown(base, known) {
  const written = base.replace(/\.(js|jsx)$/, '');
  return [base, `${written}.ts`, `${written}.tsx`, `${written}/index.ts`].find((one) => known.has(one));
}

/** The ways back: each file with those that import it. */
export function importersOf(graph) {
  const importers = new Map();
  for (const [file, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  return importers;
}

/**
 * A circle of imports through `file`, as the files on the way round; undefined where there is none.
 * @param {Map<string, string[]>} graph
 * @param {string} file
 */
export function circleThrough(graph, file) {
  const cameFrom = new Map();
  const waiting = [file];
  for (const at of waiting)
    for (const next of graph.get(at) ?? []) {
      if (next === file) return wayBack(cameFrom, at, file);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      waiting.push(next);
    }
  return undefined;
}

function wayBack(cameFrom, last, file) {
  const way = [file];
  for (let at = last; at !== file; at = cameFrom.get(at)) way.unshift(at);
  return [file, ...way];
}
