import { type EnvelopeVerb, envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type DocumentRow, findDocument } from './document.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import type { EnvelopeRow } from './envelope.store.ts';
import { envelopeTransitions } from './envelope.transitions.ts';

/** An envelope as the caller read it. */
export interface AsRead {
  readonly envelopeId: string;
  readonly version: number;
}

/** By its sender. */
export async function lockAsRead<Verb extends EnvelopeVerb>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: Verb,
  { envelopeId, version }: AsRead,
) {
  const allowed = await envelopeTransitions.lockTo(tx, { side: 'sender', viewer }, verb, envelopeId);
  if (allowed.row.version !== version)
    refuse(envelopeErrors.envelope_moved_on, { present: allowed.row.status });
  return allowed;
}

/** The document of its present version, which every envelope has. */
export async function documentOf(
  tx: Tx,
  { envelopeId, documentVersion }: Pick<EnvelopeRow, 'envelopeId' | 'documentVersion'>,
): Promise<DocumentRow> {
  const found = await findDocument(tx, envelopeId, documentVersion);
  return found ?? refuse(envelopeErrors.envelope_not_found);
}

/** Who of the sender's side does it, as the trail names them. */
export async function senderOf(
  { people }: EnvelopeDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
): Promise<{ readonly userId: string; readonly name: string }> {
  const name = await people.single().nameOf(tx, viewer.userId);
  return { userId: viewer.userId, name: name === '' ? '-' : name };
}
