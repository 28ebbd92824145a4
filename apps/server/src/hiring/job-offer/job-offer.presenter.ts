import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOver } from './job-offer.rules.ts';
import type { JobOfferRow } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { type OfferLetterRow, currentLetters } from './offer-letter.store.ts';
import { wordsOf } from './offer-letter.words.ts';

type Looking = Pick<Call, 'now'> & { readonly viewer: Viewer };

/** The letter in words; one that was accepted says by whom and when. */
export const lettered = ({ status, answeredAt }: JobOfferRow, letter: OfferLetterRow) =>
  wordsOf(
    { ...letter, issuedOn: istDay(letter.issuedAt) },
    status !== 'Rejected' && answeredAt !== null ? { at: answeredAt } : null,
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

function present(row: JobOfferRow, letter: OfferLetterRow, looking: Looking): JobOfferAnswer {
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
    counter: counterOf(row),
    refusal: row.refusalReason && { reason: row.refusalReason, words: row.refusalWords },
    at: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    version: row.version,
    can: movesFor(row, looking),
  };
}

export async function presentJobOffers(
  reader: Reader,
  rows: readonly JobOfferRow[],
  looking: Looking,
): Promise<JobOfferAnswer[]> {
  const letters = await currentLetters(
    reader,
    rows.map(({ jobOfferId }) => jobOfferId),
  );
  return rows.map((row) =>
    present(row, letters.get(row.jobOfferId) ?? refuse(jobOfferErrors.job_offer_not_found), looking),
  );
}

export const presentJobOffer = async (
  reader: Reader,
  row: JobOfferRow,
  looking: Looking,
): Promise<JobOfferAnswer> => onlyOne(await presentJobOffers(reader, [row], looking));
