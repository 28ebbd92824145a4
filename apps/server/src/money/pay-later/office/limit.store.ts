import type { PayLaterLimitState } from '@nukkad/contract/money/pay-later/pay-later-limit.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface LimitRow {
  readonly limitId: string;
  readonly userId: string;
  readonly status: PayLaterLimitState;
  readonly limitPaise: number;
  readonly why: string;
  readonly askedBy: string;
  readonly askedAt: Date;
}

/** Null: none waits for another Admin. */
export async function findWaiting(reader: Reader, userId: string): Promise<LimitRow | null> {
  const { rows } = await sql<LimitRow>`select limit_id as "limitId", user_id as "userId", status,
      limit_paise as "limitPaise", why, asked_by as "askedBy", asked_at as "askedAt"
    from pay_later_limit where user_id = ${userId} and status = 'Waiting'`.execute(reader);
  return rows[0] ?? null;
}

/** The newest limit that was set for a customer; null: it is by the rules. */
export async function findSet(reader: Reader, userId: string): Promise<LimitRow | null> {
  const { rows } =
    await sql<LimitRow>`select limit_id as "limitId", user_id as "userId", status, limit_paise as "limitPaise", why,
      asked_by as "askedBy", asked_at as "askedAt"
    from pay_later_limit where user_id = ${userId} and status = 'Set' order by decided_at desc, limit_id desc limit 1`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** One that is set at once is decided by who asked. */
export async function insertLimit(tx: Tx, limit: Authorized<LimitRow>): Promise<void> {
  const decidedAt = limit.status === 'Waiting' ? null : limit.askedAt;
  const decidedBy = limit.status === 'Waiting' ? null : limit.askedBy;
  await sql`insert into pay_later_limit (limit_id, user_id, status, limit_paise, why, asked_by, asked_at,
      decided_by, decided_at)
    values (${limit.limitId}, ${limit.userId}, ${limit.status}, ${limit.limitPaise}, ${limit.why},
      ${limit.askedBy}, ${limit.askedAt}, ${decidedBy}, ${decidedAt})`.execute(tx);
}

export async function saveDecision(
  tx: Tx,
  { limitId, status }: Authorized<LimitRow>,
  decision: { readonly by: string; readonly at: Date; readonly why: string },
): Promise<void> {
  await sql`update pay_later_limit set status = ${status}, decided_by = ${decision.by}, decided_at = ${decision.at},
      decide_why = ${decision.why}
    where limit_id = ${limitId}`.execute(tx);
}
