import type { PollResult, PollStatus } from '@nukkad/contract/network/poll/poll.noun';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const endOf = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

interface Timed {
  readonly status: PollStatus;
  readonly endsAt: Date;
}

/** Its time may be over before the timer has ended it. */
export const isOpen = ({ status, endsAt }: Timed, now: Date): boolean =>
  status === 'open' && endsAt.getTime() > now.getTime();

/** The result is shown once the poll is over; before that to its author and to who has voted, unless it waits for the end. */
export function showsResult(
  poll: Timed & { readonly results: PollResult },
  { hasVoted, isOwn }: { readonly hasVoted: boolean; readonly isOwn: boolean },
  now: Date,
): boolean {
  if (!isOpen(poll, now)) return true;
  return poll.results === 'after_vote' && (hasVoted || isOwn);
}

/** Where a poll goes on that a moderator shows again. */
export const restoredTo = ({ endsAt }: Pick<Timed, 'endsAt'>, now: Date): 'open' | 'ended' =>
  endsAt.getTime() > now.getTime() ? 'open' : 'ended';
