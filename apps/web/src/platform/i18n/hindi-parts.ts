import { alone, around, fetchPart, sharing } from 'virtual:hindi';

/**
 * The Hindi words of these parts, from `*.words.hi.ts`. A part is the words of one route, by its id; a part that is not
 * known has no words of its own.
 */
export async function hindiParts(wanted: Iterable<string>): Promise<Readonly<Record<string, string>>> {
  const known = [...wanted].filter((part) => alone.includes(part) || sharing.includes(part));
  const needed = new Set(known.flatMap((part) => (sharing.includes(part) ? [part, 'shared'] : [part])));
  const fetched = await Promise.all([...needed].map((part) => fetchPart(part)));
  const all: Record<string, string> = { ...around };
  for (const { words } of fetched) Object.assign(all, words);
  return all;
}
