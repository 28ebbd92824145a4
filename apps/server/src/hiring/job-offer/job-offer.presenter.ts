import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import type { AgreementDocumentAnswer } from '@nukkad/contract/files/envelope/agreement.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { isOver } from './job-offer.rules.ts';
import { jobOfferCapacities } from './job-offer.policy.ts';
import type { JobOfferRow } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { type OfferLetterRow, currentLetters } from './offer-letter.store.ts';
import { wordsOf } from './offer-letter.words.ts';

type Parts = Pick<JobOfferDependencies, 'envelope'>;
type Looking = Pick<Call, 'now'> & { readonly viewer: Viewer };

/** The letter in words; one that was accepted says by whom and when. */
export const lettered = ({ status, answeredAt }: JobOfferRow, letter: OfferLetterRow) =>
  wordsOf(
    { ...letter, issuedOn: istDay(letter.issuedAt) },
    status !== 'Rejected' && answeredAt !== null
      ? { at: answeredAt, isSigned: letter.envelopeId !== null }
      : null,
  );

function counterOf({ counteredAt, counterWagePaise, counterStartsOn, counterWords }: JobOfferRow) {
  if (counteredAt === null) return null;
  return {
    wage: counterWagePaise,
    startsOn: counterStartsOn,
    words: counterWords,
    at: counteredAt.toISOString(),
  };
}

function movesFor(row: JobOfferRow, { viewer, now }: Looking) {
  const {
    accept,
    refuse: refusing,
    counter,
    takeCounter,
    withdraw,
  } = jobOfferTransitions.movesOf(viewer, row);
  const isOpen = !isOver(row, now);
  return {
    accept: accept && isOpen,
    refuse: refusing,
    counter: counter && isOpen && row.counteredAt === null,
    answerCounter: takeCounter && isOpen,
    withdraw,
  };
}

function termsOf(letter: OfferLetterRow) {
  const { title, wageUnit, wagePaise, startsOn, place, shift, hours } = letter;
  const { probationMonths, noticeDays, departmentId, words, lang } = letter;
  return {
    title,
    wageUnit,
    wage: wagePaise,
    startsOn,
    place,
    shift,
    hours,
    probationMonths,
    noticeDays,
    departmentId,
    words,
    lang,
  };
}

/** For the business: until it has signed, as long as there is something to agree to. */
const maySign = (row: JobOfferRow, { viewer }: Looking, document: AgreementDocumentAnswer | null): boolean =>
  (row.status === 'Pending' || row.status === 'Accepted') &&
  jobOfferCapacities(viewer, row).includes('Employer') &&
  (document === null || document.status === 'pending') &&
  document?.signed.every(({ side }) => side !== 'first') !== false;

function present(
  row: JobOfferRow,
  letter: OfferLetterRow,
  document: AgreementDocumentAnswer | null,
  looking: Looking,
): JobOfferAnswer {
  const { jobOfferId, applicationId, jobId, status, letterVersion, validUntil } = row;
  return {
    jobOfferId,
    applicationId,
    jobId,
    companyName: letter.companyName,
    fullName: letter.fullName,
    status,
    letterVersion,
    terms: termsOf(letter),
    validUntil,
    letter: lettered(row, letter),
    hasOwnPaper: letter.templateId !== null,
    document,
    counter: counterOf(row),
    refusal: row.refusalReason && { reason: row.refusalReason, words: row.refusalWords },
    at: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    version: row.version,
    can: { ...movesFor(row, looking), sign: maySign(row, looking, document) },
  };
}

export async function presentJobOffers(
  { envelope }: Parts,
  reader: Reader,
  rows: readonly JobOfferRow[],
  looking: Looking,
): Promise<JobOfferAnswer[]> {
  const letters = await currentLetters(
    reader,
    rows.map(({ jobOfferId }) => jobOfferId),
  );
  const documents = await envelope.agreements.read(
    reader,
    [...letters.values()].flatMap(({ envelopeId }) => envelopeId ?? []),
  );
  return rows.map((row) => {
    const letter = letters.get(row.jobOfferId) ?? refuse(jobOfferErrors.job_offer_not_found);
    return present(row, letter, documents.get(letter.envelopeId ?? '') ?? null, looking);
  });
}

export const presentJobOffer = async (
  parts: Parts,
  reader: Reader,
  row: JobOfferRow,
  looking: Looking,
): Promise<JobOfferAnswer> => onlyOne(await presentJobOffers(parts, reader, [row], looking));
