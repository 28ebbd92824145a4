/** How added services move: their table is `addition.noun.ts`. The move of the booking is logged and told. */
import { additionLifecycle } from '@nukkad/contract/market/booking/addition.noun';
import type { Tx } from '../../platform/db/database.ts';
import { rowTransitions } from '../../platform/lifecycle/row-transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type MovedAddition, answerAsked, insertAddition, leaveOut } from './addition.store.ts';
import type { Allowed } from './booking.transitions.ts';
import type { Addition } from './booking.row.ts';

const additionTransitions = rowTransitions<typeof additionLifecycle, MovedAddition, Viewer, object>({
  table: additionLifecycle,
});

/** Asks the buyer for a yes. */
export async function makeAddition(
  tx: Tx,
  whole: Allowed<'askAddition'>,
  addition: Addition,
  askedBy: string,
): Promise<void> {
  const allowed = additionTransitions.allowNewPart(
    additionTransitions.verb.ask,
    { ...addition, status: addition.state },
    whole,
  );
  await insertAddition(tx, allowed.row, whole.row.cityCode, askedBy);
  await additionTransitions.begin(tx, allowed, { now: addition.askedAt });
}

/** The buyer's yes or no to one of them. */
export async function moveAddition(
  tx: Tx,
  whole: Allowed<'answerAddition'>,
  verb: 'approve' | 'refuse',
  { additionId, now }: { readonly additionId: string; readonly now: Date },
): Promise<void> {
  const { bookingId } = whole.row;
  await additionTransitions.moveMany(tx, additionTransitions.allowParts(verb, whole), { now }, (rows) =>
    answerAsked(tx, rows, { additionId, bookingId }, now),
  );
}

/** A visit ended early: what was not done or not answered is on no bill. */
export async function leaveOutAdditions(
  tx: Tx,
  whole: Allowed<'stopEarly' | 'stopDisputed'>,
  { done, now }: { readonly done: readonly { lineId: string; done: number }[]; readonly now: Date },
): Promise<void> {
  const kept = done.flatMap((line) => (line.done > 0 ? [line.lineId] : []));
  await additionTransitions.sendMany(
    additionTransitions.allowParts(additionTransitions.verb.leaveOut, whole),
    (rows) => leaveOut(tx, rows, { bookingId: whole.row.bookingId, kept, now }),
  );
}
