/** Offers to applicants, their letters and answers: specification section 7, Jobs, and calls of the project. */
import * as z from 'zod/mini';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { agreementSignErrors, agreementSignature } from '../../files/envelope/agreement.model.ts';
import { templateErrors } from '../../files/template/template.noun.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { steppingErrors } from '../application/application.api.ts';
import { applicationErrors } from '../application/application.noun.ts';
import {
  counterBody,
  counterSaid,
  jobOffer,
  type JobOffer,
  jobOfferBody,
  jobOfferId,
  newJobOfferBody,
  offerPreview,
  refusalBody,
  refusalSaid,
} from './job-offer.model.ts';
import { jobOfferErrors as e } from './job-offer.noun.ts';

// What is seen when an offer is accepted. See docs/confirmations.md.

export const confirmsJobOffer = confirmation('jobOffer', {
  wage: 'money',
  wageUnit: 'choice',
  startsOn: 'day',
  letterVersion: 'version',
});

export const seenOfJobOffer = ({
  terms: { wage, wageUnit, startsOn },
  letterVersion,
}: {
  readonly terms: Pick<JobOffer['terms'], 'wage' | 'wageUnit' | 'startsOn'>;
  readonly letterVersion: number;
}): Seen<typeof confirmsJobOffer> => ({ wage, wageUnit, startsOn, letterVersion });

const tag = 'Jobs';
/** An offer moves its application, and a job says how many wait. */
const touches = ['application', 'job'] as const;
const sides = {
  who: 'roles',
  roles: ['Jobseeker', 'Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'offers to oneself, or for the own jobs',
} as const;
const jobseeker = { who: 'roles', roles: ['Jobseeker'], scope: 'offers to oneself' } as const;
const deciding = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.update',
  scope: 'offers for the own jobs',
} as const;
const version = z.int('Send the version that was read.');
const moving = [e.job_offer_not_found, e.job_offer_moved_on, ...steppingErrors] as const;

export const previewJobOffer = endpoint('POST /jobs/offer/preview', {
  summary: 'What the letter of an offer would say',
  tag,
  authz: deciding,
  unconfirmed: 'only-reads',
  body: jobOfferBody,
  response: offerPreview,
  errors: [
    applicationErrors.application_not_found,
    applicationErrors.application_moved_on,
    e.job_offer_days,
    e.job_offer_department_gone,
    templateErrors.paper_has_problems,
  ],
  touches: 'nothing',
});

export const makeJobOffer = endpoint('POST /jobs/offer', {
  summary: 'Make an applicant an offer as it was previewed; the candidate is told',
  tag,
  touches,
  authz: deciding,
  unconfirmed: 'carries-version',
  status: 201,
  idempotency: 'required',
  body: newJobOfferBody,
  response: jobOffer,
  errors: [
    ...steppingErrors,
    applicationErrors.application_scorecards_missing,
    e.job_offer_days,
    e.job_offer_department_gone,
    e.job_offer_letter_changed,
    e.job_offer_exists,
    templateErrors.template_changed,
  ],
});

export const listJobOffers = endpoint('GET /jobs/offers', {
  summary: 'Offers to oneself, or of the own business; the newest first',
  tag,
  authz: sides,
  query: z.object({ ...pageQuery, applicationId: z.optional(z.uuid('This is not a known id.')) }),
  response: pageOf(jobOffer),
});

export const getJobOffer = endpoint('GET /jobs/offer', {
  summary: 'One of them',
  tag,
  authz: sides,
  query: z.object({ jobOfferId }),
  response: jobOffer,
  errors: [e.job_offer_not_found],
});

export const getOfferLetterPdf = endpoint('GET /jobs/offer/{jobOfferId}/pdf', {
  summary: 'Its letter as PDF, the version that holds',
  tag,
  authz: sides,
  params: z.object({ jobOfferId }),
  produces: 'application/pdf',
  errors: [e.job_offer_not_found],
});

export const acceptJobOffer = endpoint('POST /jobs/offer/accept', {
  summary: 'Accept an offer by signing its letter, with a one-time password or a passkey',
  tag,
  touches,
  authz: jobseeker,
  confirms: confirmsJobOffer,
  body: z.object({ jobOfferId, ...agreementSignature, seen: confirmsJobOffer.schema }),
  response: jobOffer,
  errors: [...moving, ...agreementSignErrors, e.job_offer_expired, kernelErrors.confirmation_differs],
});

export const refuseJobOffer = endpoint('POST /jobs/offer/refuse', {
  summary: 'Refuse an offer with a reason; the application is over by it',
  tag,
  touches,
  authz: jobseeker,
  unconfirmed: 'carries-version',
  body: z.object({ jobOfferId, version, ...refusalBody }).check(refusalSaid),
  response: jobOffer,
  errors: [...moving],
});

export const counterJobOffer = endpoint('POST /jobs/offer/counter', {
  summary: 'Ask for other pay or another first day, once',
  tag,
  touches,
  authz: jobseeker,
  unconfirmed: 'carries-version',
  body: z.object({ jobOfferId, version, ...counterBody }).check(counterSaid),
  response: jobOffer,
  errors: [
    ...moving,
    e.job_offer_expired,
    e.job_offer_days,
    e.job_offer_start_early,
    e.job_offer_countered_before,
    e.job_offer_counter_same,
  ],
});

export const answerCounter = endpoint('POST /jobs/offer/answerCounter', {
  summary: 'Take what the candidate asked for, in a new letter, or keep the own terms',
  tag,
  touches,
  authz: deciding,
  unconfirmed: 'carries-version',
  body: z.object({ jobOfferId, version, take: z.boolean('Send true or false.') }),
  response: jobOffer,
  errors: [...moving, e.job_offer_expired, templateErrors.paper_has_problems],
});

export const withdrawJobOffer = endpoint('POST /jobs/offer/withdraw', {
  summary: 'Withdraw an offer that is not answered; the applicant stays one',
  tag,
  touches,
  authz: deciding,
  unconfirmed: 'carries-version',
  body: z.object({ jobOfferId, version }),
  response: jobOffer,
  errors: [...moving],
});

export const jobOfferPreviews: readonly PreviewFirst[] = [
  previewFirst(acceptJobOffer, async (look, asked) =>
    seenOfJobOffer(await look(getJobOffer, { query: { jobOfferId: asked.body.jobOfferId } })),
  ),
];
