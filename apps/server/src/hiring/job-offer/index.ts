import { applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { jobOfferErrors, jobOfferEvents } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { endJobOffer, expireJobOffer, remindOfJobOffer } from './end-job-offers.ts';
import type { JobOfferDependencies, JobOfferInterface, JobOfferInterfaces } from './job-offer.interface.ts';
import { jobOfferNotices } from './job-offer.notices.ts';
import { jobOfferRecords } from './job-offer-records.ts';
import { jobOfferRoutes } from './job-offer.routes.ts';
import { eraseOffersOf, jobOfferPersonal } from './job-offer.store.ts';
import { readOffersAhead } from './offer-ahead.ts';
import { acceptedOffers } from './read-job-offers.ts';
import { offerTemplates } from './template-records.ts';

export type { AcceptedOffer, JobOfferInterface } from './job-offer.interface.ts';

const consumersOf = (deps: JobOfferDependencies): Consumer[] => [
  consumer(
    'job_offer.expire',
    when(jobOfferEvents.made, {
      at: ({ expiresAt }) => new Date(expiresAt),
      run: ({ facts }) => expireJobOffer(deps, facts.jobOfferId),
    }),
  ),
  consumer(
    'job_offer.remind',
    when(jobOfferEvents.made, {
      at: ({ remindAt = '' }) => (remindAt === '' ? null : new Date(remindAt)),
      run: ({ facts }) => remindOfJobOffer(deps, facts.jobOfferId),
    }),
  ),
  consumer(
    'job_offer.end_with_application',
    when(applicationEvents.withdrawn, ({ facts }) => endJobOffer(deps, facts.applicationId)),
    when(applicationEvents.closed, ({ facts }) => endJobOffer(deps, facts.applicationId)),
  ),
];

/** What businesses offer applicants, the letters, and how both agree. */
export function createJobOfferDomain(
  platform: Platform,
  parts: JobOfferInterfaces,
): Domain & JobOfferInterface {
  const deps = { platform, ...parts };
  return {
    name: 'job-offer',
    routes: jobOfferRoutes(deps),
    consumers: consumersOf(deps),
    notices: jobOfferNotices(deps),
    constraints: { job_offer_once: jobOfferErrors.job_offer_exists },
    personal: jobOfferPersonal,
    extensions: [
      parts.application.ahead.answeredBy(readOffersAhead),
      parts.application.erased.answeredBy(eraseOffersOf),
      parts.drive.records.answeredBy(jobOfferRecords(deps)),
      parts.template.records.answeredBy(offerTemplates(deps)),
    ],
    acceptedOffers,
  };
}

export const jobOffer = domainOn({
  needs: ['account', 'application', 'department', 'drive', 'envelope', 'job', 'partner', 'template'],
  create: createJobOfferDomain,
});
