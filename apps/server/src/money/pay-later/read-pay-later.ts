import type { Page } from '@nukkad/contract/kernel/page';
import type { PayLaterDebt } from '@nukkad/contract/money/pay-later/pay-later.model';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PayLaterDependencies, Standing } from './pay-later.interface.ts';
import { debtState } from './pay-later.rules.ts';
import { listDebts } from './pay-later.store.ts';
import { readStanding } from './read-standing.ts';

interface Paged {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly bookingId?: string | undefined;
}

/** A customer's limit and debts; the caller has asked whether they may be read. */
export async function readPayLaterOf(
  deps: Pick<PayLaterDependencies, 'platform' | 'booking'>,
  userId: string,
  { cursor, limit, bookingId }: Paged,
  now: Date,
): Promise<Standing & Page<PayLaterDebt>> {
  const { db } = deps.platform;
  const after = readInstantCursor(cursor);
  const [standing, rows] = await Promise.all([
    readStanding(deps, db, userId, now),
    listDebts(db, { userId, bookingId, after, limit: limit + 1 }),
  ]);
  const page = rows.slice(0, limit);
  const numbers = await deps.booking.bookingNumbers(db, [...new Set(page.map((row) => row.bookingId))]);
  const items = page.map((row) => ({
    bookingId: row.bookingId,
    bookingNumber: numbers.get(row.bookingId) ?? '',
    state: debtState(row, now),
    amount: row.amountPaise,
    left: row.leftPaise,
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return {
    ...standing,
    items,
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.paymentId]),
  };
}

export const getPayLater = (
  deps: PayLaterDependencies,
  { viewer, now, input: { query } }: SignedInCall<{ query: Paged }>,
) => readPayLaterOf(deps, viewer.userId, query, now);
