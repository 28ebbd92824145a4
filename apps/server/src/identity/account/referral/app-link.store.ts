import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { appLinkLimits } from './referral.rules.ts';

export interface LinkRequest {
  readonly requestId: string;
  readonly mobileNumber: string;
  readonly numberHash: Buffer;
  readonly addressHash: Buffer;
}

/** One after the other for one number and one address, so that many at once are counted. */
export async function countLinkRequests(
  tx: Tx,
  { numberHash, addressHash }: Pick<LinkRequest, 'numberHash' | 'addressHash'>,
  now: Date,
): Promise<{ ofNumber: number; ofAddress: number }> {
  for (const hash of [numberHash, addressHash])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`app link ${hash.toString('hex')}`}, 0))`.execute(
      tx,
    );
  const sinceNumber = new Date(now.getTime() - appLinkLimits.numberWindowMs);
  const sinceAddress = new Date(now.getTime() - appLinkLimits.addressWindowMs);
  const { rows } = await sql<{ ofNumber: number; ofAddress: number }>`select
      (select count(*)::int from app_link_request where number_hash = ${numberHash} and created_at > ${sinceNumber}) as "ofNumber",
      (select count(*)::int from app_link_request where ip_hash = ${addressHash} and created_at > ${sinceAddress}) as "ofAddress"`.execute(
    tx,
  );
  return rows[0] ?? { ofNumber: 0, ofAddress: 0 };
}

export async function addLinkRequest(tx: Tx, request: LinkRequest, now: Date): Promise<void> {
  await sql`insert into app_link_request (request_id, mobile_number, number_hash, ip_hash, created_at)
    values (${request.requestId}, ${request.mobileNumber}, ${request.numberHash}, ${request.addressHash}, ${now})`.execute(
    tx,
  );
}

/** Where a link is still to go; null: it went, or there is no such wish. */
export async function findNumberOfLink(reader: Reader, requestId: string): Promise<string | null> {
  const { rows } = await sql<{ mobileNumber: string | null }>`select mobile_number as "mobileNumber"
    from app_link_request where request_id = ${requestId} and sent_at is null`.execute(reader);
  return rows[0]?.mobileNumber ?? null;
}

export async function markLinkSent(tx: Tx, requestId: string, now: Date): Promise<void> {
  await sql`update app_link_request set sent_at = ${now}, mobile_number = null where request_id = ${requestId}`.execute(
    tx,
  );
}

export async function deleteLinkRequestsBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from app_link_request where created_at < ${instant}`.execute(tx);
}
