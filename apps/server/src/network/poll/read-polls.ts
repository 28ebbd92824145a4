import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { Poll } from '@nukkad/contract/network/poll/poll.model';
import { pollErrors } from '@nukkad/contract/network/poll/poll.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PollDependencies } from './poll.interface.ts';
import { type Viewing, presentPoll } from './poll.presenter.ts';
import { type SeenPoll, findSeen } from './poll.store.ts';

/** For whom the caller acts. 403 where they may not for the business. */
export async function viewingAs(
  { member: members, platform }: PollDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  action: PermissionAction = 'view',
): Promise<Viewing> {
  const member = await members.memberOf({ viewer }, platform.db, action);
  return { actor: { viewer, member }, member, now };
}

/** A poll whose author has just blocked the reader is left out. */
export async function presentPolls(
  { member }: PollDependencies,
  reader: Reader,
  viewing: Viewing,
  rows: readonly SeenPoll[],
): Promise<Poll[]> {
  if (rows.length === 0) return [];
  const authors = [...new Set(rows.map(({ authorId }) => authorId))];
  const cards = await member.cards(reader, viewing.member.memberId, authors);
  return rows.flatMap((row) => presentPoll(row, cards, viewing) ?? []);
}

/** Null: there is none that the member may see. */
export async function findPoll(
  deps: PollDependencies,
  reader: Reader,
  viewing: Viewing,
  pollId: string,
): Promise<Poll | null> {
  const row = await findSeen(reader, viewing.member.memberId, pollId);
  const [poll] = row ? await presentPolls(deps, reader, viewing, [row]) : [];
  return poll ?? null;
}

export const readPoll = async (...asked: Parameters<typeof findPoll>): Promise<Poll> =>
  (await findPoll(...asked)) ?? refuse(pollErrors.poll_not_found);

export async function getPoll(deps: PollDependencies, call: SignedInCall, pollId: string): Promise<Poll> {
  return readPoll(deps, deps.platform.db, await viewingAs(deps, call), pollId);
}
