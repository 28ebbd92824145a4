import type { Reader } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  organisationId: 'organisation_id',
  feedId: 'feed_id',
  madeAt: 'made_at',
  version: 'version',
} as const;
const feeds = tableColumns('job_feed', columns);
export type JobFeedRow = RowOf<'job_feed', typeof columns>;

export const findFeed = feeds.findBy('organisationId');
export const lockFeed = feeds.lockBy('organisationId');
export const insertFeed = feeds.insert;
export const saveFeed = feeds.saveBy('organisationId').but();

/** By what its address says; null: there is none, or none any more. */
export const findFeedByCode: (reader: Reader, feedId: string) => Promise<JobFeedRow | null> =
  feeds.findBy('feedId');
