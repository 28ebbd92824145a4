/** What the sender does with a document that was sent: remind, cancel, correct; and with a draft: delete. */
import type { EnvelopeAnswer } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { listFilesOf, putDocument } from './document.store.ts';
import { keptRow } from './edit-envelope.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { presentEnvelope } from './envelope.presenter.ts';
import { heardBy, mayRemindAgain, turnsOf } from './envelope.rules.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { emptyFields } from './field.store.ts';
import { type AsRead, documentOf, lockAsRead, senderOf } from './lock-as-read.ts';
import { listRecipients, resetRecipients } from './recipient.store.ts';
import { type NewStep, addSteps, evidenceOf } from './trail.ts';
import { partOf } from '../../platform/authorize.ts';

const { verb } = envelopeTransitions;

/** A step of the sender, as the trail has it. */
async function byDesk(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: SignedInCall,
  step: Pick<NewStep, 'kind' | 'note'>,
): Promise<NewStep> {
  const person = await senderOf(deps, tx, call);
  return { ...step, person, evidence: evidenceOf(deps.people.single(), call.request) };
}

const requireUnsigned = ({ allSignedAt }: { readonly allSignedAt: Date | null }): void => {
  if (allSignedAt !== null) refuse(envelopeErrors.envelope_all_signed);
};

/** Those whose turn it is, once a day. */
export function remindEnvelope(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  read: AsRead,
): Promise<EnvelopeAnswer> {
  const { now, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.remind, read);
    requireUnsigned(allowed.row);
    if (!mayRemindAgain(allowed.row.remindedAt, now)) refuse(envelopeErrors.envelope_reminded);
    const people = await listRecipients(tx, [read.envelopeId]);
    const reminded = turnsOf(people, allowed.row.inOrder);
    const { sha256 } = await documentOf(tx, allowed.row);
    await addSteps(tx, allowed.row, sha256, [await byDesk(deps, tx, call, { kind: 'reminded' })], now);
    const changes = { remindedAt: now };
    const moved = await envelopeTransitions.move(tx, allowed, { now, changes, reminded });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}

interface Ending extends AsRead {
  readonly reason: string;
}

export function cancelEnvelope(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { reason, ...read }: Ending,
): Promise<EnvelopeAnswer> {
  const { now, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.cancel, read);
    const { status, documentVersion } = allowed.row;
    if (status === 'draft' && documentVersion === 1) refuse(envelopeErrors.envelope_never_sent);
    requireUnsigned(allowed.row);
    const { sha256 } = await documentOf(tx, allowed.row);
    const step = await byDesk(deps, tx, call, { kind: 'cancelled', note: reason });
    await addSteps(tx, allowed.row, sha256, [step], now);
    const told = status === 'draft' ? [] : heardBy(await listRecipients(tx, [read.envelopeId]));
    const changes = { endedAt: now, reason };
    const moved = await envelopeTransitions.move(tx, allowed, { now, changes, told });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}

/** The draft of the next version, with the same file until another one is uploaded; nothing that was signed goes into it. */
export async function correctEnvelope(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { reason, ...read }: Ending,
): Promise<EnvelopeAnswer> {
  const { now, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb.correct, read);
    requireUnsigned(allowed.row);
    const document = await documentOf(tx, allowed.row);
    const step = await byDesk(deps, tx, call, { kind: 'corrected', note: reason });
    await addSteps(tx, allowed.row, document.sha256, [step], now);
    const documentVersion = allowed.row.documentVersion + 1;
    await putDocument(tx, partOf(allowed.row, { ...document, documentVersion, sentAt: null }));
    const told = heardBy(await listRecipients(tx, [read.envelopeId]));
    await emptyFields(tx, allowed.row);
    await resetRecipients(tx, allowed.row);
    const changes = { documentVersion, sentAt: null, endsAt: null, remindAt: null, reason };
    const moved = await envelopeTransitions.move(tx, allowed, { now, changes, told });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}

/** Rows and files of a draft that was never sent. */
export async function deleteEnvelope(
  { platform }: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId }: { readonly envelopeId: string },
): Promise<{ deleted: true }> {
  const { now, viewer } = call;
  const files = await platform.write(call, async (tx) => {
    const allowed = await envelopeTransitions.lockTo(tx, { side: 'sender', viewer }, 'remove', envelopeId);
    if (allowed.row.documentVersion > 1) refuse(envelopeErrors.envelope_sent_before);
    const keys = await listFilesOf(tx, envelopeId);
    await envelopeTransitions.move(tx, allowed, { now });
    return keys;
  });
  await discard(platform.storage, files);
  return { deleted: true };
}
