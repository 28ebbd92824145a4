import type { DeskRefundState } from '@nukkad/contract/market/desk/desk-refund.noun';
import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface DeskRefundRow {
  readonly refundId: string;
  readonly bookingId: string;
  readonly cityCode: string;
  readonly status: DeskRefundState;
  readonly amountPaise: number;
  readonly bornBy: Bearer;
  readonly why: string;
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** Null: none waits for another Admin. The booking is locked before. */
export async function findWaiting(reader: Reader, bookingId: string): Promise<DeskRefundRow | null> {
  const { rows } =
    await sql<DeskRefundRow>`select refund_id as "refundId", booking_id as "bookingId", city_code as "cityCode", status,
      amount_paise as "amountPaise", borne_by as "bornBy", why, asked_by as "askedBy", asked_at as "askedAt"
    from booking_refund where booking_id = ${bookingId} and status = 'Waiting'`.execute(reader);
  return rows[0] ?? null;
}

/** One that is granted at once is decided by who asked. */
export async function insertRefund(tx: Tx, refund: Authorized<DeskRefundRow>): Promise<void> {
  const decidedAt = refund.status === 'Waiting' ? null : refund.askedAt;
  const decidedBy = refund.status === 'Waiting' ? null : refund.askedBy;
  await sql`insert into booking_refund (refund_id, booking_id, city_code, status, amount_paise, borne_by, why, asked_by, asked_at,
      decided_by, decided_at)
    values (${refund.refundId}, ${refund.bookingId}, ${refund.cityCode}, ${refund.status}, ${refund.amountPaise}, ${refund.bornBy},
      ${refund.why}, ${refund.askedBy}, ${refund.askedAt}, ${decidedBy}, ${decidedAt})`.execute(tx);
}

export async function saveDecision(
  tx: Tx,
  { refundId, status }: Authorized<DeskRefundRow>,
  decision: { readonly by: string; readonly at: Date; readonly why: string },
): Promise<void> {
  await sql`update booking_refund set status = ${status}, decided_by = ${decision.by}, decided_at = ${decision.at},
      decide_why = ${decision.why}
    where refund_id = ${refundId}`.execute(tx);
}
