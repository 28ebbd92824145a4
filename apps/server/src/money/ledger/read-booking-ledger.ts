import type { LedgerTransaction } from '@nukkad/contract/money/ledger/office-ledger.api';
import type { LedgerDependencies } from './post-event.ts';
import { listPostings } from './ledger.store.ts';

/** The books of one booking, by transaction. */
export async function readBookingLedger(
  { platform: { db }, partner }: Pick<LedgerDependencies, 'platform' | 'partner'>,
  bookingId: string,
): Promise<{ items: LedgerTransaction[] }> {
  const rows = await listPostings(db, bookingId);
  const ids = rows.flatMap(({ organisationId }) => organisationId ?? []);
  const organisations = await partner.getOrganisations(db, [...new Set(ids)]);
  const items = new Map<string, LedgerTransaction>();
  for (const { transactionId, kind, postedAt, line, account, organisationId, amountPaise } of rows) {
    const companyName = organisations.get(organisationId ?? '')?.companyName ?? null;
    const posting = { line, account, companyName, amount: amountPaise };
    const known = items.get(transactionId);
    if (known) known.postings.push(posting);
    else
      items.set(transactionId, {
        transactionId,
        kind,
        postedAt: postedAt.toISOString(),
        postings: [posting],
      });
  }
  return { items: [...items.values()] };
}
