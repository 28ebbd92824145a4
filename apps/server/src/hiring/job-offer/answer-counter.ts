import type { answerCounter as answerCall } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type { JobOfferAnswer } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { endDocument } from './end-document.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { presentJobOffer } from './job-offer.presenter.ts';
import { isOver } from './job-offer.rules.ts';
import { seesJobOffer } from './job-offer.policy.ts';
import { type JobOfferRow, findJobOffer } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { digestOf } from './letter-content.ts';
import { type AsRead, lockAsRead } from './lock-as-read.ts';
import { findOfferLetter, insertOfferLetter } from './offer-letter.store.ts';
import { previewPaper } from './own-paper.ts';

const { verb } = jobOfferTransitions;

/** The letter that holds, with what the candidate asked for. */
async function nextLetter(reader: Reader, { jobOfferId, letterVersion, ...asked }: JobOfferRow, now: Date) {
  const letter = await findOfferLetter(reader, jobOfferId, letterVersion);
  if (!letter) return refuse(jobOfferErrors.job_offer_not_found);
  const {
    organisationId,
    departmentId,
    logoId,
    digest: _before,
    issuedAt: _at,
    envelopeId: _document,
    jobOfferId: _of,
    ...said
  } = letter;
  const content = {
    ...said,
    letterVersion: letterVersion + 1,
    wagePaise: asked.counterWagePaise ?? said.wagePaise,
    startsOn: asked.counterStartsOn ?? said.startsOn,
  };
  const digest = digestOf({ ...content, issuedOn: istDay(now) });
  return {
    ...content,
    jobOfferId,
    organisationId,
    departmentId,
    logoId,
    digest,
    issuedAt: now,
    envelopeId: null,
  };
}

/** The paper of the business takes the new terms as well, or it hears of it before the candidate does. */
async function checkNext(
  deps: JobOfferDependencies,
  { viewer, now }: SignedInCall,
  { jobOfferId }: Pick<AsRead, 'jobOfferId'>,
): Promise<void> {
  const { db } = deps.platform;
  const row = await findJobOffer(db, jobOfferId);
  if (!row || !seesJobOffer(viewer, row)) return;
  const letter = await nextLetter(db, row, now);
  await previewPaper(deps, row.organisationId, letter, now);
}

async function takeCounter(
  deps: JobOfferDependencies,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
): Promise<JobOfferRow> {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, verb.takeCounter, read);
  if (isOver(allowed.row, now)) refuse(jobOfferErrors.job_offer_expired);
  const letter = await nextLetter(tx, allowed.row, now);
  await endDocument(deps, tx, allowed.row, 'replaced', now);
  await insertOfferLetter(tx, partOf(allowed.row, letter));
  const changes = { letterVersion: letter.letterVersion };
  return jobOfferTransitions.move(tx, allowed, { now, changes });
}

async function keepTerms(
  _deps: JobOfferDependencies,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
): Promise<JobOfferRow> {
  const { now } = call;
  const allowed = await lockAsRead(tx, call, verb.keepTerms, read);
  if (isOver(allowed.row, now)) refuse(jobOfferErrors.job_offer_expired);
  return jobOfferTransitions.move(tx, allowed, { now });
}

/** New terms come with a new letter; else the one there is holds. Either is the candidate's to answer. */
export async function answerCounter(
  deps: JobOfferDependencies,
  call: SignedInCall,
  { take, ...read }: EndpointParsed<typeof answerCall>['body'],
): Promise<JobOfferAnswer> {
  if (take) await checkNext(deps, call, read);
  return deps.platform.write(call, async (tx) => {
    const moved = await (take ? takeCounter : keepTerms)(deps, tx, call, read);
    return presentJobOffer(deps, tx, moved, call);
  });
}
