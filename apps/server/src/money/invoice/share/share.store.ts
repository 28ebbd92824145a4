import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';

/** How long a shared link opens; dated rows of `setting` under `invoice.share`. */
export const defaultShareRules = { days: 7 };

export const readShareRules = (reader: Reader, at: Date): Promise<{ readonly days: number }> =>
  settingAt(reader, 'invoice.share', at, defaultShareRules);

export interface ShareRow {
  readonly shareId: string;
  readonly bookingId: string;
  readonly sharedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertShare(tx: Tx, share: Authorized<ShareRow>): Promise<void> {
  await sql`insert into invoice_share (share_id, booking_id, shared_by, created_at, expires_at)
    values (${share.shareId}, ${share.bookingId}, ${share.sharedBy}, ${share.createdAt}, ${share.expiresAt})`.execute(
    tx,
  );
}

/** Null: expired, taken back, or never there. */
export async function findOpenShare(reader: Reader, shareId: string, now: Date): Promise<ShareRow | null> {
  const { rows } =
    await sql<ShareRow>`select share_id as "shareId", booking_id as "bookingId", shared_by as "sharedBy",
      created_at as "createdAt", expires_at as "expiresAt"
    from invoice_share where share_id = ${shareId} and revoked_at is null and expires_at > ${now}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** The customer takes back their own; the organisation those of everyone but the customer. */
export async function revokeShares(
  tx: Tx,
  { bookingId, buyerId, asBuyer }: Authorized<{ bookingId: string; buyerId: string; asBuyer: boolean }>,
  now: Date,
): Promise<void> {
  await sql`update invoice_share set revoked_at = ${now}
    where booking_id = ${bookingId} and revoked_at is null and (shared_by = ${buyerId}) = ${asBuyer}`.execute(
    tx,
  );
}
