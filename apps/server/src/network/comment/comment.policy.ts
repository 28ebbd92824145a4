import type { commentLifecycle } from '@nukkad/contract/network/comment/comment.noun';
import type { VerbOf } from '@nukkad/contract/kernel/lifecycle';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** Who acts: for which member, or with null the back office. */
export interface Acting {
  readonly viewer: Viewer;
  readonly member: { readonly memberId: string; readonly organisationId: string | null } | null;
}

type CommentVerb = VerbOf<typeof commentLifecycle>;

const isModerator = ({ viewer }: Acting): boolean => viewer.role === 'Admin';

const isAuthor = ({ member }: Acting, { authorId }: { readonly authorId: string }): boolean =>
  member?.memberId === authorId;

/** Whose it is changes it; others do not learn that it exists. */
export const holdsComment = (who: Acting, row: { readonly authorId: string }): boolean =>
  isModerator(who) || isAuthor(who, row);

/** What someone who acts for a business needs; who acts for themselves needs none. */
const neededFor: Readonly<Partial<Record<CommentVerb, Permission>>> = {
  write: 'network.create',
  edit: 'network.update',
  delete: 'network.delete',
};

export function commentCapacities(
  who: Acting,
  row: { readonly authorId: string },
  verb: CommentVerb,
): readonly ('Author' | 'Moderator')[] {
  if (isModerator(who)) return ['Moderator'];
  if (!isAuthor(who, row)) return [];
  const needed = neededFor[verb];
  const isForBusiness = (who.member?.organisationId ?? null) !== null;
  return needed && isForBusiness && !hasPermission(who.viewer, needed) ? [] : ['Author'];
}
