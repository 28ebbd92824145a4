import type { Viewer } from '../../platform/viewer.ts';

/** Who acts: a member, or with null the back office. */
export interface Acting {
  readonly viewer: Viewer;
  readonly memberId: string | null;
}

export const isModerator = ({ viewer }: Pick<Acting, 'viewer'>): boolean => viewer.role === 'Admin';

/** Members meet a case through what they report, or through what was removed of their own. */
export const seesCase = (who: Acting): boolean => isModerator(who) || who.memberId !== null;

export function caseCapacities(
  who: Acting,
  { authorId }: { readonly authorId: string },
): readonly ('Reporter' | 'Author' | 'Moderator')[] {
  if (isModerator(who)) return ['Moderator'];
  if (who.memberId === null) return [];
  return who.memberId === authorId ? ['Author'] : ['Reporter'];
}
