import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileWords, readWords } from './read-words.ts';

export const sourceFolder = path.resolve(import.meta.dirname, '../src');

export const isWordsFile = (file: string) => file.endsWith('.words.hi.ts');
/** The gallery is for its makers and stands in English; the three of i18n carry the keys of others. */
const isSilent = (file: string) =>
  /\.test\.tsx?$|\.words\.hi\.ts$|\.keys\.ts$/.test(file) ||
  /^app\/(gallery\/|routes\/gallery\.)|^platform\/i18n\/(i18n|present-words|use-translation)\.ts$/.test(file);

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

/** The files with the Hindi words, wherever they lie, below the source folder. */
export const wordsFiles = (folder = sourceFolder): string[] => filesOf(folder).filter(isWordsFile);

/** Every file of the web app that may speak, by its path below the source folder. */
export function sourceWords(folder = sourceFolder): Map<string, FileWords> {
  const speaking = filesOf(folder).filter((file) => !isSilent(file));
  return new Map(
    speaking.map((file) => [file, readWords(file, readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

const beside = (file: string, name: string) => path.posix.join(path.posix.dirname(file), name);

/** The modules that bring their own words; `withWords` must name each by its path. */
export function modulesApart(sources: ReadonlyMap<string, FileWords>): Set<string> {
  const found = new Set<string>();
  for (const [file, { apart }] of sources)
    for (const { part, module } of apart) {
      if (beside(file, module) !== part) throw new Error(`${file}: ${module} is ${beside(file, module)}`);
      found.add(part);
    }
  return found;
}

/** What the starts need, at once or later, but for modules that bring their own words. */
export function reach(sources: ReadonlyMap<string, FileWords>, starts: readonly string[]): Set<string> {
  const found = new Set(starts.filter((file) => sources.has(file)));
  for (const file of found) {
    const { imports, fetches, apart } = sources.get(file) as FileWords;
    const own = apart.map(({ module }) => module);
    for (const name of [...imports, ...fetches].filter((one) => one.startsWith('.') && !own.includes(one))) {
      const next = beside(file, name);
      if (sources.has(next)) found.add(next);
    }
  }
  return found;
}

/** The keys among `hindi` that these files speak. */
export function keysSpoken(
  sources: ReadonlyMap<string, FileWords>,
  files: Iterable<string>,
  hindi: Iterable<string>,
): Set<string> {
  const keys = new Set<string>();
  const families = new Set<string>();
  for (const file of files) {
    for (const { key } of sources.get(file)?.spoken ?? []) keys.add(key);
    for (const family of sources.get(file)?.families ?? []) families.add(family);
  }
  const ofFamily = (key: string) => families.has(key.slice(0, key.indexOf('.')));
  return new Set([...hindi].filter((key) => keys.has(key) || ofFamily(key)));
}
