import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileWords, readWords } from './read-words.ts';

export const sourceFolder = path.resolve(import.meta.dirname, '../src');

const isWordsFile = (file: string) => file.endsWith('.words.hi.ts');
/** The gallery is for its makers and stands in English; the three of i18n carry the keys of others. */
const isSilent = (file: string) =>
  /\.test\.tsx?$|\.words\.hi\.ts$|\.keys\.ts$/.test(file) ||
  /^app\/(gallery\/|routes\/open\/gallery\.)|^platform\/i18n\/(i18n|present-words|use-translation)\.ts$/.test(
    file,
  );

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

/** The packages whose parts both apps draw. The contract's sentences are those of the wire; each app has their Hindi. */
const packagesFolder = path.resolve(import.meta.dirname, '../../../packages');
const speakingPackages = readdirSync(packagesFolder).filter((name) => name !== 'contract');

/** Where each file lies, by the name it has here: below the source folder, or `packages/frame/palette.tsx`. */
function placesOf(folder: string): Map<string, string> {
  const own = filesOf(folder).map((file) => [file, path.join(folder, file)] as const);
  const ofPackages = speakingPackages.flatMap((name) => {
    const source = path.join(packagesFolder, name, 'src');
    return filesOf(source).map((file) => [`packages/${name}/${file}`, path.join(source, file)] as const);
  });
  return new Map([...own, ...ofPackages]);
}

/** The files with the Hindi words of an app and of the packages, with where they lie. */
export const wordsFiles = (folder = sourceFolder): Map<string, string> =>
  new Map([...placesOf(folder)].filter(([file]) => isWordsFile(file)));

/** By the file that computes keys, without its ending: where the `.keys.ts` beside it lies. */
export const computingFiles = (folder = sourceFolder): Map<string, string> =>
  new Map(
    [...placesOf(folder)]
      .filter(([file]) => file.endsWith('.keys.ts'))
      .map(([file, place]) => [file.replace(/\.keys\.ts$/, ''), place]),
  );

/** Every file of an app and of the packages that may speak: below the source folder, or `packages/frame/palette.tsx`. */
export function sourceWords(folder = sourceFolder): Map<string, FileWords> {
  const speaking = [...placesOf(folder)].filter(([file]) => !isSilent(file));
  return new Map(speaking.map(([file, place]) => [file, readWords(file, readFileSync(place, 'utf8'))]));
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

/** The file of an import: beside the importing one, or of a package; null: none that speaks. */
function importedFile(
  sources: ReadonlyMap<string, FileWords>,
  importer: string,
  name: string,
): string | null {
  const [scope, folder = '', ...rest] = name.split('/');
  const below = `packages/${folder}/${rest.join('/')}`;
  const possible = name.startsWith('.')
    ? [beside(importer, name)]
    : scope === '@nukkad'
      ? [`${below}.ts`, `${below}.tsx`]
      : [];
  return possible.find((file) => sources.has(file)) ?? null;
}

/** What the starts need, at once or later, but for modules that bring their own words. */
export function reach(sources: ReadonlyMap<string, FileWords>, starts: readonly string[]): Set<string> {
  const found = new Set(starts.filter((file) => sources.has(file)));
  for (const file of found) {
    const words = sources.get(file);
    if (!words) continue;
    const { imports, fetches, apart } = words;
    const own = apart.map(({ module }) => module);
    for (const name of [...imports, ...fetches].filter((one) => !own.includes(one))) {
      const next = importedFile(sources, file, name);
      if (next !== null) found.add(next);
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
