/** All SQL on the last days of documents: who is alerted, and what an organisation has that is valid. */
import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { alertDueAt } from '../../platform/db/expiring.ts';
import { isAmong } from '../../platform/db/is-among.ts';

export interface EndingDocument {
  readonly documentId: string;
  readonly userId: string;
  readonly organisationId: string | null;
  readonly daysLeft: number;
}

/** Of these kinds a person has one at a time: the next one, until it is rejected, ends the alerts of the one before. */
const renewed = ['trade_licence', 'insurance', 'police_verification'] as const;

/** Documents of which a new alert is due, marked as alerted: each alert of a last day is taken once. */
export async function takeEnding(
  tx: Tx,
  { today, limit }: Authorized<{ readonly today: string; readonly limit: number }>,
): Promise<readonly EndingDocument[]> {
  const { rows } = await sql<EndingDocument>`update document t set alerted_days = due.days
    from (select d.document_id, ${alertDueAt(sql`d.expires_on`, today)} as days from document d
      where d.expires_on >= ${today}::date and d.status <> 'Rejected'
        and coalesce(d.alerted_days, 32767) > ${alertDueAt(sql`d.expires_on`, today)}
        and not exists (select from document next where next.user_id = d.user_id and next.type = d.type
          and d.type ${isAmong(renewed, 'text')} and next.status <> 'Rejected'
          and (next.expires_on is null or next.expires_on > d.expires_on))
      order by d.expires_on limit ${limit} for update of d skip locked) due
    where t.document_id = due.document_id
    returning t.document_id as "documentId", t.user_id as "userId",
      case when t.attached_at is not null then t.organisation_id end as "organisationId",
      t.expires_on - ${today}::date as "daysLeft"`.execute(tx);
  return rows;
}

/** What an organisation's profile has of one kind, accepted by a reviewer. */
export interface HeldDocument {
  readonly organisationId: string | null;
  readonly type: DocumentType;
  /** The latest last day; null: it does not end. */
  readonly validUntil: string | null;
}

/** Only the document that lasts longest counts: the one before may end. */
export async function listHeld(reader: Reader, organisationIds: readonly string[]): Promise<HeldDocument[]> {
  const { rows } = await sql<HeldDocument>`select distinct on (organisation_id, type)
      organisation_id as "organisationId", type, expires_on as "validUntil"
    from document where organisation_id ${isAmong(organisationIds, 'uuid')} and attached_at is not null and status = 'Approved'
    order by organisation_id, type, expires_on desc nulls first, document_id desc`.execute(reader);
  return rows;
}
