import type { pollLifecycle } from '@nukkad/contract/network/poll/poll.noun';
import type { VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who acts on a poll: for which member, or with null the back office. */
export interface PollActor {
  readonly viewer: Viewer;
  readonly member: { readonly memberId: string; readonly organisationId: string | null } | null;
}

type PollVerb = VerbOf<typeof pollLifecycle>;

const isModerator = ({ viewer }: PollActor): boolean => viewer.role === 'Admin';

export const isAuthor = ({ member }: PollActor, { authorId }: { readonly authorId: string }): boolean =>
  member?.memberId === authorId;

/** Whose it is moves it; to others it is a poll to vote in. */
export const holdsPoll = (actor: PollActor, row: { readonly authorId: string }): boolean =>
  isModerator(actor) || isAuthor(actor, row);

/** What someone who acts for a business needs; who acts for themselves needs none. */
const neededFor: Readonly<Partial<Record<PollVerb, Permission>>> = {
  open: 'network.create',
  end: 'network.update',
  delete: 'network.delete',
};

export function pollCapacities(
  actor: PollActor,
  row: { readonly authorId: string },
  verb: PollVerb,
): readonly ('Author' | 'Moderator')[] {
  if (isModerator(actor)) return ['Moderator'];
  if (!isAuthor(actor, row)) return [];
  const needed = neededFor[verb];
  const isForBusiness = (actor.member?.organisationId ?? null) !== null;
  return needed && isForBusiness && !hasPermission(actor.viewer, needed) ? [] : ['Author'];
}

/** Voting is a contribution as reacting is. */
export const mayVote = ({ viewer, member }: PollActor): boolean =>
  member !== null && (member.organisationId === null || hasPermission(viewer, 'network.create'));
