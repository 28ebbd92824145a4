import { pathToFileURL } from 'node:url';
import type { WordsToCheck } from './check-words.ts';
import { computingFiles, sourceWords, wordsFiles } from './source-words.ts';

async function moduleAt<Module>(place: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(place).href)) as Module;
}

/** All that an app speaks, with the packages that it draws, as the check of words takes it. */
export async function wordsToCheck(folder?: string): Promise<WordsToCheck> {
  const sources = sourceWords(folder);
  const hindi = [...wordsFiles(folder)].map(async ([file, place]) => {
    const own = await moduleAt<Record<string, Readonly<Record<string, string>>>>(place);
    const words: Record<string, string> = {};
    return [file, Object.assign(words, ...Object.values(own))] as const;
  });
  const computed = [...computingFiles(folder)].map(async ([file, place]) => {
    const { computedKeys } = await moduleAt<{ computedKeys: Readonly<Record<string, readonly string[]>> }>(
      place,
    );
    return [sources.has(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`, computedKeys] as const;
  });
  return {
    sources,
    hindi: new Map(await Promise.all(hindi)),
    computed: new Map(await Promise.all(computed)),
  };
}
