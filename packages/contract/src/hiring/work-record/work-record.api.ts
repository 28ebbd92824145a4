/** Verified work history: a record that the server makes of a person’s work, shared in one application at a time. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import {
  ownWorkRecord,
  recordDigest,
  workRecordOfApplication,
  workRecordShare,
} from './work-record.model.ts';
import { workRecordErrors as e } from './work-record.noun.ts';

const tag = 'Jobs';
const own = { who: 'roles', roles: ['Jobseeker'], scope: 'own work record' } as const;
const sides = {
  who: 'roles',
  roles: ['Jobseeker', 'Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'own applications, or those for the own jobs',
} as const;
const applicationId = z.uuid('This is not a known id.');
const one = z.object({ applicationId });

export const getWorkRecord = endpoint('GET /jobs/workRecord', {
  summary: 'The own work record as it is now: visits, time in jobs, on-time share and stars',
  tag,
  authz: own,
  response: ownWorkRecord,
  spoken: true,
});

export const workRecordSharesQuery = z.object(countedPageQuery);

export const listWorkRecordShares = endpoint('GET /jobs/workRecord/shares', {
  summary: 'Applications in which the own record is shared now, the latest first',
  tag,
  authz: own,
  query: workRecordSharesQuery,
  response: countedPageOf(workRecordShare),
});

export const getSharedWorkRecord = endpoint('GET /jobs/workRecord/shared', {
  summary: 'The copy that is shared in an application, for both sides',
  tag,
  authz: sides,
  query: one,
  response: workRecordOfApplication,
  errors: [e.work_record_not_found],
  spoken: true,
});

export const shareWorkRecord = endpoint('POST /jobs/workRecord/share', {
  summary: 'Share a signed copy in an application; doing it again renews the copy',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  perMinute: 20,
  body: z.object({
    applicationId,
    digest: recordDigest,
  }),
  response: workRecordOfApplication,
  errors: [
    e.work_record_not_found,
    e.work_record_empty,
    e.work_record_changed,
    e.work_record_application_over,
  ],
  spoken: true,
});

export const revokeWorkRecord = endpoint('DELETE /jobs/workRecord/share', {
  summary: 'Stop sharing it in an application: the copy and its page end at once',
  tag,
  authz: own,
  unconfirmed: 'removes-named',
  query: one,
  response: workRecordOfApplication,
  errors: [e.work_record_not_found],
  spoken: true,
});
