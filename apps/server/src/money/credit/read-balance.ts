import type { Page } from '@nukkad/contract/kernel/page';
import type { CreditEntry } from '@nukkad/contract/money/credit/credit.model';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CreditDependencies } from './credit.interface.ts';
import { type CreditRow, listEntries, listExpiries, readBalance } from './credit.store.ts';

type Call = SignedInCall<{ query: Paged }>;
type Paged = { cursor?: string | undefined; limit: number };

interface CreditPage extends Page<CreditEntry> {
  readonly balance: number;
  readonly nextExpiry: { amount: number; at: string } | null;
  readonly expiries: { amount: number; at: string }[];
}

const mostExpiries = 6;

/** The viewer's own credit, and what changed it. */
export const getCreditBalance = (deps: CreditDependencies, { viewer, now, input: { query } }: Call) =>
  readCreditOf(deps, viewer.userId, query, now);

/** A customer's credit; the caller has asked whether it may be read. */
export async function readCreditOf(
  { platform: { db }, booking }: Pick<CreditDependencies, 'platform' | 'booking'>,
  userId: string,
  { cursor, limit }: Paged,
  now: Date,
): Promise<CreditPage> {
  const [{ balancePaise, nextPaise, nextAt }, expiries, rows] = await Promise.all([
    readBalance(db, userId, now),
    listExpiries(db, userId, now, mostExpiries),
    listEntries(db, userId, readInstantCursor(cursor), limit + 1),
  ]);
  const page = rows.slice(0, limit);
  const numbers = await booking.bookingNumbers(db, [...new Set(page.flatMap((row) => row.bookingId ?? []))]);
  const present = ({ amountPaise, expiresAt, createdAt, ...row }: CreditRow): CreditEntry => ({
    ...row,
    amount: amountPaise,
    bookingNumber: numbers.get(row.bookingId ?? '') ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  });
  return {
    balance: balancePaise,
    nextExpiry: nextAt && { amount: nextPaise, at: nextAt.toISOString() },
    expiries: expiries.map(({ amountPaise, at }) => ({ amount: amountPaise, at: at.toISOString() })),
    items: page.map(present),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.creditEntryId]),
  };
}
