import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { camelCase } from '../lists/domain-files.ts';

/** `apps/server/src/market/booking/list/x.ts` -> `market/booking`; null: no domain of the server. */
export const domainOf = (file: string): string | null =>
  /^apps\/server\/src\/(?!platform\/)([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null;

/** The files that a source imports values from: what vanishes with the types is left out. Paths as `file` is written. */
export function valuesFrom(file: string, text: string): readonly string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const imported = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...imported.map(({ moduleRequest }) => moduleRequest.value), ...passedOn]
    .filter((name) => name.startsWith('.'))
    .map((name) => path.posix.join(path.posix.dirname(file), name));
}

/** Imports of values from another domain: what a domain lends goes through its interface object. */
export function valuesOfOthers(file: string, text: string): readonly string[] {
  const own = domainOf(file);
  if (own === null) return [];
  return valuesFrom(file, text).filter((other) => domainOf(other) !== null && domainOf(other) !== own);
}

/** What an `index.ts` of a domain exports beside types, the function that makes the domain, and its declaration. */
export function exportsBesideDomain(file: string, text: string): readonly string[] {
  const declared = camelCase(path.posix.basename(path.posix.dirname(file)));
  const { module } = parseSync(file, text);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => exportName.name ?? '*')
    .filter((name) => name !== declared && !/^create[A-Z]\w*Domain$/.test(name));
}
