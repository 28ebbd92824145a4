import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listStoryRings as endpoint } from '@nukkad/contract/network/story/story.api';
import type { StoryRing } from '@nukkad/contract/network/story/story.model';
import * as z from 'zod/mini';
import { readCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { viewingAs } from './read-stories.ts';
import { type AfterRing, listRings as listRows } from './ring.store.ts';
import type { StoryDependencies } from './story.interface.ts';

const ringKey = z.tuple([z.int(), z.iso.datetime({ precision: 3 }), z.uuid()]);

function readRingCursor(cursor: string | undefined): AfterRing | null {
  const key = readCursor(cursor, ringKey);
  return key && { place: key[0], latestAt: new Date(key[1]), memberId: key[2] };
}

/** The own member first, then those with unseen stories, then those whose stories were all seen; in each the newest first. */
export async function listRings(
  deps: StoryDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<StoryRing>> {
  const { db } = deps.platform;
  const {
    member: { memberId: viewerId, cityCode },
    now,
  } = await viewingAs(deps, call);
  return listOf(asked, {
    after: readRingCursor,
    rows: (after, limit) => listRows(db, { viewerId, cityCode, now, after, limit }),
    key: ({ place, latestAt, memberId }) => [place, latestAt, memberId],
    items: async (rows) => {
      const ids = rows.map(({ memberId }) => memberId);
      const cards = await deps.member.cards(db, viewerId, ids);
      return rows.flatMap(({ memberId, stories, unseen, latestAt }) => {
        const member = cards.get(memberId);
        return member ? [{ member, stories, unseen, latestAt: latestAt.toISOString() }] : [];
      });
    },
  });
}
