import type { Ahead, ReadAhead, ReadTellBy } from '../application/index.ts';
import { type LastRound, listLastRounds, listTimesAhead } from './interview-ahead.store.ts';
import { tellBy } from './interview.rules.ts';

const at = 'Interview';

/** What the newest round asks of its candidate, or what they wait for; null: it was cancelled or declined, so nothing. */
function aheadOf({ status, awaits, startsAt, lastOfferedAt }: LastRound, now: Date): Ahead | null {
  if (status === 'Pending')
    return awaits === 'Employer'
      ? { at, step: 'wait_for_times', who: 'employer', until: null }
      : { at, step: 'choose_slot', who: 'you', until: lastOfferedAt };
  const waits: Ahead = { at, step: 'wait_for_result', who: 'employer', until: null };
  if (status === 'Completed') return waits;
  if (status !== 'Accepted' || startsAt === null) return null;
  return startsAt > now ? { at, step: 'go_to_interview', who: 'you', until: startsAt } : waits;
}

/** For the tracker of the candidate. */
export const readInterviewsAhead: ReadAhead = async (reader, applicationIds, now) =>
  new Map(
    (await listLastRounds(reader, applicationIds)).flatMap((round) => {
      const ahead = aheadOf(round, now);
      return ahead ? [[round.applicationId, ahead] as const] : [];
    }),
  );

/** By when a rejection is told. */
export const readTellBy: ReadTellBy = async (reader, applicationIds, now) =>
  new Map(
    (await listTimesAhead(reader, applicationIds, now)).flatMap(({ applicationId, startsAt }) =>
      startsAt ? [[applicationId, tellBy(startsAt, now)] as const] : [],
    ),
  );
