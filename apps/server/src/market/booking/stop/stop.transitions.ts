/** How stops move: their table is `stop.noun.ts`. The move of the booking is logged, told and timed. */
import { stopLifecycle } from '@nukkad/contract/market/stop/stop.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { rowTransitions } from '../../../platform/lifecycle/row-transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Allowed } from '../booking.transitions.ts';
import { type MovedStop, type NewStop, type StopAnswer, endOpenStop, insertStop } from './stop.store.ts';

const stopTransitions = rowTransitions<typeof stopLifecycle, MovedStop, Viewer, object>({
  table: stopLifecycle,
});

const statusAfter = { ask: 'open', endAtOnce: 'at_once', raise: 'contested' } as const;

/** What one side says: asked of the other, or for safety at once. */
export async function makeStop(
  tx: Tx,
  whole: Allowed<'askStop' | 'stopEarly' | 'stopDisputed'>,
  verb: keyof typeof statusAfter,
  stop: Omit<NewStop, 'bookingId' | 'cityCode' | 'status' | 'answerWords' | 'endedAt'>,
): Promise<void> {
  const { bookingId, cityCode } = whole.row;
  const status = statusAfter[verb];
  const endedAt = status === 'open' ? null : stop.askedAt;
  const fresh = { ...stop, bookingId, cityCode, status, answerWords: '', endedAt };
  const allowed = stopTransitions.allowNewPart(verb, fresh, whole);
  await insertStop(tx, allowed.row);
  await stopTransitions.begin(tx, allowed, { now: stop.askedAt });
}

/** With its booking, the open stop is answered, taken back, or its time is over. */
export async function moveStop(
  tx: Tx,
  whole: Allowed<'withdrawStop' | 'stopEarly' | 'stopDisputed'>,
  verb: 'agree' | 'stand' | 'contest' | 'withdraw',
  answer: StopAnswer,
): Promise<void> {
  await stopTransitions.sendMany(stopTransitions.allowParts(verb, whole), (rows) =>
    endOpenStop(tx, rows, whole.row.bookingId, answer),
  );
}
