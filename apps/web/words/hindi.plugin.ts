import { createHash } from 'node:crypto';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';
import { sourceFolder, sourceWords, wordsFiles } from './source-words.ts';
import { routeFiles, wordsByPage } from './words-by-page.ts';

const virtual = 'virtual:hindi';
type Dictionary = Readonly<Record<string, string>>;

/** Every word at once: on the server, where weight is nothing, and in development and tests. */
function allWords(): string {
  const files = [...wordsFiles().values()].map((place) => JSON.stringify(place));
  return [
    ...files.map((file, at) => `import * as words${at} from ${file};`),
    `export const around = Object.assign({}, ${files.map((_, at) => `...Object.values(words${at})`).join(', ')});`,
    'export const alone = [];',
    'export const sharing = [];',
    'export const fetchPart = async () => ({ words: {} });',
  ].join('\n');
}

/** Words that come from the contract are read from its source: a new checkout has no build of it. */
const fromSource: InlineConfig = {
  environments: { inline: { resolve: { noExternal: ['@nukkad/contract'], conditions: ['source'] } } },
};

async function readHindi(): Promise<Dictionary> {
  const modules = await Promise.all(
    [...wordsFiles().values()].map(
      async (place) => (await runnerImport<Record<string, Dictionary>>(place, fromSource)).module,
    ),
  );
  const all: Record<string, string> = {};
  for (const module of modules) Object.assign(all, ...Object.values(module));
  return all;
}

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
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return;
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return allWords();
      const { index, files } = await build();
      for (const [file, source] of files)
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source });
      return index;
    },
  };
}
