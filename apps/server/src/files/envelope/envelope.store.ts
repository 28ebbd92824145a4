import type { EnvelopeStatus, envelopeStates } from '@nukkad/contract/files/envelope/envelope.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  envelopeId: 'envelope_id',
  number: 'number',
  source: 'source',
  status: 'status',
  userId: 'user_id',
  organisationId: 'organisation_id',
  fromName: 'from_name',
  title: 'title',
  message: 'message',
  inOrder: 'in_order',
  days: 'days',
  mayDelegate: 'may_delegate',
  documentVersion: 'document_version',
  sentAt: 'sent_at',
  endsAt: 'ends_at',
  remindAt: 'remind_at',
  remindedAt: 'reminded_at',
  allSignedAt: 'all_signed_at',
  endedAt: 'ended_at',
  reason: 'reason',
  sealedKey: 'sealed_key',
  sealedHash: 'sealed_hash',
  sealedBytes: 'sealed_bytes',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('envelope', columns);
export type EnvelopeRow = RowOf<'envelope', typeof columns>;

/** An envelope as its moves know it: a draft that was deleted has no row. */
export type MovedEnvelope = Omit<EnvelopeRow, 'status'> & {
  readonly status: (typeof envelopeStates)[number];
};

export const findEnvelope = table.findBy('envelopeId');
export const lockEnvelope = table.lockBy('envelopeId');
export const insertEnvelope = table.insert<'begin' | 'keepSigned' | 'offer'>;
export const saveEnvelope = table
  .saveBy('envelopeId')
  .but('number', 'source', 'userId', 'organisationId', 'createdAt');

export async function removeEnvelope(
  tx: Tx,
  { envelopeId }: Authorized<Pick<MovedEnvelope, 'envelopeId'>>,
): Promise<void> {
  await tx.deleteFrom('envelope').where('envelope_id', '=', envelopeId).execute();
}

export async function findEnvelopes(
  reader: Reader,
  envelopeIds: readonly string[],
): Promise<ReadonlyMap<string, EnvelopeRow>> {
  if (envelopeIds.length === 0) return new Map();
  const { rows } = await sql<EnvelopeRow>`select ${table.asSql} from envelope
    where envelope.envelope_id ${isAmong(envelopeIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.envelopeId, row]));
}

/** Taken before drafts are counted or added: two uploads of one sender come one after the other. */
export async function lockSender(tx: Tx, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`envelopes of ${sender}`}, 0))`.execute(tx);
}

/** Whose envelopes: one's own, and those of the business for which one acts. */
export interface Senders {
  readonly userId: string;
  readonly organisationId: string | null;
}

export interface SentFilter {
  readonly status?: EnvelopeStatus | null | undefined;
  readonly q?: string | undefined;
}

const sentBy = ({ userId, organisationId }: Senders): RawBuilder<unknown> =>
  sql`(envelope.organisation_id = ${organisationId}::uuid or (envelope.user_id = ${userId} and envelope.organisation_id is null))`;

/** The conditions of the list, the same for its page and its count. */
const listed = (senders: Senders, { status = null, q = '' }: SentFilter): RawBuilder<unknown> =>
  sql`${sentBy(senders)} and (${status}::text is null or envelope.status = ${status})
    and (${q} = '' or envelope.title ilike ${containing(q)} or envelope.number ilike ${containing(q)}
      or exists (select 1 from envelope_recipient r where r.envelope_id = envelope.envelope_id and r.name ilike ${containing(q)}))`;

/** The newest first: ids are given in the order of time. */
export async function listSent(
  reader: Reader,
  senders: Senders,
  filter: SentFilter,
  after: string | null,
  limit: number,
): Promise<readonly EnvelopeRow[]> {
  const { rows } = await sql<EnvelopeRow>`select ${table.asSql} from envelope
    where ${listed(senders, filter)} and (${after}::uuid is null or envelope.envelope_id < ${after}::uuid)
    order by envelope.envelope_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countSent = (reader: Reader, senders: Senders, filter: SentFilter): Promise<number> =>
  countRows(reader, sql`from envelope where ${listed(senders, filter)}`);

export async function countDrafts(reader: Reader, senders: Senders): Promise<number> {
  return countRows(reader, sql`from envelope where ${sentBy(senders)} and envelope.status = 'draft'`);
}

/** Those that are due for a reminder of the system. */
export async function listToRemind(reader: Reader, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select envelope_id as id from envelope
    where status = 'pending' and all_signed_at is null and remind_at <= ${now} order by remind_at limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}

/** Signed by all before `before`, and still without a seal. */
export async function listToSeal(reader: Reader, before: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select envelope_id as id from envelope
    where status = 'pending' and all_signed_at < ${before} order by all_signed_at limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ id }) => id);
}

interface Sealed {
  readonly number: string;
  readonly sealedAt: Date | null;
  readonly signers: number;
  readonly eSigned: number;
  readonly isStandIn: boolean;
}

/** What is said of a sealed file to who has it: no title and no name. */
export async function findSealed(
  reader: Reader,
  sha256: string,
): Promise<(Omit<Sealed, 'sealedAt'> & { readonly sealedAt: string }) | null> {
  const { rows } = await sql<Sealed>`select e.number, e.ended_at as "sealedAt",
      (select count(*)::int from envelope_recipient r
        where r.envelope_id = e.envelope_id and r.state = 'done' and r.role in ('signer', 'approver', 'witness')) as signers,
      (select count(*)::int from envelope_recipient r
        where r.envelope_id = e.envelope_id and r.state = 'done' and r.certificate_name is not null) as "eSigned",
      exists (select 1 from envelope_esign v where v.envelope_id = e.envelope_id and v.document_version = e.document_version
        and v.status = 'signed' and v.provider = 'embedded') as "isStandIn"
    from envelope e where e.sealed_hash = ${sha256} and e.status = 'completed' and e.ended_at is not null`.execute(
    reader,
  );
  const [found] = rows;
  return found?.sealedAt ? { ...found, sealedAt: found.sealedAt.toISOString() } : null;
}
