import type { CreditGiftState } from '@nukkad/contract/money/credit/credit-gift.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface GiftRow {
  readonly giftId: string;
  readonly userId: string;
  readonly bookingId: string | null;
  readonly status: CreditGiftState;
  readonly amountPaise: number;
  readonly why: string;
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** Null: none waits for another Admin. */
export async function findWaiting(reader: Reader, userId: string): Promise<GiftRow | null> {
  const { rows } =
    await sql<GiftRow>`select gift_id as "giftId", user_id as "userId", booking_id as "bookingId", status,
      amount_paise as "amountPaise", why, asked_by as "askedBy", asked_at as "askedAt"
    from credit_gift where user_id = ${userId} and status = 'Waiting'`.execute(reader);
  return rows[0] ?? null;
}

/** What staff gave this customer since then, in paise. */
export async function givenSince(reader: Reader, userId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ paise: number }>`select coalesce(sum(amount_paise), 0)::bigint as paise
    from credit_gift where user_id = ${userId} and status = 'Given' and asked_at > ${since}`.execute(reader);
  return rows[0]?.paise ?? 0;
}

/** What this Admin gave to anyone since then without another Admin, in paise. */
export async function givenAloneSince(reader: Reader, adminId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ paise: number }>`select coalesce(sum(amount_paise), 0)::bigint as paise
    from credit_gift where asked_by = ${adminId} and decided_by = ${adminId} and status = 'Given' and asked_at >= ${since}`.execute(
    reader,
  );
  return rows[0]?.paise ?? 0;
}

/** One that is given at once is decided by who asked. */
export async function insertGift(tx: Tx, gift: Authorized<GiftRow>): Promise<void> {
  const decidedAt = gift.status === 'Waiting' ? null : gift.askedAt;
  const decidedBy = gift.status === 'Waiting' ? null : gift.askedBy;
  await sql`insert into credit_gift (gift_id, user_id, booking_id, status, amount_paise, why, asked_by, asked_at,
      decided_by, decided_at)
    values (${gift.giftId}, ${gift.userId}, ${gift.bookingId}, ${gift.status}, ${gift.amountPaise}, ${gift.why},
      ${gift.askedBy}, ${gift.askedAt}, ${decidedBy}, ${decidedAt})`.execute(tx);
}

export async function saveDecision(
  tx: Tx,
  { giftId, status }: Authorized<GiftRow>,
  decision: { readonly by: string; readonly at: Date; readonly why: string },
): Promise<void> {
  await sql`update credit_gift set status = ${status}, decided_by = ${decision.by}, decided_at = ${decision.at},
      decide_why = ${decision.why}
    where gift_id = ${giftId}`.execute(tx);
}
