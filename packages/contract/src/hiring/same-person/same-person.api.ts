/** Applicants of a business who have two accounts. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { applicationErrors } from '../application/application.noun.ts';
import { alikes, samePersonVerdict } from './same-person.model.ts';
import { samePersonErrors } from './same-person.noun.ts';

const tag = 'Jobs';
const team = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'those for the own jobs',
} as const;
const applicationId = z.uuid('This is not a known id.');

export const listAlikes = endpoint('GET /jobs/samePerson', {
  summary: 'Other shortlisted applicants of the business with the same mobile number or mail',
  tag,
  authz: team,
  query: z.object({ applicationId }),
  response: alikes,
  errors: [applicationErrors.application_not_found],
});

export const decideSamePerson = endpoint('POST /jobs/samePerson', {
  summary: 'Show the applications of two applicants together, or apart; their accounts stay as they are',
  tag,
  touches: ['application'],
  authz: { ...team, permission: 'hireTalent.update' },
  unconfirmed: 'nothing-to-agree',
  body: z.object({ applicationId, otherId: applicationId, verdict: samePersonVerdict }),
  response: alikes,
  errors: [applicationErrors.application_not_found, samePersonErrors.same_person_not_found],
});
