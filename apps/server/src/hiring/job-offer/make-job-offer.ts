import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { makeJobOffer as makeCall } from '@nukkad/contract/hiring/job-offer/job-offer.api';
import type {
  JobOfferAnswer,
  JobOfferBody,
  OfferPreview,
} from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { endOfAnswers } from './job-offer.rules.ts';
import { type JobOfferRow, findStanding, insertJobOffer } from './job-offer.store.ts';
import { jobOfferTransitions } from './job-offer.transitions.ts';
import { presentJobOffer } from './job-offer.presenter.ts';
import { contentOf, digestOf } from './letter-content.ts';
import { insertOfferLetter } from './offer-letter.store.ts';
import { type LetterContent, wordsOf } from './offer-letter.words.ts';
import { previewPaper } from './own-paper.ts';

/** 404 and 403; and the name of a person who is not shortlisted is shown to no one. */
async function applicantOf(
  { application }: JobOfferDependencies,
  reader: Reader,
  { viewer }: SignedInCall,
  applicationId: string,
): Promise<ApplicationFacts> {
  const facts = (await application.applicationFacts(reader, [applicationId])).get(applicationId);
  if (!facts || !application.sees(viewer, facts)) return refuse(applicationErrors.application_not_found);
  authorize(facts, application.mayDecide(viewer, facts));
  if (facts.status !== 'Inprogress')
    refuse(applicationErrors.application_moved_on, { present: facts.status });
  return facts;
}

/** With the minimum wage, as a notice of it may be newer than ours: a warning, which refuses nothing. */
export async function previewJobOffer(
  deps: JobOfferDependencies,
  call: SignedInCall,
  body: JobOfferBody,
): Promise<OfferPreview> {
  const { db } = deps.platform;
  const facts = await applicantOf(deps, db, call, body.applicationId);
  const { jobId } = facts;
  const offered = { jobId, wageUnit: body.wageUnit, wagePaise: body.wage };
  const [content, wageCheck] = await Promise.all([
    contentOf(deps, db, facts, body, call.now),
    deps.job.checkOfferedWage(db, offered, call.now),
  ]);
  const paper = await previewPaper(deps, facts.organisationId, content, call.now);
  return { letter: wordsOf(content), paper, digest: digestOf(content), wageCheck };
}

const rowOf = (
  { applicationId, jobId, organisationId, userId }: ApplicationFacts,
  { validUntil }: JobOfferBody,
  { viewer, now }: SignedInCall,
): JobOfferRow => ({
  jobOfferId: newId(),
  applicationId,
  jobId,
  organisationId,
  userId,
  status: 'Pending',
  letterVersion: 1,
  validUntil,
  expiresAt: endOfAnswers(validUntil),
  counteredAt: null,
  counterWagePaise: null,
  counterStartsOn: null,
  counterWords: null,
  refusalReason: null,
  refusalWords: null,
  answeredAt: null,
  remindedAt: null,
  madeBy: viewer.userId,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** The offer with its first letter. */
async function insert(
  deps: JobOfferDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  row: JobOfferRow,
  { departmentId = null }: { readonly departmentId?: string | null | undefined },
  { issuedOn, ...said }: LetterContent,
): Promise<void> {
  const { jobOfferId, organisationId } = row;
  const { verb } = jobOfferTransitions;
  const allowed = jobOfferTransitions.allowNew(viewer, verb.make, { ...row, status: 'Pending' as const });
  const logoId = await deps.partner.logos.hold(tx, allowed.row);
  const digest = digestOf({ ...said, issuedOn });
  const letter = {
    ...said,
    jobOfferId,
    organisationId,
    departmentId,
    logoId,
    digest,
    issuedAt: now,
    envelopeId: null,
  };
  await deps.template.paper.hold(tx, partOf(allowed.row, letter), now);
  await insertJobOffer(tx, allowed.row);
  await Promise.all([
    insertOfferLetter(tx, partOf(allowed.row, letter)),
    jobOfferTransitions.begin(tx, allowed, { now }),
  ]);
}

/** As it was previewed; the application is moved with it. */
export function makeJobOffer(
  deps: JobOfferDependencies,
  call: SignedInCall,
  { digest, ...body }: EndpointParsed<typeof makeCall>['body'],
): Promise<JobOfferAnswer> {
  return deps.platform.write(call, async (tx) => {
    const { applicationId, departmentId } = body;
    const facts = await applicantOf(deps, tx, call, applicationId);
    if (await findStanding(tx, applicationId)) refuse(jobOfferErrors.job_offer_exists);
    const moved = await deps.application.moveTo(tx, call, 'offer', applicationId);
    if (departmentId !== undefined) await hold(deps, tx, facts.organisationId, departmentId);
    const content = await contentOf(deps, tx, moved, body, call.now);
    if (digestOf(content) !== digest) refuse(jobOfferErrors.job_offer_letter_changed);
    const row = rowOf(moved, body, call);
    await insert(deps, tx, call, row, body, content);
    return presentJobOffer(deps, tx, row, call);
  });
}

async function hold(
  { department }: JobOfferDependencies,
  tx: Tx,
  organisationId: string,
  departmentId: string,
): Promise<void> {
  if (!(await department.holdDepartments(tx, organisationId, [departmentId])))
    refuse(jobOfferErrors.job_offer_department_gone);
}
