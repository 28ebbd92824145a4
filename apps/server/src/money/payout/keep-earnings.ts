import type { EarningKind } from '@nukkad/contract/money/payout/earning.noun';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Earned, KeepEarnings } from '../ledger/index.ts';
import { type EarningRow, addToEarning, insertEarning } from './earning.store.ts';
import { earningTransitions } from './earning.transitions.ts';

/** Waits for the booking to close; everything else is due at once. */
const waits: ReadonlySet<EarningKind> = new Set(['work']);

const rowOf = ({ kind, ...earned }: Earned, earnedAt: Date): EarningRow => {
  const waiting = waits.has(kind);
  return {
    ...earned,
    earningId: newId(),
    kind,
    earnedAt,
    status: waiting ? 'Waiting' : 'Due',
    dueOn: waiting ? null : istDay(earnedAt),
    bookingVersion: 0,
  };
};

/**
 * In the transaction of the postings. What belongs to one booking and kind adds up in one row, in whatever order the
 * ledger hears of cash and of finished work; once that row is being paid, the rest is an adjustment.
 */
export const keepEarnings: KeepEarnings = async (tx, earned, postedAt) => {
  for (const one of earned) {
    const { row } = earningTransitions.allowNewSystem(earningTransitions.verb.earn, rowOf(one, postedAt));
    if (one.kind !== 'adjustment' && (await addToEarning(tx, row))) continue;
    const rest = rowOf({ ...one, kind: 'adjustment' }, postedAt);
    await insertEarning(tx, earningTransitions.allowNewSystem(earningTransitions.verb.earn, rest).row);
  }
  for (const organisationId of new Set(earned.map((one) => one.organisationId)))
    await publish(tx, postedAt, payoutEvents.earningsChanged, { organisationId });
};
