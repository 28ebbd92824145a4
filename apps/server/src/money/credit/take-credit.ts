import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { insertEntry, takeFromLots } from './credit.store.ts';

export interface CreditTaken {
  readonly userId: string;
  readonly wantedPaise: number;
  readonly bookingId: string;
  readonly cause: string;
  readonly now: Date;
}

/** Takes what there is, at most what is wanted, and answers how much that was. The payment that it makes is posted by itself. */
export async function takeCredit(tx: Tx, wanted: Authorized<CreditTaken>): Promise<number> {
  const takenPaise = await takeFromLots(tx, wanted);
  if (takenPaise === 0) return 0;
  const { userId, bookingId, cause, now } = wanted;
  const entry = { userId, bookingId, cause, kind: 'used', expiresAt: null } as const;
  const isNew = await insertEntry(
    tx,
    partOf(wanted, { ...entry, creditEntryId: newId(), amountPaise: -takenPaise, createdAt: now }),
  );
  if (!isNew) throw new Error('Credit was taken for this cause before.');
  return takenPaise;
}
