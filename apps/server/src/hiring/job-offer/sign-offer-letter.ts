/** Signing the letter of an offer: the candidate accepts by it, the business confirms what it offers. */
import type { signOfferLetter as signCall } from '@nukkad/contract/hiring/job-offer/offer-document.api';
import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import type { AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Agreements, KeptSignature } from '../../files/envelope/index.ts';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { presentJobOffer } from './job-offer.presenter.ts';
import { lockJobOffer } from './job-offer.store.ts';
import { type Named, openOfferDocument, seenLetter, sideOf } from './offer-document.ts';
import { findOfferLetter } from './offer-letter.store.ts';

type Body = EndpointParsed<typeof signCall>['body'];

export async function sendOfferCode(
  deps: JobOfferDependencies,
  call: SignedInCall,
  of: Named,
): ReturnType<Agreements['sendCode']> {
  const { envelopeId } = await openOfferDocument(deps, call, of);
  const { row } = await seenLetter(deps, call, of);
  return deps.envelope.agreements.sendCode(call, { envelopeId, side: sideOf(call.viewer, row) });
}

/** Around the transaction in which this side signs. */
export async function signing(
  deps: JobOfferDependencies,
  call: SignedInCall,
  { jobOfferId, signature }: Pick<Body, 'jobOfferId' | 'signature'>,
  write: (tx: Tx, kept: KeptSignature) => Promise<JobOfferAnswer | ErrorFact>,
): Promise<JobOfferAnswer> {
  const { row, letter } = await seenLetter(deps, call, { jobOfferId });
  const side = sideOf(call.viewer, row);
  const { envelopeId } = letter;
  if (envelopeId === null) return refuse(jobOfferErrors.job_offer_moved_on, { present: row.status });
  return deps.envelope.agreements.signing(call, { envelopeId, side, signature }, (kept) =>
    deps.platform.write(call, (tx) => write(tx, kept)),
  );
}

/** Behind the lock of the offer. Null: signed; else what the caller commits, as a wrong password counts. */
export async function signLocked(
  deps: JobOfferDependencies,
  tx: Tx,
  call: SignedInCall,
  of: { readonly jobOfferId: string; readonly letterVersion: number },
  { side, body, kept }: { readonly side: AgreementSide; readonly body: Body; readonly kept: KeptSignature },
): Promise<ErrorFact | null> {
  const letter = await findOfferLetter(tx, of.jobOfferId, of.letterVersion);
  if (!letter?.envelopeId) return refuse(jobOfferErrors.job_offer_moved_on);
  const { documentHash, codeId, otp, passkey } = body;
  const given = { documentHash, codeId, otp, passkey, signature: kept };
  const asked = { envelopeId: letter.envelopeId, side, ...given };
  const signed = await deps.envelope.agreements.sign(tx, call, asked);
  return 'isWhole' in signed ? null : signed;
}

/** For the business, before or after the candidate. */
export const signOfferLetter = (
  deps: JobOfferDependencies,
  call: SignedInCall,
  body: Body,
): Promise<JobOfferAnswer> =>
  signing(deps, call, body, async (tx, kept) => {
    const { viewer, now } = call;
    const { row } = await seenLetter(deps, call, body);
    const side = sideOf(viewer, row);
    const locked = await lockJobOffer(tx, body.jobOfferId);
    if (!locked || (locked.status !== 'Pending' && locked.status !== 'Accepted'))
      return refuse(jobOfferErrors.job_offer_moved_on, { present: locked?.status });
    const wrong = await signLocked(deps, tx, call, locked, { side, body, kept });
    if (wrong) return wrong;
    const logged = { action: 'job_offer.sign', subjectKind: 'job_offer', subjectId: row.jobOfferId } as const;
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      ...logged,
      detail: { letterVersion: locked.letterVersion },
    });
    return presentJobOffer(deps, tx, locked, call);
  });
