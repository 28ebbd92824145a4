import type { Page } from '@nukkad/contract/kernel/page';
import type { CreditEntry } from '@nukkad/contract/money/credit/credit.model';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CreditDependencies } from './credit.dependencies.ts';
import { type CreditRow, listEntries, readBalance } from './credit.store.ts';

type Call = SignedInCall<{ query: { cursor?: string | undefined; limit: number } }>;

interface CreditPage extends Page<CreditEntry> {
  readonly balance: number;
  readonly nextExpiry: { amount: number; at: string } | null;
}

/** The viewer's own credit, and what changed it. */
export async function getCreditBalance(
  { platform: { db }, booking }: CreditDependencies,
  { viewer, now, input: { query } }: Call,
): Promise<CreditPage> {
  const { cursor, limit } = query;
  const { balancePaise, nextPaise, nextAt } = await readBalance(db, viewer.userId, now);
  const rows = await listEntries(db, viewer.userId, readInstantCursor(cursor), limit + 1);
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
    items: page.map(present),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.creditEntryId]),
  };
}
