/** What one of those named does besides signing: decline, hand on, say something. */
import type {
  addSignComment as commentCall,
  declineEnvelope as declineCall,
  delegateEnvelope as delegateCall,
} from '@nukkad/contract/files/envelope/sign.api';
import type { EnvelopeComment } from '@nukkad/contract/files/envelope/envelope.model';
import type { SignDocumentAnswer, SignPage } from '@nukkad/contract/files/envelope/sign.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type CommentRow, insertComment } from '../comment.store.ts';
import { presentComment, requireRoom } from '../comment-envelope.ts';
import { keptRow } from '../edit-envelope.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { isNamedIn } from '../envelope.policy.ts';
import { heardBy, maskedNumber } from '../envelope.rules.ts';
import { envelopeTransitions } from '../envelope.transitions.ts';
import { handFieldsOn } from '../field.store.ts';
import { documentOf } from '../lock-as-read.ts';
import { type RecipientRow, insertRecipient, saveRecipient } from '../recipient.store.ts';
import { addSteps, evidenceOf } from '../trail.ts';
import { type Looked, lookOpened, lookedAt, requireOpen } from './look.ts';
import { addStepOf, lockLooked } from './open-signing.ts';
import { presentPage, presentSign } from './read-sign.ts';

type Named<E> = Pick<EndpointParsed<E>, Extract<'params' | 'body', keyof EndpointParsed<E>>>;

export async function declineEnvelope(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body: { token, reason } }: Named<typeof declineCall>,
): Promise<SignDocumentAnswer> {
  const { now } = call;
  const found = await lookOpened(deps, deps.platform.db, { code, token, now });
  return deps.platform.write(call, async (tx) => {
    const looked = await lockLooked(tx, found.recipient);
    requireOpen(looked);
    const { envelope, recipient, people } = looked;
    const { recipientId } = recipient;
    const allowed = envelopeTransitions.allow({ side: 'named', recipient }, 'decline', envelope);
    const after: RecipientRow = { ...recipient, state: 'declined', doneAt: now, reason };
    await saveRecipient(tx, partOf(allowed.row, after));
    const { proof } = found.access;
    await addStepOf(deps, tx, call, looked, { kind: 'declined', note: reason, proof });
    const changes = { endedAt: now, reason };
    const told = heardBy(people, recipientId);
    const moved = await envelopeTransitions.move(tx, allowed, { now, changes, recipientId, told });
    const left = people.map((one) => (one.recipientId === recipientId ? after : one));
    return presentSign(deps, tx, lookedAt(keptRow(moved), left, recipientId), now);
  });
}

/** The row of who signs in their place; those who witness it are told apart by it. */
async function handOn(
  tx: Tx,
  envelope: Authorized<object>,
  { recipient, people }: Looked,
  { name, mobileNumber }: { readonly name: string; readonly mobileNumber: string },
  now: Date,
): Promise<RecipientRow> {
  const fresh: RecipientRow = {
    ...recipient,
    recipientId: newId(),
    name,
    mobileNumber,
    email: null,
    state: 'asked',
    askedAt: now,
    openedAt: null,
    delegatedBy: recipient.name,
  };
  const from = recipient.recipientId;
  await insertRecipient(tx, partOf(envelope, fresh));
  await saveRecipient(tx, partOf(envelope, { ...recipient, state: 'delegated' as const }));
  for (const one of people.filter(({ witnessOf }) => witnessOf === from))
    await saveRecipient(tx, partOf(envelope, { ...one, witnessOf: fresh.recipientId }));
  await handFieldsOn(tx, partOf(envelope, recipient), { from, to: fresh.recipientId });
  return fresh;
}

export async function delegateEnvelope(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body: { token, ...to } }: Named<typeof delegateCall>,
): Promise<SignPage> {
  const { now, request } = call;
  const found = await lookOpened(deps, deps.platform.db, { code, token, now });
  return deps.platform.write(call, async (tx) => {
    const looked = await lockLooked(tx, found.recipient);
    requireOpen(looked);
    const { envelope, recipient, people } = looked;
    if (!envelope.mayDelegate) refuse(envelopeErrors.sign_no_delegate);
    const taken = people.some(
      ({ mobileNumber, state }) => mobileNumber === to.mobileNumber && state !== 'delegated',
    );
    if (taken) refuse(envelopeErrors.envelope_number_twice);
    const { recipientId } = recipient;
    const allowed = envelopeTransitions.allow({ side: 'named', recipient }, 'delegate', envelope);
    const fresh = await handOn(tx, allowed.row, looked, to, now);
    const { sha256 } = await documentOf(tx, envelope);
    const { proof } = found.access;
    const evidence = evidenceOf(deps.people.single(), request);
    const note = `${to.name}, ${maskedNumber(to.mobileNumber)}`;
    const steps = [
      { kind: 'delegated', recipient, proof, note, evidence },
      { kind: 'asked', recipient: fresh },
    ] as const;
    await addSteps(tx, allowed.row, sha256, steps, now);
    const asked = [fresh.recipientId];
    const moved = await envelopeTransitions.move(tx, allowed, { now, recipientId, asked });
    const after = [...people.filter((one) => one !== recipient), fresh];
    const own: RecipientRow = { ...recipient, state: 'delegated' };
    return presentPage(lookedAt(keptRow(moved), [...after, own], recipientId), false);
  });
}

export async function addSignComment(
  deps: EnvelopeDependencies,
  call: Call,
  { params: { code }, body: { token, text } }: Named<typeof commentCall>,
): Promise<EnvelopeComment> {
  const { now } = call;
  const found = await lookOpened(deps, deps.platform.db, { code, token, now });
  return deps.platform.write(call, async (tx) => {
    const looked = await lockLooked(tx, found.recipient);
    const { envelope, recipient } = looked;
    if (envelope.status !== 'pending' || recipient.state === 'delegated')
      refuse(envelopeErrors.sign_ended, { present: looked.state });
    await requireRoom(tx, envelope);
    const comment: CommentRow = {
      commentId: newId(),
      envelopeId: envelope.envelopeId,
      recipientId: recipient.recipientId,
      userId: null,
      byName: recipient.name,
      words: text,
      at: now,
    };
    await insertComment(tx, authorize(comment, isNamedIn(envelope, recipient)));
    await addStepOf(deps, tx, call, looked, { kind: 'commented', proof: found.access.proof });
    return presentComment(comment, true);
  });
}
