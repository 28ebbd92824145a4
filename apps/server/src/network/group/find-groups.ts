import type { Finder, FoundHit, OpenFindCall } from '../../platform/search/finder.ts';
import { inOtherScript } from '../../platform/search/other-script.rules.ts';
import { findCalled } from './find-groups.store.ts';
import type { GroupDependencies } from './group.interface.ts';
import { presentCover } from './group.presenter.ts';
import { listCovers } from './picture.store.ts';

/** Open groups by their name in either letters: for members, and for visitors those that they may open. */
async function findGroups(
  { catalog, geography, member, platform }: GroupDependencies,
  { reader, viewer, wanted, lang, now, limit }: OpenFindCall,
): Promise<readonly FoundHit[]> {
  if (wanted.words.length === 0) return [];
  const looker = await member.lookerOf(viewer, reader);
  const names = [wanted.text, ...inOtherScript(wanted.text)].map((text) => ({
    text,
    words: text.split(' '),
  }));
  const rows = await findCalled(reader, { looker, names }, limit);
  if (rows.length === 0) return [];
  const [trades, cities, covers] = await Promise.all([
    catalog.categoryNames(lang),
    geography.cityNames(reader, [...new Set(rows.map(({ cityCode }) => cityCode))]),
    listCovers(
      reader,
      rows.map(({ groupId }) => groupId),
    ),
  ]);
  const { secret } = platform.config;
  return rows.map(({ groupId, slug, name, tradeId, cityCode, colour, members, isCalledSo }) => {
    const cover = covers.get(groupId);
    return {
      kind: 'group',
      id: slug,
      title: name,
      facts: [trades.get(tradeId ?? '') ?? '', cities.get(cityCode) ?? ''],
      startsAt: null,
      status: null,
      isGuess: !isCalledSo,
      look: {
        colour,
        count: members,
        ...(cover && { pictureUrl: presentCover(cover, { secret, now }).url }),
      },
    };
  });
}

export const groupFinders = (deps: GroupDependencies): readonly Finder[] => [
  { room: 'everyone', find: (call) => findGroups(deps, call) },
];
