/** How someone shows, when they sign, who they are: a fresh one-time password, or a passkey of the account that has the number. */
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GivenProof } from '../agreement/agreement.interface.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { type Looked, isOwnNumber } from '../sign/look.ts';
import { redeem } from '../sign/open-signing.ts';

export type Proved =
  | { readonly proof: 'otp' }
  /** The start of the SHA-256 of the passkey's id. */
  | { readonly proof: 'passkey'; readonly credential: string }
  | { readonly proof: 'aadhaar_esign' };

type Signing = Pick<Looked, 'envelope' | 'recipient'>;

/** What a passkey confirms: that this one signs this document, in this version. */
export const confirmsOf = (
  { envelope: { envelopeId, documentVersion }, recipient: { recipientId } }: Signing,
  sha256: string,
): string =>
  createHash('sha256')
    .update(JSON.stringify(['envelope sign', envelopeId, documentVersion, recipientId, sha256]))
    .digest('hex');

async function byPasskey(
  deps: EnvelopeDependencies,
  tx: Tx,
  { viewer, now }: Pick<Call, 'viewer' | 'now'>,
  { looked, sha256, given }: { looked: Looked; sha256: string; given: NonNullable<GivenProof['passkey']> },
): Promise<Proved | ErrorFact> {
  if (viewer === null || !(await isOwnNumber(deps, tx, { viewer }, looked.recipient)))
    return refuse(envelopeErrors.sign_passkey_other);
  const { userId } = viewer;
  const attempt = { ...given, userId, confirms: confirmsOf(looked, sha256), now };
  const shown = await deps.people.single().redeemPasskey(tx, attempt);
  if (shown === 'expired') return passkeyErrors.passkey_expired;
  return shown === 'refused' ? envelopeErrors.sign_passkey_refused : { proof: 'passkey', ...shown };
}

/** Of the document with this hash. A wrong one is answered as a fact, and committed, so that it counts. */
export async function prove(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: Pick<Call, 'viewer' | 'now'>,
  looked: Looked,
  { sha256, codeId, otp, passkey }: GivenProof & { readonly sha256: string },
): Promise<Proved | ErrorFact> {
  if (passkey) return byPasskey(deps, tx, call, { looked, sha256, given: passkey });
  if (codeId === undefined || otp === undefined) return refuse(envelopeErrors.sign_proof_missing);
  const wrong = await redeem(deps, tx, looked.recipient, 'sign', { codeId, otp, now: call.now });
  return wrong ?? { proof: 'otp' };
}
