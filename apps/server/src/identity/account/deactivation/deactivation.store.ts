import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';

export interface DeactivationRequest {
  readonly requestId: string;
  readonly userId: string;
  readonly reason: string;
  readonly askedAt: Date;
  readonly takesEffectAt: Date;
}

export type DeactivationOutcome = 'withdrawn' | 'deactivated' | 'overruled';

/** The one that waits; null: none does. */
export async function findOpenRequest(reader: Reader, userId: string): Promise<DeactivationRequest | null> {
  const { rows } =
    await sql<DeactivationRequest>`select request_id as "requestId", user_id as "userId", reason,
      asked_at as "askedAt", takes_effect_at as "takesEffectAt"
    from deactivation_request where user_id = ${userId} and ended_at is null`.execute(reader);
  return rows[0] ?? null;
}

export async function addDeactivationRequest(
  tx: Tx,
  request: Authorized<Omit<DeactivationRequest, 'requestId'>>,
): Promise<string> {
  const requestId = newId();
  await sql`insert into deactivation_request (request_id, user_id, reason, asked_at, takes_effect_at)
    values (${requestId}, ${request.userId}, ${request.reason}, ${request.askedAt}, ${request.takesEffectAt})`.execute(
    tx,
  );
  return requestId;
}

/** The caller must hold the lock of the account's row, so that two calls cannot both end the request. */
export async function endDeactivationRequest(
  tx: Tx,
  { userId }: Authorized<Pick<DeactivationRequest, 'userId'>>,
  outcome: DeactivationOutcome,
  now: Date,
): Promise<void> {
  await sql`update deactivation_request set ended_at = ${now}, outcome = ${outcome}
    where user_id = ${userId} and ended_at is null`.execute(tx);
}

/** A booking is open when its time has come, so it waits once more. */
export async function postponeRequest(
  tx: Tx,
  { userId }: Authorized<DeactivationRequest>,
  takesEffectAt: Date,
): Promise<void> {
  await sql`update deactivation_request set takes_effect_at = ${takesEffectAt}
    where user_id = ${userId} and ended_at is null`.execute(tx);
}
