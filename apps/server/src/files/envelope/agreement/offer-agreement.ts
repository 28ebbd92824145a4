import { createHash } from 'node:crypto';
import { envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { newSpokenNumber } from '../../../platform/spoken-number.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { envelopeFolder, putDocument } from '../document.store.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { type EnvelopeRow, insertEnvelope } from '../envelope.store.ts';
import { envelopeTransitions } from '../envelope.transitions.ts';
import { type FieldRow, replaceFields } from '../field.store.ts';
import { senderOf } from '../lock-as-read.ts';
import { type RecipientRow, insertRecipient } from '../recipient.store.ts';
import { addSteps, evidenceOf } from '../trail.ts';
import type {
  AgreementParty,
  Agreements,
  DrawnAgreement,
  KeptAgreement,
  NewAgreement,
} from './agreement.interface.ts';

const short = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

export async function keepDocument<T>(
  { platform: { storage } }: EnvelopeDependencies,
  { content, ...drawn }: DrawnAgreement,
  write: (kept: KeptAgreement) => Promise<T>,
): Promise<T> {
  const envelopeId = newId();
  const storageKey = `${envelopeFolder}${envelopeId}/${newId()}`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  await storage.put(storageKey, content, pdfMediaType);
  try {
    return await write({ ...drawn, envelopeId, storageKey, sha256, bytes: content.length });
  } catch (error) {
    await discard(storage, [storageKey]);
    throw error;
  }
}

async function rowOf(
  { people }: EnvelopeDependencies,
  tx: Tx,
  { document: { envelopeId }, title, from, isInOrder }: NewAgreement,
  now: Date,
): Promise<EnvelopeRow> {
  return {
    envelopeId,
    ...from,
    number: newSpokenNumber('S'),
    source: 'agreement',
    status: 'pending',
    fromName: short(await people.single().senderName(tx, from), 200),
    title: short(title, 120),
    message: '',
    inOrder: isInOrder,
    days: envelopeLimits.days.usual,
    mayDelegate: false,
    documentVersion: 1,
    sentAt: now,
    endsAt: null,
    remindAt: null,
    remindedAt: null,
    allSignedAt: null,
    endedAt: null,
    reason: null,
    sealedKey: null,
    sealedHash: null,
    sealedBytes: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** A business has no number of its own: it is that of who signs for it. */
async function partyOf(
  { people }: EnvelopeDependencies,
  tx: Tx,
  { document: { envelopeId }, isInOrder }: NewAgreement,
  { side, name, lang, screen, userId, organisationId }: AgreementParty,
  now: Date,
): Promise<RecipientRow> {
  const isAsked = side === 'first' || !isInOrder;
  return {
    recipientId: newId(),
    envelopeId,
    rowOrder: side === 'first' ? 0 : 1,
    name: short(name, 80) || '-',
    mobileNumber: userId === null ? '' : await people.single().numberOf(tx, userId),
    email: null,
    role: 'signer',
    position: side === 'first' ? 1 : 2,
    witnessOf: null,
    lang,
    state: isAsked ? 'asked' : 'waiting',
    askedAt: isAsked ? now : null,
    openedAt: null,
    doneAt: null,
    reason: null,
    delegatedBy: null,
    signatureKey: null,
    initialsKey: null,
    stampKey: null,
    side,
    userId,
    organisationId,
    screen,
    provesBy: 'otp',
    certificateName: null,
  };
}

/** A box for the signature of each side. */
const fieldsOf = (
  { document: { envelopeId, places } }: NewAgreement,
  parties: readonly RecipientRow[],
): readonly FieldRow[] =>
  places.flatMap(({ side, kind = 'signature', ...place }, fieldOrder) =>
    parties
      .filter((party) => party.side === side)
      .map(({ recipientId }) => ({
        fieldId: newId(),
        envelopeId,
        recipientId,
        fieldOrder,
        kind,
        ...place,
        needed: true,
        label: '',
        value: null,
      })),
  );

export async function offerAgreement(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: SignedInCall,
  agreement: Parameters<Agreements['offer']>[2],
): Promise<void> {
  const { now, request } = call;
  const { envelopeId, storageKey, fileName, bytes, sha256, pages } = agreement.document;
  const row = await rowOf(deps, tx, agreement, now);
  const allowed = envelopeTransitions.allowNewSystem(envelopeTransitions.verb.offer, row);
  const permit: Authorized<object> = agreement;
  await insertEnvelope(tx, allowed.row);
  const document = { envelopeId, documentVersion: 1, storageKey, fileName, bytes, sha256, pages };
  await putDocument(tx, partOf(permit, { ...document, signatures: [], sentAt: now, uploadedAt: now }));
  const parties: RecipientRow[] = [];
  for (const one of agreement.parties) {
    const party = await partyOf(deps, tx, agreement, one, now);
    await insertRecipient(tx, partOf(permit, party));
    parties.push(party);
  }
  await replaceFields(tx, partOf(permit, row), fieldsOf(agreement, parties));
  const person = await senderOf(deps, tx, call);
  const evidence = evidenceOf(deps.people.single(), request);
  await addSteps(tx, partOf(permit, row), sha256, [{ kind: 'offered', person, evidence }], now);
  await envelopeTransitions.begin(tx, allowed, { now });
}
