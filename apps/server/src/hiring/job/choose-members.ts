import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { JobDependencies } from './job.interface.ts';
import { listMemberIds, replaceMembers } from './job-member.store.ts';
import { teamOf } from './job-team.ts';

interface Choice {
  readonly organisationId: string;
  /** Left out: a job that is begun. */
  readonly jobId?: string;
  /** Null: everyone who may see hiring. Left out: it stays. */
  readonly asked?: readonly string[] | null | undefined;
}

/**
 * To whom a job is kept. Who chooses is among them, as no one shuts themselves out; who was chosen before and may see hiring
 * no more may stay chosen. The owner sees every job without being chosen.
 */
export async function chooseMembers(
  deps: Pick<JobDependencies, 'account' | 'partner'>,
  reader: Reader,
  { role, userId }: Pick<Viewer, 'role' | 'userId'>,
  { organisationId, jobId, asked }: Choice,
): Promise<readonly string[] | null | undefined> {
  if (asked === undefined || asked === null) return asked;
  const [team, before] = await Promise.all([
    teamOf(deps, reader, organisationId),
    jobId === undefined ? [] : listMemberIds(reader, jobId),
  ]);
  const own = role === 'subUser' ? [userId] : [];
  const known = new Set([...team.map((one) => one.userId), ...before, ...own]);
  if (asked.some((one) => !known.has(one))) refuse(jobErrors.job_member_unknown);
  const owners = new Set(team.filter(({ isOwner }) => isOwner).map((one) => one.userId));
  return [...new Set([...asked, ...own])].filter((one) => !owners.has(one));
}

/** Nothing is written where no one was chosen, before and now. */
export async function writeMembers(
  tx: Tx,
  job: Authorized<{ readonly jobId: string }>,
  wasForMembers: boolean,
  memberIds: readonly string[] | null | undefined,
): Promise<void> {
  if (memberIds === undefined || (memberIds === null && !wasForMembers)) return;
  await replaceMembers(tx, job, memberIds ?? []);
}
