import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { Viewer } from '../../platform/viewer.ts';
import { hasPermission } from '../../platform/viewer.ts';

/** Who acts on a post: the person, and the member for whom they act; null: an Admin. */
export interface PostActor {
  readonly viewer: Viewer;
  readonly memberId: string | null;
  /** The member is a business, for which staff act by permission. */
  readonly isBusiness: boolean;
  /** The group in which it decides about posts now; left out: none was asked for. */
  readonly decidesIn?: string;
}

export type PostCapacity = 'Author' | 'GroupModerator' | 'Moderator';

/** As much of a post as says whose it is. */
interface Owned {
  readonly authorId: string;
  readonly groupId: string | null;
}

const needed = new Map<string, PermissionAction>([
  ['publish', 'create'],
  ['schedule', 'create'],
  ['submit', 'create'],
  ['delete', 'delete'],
]);

/** Of a business the feature `network` says what staff may do; a person may all with the own posts. */
function mayFor({ viewer, isBusiness }: PostActor, verb: string): boolean {
  if (!isBusiness) return true;
  return hasPermission(viewer, `network.${needed.get(verb) ?? 'update'}`);
}

export const isAuthor = (actor: PostActor, { authorId }: { readonly authorId: string }): boolean =>
  actor.memberId !== null && actor.memberId === authorId;

/** Owner and moderators of its group decide about what others write there. */
const decidesOn = (actor: PostActor, { authorId, groupId }: Owned): boolean =>
  groupId !== null && actor.decidesIn === groupId && actor.memberId !== authorId;

export function postCapacities(actor: PostActor, post: Owned, verb: string): readonly PostCapacity[] {
  if (actor.viewer.role === 'Admin') return ['Moderator'];
  if (!mayFor(actor, verb)) return [];
  return [
    ...(isAuthor(actor, post) ? (['Author'] as const) : []),
    ...(decidesOn(actor, post) ? (['GroupModerator'] as const) : []),
  ];
}

export const seesPost = (actor: PostActor, post: Owned): boolean =>
  actor.viewer.role === 'Admin' || isAuthor(actor, post) || decidesOn(actor, post);
