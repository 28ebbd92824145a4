/** The provider has answered: what it signed becomes the signature of the person, or all stays as it was. */
import type { ESignOutcome } from '@nukkad/contract/files/envelope/esign.api';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { system } from '../../../platform/platform.ts';
import type { ESign, ESignAnswer } from '../../../platform/providers/esign/esign.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type PersonCertificate, personSignature } from '../../../platform/sealing/person-signature.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { envelopeFolder, findDocument } from '../document.store.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { documentOf } from '../lock-as-read.ts';
import { findRecipient } from '../recipient.store.ts';
import { requireOpen } from '../sign/look.ts';
import { lockLooked } from '../sign/open-signing.ts';
import { signAs } from '../sign/sign-envelope.ts';
import { type ESignRow, findVisit, lockVisit, saveVisit } from './esign.store.ts';
import { requireWay } from './ways.ts';

const xmlMediaType = 'application/xml';

/** What came of it, and who came back; null: no one is known to have gone. */
export interface Taken {
  readonly outcome: ESignOutcome;
  readonly recipientId: string | null;
}

interface Arrived {
  readonly xml: string;
  readonly now: Date;
  readonly request: FastifyRequest;
}

type Signed = Extract<ESignAnswer, { outcome: 'signed' }>;

/** The certificate, where its signature is over the very document that was shown. */
async function certificateOf(
  { platform: { db, storage, log } }: EnvelopeDependencies,
  provider: ESign,
  { envelopeId, documentVersion, documentHash }: ESignRow,
  { pkcs7, certificate }: Signed,
  at: Date,
): Promise<PersonCertificate | null> {
  const document = await findDocument(db, envelopeId, documentVersion);
  if (document?.sha256 !== documentHash) return null;
  const file = await storage.get(document.storageKey);
  if (!file) throw new Error('A file of an envelope is not in the store.');
  const { content } = file;
  const found = await personSignature(pkcs7, { content, certificate, roots: await provider.roots(), at });
  if (typeof found !== 'string') return found;
  log.warn({ fault: found }, 'an answer of the eSign provider was not taken');
  return null;
}

/** Whose name, by whose certificate, and the hash of the answer, which is kept. */
const noteOf = (
  { how }: ESignRow,
  { name, issuer, serial, sha256 }: PersonCertificate,
  answerHash: string,
): string =>
  Array.from(
    `${how === null ? '' : `${how}; `}${name}; ${issuer}; ${serial}; SHA-256 ${sha256}; answer SHA-256 ${answerHash}`,
  )
    .slice(0, 500)
    .join('');

const why = 'What the provider answered to the visit of who was named.';

/** Still away, of the document as it is, and in its time. */
async function lockAway(tx: Tx, esignId: string, now: Date): Promise<ESignRow | null> {
  const visit = await lockVisit(tx, esignId);
  return visit?.status === 'away' && now < visit.endsAt ? visit : null;
}

interface Kept {
  readonly key: string;
  readonly hash: string;
}

async function sign(
  deps: EnvelopeDependencies,
  tx: Tx,
  { esignId, recipientId, envelopeId }: ESignRow,
  certificate: PersonCertificate,
  answer: Kept,
  arrived: Arrived,
): Promise<boolean> {
  const { now } = arrived;
  const party = await findRecipient(tx, recipientId);
  if (!party) return false;
  const looked = requireOpen(await lockLooked(tx, { ...party, envelopeId }));
  requireWay(looked, 'aadhaar_esign');
  const visit = await lockAway(tx, esignId, now);
  const { sha256 } = await documentOf(tx, looked.envelope);
  if (visit?.documentVersion !== looked.envelope.documentVersion || visit.documentHash !== sha256)
    return false;
  const { name, issuer, serial, sha256: certificateHash } = certificate;
  await signAs(deps, tx, arrived, looked, {
    fields: visit.fields,
    kept: { signatureKey: visit.signatureKey, initialsKey: visit.initialsKey, stampKey: visit.stampKey },
    how: noteOf(visit, certificate, answer.hash),
    proved: { proof: 'aadhaar_esign' },
    certificateName: name,
  });
  await saveVisit(
    tx,
    systemAuthorized(
      {
        ...visit,
        status: 'signed',
        answeredAt: now,
        answerKey: answer.key,
        answerHash: answer.hash,
        signerName: name,
        issuerName: issuer,
        certificateSerial: serial,
        certificateHash,
      },
      why,
    ),
  );
  return true;
}

/** The answer lies before its row says so, and goes if it does not. */
async function takeSigned(
  deps: EnvelopeDependencies,
  provider: ESign,
  visit: ESignRow,
  answer: Signed,
  arrived: Arrived,
): Promise<ESignOutcome> {
  const { platform } = deps;
  const { storage } = platform;
  const certificate = await certificateOf(deps, provider, visit, answer, arrived.now);
  if (!certificate || certificate.name === '') return 'failed';
  const content = Buffer.from(arrived.xml);
  const kept: Kept = {
    key: `${envelopeFolder}${visit.envelopeId}/${newId()}`,
    hash: createHash('sha256').update(content).digest('hex'),
  };
  await storage.put(kept.key, content, xmlMediaType);
  let isKept = false;
  try {
    isKept = await platform.write(system, (tx) => sign(deps, tx, visit, certificate, kept, arrived));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  } finally {
    if (!isKept) await discard(storage, [kept.key]);
  }
  return isKept ? 'signed' : 'late';
}

/** They did not sign: what they filled in is on their own device still. */
async function takeRefused(
  { platform }: EnvelopeDependencies,
  { esignId }: ESignRow,
  { outcome, code }: Exclude<ESignAnswer, Signed>,
  now: Date,
): Promise<ESignOutcome> {
  const left = await platform.write(system, async (tx) => {
    const visit = await lockAway(tx, esignId, now);
    if (!visit) return null;
    const { signatureKey, initialsKey, stampKey } = visit;
    const none = { signatureKey: null, initialsKey: null, stampKey: null, fields: [] };
    const ended = { status: outcome, answeredAt: now, code };
    await saveVisit(tx, systemAuthorized({ ...visit, ...none, ...ended }, why));
    return [signatureKey, initialsKey, stampKey];
  });
  if (!left) return 'late';
  await discard(
    platform.storage,
    left.filter((key) => key !== null),
  );
  return outcome;
}

const isId = (given: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given);

/** Each answer counts once. What cannot be believed changes nothing, so that the right one may still come. */
export async function takeAnswer(
  deps: EnvelopeDependencies,
  esignId: string,
  arrived: Arrived,
): Promise<Taken> {
  const { db, providers } = deps.platform;
  const provider = providers.eSign;
  const visit = isId(esignId) ? await findVisit(db, esignId) : null;
  if (!provider || visit?.provider !== provider.kind) return { outcome: 'failed', recipientId: null };
  const { recipientId } = visit;
  const answer = await provider.read(arrived.xml, arrived.now);
  if (answer?.transactionId !== esignId) return { outcome: 'failed', recipientId };
  const outcome =
    answer.outcome === 'signed'
      ? await takeSigned(deps, provider, visit, answer, arrived)
      : await takeRefused(deps, visit, answer, arrived.now);
  return { outcome, recipientId };
}
