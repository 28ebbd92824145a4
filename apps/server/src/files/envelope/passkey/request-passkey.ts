/** What a browser needs to sign with a passkey: a challenge of this document and of who signs it. */
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type {
  requestAgreementPasskey as agreementCall,
  requestSignPasskey as signCall,
} from '@nukkad/contract/files/envelope/sign.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Call, SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findDocument } from '../document.store.ts';
import type { EnvelopeDependencies, SigningPasskey } from '../envelope.interface.ts';
import { requireWay } from '../esign/ways.ts';
import { isPartyOf } from '../envelope.policy.ts';
import { findEnvelope } from '../envelope.store.ts';
import { type RecipientRow, listRecipients } from '../recipient.store.ts';
import { type Looked, isOwnNumber, lookOpened, lookedAt, requireOpen, requireTurn } from '../sign/look.ts';
import { confirmsOf } from './prove.ts';

async function challengeOf(
  { platform: { db }, people }: EnvelopeDependencies,
  { userId }: Viewer,
  looked: Looked,
  now: Date,
): Promise<SigningPasskey> {
  const { envelopeId, documentVersion } = looked.envelope;
  const document = await findDocument(db, envelopeId, documentVersion);
  if (!document) return refuse(envelopeErrors.envelope_not_found);
  const confirms = confirmsOf(looked, document.sha256);
  const asked = await people.single().requestPasskey({ userId, confirms, now });
  return asked ?? refuse(envelopeErrors.sign_passkey_missing);
}

/** By the link, for who is logged in with the number that is asked. */
export async function requestSignPasskey(
  deps: EnvelopeDependencies,
  { viewer, now }: Call,
  { params: { code }, body: { token } }: Pick<EndpointParsed<typeof signCall>, 'params' | 'body'>,
): Promise<SigningPasskey> {
  const { db } = deps.platform;
  const looked = requireOpen(await lookOpened(deps, db, { code, token, now }));
  requireWay(looked, 'otp');
  if (viewer === null || !(await isOwnNumber(deps, db, { viewer }, looked.recipient)))
    return refuse(envelopeErrors.sign_passkey_other);
  return challengeOf(deps, viewer, looked, now);
}

/** Who acts for a business is its side, though they may be the other one as a person. */
const sideOf = (viewer: Viewer, people: readonly RecipientRow[]): RecipientRow | null => {
  const sides = people.filter((one) => one.side !== null && isPartyOf(viewer, one));
  return sides.find(({ organisationId }) => organisationId !== null) ?? sides[0] ?? null;
};

/** For the side that the caller is; 404 for who is none. */
export async function requestAgreementPasskey(
  deps: EnvelopeDependencies,
  { viewer, now }: SignedInCall,
  { envelopeId }: EndpointParsed<typeof agreementCall>['body'],
): Promise<SigningPasskey> {
  const { db } = deps.platform;
  const [envelope, people] = await Promise.all([
    findEnvelope(db, envelopeId),
    listRecipients(db, [envelopeId]),
  ]);
  const side = sideOf(viewer, people);
  if (!envelope || !side) return refuse(envelopeErrors.envelope_not_found);
  const looked = lookedAt(envelope, people, side.recipientId);
  requireTurn(looked);
  if ((await deps.people.single().numberOf(db, viewer.userId)) === '')
    return refuse(envelopeErrors.sign_number_missing);
  return challengeOf(deps, viewer, looked, now);
}
