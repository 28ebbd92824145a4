import type { storyLifecycle } from '@nukkad/contract/network/story/story.noun';
import type { VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who acts on a story: for which member, or with null the back office. */
export interface StoryActor {
  readonly viewer: Viewer;
  readonly member: { readonly memberId: string; readonly organisationId: string | null } | null;
}

type StoryVerb = VerbOf<typeof storyLifecycle>;

const isModerator = ({ viewer }: StoryActor): boolean => viewer.role === 'Admin';

export const isAuthor = ({ member }: StoryActor, { authorId }: { readonly authorId: string }): boolean =>
  member?.memberId === authorId;

/** Whose it is moves it; others look at it. */
export const holdsStory = (actor: StoryActor, row: { readonly authorId: string }): boolean =>
  isModerator(actor) || isAuthor(actor, row);

/** Who acts for themselves needs no permission, who acts for a business does. */
const mayFor = ({ viewer, member }: StoryActor, needed: Permission): boolean =>
  (member?.organisationId ?? null) === null || hasPermission(viewer, needed);

const neededFor: Readonly<Partial<Record<StoryVerb, Permission>>> = {
  publish: 'network.create',
  delete: 'network.delete',
};

export function storyCapacities(
  actor: StoryActor,
  row: { readonly authorId: string },
  verb: StoryVerb,
): readonly ('Author' | 'Moderator')[] {
  if (isModerator(actor)) return ['Moderator'];
  if (!isAuthor(actor, row)) return [];
  const needed = neededFor[verb];
  return needed && !mayFor(actor, needed) ? [] : ['Author'];
}

/** Pictures are added by who may share them. */
export const mayShare = (actor: StoryActor): boolean =>
  actor.member !== null && mayFor(actor, 'network.create');

/** Reacting is a contribution, as with posts. */
export const mayReact = (actor: StoryActor): boolean => mayShare(actor);

/** To write to the author: a connection, and of staff who may write messages, never oneself. */
export const mayReply = (
  actor: StoryActor,
  row: { readonly authorId: string },
  connected: ReadonlySet<string>,
): boolean =>
  mayShare(actor) &&
  !isAuthor(actor, row) &&
  connected.has(row.authorId) &&
  (actor.viewer.role !== 'subUser' || hasPermission(actor.viewer, 'message_centre.create'));

/** Who looks is counted as the member for whom they act. */
export const mayLook = ({ member }: StoryActor): boolean => member !== null;
