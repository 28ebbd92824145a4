import type { Acting } from './connection.interface.ts';
import type { Pair } from './connection.rules.ts';

/** In which capacity a member acts on what it is to another one; in none: it is not there for it. */
export function connectionCapacities(
  { memberId }: Pick<Acting, 'memberId'>,
  { lowId, highId, askedById }: Pair & { readonly askedById: string },
): readonly ('Asker' | 'Asked')[] {
  if (memberId !== lowId && memberId !== highId) return [];
  return memberId === askedById ? ['Asker'] : ['Asked'];
}

/** What a member keeps for itself: blocks and dismissed suggestions. */
export const isOwnList = ({ memberId }: Pick<Acting, 'memberId'>, ownerId: string): boolean =>
  memberId === ownerId;
