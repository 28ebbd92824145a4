import type { ConnectionStatus } from '@nukkad/contract/network/connection/connection.noun';
import type { MemberTie } from '@nukkad/contract/network/member/member.noun';

const dayMs = 86_400_000;

/** Who withdrew, or was declined, waits so many days before asking the same member again. */
const againDays = 21;

/** Members whom one member may block. */
export const mostBlocked = 1_000;

export const weekBefore = (now: Date): Date => new Date(now.getTime() - 7 * dayMs);
export const againAfter = (now: Date): Date => new Date(now.getTime() + againDays * dayMs);

export interface Pair {
  readonly lowId: string;
  readonly highId: string;
}

/** The key of what two members are to each other. */
export const pairOf = (one: string, other: string): Pair =>
  one < other ? { lowId: one, highId: other } : { lowId: other, highId: one };

export const otherOf = ({ lowId, highId }: Pair, memberId: string): string =>
  lowId === memberId ? highId : lowId;

export interface AskedRow extends Pair {
  readonly status: ConnectionStatus;
  readonly askedById: string;
  readonly againFrom: Date | null;
}

/** Has this member to wait before it asks again? */
export const mustWait = (row: AskedRow | null, memberId: string, now: Date): boolean =>
  row !== null && row.askedById === memberId && row.againFrom !== null && row.againFrom > now;

/** Whether two members know of each other through a request or a connection. */
export const isTied = (tie: MemberTie): boolean => tie !== 'none';

interface Shown {
  readonly seenBy: 'everyone' | 'members' | 'connections';
  readonly isActive: boolean;
}

/** Who opens the page of a member: itself and those it knows always, others as it says, and no one where it is away. */
export function maySee({ seenBy, isActive }: Shown, tie: MemberTie, isSignedIn: boolean): boolean {
  if (isTied(tie)) return true;
  if (!isActive) return false;
  return seenBy === 'everyone' || (seenBy === 'members' && isSignedIn);
}
