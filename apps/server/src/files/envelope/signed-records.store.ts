/** What was signed by all, of the sender’s side and of those who were named, as the drive lists it. */
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { Senders } from './envelope.store.ts';

export interface SignedRecord {
  readonly envelopeId: string;
  readonly title: string;
  readonly number: string;
  readonly fromName: string;
  readonly isSent: boolean;
  /** The sealed file; of a copy that was signed elsewhere the file as it came. */
  readonly storageKey: string;
  readonly bytes: number;
  readonly endedAt: Date;
}

/** Who looks: the side that sent, or null; and their verified number, or ''. */
export interface SignedReaders {
  readonly senders: Senders | null;
  readonly mobileNumber: string;
}

interface Wanted {
  /** Part of the title, of the number or of who sent it; empty: all. */
  readonly q: string;
  /** Behind this one; null: the newest. */
  readonly after: string | null;
  readonly limit: number;
}

const sentBy = (senders: Senders | null): RawBuilder<unknown> =>
  senders
    ? sql`(e.organisation_id = ${senders.organisationId}::uuid or (e.user_id = ${senders.userId} and e.organisation_id is null))`
    : sql`false`;

/** A draft was not sent, and who handed a document on has it no more. */
const receivedBy = (mobileNumber: string): RawBuilder<unknown> =>
  sql`(${mobileNumber} <> '' and r.mobile_number = ${mobileNumber} and r.asked_at is not null and r.state <> 'delegated')`;

const page = ({ q, after, limit }: Wanted): RawBuilder<unknown> =>
  sql`e.status = 'completed' and (${after}::uuid is null or e.envelope_id < ${after}::uuid)
    and (${q} = '' or e.title ilike ${containing(q)} or e.number ilike ${containing(q)} or e.from_name ilike ${containing(q)})
    order by e.envelope_id desc limit ${limit}`;

/** The newest first: ids are given in the order of time. */
export async function listSigned(
  reader: Reader,
  { senders, mobileNumber }: SignedReaders,
  wanted: Wanted,
): Promise<readonly SignedRecord[]> {
  const { rows } = await sql<SignedRecord>`with sent as (select e.envelope_id from envelope e
      where ${sentBy(senders)} and ${page(wanted)}),
    received as (select e.envelope_id from envelope_recipient r join envelope e using (envelope_id)
      where ${receivedBy(mobileNumber)} and ${page(wanted)})
    select e.envelope_id as "envelopeId", e.title, e.number, e.from_name as "fromName",
      e.envelope_id in (select envelope_id from sent) as "isSent", coalesce(e.sealed_key, d.storage_key) as "storageKey",
      coalesce(e.sealed_bytes, d.bytes) as bytes, coalesce(e.ended_at, e.created_at) as "endedAt"
    from envelope e join envelope_document d on d.envelope_id = e.envelope_id and d.document_version = e.document_version
    where e.envelope_id in (select envelope_id from sent union select envelope_id from received)
    order by e.envelope_id desc limit ${wanted.limit}`.execute(reader);
  return rows;
}

/** One of them; null: it is not theirs, or not signed by all. */
export async function findSigned(
  reader: Reader,
  { senders, mobileNumber }: SignedReaders,
  envelopeId: string,
): Promise<Pick<SignedRecord, 'number' | 'storageKey'> | null> {
  const { rows } = await sql<Pick<SignedRecord, 'number' | 'storageKey'>>`select e.number,
      coalesce(e.sealed_key, d.storage_key) as "storageKey"
    from envelope e join envelope_document d on d.envelope_id = e.envelope_id and d.document_version = e.document_version
    where e.envelope_id = ${envelopeId} and e.status = 'completed' and (${sentBy(senders)}
      or exists (select 1 from envelope_recipient r where r.envelope_id = e.envelope_id and ${receivedBy(mobileNumber)}))`.execute(
    reader,
  );
  return rows[0] ?? null;
}
