/** Open jobs of a business for job boards, as XML at a secret address. The specification names no call; this is the project’s own choice. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, whole } from '../../kernel/schema.ts';
import { jobFeedErrors as e } from './job-feed.noun.ts';

const tag = 'Jobs';
const viewing = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'hireTalent.view',
  scope: 'the feed of the own organisation',
} as const;
const changing = { ...viewing, permission: 'hireTalent.update' } as const;
const body = z.object({ version: whole(0, 1_000_000, 'As it was seen.') });

export const jobFeed = z.object({
  url: z.nullable(z.string()).check(z.describe('Null: it is off.')),
  madeAt: z.nullable(instant()),
  jobs: z.int().check(z.describe('Open jobs in it now.')),
  version: z.int().check(z.describe('0: there was none yet.')),
  can: z.object({ make: z.boolean(), renew: z.boolean(), stop: z.boolean() }),
});
export type JobFeed = z.output<typeof jobFeed>;

export const getJobFeed = endpoint('GET /jobs/feed', {
  summary: 'The address of the own feed for job boards',
  tag,
  authz: viewing,
  response: jobFeed,
});

export const makeJobFeed = endpoint('POST /jobs/feed', {
  summary: 'Make the address, or a new one: the one before ends at once',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  perMinute: 20,
  body,
  response: jobFeed,
  errors: [e.job_feed_changed],
});

export const stopJobFeed = endpoint('POST /jobs/feed/stop', {
  summary: 'Stop the feed; its address ends at once',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body,
  response: jobFeed,
  errors: [e.job_feed_changed, e.job_feed_off],
});

export const readJobFeed = endpoint('GET /jobs/feed/{code}', {
  summary: 'The open jobs of a business as XML for job boards',
  tag,
  authz: { who: 'anyone', scope: 'the business whose secret address this is' },
  params: z.object({ code: z.string().check(z.maxLength(100, 'This is not a known address.')) }),
  produces: 'application/xml',
  perMinute: 30,
  errors: [e.job_feed_not_found],
});
