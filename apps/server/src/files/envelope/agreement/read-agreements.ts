import type { AgreementDocumentAnswer } from '@nukkad/contract/files/envelope/agreement.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { signShortLink } from '../../../platform/storage/links.ts';
import { findDocument, listFirstDocuments } from '../document.store.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { findEnvelope, findEnvelopes } from '../envelope.store.ts';
import { type RecipientRow, listRecipients } from '../recipient.store.ts';
import type { Agreements } from './agreement.interface.ts';

const signedBy = (people: readonly RecipientRow[]): AgreementDocumentAnswer['signed'] =>
  people.flatMap(({ side, name, doneAt, state }) =>
    side !== null && state === 'done' && doneAt !== null
      ? [{ side, by: name, at: doneAt.toISOString() }]
      : [],
  );

export async function readAgreements(
  reader: Reader,
  envelopeIds: readonly string[],
): Promise<ReadonlyMap<string, AgreementDocumentAnswer>> {
  if (envelopeIds.length === 0) return new Map();
  const [envelopes, people, documents] = await Promise.all([
    findEnvelopes(reader, envelopeIds),
    listRecipients(reader, envelopeIds),
    listFirstDocuments(reader, envelopeIds),
  ]);
  return new Map(
    documents.flatMap(({ envelopeId, sha256 }) => {
      const row = envelopes.get(envelopeId);
      if (row?.source !== 'agreement') return [];
      const { number, status, sealedHash, allSignedAt } = row;
      const own = people.filter((one) => one.envelopeId === envelopeId);
      const isSealing = status === 'pending' && allSignedAt !== null;
      const answer = { envelopeId, number, status, documentHash: sha256, sealedHash, isSealing };
      return [[envelopeId, { ...answer, signed: signedBy(own) }] as const];
    }),
  );
}

export async function linkAgreement(
  { platform: { config, db } }: EnvelopeDependencies,
  { viewer, now }: SignedInCall,
  { envelopeId, which }: Parameters<Agreements['link']>[1],
): ReturnType<Agreements['link']> {
  const [row, document] = await Promise.all([findEnvelope(db, envelopeId), findDocument(db, envelopeId, 1)]);
  const key = which === 'signed' ? row?.sealedKey : document?.storageKey;
  if (!key) return refuse(envelopeErrors.envelope_file_missing);
  const { url, expiresAt } = signShortLink(config.secret, key, viewer.userId, now);
  return { url, expiresAt: expiresAt.toISOString() };
}
