import type { Hit } from '@nukkad/contract/kernel/hit';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Finder } from '../../platform/search/finder.ts';
import { rankHits } from '../../platform/search/rank-hits.rules.ts';
import { wantedOf } from '../../platform/search/wanted.rules.ts';

/** A screen shows all groups at once. */
const mostOfKind = 5;
/** One letter is in every name. */
const leastLetters = 2;

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
  const found = await readTogether(db, (reader) =>
    Promise.all(
      finders.map((finder) => finder.find({ reader, viewer, wanted, lang, now, limit: mostOfKind })),
    ),
  );
  const items = rankHits(found.flat(), wanted, mostOfKind);
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
