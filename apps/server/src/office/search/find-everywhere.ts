import { type Hit, type HitKind, everyonesKinds, hitKinds } from '@nukkad/contract/kernel/hit';
import { type HitGroup, mostOfGroup } from '@nukkad/contract/office/search/search.model';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FindCall, OpenFindCall } from '../../platform/search/finder.ts';
import { inOtherScript } from '../../platform/search/other-script.rules.ts';
import { type FoundHit, isNamed, rankHits } from '../../platform/search/rank-hits.rules.ts';
import { type Wanted, wantedOf } from '../../platform/search/wanted.rules.ts';
import { countMiss } from './count-miss.ts';

/** A screen shows all groups at once. */
const mostOfKind = 5;
/** One letter is in every name. */
const leastLetters = 2;

type ShownHit = Omit<Hit, 'facts'> & { facts: string[] };
type Asking = Pick<Call, 'viewer' | 'lang' | 'now'>;

/** How the hits of a room are asked for and put in order. */
interface Ways {
  readonly wanted: Wanted;
  readonly limit: number;
  readonly kinds: readonly HitKind[];
  readonly ask: (meant: Wanted) => Promise<readonly FoundHit[]>;
}

/** Names that are kept in the other letters; asked for only where nothing is called as it was typed. */
async function inOtherLetters(
  found: readonly FoundHit[],
  { wanted, limit, kinds, ask }: Ways,
): Promise<readonly FoundHit[]> {
  if (wanted.isCode || wanted.number !== null || found.some((hit) => isNamed(hit, wanted))) return [];
  const known = new Set(found.map(({ kind, id }) => `${kind} ${id}`));
  const ways = await Promise.all(
    inOtherScript(wanted.text).map(async (spelled) => {
      const meant = wantedOf(spelled);
      return rankHits(
        (await ask(meant)).filter((hit) => isNamed(hit, meant)),
        meant,
        limit,
        kinds,
      );
    }),
  );
  return ways.flat().filter(({ kind, id }) => {
    const isNew = !known.has(`${kind} ${id}`);
    known.add(`${kind} ${id}`);
    return isNew;
  });
}

async function findBy(ways: Ways): Promise<ShownHit[]> {
  const { wanted, limit, kinds, ask } = ways;
  if (wanted.text.length < leastLetters) return [];
  const found = await ask(wanted);
  const [first, others] = [rankHits(found, wanted, limit, kinds), await inOtherLetters(found, ways)];
  // What the words mean in their own letters comes first; a guess at them does not.
  const items = found.some(({ isGuess }) => isGuess !== true) ? [...first, ...others] : [...others, ...first];
  return items.map(({ kind, id, title, facts, startsAt, status, look }) => ({
    kind,
    id,
    title,
    facts: facts.filter((fact) => fact !== ''),
    startsAt,
    status,
    ...(look && { look }),
  }));
}

/** All of them at once over one connection. */
const askAll =
  <Asked extends OpenFindCall>(
    { db }: Platform,
    finders: readonly { find(call: Asked): Promise<readonly FoundHit[]> }[],
    callOf: (asked: Pick<OpenFindCall, 'reader' | 'wanted'>) => Asked,
  ) =>
  async (wanted: Wanted): Promise<readonly FoundHit[]> => {
    const found = await readTogether(db, (reader) =>
      Promise.all(finders.map((finder) => finder.find(callOf({ reader, wanted })))),
    );
    return found.flat();
  };

/** Asks all domains at once; at most five of each kind. */
export async function findEverywhere(
  platform: Platform,
  room: 'work' | 'office',
  { viewer, lang, now }: Pick<SignedInCall, 'viewer' | 'lang' | 'now'>,
  typed: string,
): Promise<{ items: ShownHit[] }> {
  const finders = platform.contributions.finders.flatMap((one) => (one.room === room ? [one] : []));
  const limit = mostOfKind;
  const ask = askAll(platform, finders, (asked): FindCall => ({ ...asked, viewer, lang, now, limit }));
  return { items: await findBy({ wanted: wantedOf(typed), limit, kinds: hitKinds, ask }) };
}

/** By kind: the first ones, and how many there are, up to the most that a page shows. */
function inGroups(items: readonly ShownHit[], shown: number): HitGroup[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.flatMap((found) => {
    const kind = everyonesKinds.find((one) => one === found);
    const all = items.filter((one) => one.kind === found);
    const total = { count: Math.min(all.length, mostOfGroup), isMore: all.length > mostOfGroup };
    return kind ? [{ kind, items: all.slice(0, shown), total }] : [];
  });
}

/** For everyone: what is public, and what is the viewer's own. `full`: for a page; what finds nothing is counted. */
export async function findForEveryone(
  platform: Platform,
  { viewer, lang, now }: Asking,
  { q, full = false }: { readonly q: string; readonly full?: boolean | undefined },
): Promise<{ groups: HitGroup[] }> {
  const finders = platform.contributions.finders.flatMap((one) => (one.room === 'everyone' ? [one] : []));
  // One more than is counted says that there are more.
  const limit = mostOfGroup + 1;
  const ask = askAll(platform, finders, (asked): OpenFindCall => ({ ...asked, viewer, lang, now, limit }));
  const wanted = wantedOf(q);
  const items = await findBy({ wanted, limit, kinds: everyonesKinds, ask });
  if (items.length === 0 && full) await countMiss(platform, { viewer, now }, wanted.text);
  return { groups: inGroups(items, full ? mostOfGroup : mostOfKind) };
}
