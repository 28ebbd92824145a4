import type { SharedLink } from '@nukkad/contract/money/invoice/invoice-share.api';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { nextCursor, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { mayReadAsBuyer } from '../invoice.policy.ts';
import { stateOfShare } from '../../../platform/storage/share-keys.ts';
import type { InvoiceDependencies } from '../issue-invoice.ts';
import { readable, shareAddress } from './share-invoice.ts';
import { type SharedRow, listShares } from './share.store.ts';

type ListCall = SignedInCall<{
  query: { bookingId: string; cursor?: string | undefined; limit: number };
}>;

/** The links of one's own side: a customer does not learn whom the partner gave one, nor the other way round. */
export async function listInvoiceShares(
  deps: InvoiceDependencies,
  { viewer, now, input }: ListCall,
): Promise<Page<SharedLink>> {
  const { bookingId, cursor, limit } = input.query;
  const { db } = deps.platform;
  const payable = await readable(deps, viewer, bookingId);
  const side = { bookingId, buyerId: payable.buyerId, asBuyer: mayReadAsBuyer(viewer, payable) };
  const after = readCursor(cursor, z.tuple([z.uuid()]))?.[0] ?? null;
  const rows = await listShares(db, side, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const names = await deps.account.namesOf(
    db,
    shown.map(({ sharedBy }) => sharedBy),
  );
  const present = (row: SharedRow): SharedLink => {
    const state = stateOfShare(row, now);
    return {
      shareId: row.shareId,
      state,
      sharedBy: names.get(row.sharedBy) ?? '',
      isOwn: row.sharedBy === viewer.userId,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      revokedAt: row.revokedAt?.toISOString() ?? null,
      opened: row.openedCount,
      lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
      url: state === 'open' ? shareAddress(deps, row.shareId) : null,
    };
  };
  return { items: shown.map(present), nextCursor: nextCursor(rows, limit, ({ shareId }) => [shareId]) };
}
