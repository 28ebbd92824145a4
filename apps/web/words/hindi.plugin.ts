import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { readSources } from '../read-sources.ts';
import { sourceFolder, sourceWords, wordsFiles } from './source-words.ts';
import { routeFiles, wordsByPage } from './words-by-page.ts';

const virtual = 'virtual:hindi';
type Dictionary = Readonly<Record<string, string>>;

/** All words as one constant of a module. */
function everyWord(name: string): string {
  const files = [...wordsFiles().values()].map((place) => JSON.stringify(place));
  return [
    ...files.map((file, at) => `import * as words${at} from ${file};`),
    `export const ${name} = Object.assign({}, ${files.map((_, at) => `...Object.values(words${at})`).join(', ')});`,
  ].join('\n');
}

/** Every word at once: on the server, where weight is nothing, and in development and tests. */
const allWords = (): string =>
  [
    everyWord('around'),
    'export const alone = [];',
    'export const sharing = [];',
    'export const fetchPart = async () => ({ words: {} });',
  ].join('\n');

const readHindi = async (): Promise<Dictionary> =>
  (await readSources<{ readonly words: Dictionary }>(everyWord('words'))).words;

const moduleOf = (name: string, words: Dictionary) => `export const ${name} = ${JSON.stringify(words)};\n`;
const fileOf = (part: string, version: string) => `hindi-${part.replace(/\W+/g, '-')}-${version}.js`;

interface Built {
  readonly index: string;
  /** The parts' files by their names, which change with any word: so the index names one version and no file. */
  readonly files: ReadonlyMap<string, string>;
}

async function build(): Promise<Built> {
  const hindi = await readHindi();
  const { around, shared, parts, sharing } = wordsByPage(
    sourceWords(),
    routeFiles(sourceFolder),
    Object.keys(hindi),
  );
  const version = createHash('sha256').update(JSON.stringify(hindi)).digest('hex').slice(0, 8);
  const only = (keys: ReadonlySet<string>) =>
    Object.fromEntries([...keys].map((key) => [key, hindi[key] ?? '']));
  const alone = [...parts.keys()].filter((part) => !sharing.has(part));
  const index = `${moduleOf('around', only(around))}
export const alone = ${JSON.stringify(alone)};
export const sharing = ${JSON.stringify([...sharing])};
export const fetchPart = (part) =>
  import(/* @vite-ignore */ import.meta.url.replace(/[^/]+$/, 'hindi-' + part.replace(/\\W+/g, '-') + '-${version}.js'));`;
  const files = [...parts, ['shared', shared] as const].map(
    ([part, keys]) => [fileOf(part, version), moduleOf('words', only(keys))] as const,
  );
  return { index, files: new Map(files) };
}

/**
 * Collects the Hindi words of all domains and packages, `*.words.hi.ts`, and gives the browser those of a page with the page. Which page
 * speaks what is read from the code, see words-by-page.ts.
 */
export function hindiWords(): Plugin {
  return {
    name: 'nukkad-hindi',
    resolveId: { filter: { id: /^virtual:hindi$/ }, handler: () => `\0${virtual}` },
    load: {
      filter: { id: /^\0virtual:hindi$/ },
      async handler() {
        if (this.environment.mode !== 'build' || this.environment.name !== 'client') return allWords();
        const { index, files } = await build();
        for (const [file, source] of files)
          this.emitFile({ type: 'asset', fileName: `assets/${file}`, source });
        return index;
      },
    },
  };
}
