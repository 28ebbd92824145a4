import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { getGroups as endpoint } from '@nukkad/contract/network/group/group.api';
import type { GroupCard } from '@nukkad/contract/network/group/group.model';
import * as z from 'zod/mini';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { wantedOf } from '../../platform/search/wanted.rules.ts';
import type { GroupDependencies } from './group.interface.ts';
import { type AfterFound, type GroupsAsked, countGroups, listGroups as listRows } from './group.store.ts';
import { presentCards, viewingAs } from './read-groups.ts';

const foundKey = z.tuple([z.number(), z.int(), z.uuid()]);

function readAfter(cursor: string | undefined): AfterFound | null {
  const key = readCursor(cursor, foundKey);
  return key && { score: key[0], members: key[1], id: key[2] };
}

export async function listGroups(
  deps: GroupDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<CountedPage<GroupCard>> {
  const { db } = deps.platform;
  const viewing = await viewingAs(deps, call);
  const { memberId: viewerId, cityCode: ownCity } = viewing.member;
  type Filter = Pick<typeof asked, 'q' | 'trade' | 'city' | 'mine'>;
  const filterOf = ({ q, trade, city, mine = false }: Filter): GroupsAsked => {
    const typed = wantedOf(q ?? '').text;
    const wanted = typed === '' ? null : { text: typed, words: typed.split(' ') };
    return { viewerId, ownCity, wanted, trade: trade || null, city: city || null, mine };
  };
  return listOf(asked, {
    after: readAfter,
    rows: (after, most, filter) => listRows(db, filterOf(filter), after, most),
    key: ({ score, members, groupId }) => [score, members, groupId],
    count: (filter) => countGroups(db, filterOf(filter)),
    items: (rows) => presentCards(deps, db, viewing, rows),
  });
}
