import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { endOf, offeredTimes } from './interview.rules.ts';
import { listTaken } from './time.store.ts';

interface Offer {
  readonly times: readonly string[];
  readonly minutes: number;
  /** The interview whose own time may be offered again. */
  readonly interviewId?: string;
}

/** In order; each at a time at which none of these people has another interview. */
export async function requireOffered(
  tx: Tx,
  { now }: Pick<SignedInCall, 'now'>,
  { times, minutes, interviewId }: Offer,
  userIds: readonly string[],
): Promise<readonly Date[]> {
  const offered = offeredTimes(times, now);
  const [first] = offered ?? [];
  const last = offered?.at(-1);
  if (!offered || !first || !last) return refuse(interviewErrors.interview_times_wrong);
  const whole = { startsAt: first, endsAt: endOf(last, minutes) };
  const taken = await listTaken(tx, userIds, whole, interviewId ?? null);
  const isTaken = offered.some((startsAt) =>
    taken.some((one) => one.startsAt < endOf(startsAt, minutes) && startsAt < one.endsAt),
  );
  if (isTaken) refuse(interviewErrors.interview_time_taken);
  return offered;
}
