import type { JobFeed } from '@nukkad/contract/hiring/job-feed/job-feed.api';
import { jobFeedErrors } from '@nukkad/contract/hiring/job-feed/job-feed.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { shareCodes } from '../../platform/share/share-code.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { JobFeedDependencies } from './job-feed.interface.ts';
import { mayChangeFeed } from './job-feed.policy.ts';
import { jobFeedXml } from './job-feed.rules.ts';
import { type JobFeedRow, findFeed, findFeedByCode } from './job-feed.store.ts';

const codes = shareCodes('job feed share');

/** As those of the business see it, with its address. */
export async function presentFeed(
  { job, platform: { config } }: JobFeedDependencies,
  reader: Reader,
  viewer: Viewer,
  row: JobFeedRow,
): Promise<JobFeed> {
  const { organisationId, feedId, madeAt, version } = row;
  const may = mayChangeFeed(viewer, row);
  return {
    url: feedId && `${config.publicOrigin}/api/jobs/feed/${codes.codeOf(config.secret, feedId)}`,
    madeAt: madeAt?.toISOString() ?? null,
    jobs: await job.countOpenOf(reader, organisationId),
    version,
    can: { make: may && feedId === null, renew: may && feedId !== null, stop: may && feedId !== null },
  };
}

export async function readOwnFeed(deps: JobFeedDependencies, { viewer }: SignedInCall): Promise<JobFeed> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const row = (await findFeed(db, organisationId)) ?? {
    organisationId,
    feedId: null,
    madeAt: null,
    version: 0,
  };
  return presentFeed(deps, db, viewer, row);
}

/** What job boards read is what everyone finds at the pages of these jobs. */
export async function readFeedFile(
  { job, platform: { clock, config, db } }: JobFeedDependencies,
  code: string,
): Promise<Buffer> {
  const feedId = codes.shareOf(config.secret, code);
  const feed = feedId === null ? null : await findFeedByCode(db, feedId);
  if (!feed) return refuse(jobFeedErrors.job_feed_not_found);
  const jobs = await job.openJobsOf(db, feed.organisationId);
  const publisher = { brandName: config.BRAND_NAME, origin: config.publicOrigin };
  return Buffer.from(jobFeedXml(jobs, publisher, clock.now()), 'utf8');
}
