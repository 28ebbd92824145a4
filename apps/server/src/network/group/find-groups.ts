import { type Finder, type FindCall, type FoundHit, forSignedIn } from '../../platform/search/finder.ts';
import { inOtherScript } from '../../platform/search/other-script.rules.ts';
import { findCalled } from './find-groups.store.ts';
import type { GroupDependencies } from './group.interface.ts';

/** Open groups by their name in either letters, for members. */
async function findGroups(
  { catalog, geography, member }: GroupDependencies,
  { reader, viewer, wanted, lang, limit }: FindCall,
): Promise<readonly FoundHit[]> {
  if (wanted.words.length === 0) return [];
  const { memberId, isMember } = await member.lookerOf(viewer, reader);
  if (!isMember) return [];
  const names = [wanted.text, ...inOtherScript(wanted.text)].map((text) => ({
    text,
    words: text.split(' '),
  }));
  const rows = await findCalled(reader, { memberId, names }, limit);
  if (rows.length === 0) return [];
  const [trades, cities] = await Promise.all([
    catalog.categoryNames(lang),
    geography.cityNames(reader, [...new Set(rows.map(({ cityCode }) => cityCode))]),
  ]);
  return rows.map(({ slug, name, tradeId, cityCode, colour, members, isCalledSo }) => ({
    kind: 'group',
    id: slug,
    title: name,
    facts: [trades.get(tradeId ?? '') ?? '', cities.get(cityCode) ?? ''],
    startsAt: null,
    status: null,
    isGuess: !isCalledSo,
    look: { colour, count: members },
  }));
}

export const groupFinders = (deps: GroupDependencies): readonly Finder[] => [
  { room: 'everyone', find: forSignedIn((call) => findGroups(deps, call)) },
];
