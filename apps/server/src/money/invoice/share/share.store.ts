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

/** The customer's own, or those of everyone of the organisation. */
export interface Side {
  readonly bookingId: string;
  readonly buyerId: string;
  readonly asBuyer: boolean;
}

/** The side turns off one of its links, or all. */
export async function revokeShares(
  tx: Tx,
  { bookingId, buyerId, asBuyer, shareId }: Authorized<Side & { readonly shareId: string | null }>,
  now: Date,
): Promise<void> {
  await sql`update invoice_share set revoked_at = ${now}
    where booking_id = ${bookingId} and revoked_at is null and (shared_by = ${buyerId}) = ${asBuyer}
      and (${shareId}::uuid is null or share_id = ${shareId}::uuid)`.execute(tx);
}

export interface SharedRow extends ShareRow {
  readonly revokedAt: Date | null;
  readonly openedCount: number;
  readonly lastOpenedAt: Date | null;
}

const shared = sql`share_id as "shareId", booking_id as "bookingId", shared_by as "sharedBy", created_at as "createdAt",
  expires_at as "expiresAt", revoked_at as "revokedAt", opened_count as "openedCount", last_opened_at as "lastOpenedAt"`;

/** Whatever became of it: who has the code was given the link. */
export async function findShare(reader: Reader, shareId: string): Promise<SharedRow | null> {
  const { rows } =
    await sql<SharedRow>`select ${shared} from invoice_share where share_id = ${shareId}`.execute(reader);
  return rows[0] ?? null;
}

/** Newest first: ids are given in the order of time. */
export async function listShares(
  reader: Reader,
  { bookingId, buyerId, asBuyer }: Side,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`select ${shared} from invoice_share
    where booking_id = ${bookingId} and (shared_by = ${buyerId}) = ${asBuyer}
      and (${after}::uuid is null or share_id < ${after}::uuid)
    order by share_id desc limit ${limit}`.execute(reader);
  return rows;
}

export async function countOpening(
  tx: Tx,
  { shareId }: Authorized<Pick<ShareRow, 'shareId'>>,
  now: Date,
): Promise<void> {
  await sql`update invoice_share set opened_count = opened_count + 1, last_opened_at = ${now}
    where share_id = ${shareId}`.execute(tx);
}
