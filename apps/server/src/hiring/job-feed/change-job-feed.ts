import type { JobFeed } from '@nukkad/contract/hiring/job-feed/job-feed.api';
import { type jobFeedActs, jobFeedErrors } from '@nukkad/contract/hiring/job-feed/job-feed.noun';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { JobFeedDependencies } from './job-feed.interface.ts';
import { mayChangeFeed } from './job-feed.policy.ts';
import { type JobFeedRow, insertFeed, lockFeed, saveFeed } from './job-feed.store.ts';
import { presentFeed } from './read-job-feed.ts';

interface Seen {
  readonly version: number;
}

/** The row as it was seen; there is none before the first address. */
async function lockSeen(tx: Tx, { viewer }: SignedInCall, { version }: Seen): Promise<JobFeedRow> {
  const organisationId = organisationOf(viewer);
  const found = await lockFeed(tx, organisationId);
  const row = found ?? { organisationId, feedId: null, madeAt: null, version: 0 };
  const seen = authorize(row, mayChangeFeed(viewer, row));
  if (seen.version !== version) refuse(jobFeedErrors.job_feed_changed);
  return seen;
}

const record = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: (typeof jobFeedActs)[number],
  organisationId: string,
) => audit(tx, now, { ...actorOf(viewer), action, subjectKind: 'job_feed', subjectId: organisationId });

/** The first address, or a new one in place of the one before, which ends at once. */
export const makeJobFeed = (deps: JobFeedDependencies, call: SignedInCall, seen: Seen): Promise<JobFeed> =>
  deps.platform.write(call, async (tx) => {
    const before = await lockSeen(tx, call, seen);
    const made = { ...before, feedId: newId(), madeAt: call.now, version: before.version + 1 };
    const row = authorize(made, mayChangeFeed(call.viewer, made));
    await Promise.all([
      before.version === 0 ? insertFeed(tx, row) : saveFeed(tx, row),
      record(tx, call, before.feedId === null ? 'job_feed.made' : 'job_feed.renewed', row.organisationId),
    ]);
    return presentFeed(deps, tx, call.viewer, row);
  });

export const stopJobFeed = (deps: JobFeedDependencies, call: SignedInCall, seen: Seen): Promise<JobFeed> =>
  deps.platform.write(call, async (tx) => {
    const before = await lockSeen(tx, call, seen);
    if (before.feedId === null) refuse(jobFeedErrors.job_feed_off);
    const stopped = { ...before, feedId: null, madeAt: null, version: before.version + 1 };
    const row = authorize(stopped, mayChangeFeed(call.viewer, stopped));
    await Promise.all([saveFeed(tx, row), record(tx, call, 'job_feed.stopped', row.organisationId)]);
    return presentFeed(deps, tx, call.viewer, row);
  });
