import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { listOwnStories as endpoint } from '@nukkad/contract/network/story/story.api';
import type { Story } from '@nukkad/contract/network/story/story.model';
import { storyErrors } from '@nukkad/contract/network/story/story.noun';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { listPicturesOf } from './picture.store.ts';
import type { StoryDependencies } from './story.interface.ts';
import { type Viewing, presentStory } from './story.presenter.ts';
import { viewersFrom } from './story.rules.ts';
import { listVideosOf } from './video.store.ts';
import { type SeenStory, listLiveOf, listMine } from './story.store.ts';

/** For whom the caller acts. 403 where they may not for the business. */
export async function viewingAs(
  { member: members, platform }: StoryDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  action: PermissionAction = 'view',
): Promise<Viewing> {
  const member = await members.memberOf({ viewer }, platform.db, action);
  return { actor: { viewer, member }, member, now };
}

/** As this member sees them. */
export async function presentStories(
  { connection, member, reaction, platform }: StoryDependencies,
  reader: Reader,
  viewing: Viewing,
  rows: readonly SeenStory[],
): Promise<Story[]> {
  if (rows.length === 0) return [];
  const { memberId } = viewing.member;
  const ids = rows.map(({ storyId }) => storyId);
  const authors = [...new Set(rows.map(({ authorId }) => authorId))];
  const [cards, connected, pictures, videos, own] = await Promise.all([
    member.cards(reader, memberId, authors),
    connection.areConnected(reader, memberId, authors),
    listPicturesOf(reader, ids),
    listVideosOf(reader, ids),
    reaction.ownOf(reader, memberId, 'story', ids),
  ]);
  const { secret } = platform.config;
  const byStory = new Map(pictures.map((picture) => [picture.storyId ?? '', picture]));
  const filmed = new Map(videos.map((video) => [video.storyId ?? '', video]));
  const around = { cards, connected, pictures: byStory, videos: filmed, own, secret };
  return rows.flatMap((row) => presentStory(row, around, viewing) ?? []);
}

/** One that was just shared. */
export async function presentOwn(
  deps: StoryDependencies,
  reader: Reader,
  viewing: Viewing,
  row: SeenStory,
): Promise<Story> {
  const [story] = await presentStories(deps, reader, viewing, [row]);
  return story ?? refuse(storyErrors.story_not_found);
}

/** What a member shows now. A member that is blocked, away or not to be seen is answered as one that is not there. */
export async function listStoriesOf(
  deps: StoryDependencies,
  call: SignedInCall,
  handle: string,
): Promise<{ member: MemberCard; items: Story[] }> {
  const { db } = deps.platform;
  const [viewing, found] = await Promise.all([viewingAs(deps, call), deps.member.byHandle(db, handle)]);
  if (!found) return refuse(storyErrors.story_not_found);
  const { memberId: authorId } = found;
  const { memberId: viewerId } = viewing.member;
  const [cards, rows] = await Promise.all([
    deps.member.cards(db, viewerId, [authorId]),
    listLiveOf(db, { viewerId, authorId, now: call.now }),
  ]);
  const member = cards.get(authorId) ?? refuse(storyErrors.story_not_found);
  return { member, items: await presentStories(deps, db, viewing, rows) };
}

export async function listOwnStories(
  deps: StoryDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<Story>> {
  const { db } = deps.platform;
  const viewing = await viewingAs(deps, call);
  const of = { authorId: viewing.member.memberId, from: viewersFrom(call.now) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit) => listMine(db, of, { after, limit }),
    key: ({ createdAt, storyId }) => [createdAt, storyId],
    items: (rows) => presentStories(deps, db, viewing, rows),
  });
}
