import {
  cancelJob,
  closeJob,
  createJob,
  deactivateJob,
  deleteJob,
  getJob,
  publishJob,
} from '@nukkad/contract/hiring/job/job.api';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import type { CallInput } from '@nukkad/contract/kernel/client';
import { newId } from '../../../src/platform/id.ts';
import type { Shop } from '../../city/demo-city.ts';
import type { Stage } from '../stage.ts';

type Written = CallInput<typeof createJob>['body'];

/** What becomes of a job: it stays where the first three leave it, or ends some days after it was published. */
export type JobFate =
  | 'draft'
  | 'planned'
  | 'checking'
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

/** As its owner writes it; null where no one reads it yet. */
export async function post(
  { client, actors }: Stage,
  shop: Shop,
  { written, fate = 'open' }: PostedJob,
  plannedFor: Date,
): Promise<Opening | null> {
  const owner = await actors.asOwner(shop);
  const draft = await client.call(owner, createJob, { body: written, key: newId() });
  if (fate === 'draft') return null;
  const publishAt = fate === 'planned' ? { publishAt: plannedFor.toISOString() } : {};
  const { jobId, version } = draft;
  const job = await client.call(owner, publishJob, { body: { jobId, version, ...publishAt } });
  return fate === 'planned' || fate === 'checking' ? null : { shop, job, isOver: false };
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
