import {
  confirmsEnvelope,
  type sendEnvelope as sendCall,
  seenOfEnvelope,
} from '@nukkad/contract/files/envelope/envelope.api';
import type { EnvelopeAnswer } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { markDocumentSent } from './document.store.ts';
import { keptRow } from './edit-envelope.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { presentEnvelope } from './envelope.presenter.ts';
import { afterDays, reminderDays, turnsOf } from './envelope.rules.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { requireOffered } from './esign/ways.ts';
import { type FieldRow, listFields } from './field.store.ts';
import { documentOf, senderOf } from './lock-as-read.ts';
import { type RecipientRow, listRecipients, saveRecipient } from './recipient.store.ts';
import { type NewStep, addSteps, evidenceOf } from './trail.ts';

function requireWhole(people: readonly RecipientRow[], fields: readonly FieldRow[]): void {
  const signing = people.filter(({ role }) => role === 'signer' || role === 'witness');
  if (!signing.some(({ role }) => role === 'signer')) refuse(envelopeErrors.envelope_signer_missing);
  const signed = new Set(
    fields.filter(({ kind }) => kind === 'signature').map(({ recipientId }) => recipientId),
  );
  if (!signing.every(({ recipientId }) => signed.has(recipientId)))
    refuse(envelopeErrors.envelope_signature_missing);
  const signers = new Set(
    people.filter(({ role }) => role === 'signer').map(({ recipientId }) => recipientId),
  );
  const areNamed = people.every(
    ({ role, witnessOf }) => role !== 'witness' || (witnessOf !== null && signers.has(witnessOf)),
  );
  if (!areNamed) refuse(envelopeErrors.envelope_witness_wrong);
}

/** They are asked: those whose turn it is, and those who may read from the start. */
export async function ask(
  tx: Tx,
  envelope: Authorized<object>,
  people: readonly RecipientRow[],
  turns: readonly string[],
  now: Date,
): Promise<readonly RecipientRow[]> {
  const asked = people.filter(
    ({ recipientId, role, state }) =>
      state === 'waiting' && (role === 'viewer' || turns.includes(recipientId)),
  );
  for (const one of asked)
    await saveRecipient(tx, partOf(envelope, { ...one, state: 'asked' as const, askedAt: now }));
  return asked;
}

export function sendEnvelope(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId, seen }: EndpointParsed<typeof sendCall>['body'],
): Promise<EnvelopeAnswer> {
  const { now, viewer, request } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await envelopeTransitions.lockTo(tx, { side: 'sender', viewer }, 'send', envelopeId);
    const [document, people, fields] = await Promise.all([
      documentOf(tx, allowed.row),
      listRecipients(tx, [envelopeId]),
      listFields(tx, envelopeId),
    ]);
    const { title, version, days, inOrder } = allowed.row;
    const shown = { title, version, documentHash: document.sha256, recipients: people };
    confirmSeen(confirmsEnvelope, seen, seenOfEnvelope(shown));
    requireWhole(people, fields);
    requireOffered(deps, people);
    const asked = await ask(tx, allowed.row, people, turnsOf(people, inOrder), now);
    await markDocumentSent(tx, partOf(allowed.row, document), now);
    const person = await senderOf(deps, tx, call);
    const steps: readonly NewStep[] = [
      { kind: 'sent', person, evidence: evidenceOf(deps.people.single(), request) },
      ...asked.map((recipient): NewStep => ({ kind: 'asked', recipient })),
    ];
    await addSteps(tx, allowed.row, document.sha256, steps, now);
    const changes = {
      sentAt: now,
      endsAt: afterDays(now, days),
      remindAt: afterDays(now, reminderDays.first),
      remindedAt: null,
      reason: null,
    };
    const told = asked.map(({ recipientId }) => recipientId);
    const moved = await envelopeTransitions.move(tx, allowed, { now, changes, asked: told });
    return presentEnvelope(deps, tx, keptRow(moved), viewer);
  });
}
