import {
  cancelJob,
  closeJob,
  createJob,
  deactivateJob,
  deleteJob,
  getJob,
  publishJob,
} from '@nukkad/contract/hiring/job/job.api';
import { refuseJob } from '@nukkad/contract/hiring/job/job-office.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import type { CallInput } from '@nukkad/contract/kernel/client';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { newId } from '../../../src/platform/id.ts';
import type { Shop } from '../../city/demo-city.ts';
import type { Stage } from '../stage.ts';

type Written = CallInput<typeof createJob>['body'];

/** What becomes of a job: it stays where the first three leave it, or ends some days after it was published. */
export type JobFate =
  | 'draft'
  | 'planned'
  | 'checking'
  | 'refused'
  | 'open'
  | 'paused'
  | 'filled'
  | 'ended'
  | 'cancelled'
  | 'deleted';

export interface PostedJob {
  readonly written: Written;
  /** Minutes of the story before it is posted. */
  readonly after: number;
  /** Left out: it is open. */
  readonly fate?: JobFate;
}

/** A job while people apply for it. */
export interface Opening {
  readonly shop: Shop;
  readonly job: Job;
  /** Nothing more happens to its applications. */
  isOver: boolean;
}

const asSeen = ({ jobId, version }: Job) => ({ body: { jobId, version } });

/** What staff of the product found in it, the next morning. */
function refuseLater({ actors, client, clock, timeline }: Stage, { jobId, version }: Job): void {
  const morning = istInstant(addDays(istDay(clock.now()), 1), 11 * 60);
  timeline.plan(morning, async () => {
    const admin = await actors.asAdmin();
    const why = 'A job may not ask candidates for money. Take the fee out and send it again.';
    if (admin) await client.call(admin, refuseJob, { params: { jobId }, body: { version, why } });
  });
}

/** As its owner writes it; null where no one reads it yet. */
export async function post(
  stage: Stage,
  shop: Shop,
  { written, fate = 'open' }: PostedJob,
  plannedFor: Date,
): Promise<Opening | null> {
  const { client, actors } = stage;
  const owner = await actors.asOwner(shop);
  const draft = await client.call(owner, createJob, { body: written, key: newId() });
  if (fate === 'draft') return null;
  const publishAt = fate === 'planned' ? { publishAt: plannedFor.toISOString() } : {};
  const { jobId, version } = draft;
  const job = await client.call(owner, publishJob, { body: { jobId, version, ...publishAt } });
  if (fate === 'refused') refuseLater(stage, job);
  return job.standing === 'Active' ? { shop, job, isOver: false } : null;
}

/** The way that a job ends, or pauses. */
export async function meetFate({ client, actors }: Stage, opening: Opening, fate: JobFate): Promise<void> {
  const owner = await actors.asOwner(opening.shop);
  const job = await client.call(owner, getJob, { query: { jobId: opening.job.jobId } });
  const isLive = job.standing === 'Active';
  if (!isLive) return;
  if (fate !== 'paused') opening.isOver = true;
  if (fate === 'paused') await client.call(owner, deactivateJob, asSeen(job));
  if (fate === 'cancelled') await client.call(owner, cancelJob, asSeen(job));
  if (fate === 'filled' || fate === 'ended')
    await client.call(owner, closeJob, { body: { ...asSeen(job).body, outcome: fate } });
  if (fate !== 'deleted') return;
  const paused = await client.call(owner, deactivateJob, asSeen(job));
  await client.call(owner, deleteJob, asSeen(paused));
}
