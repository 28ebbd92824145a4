/** The letter of an offer as the document that both sides sign: calls of the project. */
import * as z from 'zod/mini';
import {
  agreementCodeErrors,
  agreementDocument,
  agreementFile,
  agreementFileErrors,
  agreementSignErrors,
  agreementSignature,
  agreementWhich,
} from '../../files/envelope/agreement.model.ts';
import { sentSignCode } from '../../files/envelope/sign.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { jobOffer, jobOfferId } from './job-offer.model.ts';
import { jobOfferErrors as e } from './job-offer.noun.ts';

const tag = 'Jobs';
const signs = {
  who: 'roles',
  roles: ['Jobseeker', 'Service Partner', 'subUser'],
  permission: 'hireTalent.update',
  scope: 'offers to oneself, or for the own jobs',
} as const;
const named = z.object({ jobOfferId });

export const openOfferDocument = endpoint('POST /jobs/offer/document', {
  summary: 'The letter that holds as the document to sign; made when a side opens it first',
  tag,
  authz: signs,
  unconfirmed: 'only-adds',
  body: named,
  response: agreementDocument,
  errors: [e.job_offer_not_found, e.job_offer_moved_on],
});

export const sendOfferCode = endpoint('POST /jobs/offer/code', {
  summary: 'A one-time password to the own number, for signing the letter',
  tag,
  authz: signs,
  unconfirmed: 'only-adds',
  body: named,
  response: sentSignCode,
  errors: [e.job_offer_not_found, e.job_offer_moved_on, ...agreementCodeErrors],
  perMinute: 10,
  touches: 'nothing',
});

export const signOfferLetter = endpoint('POST /jobs/offer/sign', {
  summary: 'Sign the letter for the business',
  tag,
  touches: ['application', 'job'],
  authz: { ...signs, roles: ['Service Partner', 'subUser'], scope: 'offers for the own jobs' },
  unconfirmed: 'carries-version',
  body: z.object({ jobOfferId, ...agreementSignature }),
  response: jobOffer,
  errors: [e.job_offer_not_found, e.job_offer_moved_on, ...agreementSignErrors],
});

export const getOfferDocument = endpoint('GET /jobs/offer/document', {
  summary: 'A link to the document, or to the sealed file; good for a minute',
  tag,
  authz: { ...signs, permission: 'hireTalent.view' },
  query: z.object({ jobOfferId, which: agreementWhich }),
  response: agreementFile,
  errors: [e.job_offer_not_found, ...agreementFileErrors],
});
