/** What the sender changes of a draft. */
import type {
  editEnvelope as editCall,
  setFields as fieldsCall,
  setRecipients as recipientsCall,
} from '@nukkad/contract/files/envelope/envelope.api';
import type { EnvelopeAnswer } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { presentEnvelope } from './envelope.presenter.ts';
import { areWitnessesRight, isActing, isOnPage } from './envelope.rules.ts';
import type { EnvelopeRow, MovedEnvelope } from './envelope.store.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { type FieldRow, listFields, replaceFields } from './field.store.ts';
import { requireOffered } from './esign/ways.ts';
import { documentOf, lockAsRead } from './lock-as-read.ts';
import {
  type RecipientRow,
  insertRecipient,
  listRecipients,
  removeOtherRecipients,
  saveRecipient,
} from './recipient.store.ts';

const { verb } = envelopeTransitions;

/** A row that is still there, as every move but the deletion of a draft leaves it. */
export function keptRow(row: MovedEnvelope): EnvelopeRow {
  const { status } = row;
  return status === 'deleted' ? refuse(envelopeErrors.envelope_not_found) : { ...row, status };
}

export function editEnvelope(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { title, message, inOrder, days, mayDelegate, ...read }: EndpointParsed<typeof editCall>['body'],
): Promise<EnvelopeAnswer> {
  const { now, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.edit, read);
    const changes = {
      ...(title !== undefined && { title }),
      ...(message !== undefined && { message }),
      ...(inOrder !== undefined && { inOrder }),
      ...(days !== undefined && { days }),
      ...(mayDelegate !== undefined && { mayDelegate }),
    };
    const moved = await envelopeTransitions.move(tx, allowed, { now, changes });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}

type RecipientsBody = EndpointParsed<typeof recipientsCall>['body']['recipients'];

/** Rows as they will be: those that are there keep their id, and so their link. */
export function newRecipients(
  envelopeId: string,
  given: RecipientsBody,
  there: readonly RecipientRow[],
): readonly RecipientRow[] {
  const known = new Set(there.map(({ recipientId }) => recipientId));
  const ids = given.map(({ recipientId }) =>
    recipientId !== undefined && known.has(recipientId) ? recipientId : newId(),
  );
  if (new Set(ids).size < ids.length) refuse(envelopeErrors.envelope_moved_on);
  return given.map((one, at) => ({
    recipientId: ids[at] ?? newId(),
    envelopeId,
    rowOrder: at,
    name: one.name,
    mobileNumber: one.mobileNumber,
    email: one.email ?? null,
    role: one.role,
    position: one.position,
    witnessOf: one.witnessOf === undefined ? null : (ids[one.witnessOf] ?? null),
    lang: one.lang,
    state: 'waiting',
    askedAt: null,
    openedAt: null,
    doneAt: null,
    reason: null,
    delegatedBy: null,
    signatureKey: null,
    initialsKey: null,
    stampKey: null,
    side: null,
    userId: null,
    organisationId: null,
    screen: null,
    provesBy: isActing({ role: one.role, state: 'waiting' }) ? one.provesBy : 'otp',
    certificateName: null,
  }));
}

async function writeRecipients(
  tx: Tx,
  envelope: Authorized<MovedEnvelope>,
  rows: readonly RecipientRow[],
  there: readonly RecipientRow[],
): Promise<void> {
  const known = new Set(there.map(({ recipientId }) => recipientId));
  await removeOtherRecipients(
    tx,
    envelope,
    rows.map(({ recipientId }) => recipientId),
  );
  for (const row of rows)
    await (known.has(row.recipientId) ? saveRecipient : insertRecipient)(tx, partOf(envelope, row));
}

/** Fields of those who no longer act go. */
async function dropFields(tx: Tx, envelope: Authorized<MovedEnvelope>, rows: readonly RecipientRow[]) {
  const acting = new Set(rows.filter(isActing).map(({ recipientId }) => recipientId));
  const fields = await listFields(tx, envelope.envelopeId);
  const left = fields.filter(({ recipientId }) => acting.has(recipientId));
  if (left.length < fields.length) await replaceFields(tx, envelope, left);
}

export function setRecipients(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { recipients, ...read }: EndpointParsed<typeof recipientsCall>['body'],
): Promise<EnvelopeAnswer> {
  const { now, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.edit, read);
    if (new Set(recipients.map(({ mobileNumber }) => mobileNumber)).size < recipients.length)
      refuse(envelopeErrors.envelope_number_twice);
    requireOffered(deps, recipients);
    if (!areWitnessesRight(recipients)) refuse(envelopeErrors.envelope_witness_wrong);
    const there = await listRecipients(tx, [read.envelopeId]);
    const rows = newRecipients(read.envelopeId, recipients, there);
    await writeRecipients(tx, allowed.row, rows, there);
    await dropFields(tx, allowed.row, rows);
    const moved = await envelopeTransitions.move(tx, allowed, { now });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}

type FieldsBody = EndpointParsed<typeof fieldsCall>['body']['fields'];

function fieldsOf(envelopeId: string, given: FieldsBody, there: readonly FieldRow[]): readonly FieldRow[] {
  const known = new Set(there.map(({ fieldId }) => fieldId));
  const taken = new Set<string>();
  return given.map(({ fieldId, label, ...field }, at) => {
    const id = fieldId !== undefined && known.has(fieldId) && !taken.has(fieldId) ? String(fieldId) : newId();
    taken.add(id);
    return { ...field, fieldId: id, envelopeId, fieldOrder: at, label: label ?? '', value: null };
  });
}

export function setFields(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { fields, ...read }: EndpointParsed<typeof fieldsCall>['body'],
): Promise<EnvelopeAnswer> {
  const { now, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.edit, read);
    const [document, people, there] = await Promise.all([
      documentOf(tx, allowed.row),
      listRecipients(tx, [read.envelopeId]),
      listFields(tx, read.envelopeId),
    ]);
    const acting = new Set(people.filter(isActing).map(({ recipientId }) => recipientId));
    const fit = fields.every(
      (field) => acting.has(field.recipientId) && isOnPage(field, document.pages.length),
    );
    if (!fit) refuse(envelopeErrors.envelope_field_wrong);
    await replaceFields(tx, allowed.row, fieldsOf(read.envelopeId, fields, there));
    const moved = await envelopeTransitions.move(tx, allowed, { now });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}
