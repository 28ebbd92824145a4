import type { changedJobBody, Job, newJobBody } from '@nukkad/contract/hiring/job/job.model';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { JobDependencies } from './job.interface.ts';
import { presentJob } from './job.presenter.ts';
import { chooseMembers, writeMembers } from './choose-members.ts';
import { spotOf } from '../../platform/search/spot.rules.ts';
import { isComplete, mostOpenJobs } from './job.rules.ts';
import { type JobRow, countOpenJobs, insertJob, lockJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { newlyHeld } from './wage.ts';

type NewBody = z.output<typeof newJobBody>;
type ChangedBody = z.output<typeof changedJobBody>;
type Place = Pick<JobRow, 'pincode' | 'locality' | 'cityCode' | 'stateCode' | 'spotX' | 'spotY'>;

const nowhere: Place = {
  pincode: null,
  locality: '',
  cityCode: '',
  stateCode: '',
  spotX: null,
  spotY: null,
};

/** The point of the PIN code; the locality is its own unless the employer names one. */
export async function placeOf(
  { geography }: Pick<JobDependencies, 'geography'>,
  reader: Reader,
  { pincode, locality }: Pick<NewBody, 'pincode'> & { readonly locality?: string | undefined },
): Promise<Place> {
  if (pincode === undefined) return nowhere;
  const found = (await geography.locate(reader, pincode)) ?? refuse(jobErrors.job_place_unknown);
  const { x, y } = spotOf(found);
  return {
    pincode,
    locality: locality || found.name,
    cityCode: found.cityCode ?? '',
    stateCode: found.stateCode,
    spotX: x,
    spotY: y,
  };
}

/** What is chosen is in use; what the job named before stays. */
async function checkNamed(
  { skill }: JobDependencies,
  reader: Reader,
  { tradeId, skillIds }: Pick<NewBody, 'tradeId' | 'skillIds'>,
  before?: JobRow,
): Promise<void> {
  const taxonomy = await skill.taxonomy(reader);
  if (tradeId !== before?.tradeId && !taxonomy.isTrade(tradeId)) refuse(jobErrors.job_trade_unknown);
  const unknown = taxonomy.unknownSkills(skillIds);
  if (unknown.some((id) => !before?.skillIds.includes(id))) refuse(jobErrors.job_skill_unknown);
}

const detailsOf = (body: NewBody) => ({
  tradeId: body.tradeId,
  title: body.title,
  description: body.description ?? '',
  openings: body.openings,
  employmentType: body.employmentType,
  wageUnit: body.wageUnit,
  wageFromPaise: body.wageFrom ?? body.wageTo ?? null,
  wageToPaise: body.wageTo ?? body.wageFrom ?? null,
  skillIds: [...new Set(body.skillIds)],
  experienceMonths: body.experienceMonths,
  education: body.education,
  languages: [...new Set(body.languages)],
  shift: body.shift,
  hours: body.hours ?? '',
  questions: JSON.stringify(body.questions),
});

export const freshJob = {
  status: 'Open',
  publishAt: null,
  publishedAt: null,
  expiresAt: null,
  renewals: 0,
  firstShortlistAt: null,
  heldAt: null,
  heldReasons: [],
  approvedReasons: [],
  rejectReason: '',
  outcome: null,
  openReports: 0,
  placesFilled: 0,
  isForMembers: false,
  version: 1,
} as const;

export function createJob(deps: JobDependencies, call: SignedInCall, body: NewBody): Promise<Job> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    await checkNamed(deps, tx, body);
    const place = await placeOf(deps, tx, body);
    const memberIds = await chooseMembers(deps, tx, viewer, { organisationId, asked: body.memberIds });
    const isForMembers = (memberIds ?? null) !== null;
    const said = { ...detailsOf(body), ...place, isForMembers };
    const row = { ...freshJob, ...said, heldReasons: [], approvedReasons: [] };
    const allowed = jobTransitions.allowNew(viewer, jobTransitions.verb.draft, {
      ...row,
      jobId: newId(),
      organisationId,
      createdAt: now,
      updatedAt: now,
    });
    if ((await countOpenJobs(tx, organisationId)) >= mostOpenJobs)
      refuse(jobErrors.job_limit, { values: { limit: mostOpenJobs } });
    await insertJob(tx, allowed.row);
    await writeMembers(tx, allowed.row, false, memberIds);
    await jobTransitions.begin(tx, allowed, { now });
    return lastReads((reader) => presentJob(deps, reader, allowed.row, call));
  });
}

/** What is published or planned stays whole, and is not changed into what staff would hold. */
async function checkShown({ skill }: JobDependencies, reader: Reader, row: JobRow, now: Date): Promise<void> {
  const isShown = row.status !== 'Open' || row.publishAt !== null;
  if (!isShown || row.heldAt !== null) return;
  if (!isComplete(row)) refuse(jobErrors.job_incomplete, { present: row.status });
  const held = newlyHeld(row, await skill.taxonomy(reader), now);
  if (held.length > 0) refuse(jobErrors.job_words_held, { present: row.status });
}

/** One that staff look at leaves their queue, and is sent again by publishing it. */
export function updateJob(deps: JobDependencies, call: SignedInCall, body: ChangedBody): Promise<Job> {
  const { viewer, now } = call;
  const { verb } = jobTransitions;
  return deps.platform.write(call, async (tx) => {
    const found = jobTransitions.seen(viewer, await lockJob(tx, body.jobId));
    const edit = found.status === 'rejected' ? null : jobTransitions.allow(viewer, verb.edit, found);
    const rework = edit === null ? jobTransitions.allow(viewer, verb.rework, found) : null;
    if (found.version !== body.version) refuse(kernelErrors.stale_state, { present: found.status });
    await checkNamed(deps, tx, body, found);
    const { organisationId, jobId } = found;
    const memberIds = await chooseMembers(deps, tx, viewer, { organisationId, jobId, asked: body.memberIds });
    const isChecked = found.heldAt !== null || rework !== null;
    const changes: Partial<JobRow> = {
      ...detailsOf(body),
      ...(await placeOf(deps, tx, body)),
      ...(memberIds !== undefined && { isForMembers: memberIds !== null }),
      ...(isChecked && { heldAt: null, heldReasons: [], publishAt: null, rejectReason: '' }),
    };
    // What staff refused is a draft again, and is sent to them by publishing it.
    const status = rework ? 'Open' : found.status;
    await checkShown(deps, tx, { ...found, ...changes, status }, now);
    const moved = edit
      ? await jobTransitions.move(tx, edit, { now, to: edit.row.status, changes })
      : rework && (await jobTransitions.move(tx, rework, { now, changes }));
    if (moved) await writeMembers(tx, moved, found.isForMembers, memberIds);
    return lastReads((reader) => presentJob(deps, reader, moved ?? found, call));
  });
}
