/** The letter of an offer as the document that both sides sign. */
import type { AgreementDocumentAnswer, AgreementSide } from '@nukkad/contract/files/envelope/agreement.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DrawnAgreement, KeptAgreement, NewAgreement } from '../../files/envelope/index.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { drawOfferToSign } from './draw-offer-letter.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { jobOfferCapacities, seesJobOffer } from './job-offer.policy.ts';
import { lettered } from './job-offer.presenter.ts';
import { type JobOfferRow, findJobOffer, lockJobOffer } from './job-offer.store.ts';
import { type OfferLetterRow, findOfferLetter, saveDocument } from './offer-letter.store.ts';
import { letterTitle } from './offer-letter.words.ts';
import { drawnOnOwn } from './own-paper.ts';

export interface Named {
  readonly jobOfferId: string;
}

export interface LetteredOffer {
  readonly row: JobOfferRow;
  readonly letter: OfferLetterRow;
}

const sides: Readonly<Record<AgreementSide, Said>> = {
  first: { en: 'For the business', hi: 'बिज़नेस की ओर से' },
  second: { en: 'Candidate', hi: 'उम्मीदवार' },
};

/** The side of this person; those who may only read sign for no one. */
export function sideOf(viewer: Viewer, row: JobOfferRow): AgreementSide {
  const [capacity] = jobOfferCapacities(viewer, row);
  authorize(row, capacity !== undefined);
  return capacity === 'Jobseeker' ? 'second' : 'first';
}

async function lettersOf(reader: Reader, viewer: Viewer, row: JobOfferRow | null): Promise<LetteredOffer> {
  if (!row || !seesJobOffer(viewer, row)) return refuse(jobOfferErrors.job_offer_not_found);
  const letter = await findOfferLetter(reader, row.jobOfferId, row.letterVersion);
  return letter ? { row, letter } : refuse(jobOfferErrors.job_offer_not_found);
}

/** The letter that holds; 404 to whom it does not concern. */
export const seenLetter = async (
  { platform: { db } }: JobOfferDependencies,
  { viewer }: SignedInCall,
  { jobOfferId }: Named,
): Promise<LetteredOffer> => lettersOf(db, viewer, await findJobOffer(db, jobOfferId));

/** What is signed no more: an offer that ended without an agreement. */
function requireSignable({ status }: JobOfferRow): void {
  if (status !== 'Pending' && status !== 'Accepted')
    refuse(jobOfferErrors.job_offer_moved_on, { present: status });
}

async function drawn(deps: JobOfferDependencies, { row, letter }: LetteredOffer): Promise<DrawnAgreement> {
  const own = await drawnOnOwn(deps, letter);
  if (own) return own;
  const { config, db } = deps.platform;
  const { companyName, fullName, lang, issuedAt, logoId, letterVersion } = letter;
  const paper = {
    brand: config.BRAND_NAME,
    companyName,
    lang,
    letter: lettered({ ...row, answeredAt: null }, letter),
    issuedAt,
    logo: logoId ? await deps.partner.logos.drawIssued(db, logoId) : null,
  };
  const to = await drawOfferToSign(paper, [
    { side: 'first', label: sides.first[lang], name: companyName },
    { side: 'second', label: sides.second[lang], name: fullName },
  ]);
  return { ...to, fileName: `job-offer-${letterVersion}.pdf` };
}

function agreementOf({ row, letter }: LetteredOffer, document: KeptAgreement): NewAgreement {
  const { organisationId, userId, madeBy, jobId, applicationId } = row;
  const { companyName, fullName, lang, letterNumber } = letter;
  return {
    document,
    title: `${letterTitle[lang]} ${letterNumber}`,
    from: { userId: madeBy ?? userId, organisationId },
    isInOrder: false,
    parties: [
      {
        side: 'first',
        name: companyName,
        lang,
        screen: screenAddress.jobApplication(jobId, applicationId),
        userId: null,
        organisationId,
      },
      {
        side: 'second',
        name: fullName,
        lang,
        screen: screenAddress.ownApplication(applicationId),
        userId,
        organisationId: null,
      },
    ],
  };
}

/** Behind the lock of the offer: of two who open it at once the second finds that it has moved on, and reads it again. */
async function keep(
  deps: JobOfferDependencies,
  tx: Tx,
  call: SignedInCall,
  { jobOfferId }: Named,
  kept: KeptAgreement,
): Promise<string> {
  const { row, letter } = await lettersOf(tx, call.viewer, await lockJobOffer(tx, jobOfferId));
  requireSignable(row);
  if (letter.envelopeId !== null) refuse(jobOfferErrors.job_offer_moved_on, { present: row.status });
  const isSide = jobOfferCapacities(call.viewer, row).length > 0;
  const agreement = authorize(agreementOf({ row, letter }, kept), isSide);
  await deps.envelope.agreements.offer(tx, call, agreement);
  await saveDocument(tx, partOf(agreement, { ...letter, envelopeId: kept.envelopeId }));
  return kept.envelopeId;
}

async function documentId(deps: JobOfferDependencies, call: SignedInCall, of: Named): Promise<string> {
  const seen = await seenLetter(deps, call, of);
  sideOf(call.viewer, seen.row);
  if (seen.letter.envelopeId !== null) return seen.letter.envelopeId;
  requireSignable(seen.row);
  const { agreements } = deps.envelope;
  try {
    return await agreements.keepDocument(await drawn(deps, seen), (kept) =>
      deps.platform.write(call, (tx) => keep(deps, tx, call, of, kept)),
    );
  } catch (error) {
    const now = error instanceof Refusal ? await seenLetter(deps, call, of) : null;
    if (now?.letter.envelopeId) return now.letter.envelopeId;
    throw error;
  }
}

/** Made when one of the sides opens it first. */
export async function openOfferDocument(
  deps: JobOfferDependencies,
  call: SignedInCall,
  of: Named,
): Promise<AgreementDocumentAnswer> {
  const envelopeId = await documentId(deps, call, of);
  const found = await deps.envelope.agreements.read(deps.platform.db, [envelopeId]);
  return found.get(envelopeId) ?? refuse(jobOfferErrors.job_offer_not_found);
}

export async function getOfferDocument(
  deps: JobOfferDependencies,
  call: SignedInCall,
  { which, ...of }: Named & { readonly which: 'document' | 'signed' },
) {
  const { letter } = await seenLetter(deps, call, of);
  const { envelopeId } = letter;
  if (envelopeId === null) return refuse(jobOfferErrors.job_offer_not_found);
  return deps.envelope.agreements.link(call, { envelopeId, which });
}
