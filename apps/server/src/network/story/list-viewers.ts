import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listStoryViewers as endpoint } from '@nukkad/contract/network/story/story.api';
import type { StoryViewer } from '@nukkad/contract/network/story/story.model';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { viewingAs } from './read-stories.ts';
import type { StoryDependencies } from './story.interface.ts';
import { viewersFrom } from './story.rules.ts';
import { findOwn } from './story.store.ts';
import { listViews } from './view.store.ts';

/** Who saw an own story; of any other one no one. */
export async function listViewers(
  deps: StoryDependencies,
  call: SignedInCall,
  { storyId, ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<StoryViewer>> {
  const { db } = deps.platform;
  const { memberId: viewerId } = (await viewingAs(deps, call)).member;
  const own = await findOwn(db, { storyId, authorId: viewerId, from: viewersFrom(call.now) });
  return listOf(asked, {
    after: readInstantCursor,
    rows: async (after, limit) => (own ? listViews(db, { storyId, viewerId, after, limit }) : []),
    key: ({ seenAt, memberId }) => [seenAt, memberId],
    items: async (rows) => {
      const ids = rows.map(({ memberId }) => memberId);
      const cards = await deps.member.cards(db, viewerId, ids);
      return rows.flatMap(({ memberId, seenAt }) => {
        const member = cards.get(memberId);
        return member ? [{ member, at: seenAt.toISOString() }] : [];
      });
    },
  });
}
