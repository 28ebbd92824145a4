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

const needed = { publish: 'create', schedule: 'create', delete: 'delete' } as const;

/** Of a business the feature `network` says what staff may do; a person may all with the own posts. */
function mayFor({ viewer, isBusiness }: PostActor, verb: string): boolean {
  if (!isBusiness) return true;
  const action = Object.hasOwn(needed, verb) ? needed[verb as keyof typeof needed] : 'update';
  return hasPermission(viewer, `network.${action}`);
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
