import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { Viewer } from '../../platform/viewer.ts';
import { hasPermission } from '../../platform/viewer.ts';

/** Who acts on a post: the person, and the member for whom they act; null: an Admin. */
export interface PostActor {
  readonly viewer: Viewer;
  readonly memberId: string | null;
  /** The member is a business, for which staff act by permission. */
  readonly isBusiness: boolean;
}

export type PostCapacity = 'Author' | 'Moderator';

const needed = new Map<string, PermissionAction>([
  ['publish', 'create'],
  ['schedule', 'create'],
  ['delete', 'delete'],
]);

/** Of a business the feature `network` says what staff may do; a person may all with the own posts. */
function mayFor({ viewer, isBusiness }: PostActor, verb: string): boolean {
  if (!isBusiness) return true;
  return hasPermission(viewer, `network.${needed.get(verb) ?? 'update'}`);
}

export const isAuthor = (actor: PostActor, { authorId }: { readonly authorId: string }): boolean =>
  actor.memberId !== null && actor.memberId === authorId;

export function postCapacities(
  actor: PostActor,
  post: { readonly authorId: string },
  verb: string,
): readonly PostCapacity[] {
  if (actor.viewer.role === 'Admin') return ['Moderator'];
  return isAuthor(actor, post) && mayFor(actor, verb) ? ['Author'] : [];
}

export const seesPost = (actor: PostActor, post: { readonly authorId: string }): boolean =>
  actor.viewer.role === 'Admin' || isAuthor(actor, post);
