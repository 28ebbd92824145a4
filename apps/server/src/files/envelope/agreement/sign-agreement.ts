/** One side of an agreement signs: signed in, with a fresh one-time password to the verified number of the account, or a passkey. */
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { isPartyOf } from '../envelope.policy.ts';
import { hiddenNumber } from '../envelope.rules.ts';
import { findEnvelope } from '../envelope.store.ts';
import { documentOf } from '../lock-as-read.ts';
import { prove } from '../passkey/prove.ts';
import { type RecipientRow, findSide, listRecipients } from '../recipient.store.ts';
import { withPictures } from '../sign/draw-signature.ts';
import { type Looked, lookedAt, requireTurn } from '../sign/look.ts';
import { addStepOf, lockLooked } from '../sign/open-signing.ts';
import { bindCode } from '../sign/sign-code.ts';
import { signAs } from '../sign/sign-envelope.ts';
import type {
  AgreementSigned,
  Agreements,
  KeptSignature,
  OfSide,
  SigningAsked,
} from './agreement.interface.ts';

/** 404 for who is not this side. */
async function sideOf(reader: Reader, { viewer }: SignedInCall, of: OfSide): Promise<RecipientRow> {
  const party = await findSide(reader, of);
  return party && isPartyOf(viewer, party) ? party : refuse(envelopeErrors.envelope_not_found);
}

/** The row as it is when this person signs: of a business, who signs for it. */
async function asSigner(
  { people }: EnvelopeDependencies,
  reader: Reader,
  { viewer }: SignedInCall,
  party: RecipientRow,
): Promise<RecipientRow> {
  const own = people.single();
  const [person, mobileNumber] = await Promise.all([
    own.nameOf(reader, viewer.userId),
    own.numberOf(reader, viewer.userId),
  ]);
  if (mobileNumber === '') refuse(envelopeErrors.sign_number_missing);
  const named = party.organisationId === null || person === '' ? party.name : `${person}, ${party.name}`;
  return { ...party, name: Array.from(named).slice(0, 80).join(''), mobileNumber };
}

async function lockAsSigner(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: SignedInCall,
  party: RecipientRow,
): Promise<Looked> {
  const looked = await lockLooked(tx, party);
  requireTurn(looked);
  return { ...looked, recipient: await asSigner(deps, tx, call, looked.recipient) };
}

export async function sendCode(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  of: OfSide,
): ReturnType<Agreements['sendCode']> {
  const { platform, people } = deps;
  const { now, request, lang } = call;
  const party = await sideOf(platform.db, call, of);
  const envelope = await findEnvelope(platform.db, of.envelopeId);
  if (!envelope) return refuse(envelopeErrors.envelope_not_found);
  requireTurn(lookedAt(envelope, await listRecipients(platform.db, [of.envelopeId]), party.recipientId));
  const { recipientId, mobileNumber } = await asSigner(deps, platform.db, call, party);
  const sent = await people.single().sendCode({ mobileNumber, networkAddress: request.ip, lang, now });
  await platform.write(call, async (tx) =>
    addStepOf(deps, tx, call, await lockAsSigner(deps, tx, call, party), { kind: 'code_sent' }),
  );
  return {
    ...sent,
    codeId: bindCode(platform.config.secret, sent.codeId, recipientId, 'sign'),
    sentTo: hiddenNumber(mobileNumber),
  };
}

const isFact = (outcome: object): outcome is ErrorFact => 'code' in outcome && 'status' in outcome;

export async function signing<T extends object>(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { signature, ...of }: SigningAsked,
  write: (signature: KeptSignature) => Promise<T | ErrorFact>,
): Promise<T> {
  const party = await sideOf(deps.platform.db, call, of);
  return withPictures(deps.platform, party, { signature }, async ({ signatureKey }) => {
    if (signatureKey === null) return refuse(envelopeErrors.sign_fields_missing);
    const outcome = await write({ how: signature.how, key: signatureKey });
    return isFact(outcome) ? refuse(outcome) : outcome;
  });
}

export async function signAgreement(
  deps: EnvelopeDependencies,
  tx: Tx,
  call: SignedInCall,
  { documentHash, signature, codeId, otp, passkey, ...of }: Parameters<Agreements['sign']>[2],
): Promise<AgreementSigned | ErrorFact> {
  const looked = await lockAsSigner(deps, tx, call, await sideOf(tx, call, of));
  const { sha256 } = await documentOf(tx, looked.envelope);
  if (sha256 !== documentHash) refuse(envelopeErrors.sign_document_differs);
  const proved = await prove(deps, tx, call, looked, { sha256, codeId, otp, passkey });
  if ('code' in proved) return proved;
  const kept = { signatureKey: signature.key, initialsKey: null, stampKey: null };
  const after = await signAs(deps, tx, call, looked, { fields: [], how: signature.how, kept, proved });
  return { isWhole: after.envelope.allSignedAt !== null };
}
