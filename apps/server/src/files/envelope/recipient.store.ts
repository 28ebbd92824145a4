import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  recipientId: 'recipient_id',
  envelopeId: 'envelope_id',
  rowOrder: 'row_order',
  name: 'name',
  mobileNumber: 'mobile_number',
  email: 'email',
  role: 'role',
  position: 'position',
  witnessOf: 'witness_of',
  lang: 'lang',
  state: 'state',
  askedAt: 'asked_at',
  openedAt: 'opened_at',
  doneAt: 'done_at',
  reason: 'reason',
  delegatedBy: 'delegated_by',
  signatureKey: 'signature_key',
  initialsKey: 'initials_key',
  stampKey: 'stamp_key',
  side: 'side',
  userId: 'user_id',
  organisationId: 'organisation_id',
  screen: 'screen',
  provesBy: 'proves_by',
  certificateName: 'certificate_name',
} as const;
const table = tableColumns('envelope_recipient', columns);
export type RecipientRow = RowOf<'envelope_recipient', typeof columns>;

export const findRecipient = table.findBy('recipientId');
export const insertRecipient = table.insert;
export const saveRecipient = table.saveBy('recipientId').but('envelopeId');

/** One side of an agreement. */
export async function findSide(
  reader: Reader,
  { envelopeId, side }: { readonly envelopeId: string; readonly side: 'first' | 'second' },
): Promise<RecipientRow | null> {
  const row = await reader
    .selectFrom('envelope_recipient')
    .select(table.selected)
    .where('envelope_id', '=', envelopeId)
    .where('side', '=', side)
    .executeTakeFirst();
  return row ?? null;
}

/** In the order of the list. */
export async function listRecipients(
  reader: Reader,
  envelopeIds: readonly string[],
): Promise<readonly RecipientRow[]> {
  return reader
    .selectFrom('envelope_recipient')
    .select(table.selected)
    .where((eb) => eb('envelope_id', '=', eb.fn.any(eb.val([...envelopeIds]))))
    .orderBy('envelope_id')
    .orderBy('row_order')
    .orderBy('recipient_id')
    .execute();
}

type OfEnvelope = Authorized<{ readonly envelopeId: string }>;

/** Those who are not named any more; their fields go with them. */
export async function removeOtherRecipients(
  tx: Tx,
  { envelopeId }: OfEnvelope,
  kept: readonly string[],
): Promise<void> {
  await sql`delete from envelope_recipient where envelope_id = ${envelopeId} and recipient_id <> all(${[...kept]}::uuid[])`.execute(
    tx,
  );
}

/** For a new version: all sign again, and those who handed on are gone. */
export async function resetRecipients(tx: Tx, { envelopeId }: OfEnvelope): Promise<void> {
  await sql`with gone as (delete from envelope_recipient where envelope_id = ${envelopeId} and state = 'delegated')
    update envelope_recipient set state = 'waiting', asked_at = null, opened_at = null, done_at = null, reason = null,
      signature_key = null, initials_key = null, stamp_key = null, certificate_name = null
    where envelope_id = ${envelopeId} and state <> 'delegated'`.execute(tx);
}

/** A row of those who are asked, with its envelope. */
export interface ReceivedKey {
  readonly recipientId: string;
  readonly envelopeId: string;
}

export interface ReceivedFilter {
  readonly state?: 'todo' | 'done' | null | undefined;
  readonly q?: string | undefined;
}

/** A draft was not sent, and who handed a document on has it no more; a copy comes with the end. */
const received = (mobileNumber: string, { state = null, q = '' }: ReceivedFilter): RawBuilder<unknown> =>
  sql`envelope_recipient r join envelope e using (envelope_id)
    where r.mobile_number = ${mobileNumber} and r.asked_at is not null and r.state <> 'delegated'
      and (${state}::text is distinct from 'todo'
        or (e.status = 'pending' and r.state in ('asked', 'opened') and r.role in ('signer', 'approver', 'witness')))
      and (${state}::text is distinct from 'done' or e.status <> 'pending' or r.state in ('done', 'declined'))
      and (${q} = '' or e.title ilike ${containing(q)} or e.number ilike ${containing(q)})`;

export async function listReceived(
  reader: Reader,
  mobileNumber: string,
  filter: ReceivedFilter,
  after: readonly [string, string] | null,
  limit: number,
): Promise<readonly ReceivedKey[]> {
  const [envelopeId, recipientId] = after ?? [null, null];
  const { rows } =
    await sql<ReceivedKey>`select r.recipient_id as "recipientId", r.envelope_id as "envelopeId"
    from ${received(mobileNumber, filter)}
      and (${envelopeId}::uuid is null or (r.envelope_id, r.recipient_id) < (${envelopeId}::uuid, ${recipientId}::uuid))
    order by r.envelope_id desc, r.recipient_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countReceived = (
  reader: Reader,
  mobileNumber: string,
  filter: ReceivedFilter,
): Promise<number> => countRows(reader, sql`from ${received(mobileNumber, filter)}`);
