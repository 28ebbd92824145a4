import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { sendRequest } from '@nukkad/contract/network/connection/connection.api';
import type { Reader } from '../../platform/db/database.ts';
import type { Acting, Member } from './connection.interface.ts';
import { mustWait, otherOf } from './connection.rules.ts';
import { type ConnectionRow, countMutual, listConnectionsWith } from './connection.store.ts';
import { connectionTransitions } from './connection.transitions.ts';

export type MemberMoves = EndpointAnswer<typeof sendRequest>['can'];

export const noMoves: MemberMoves = {
  connect: false,
  accept: false,
  reject: false,
  withdraw: false,
  remove: false,
  block: false,
};

interface With {
  readonly other: Pick<Member, 'memberId' | 'askedBy' | 'isActive'>;
  readonly row: ConnectionRow | null;
  readonly mutual: number;
}

/** Whether a member lets itself be asked by one with so many connections in common. */
export const takesRequests = ({ askedBy, isActive }: With['other'], mutual: number): boolean =>
  isActive && (askedBy === 'everyone' || (askedBy === 'mutual' && mutual > 0));

/** What a member may do with another one now. */
export function movesWith(who: Acting, { other, row, mutual }: With, now: Date): MemberMoves {
  if (other.memberId === who.memberId) return noMoves;
  const free = row === null || !['Requested', 'Accepted'].includes(row.status);
  const connect = free && !mustWait(row, who.memberId, now) && takesRequests(other, mutual);
  if (!row) return { ...noMoves, connect, block: true };
  const { accept, reject, withdraw, remove } = connectionTransitions.movesOf(who, row);
  return { connect, accept, reject, withdraw, remove, block: true };
}

/** What a member is to each of these, and what they have in common. */
export async function tiesWith(
  reader: Reader,
  who: Acting,
  others: readonly string[],
): Promise<{
  readonly rows: ReadonlyMap<string, ConnectionRow>;
  readonly mutual: ReadonlyMap<string, number>;
}> {
  const [rows, mutual] = await Promise.all([
    listConnectionsWith(reader, who.memberId, others),
    countMutual(reader, who.memberId, others),
  ]);
  return { rows: new Map(rows.map((row) => [otherOf(row, who.memberId), row])), mutual };
}
