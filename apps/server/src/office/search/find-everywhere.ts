import type { Hit } from '@nukkad/contract/kernel/hit';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { inOtherScript } from '../../platform/search/other-script.rules.ts';
import { type FoundHit, isNamed, rankHits } from '../../platform/search/rank-hits.rules.ts';
import { type Wanted, wantedOf } from '../../platform/search/wanted.rules.ts';

/** A screen shows all groups at once. */
const mostOfKind = 5;
/** One letter is in every name. */
const leastLetters = 2;

/** Names that are kept in the other letters; asked for only where nothing is called as it was typed. */
async function inOtherLetters(
  found: readonly FoundHit[],
  wanted: Wanted,
  ask: (meant: Wanted) => Promise<readonly FoundHit[]>,
): Promise<readonly FoundHit[]> {
  if (wanted.isCode || wanted.number !== null || found.some((hit) => isNamed(hit, wanted))) return [];
  const known = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
  const ways = await Promise.all(
    inOtherScript(wanted.text).map(async (spelled) => {
      const meant = wantedOf(spelled);
      return rankHits(
        (await ask(meant)).filter((hit) => isNamed(hit, meant)),
        meant,
        mostOfKind,
      );
    }),
  );
  return ways.flat().filter(({ kind, id }) => {
    const isNew = !known.has(`${kind} ${id}`);
    known.add(`${kind} ${id}`);
    return isNew;
  });
}

/** Asks all domains at once over one connection; at most five of each kind. */
export async function findEverywhere(
  { db, contributions }: Platform,
  room: Finder['room'],
  { viewer, lang, now }: Pick<SignedInCall, 'viewer' | 'lang' | 'now'>,
  typed: string,
): Promise<{ items: (Omit<Hit, 'facts'> & { facts: string[] })[] }> {
  const wanted = wantedOf(typed);
  if (wanted.text.length < leastLetters) return { items: [] };
  const finders = contributions.finders.filter((finder) => finder.room === room);
  const ask = async (meant: Wanted): Promise<readonly FoundHit[]> => {
    const found = await readTogether(db, (reader) =>
      Promise.all(
        finders.map((finder) => finder.find({ reader, viewer, wanted: meant, lang, now, limit: mostOfKind })),
      ),
    );
    return found.flat();
  };
  const found = await ask(wanted);
  const [first, others] = [rankHits(found, wanted, mostOfKind), await inOtherLetters(found, wanted, ask)];
  // What the words mean in their own letters comes first; a guess at them does not.
  const items = found.some(({ isGuess }) => isGuess !== true) ? [...first, ...others] : [...others, ...first];
  return {
    items: items.map(({ kind, id, title, facts, startsAt, status }) => ({
      kind,
      id,
      title,
      facts: facts.filter((fact) => fact !== ''),
      startsAt,
      status,
    })),
  };
}
