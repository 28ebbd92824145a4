import type { OpenGroup } from '@nukkad/contract/network/group/group.model';
import { groupErrors } from '@nukkad/contract/network/group/group.noun';
import type { Call } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { GroupDependencies } from './group.interface.ts';
import { presentCover } from './group.presenter.ts';
import { findOpen } from './group.store.ts';
import { listCovers } from './picture.store.ts';

/** For visitors: what it is about. Who is in it and what is said there is for members. */
export async function getOpenGroup(
  { platform, catalog, geography }: GroupDependencies,
  { lang, now }: Pick<Call, 'lang' | 'now'>,
  slug: string,
): Promise<OpenGroup> {
  const { db, config } = platform;
  const row = (await findOpen(db, slug)) ?? refuse(groupErrors.group_not_found);
  const { groupId, name, description, rules, tradeId, cityCode, colour, joining, members } = row;
  const [trades, cities, covers] = await Promise.all([
    catalog.categoryNames(lang),
    geography.cityNames(db, [cityCode]),
    listCovers(db, [groupId]),
  ]);
  const cover = covers.get(groupId);
  return {
    slug: row.slug,
    name,
    description,
    rules: [...rules],
    trade: trades.get(tradeId ?? '') ?? '',
    city: cities.get(cityCode) ?? '',
    colour,
    cover: cover ? presentCover(cover, { secret: config.secret, now }) : null,
    joining,
    members,
  };
}
