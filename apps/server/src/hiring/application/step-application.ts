/** The moves of interviews, offers and hires, in their transactions. */
import { applicationErrors, type SteppingVerb } from '@nukkad/contract/hiring/application/application.noun';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  countByEmployer,
  countByRecruiter,
  countCohort,
  countErasedApplied,
  countInvitations,
  readStageTimes,
} from './application-figures.store.ts';
import { listByIds, listShortlistedOf } from './application-list.store.ts';
import type { ApplicationFacts, ApplicationInterface, ApplicationPoints } from './application.interface.ts';
import { isOfCandidate, mayDecide, seesApplication } from './application.policy.ts';
import { holdForTime } from './hold-for-time.ts';
import { isAtStepFor, isOver, steppedTo } from './application.rules.ts';
import { type ApplicationRow, findOwnFor } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';

export const factsOf = (row: ApplicationRow): ApplicationFacts => ({
  applicationId: row.applicationId,
  applicationNumber: row.applicationNumber,
  jobId: row.jobId,
  organisationId: row.organisationId,
  userId: row.userId,
  status: row.status,
  step: row.step,
  isOver: isOver(row),
  appliedAt: row.appliedAt,
  shortlistedAt: row.shortlistedAt,
  version: row.version,
});

/** An offer is made of what all interviewers found. */
async function requireScorecards(
  { interviews }: Pick<ApplicationPoints, 'interviews'>,
  tx: Tx,
  applicationId: string,
): Promise<void> {
  const missing = await interviews.answers[0]?.(tx, [applicationId]);
  if (missing?.has(applicationId)) refuse(applicationErrors.application_scorecards_missing);
}

async function moveTo(
  deps: ApplicationPoints,
  tx: Tx,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  verb: SteppingVerb,
  applicationId: string,
): Promise<ApplicationFacts> {
  const allowed = await applicationTransitions.lockTo(tx, viewer, verb, applicationId);
  if (!isAtStepFor(verb, allowed.row))
    refuse(applicationErrors.application_other_step, { present: allowed.row.step });
  if (verb === 'offer') await requireScorecards(deps, tx, applicationId);
  const changes = steppedTo(verb, allowed.row, now);
  return factsOf(await applicationTransitions.move(tx, allowed, { now, changes }));
}

async function endOffer(tx: Tx, now: Date, applicationId: string): Promise<boolean> {
  const { verb } = applicationTransitions;
  const allowed = await applicationTransitions.lockForSystem(tx, verb.withdrawOffer, applicationId);
  if (!allowed || !isAtStepFor('withdrawOffer', allowed.row)) return false;
  const changes = steppedTo('withdrawOffer', allowed.row, now);
  await applicationTransitions.move(tx, allowed, { now, changes });
  return true;
}

async function readFacts(reader: Reader, applicationIds: readonly string[]) {
  const rows = await listByIds(reader, applicationIds);
  return new Map(rows.map((row) => [row.applicationId, factsOf(row)]));
}

/** What interviews, offers and hires ask of applications. */
export const applicationInterface = (deps: ApplicationPoints): ApplicationInterface => ({
  interviews: deps.interviews,
  figures: {
    countCohort,
    countErasedApplied,
    readStageTimes,
    countInvitations,
    countByRecruiter,
    countByEmployer,
  },
  erased: deps.erased,
  ahead: deps.ahead,
  samePeople: deps.samePeople,
  shortlistedOf: async (reader, organisationId, userIds) =>
    (await listShortlistedOf(reader, organisationId, userIds)).map(factsOf),
  tellBy: deps.tellBy,
  workRecord: deps.workRecord,
  applicationFacts: readFacts,
  hasApplied: async (reader, jobId, userId) =>
    ((await findOwnFor(reader, jobId, userId))?.appliedAt ?? null) !== null,
  sees: seesApplication,
  isOfCandidate,
  mayDecide,
  moveTo: (tx, call, verb, applicationId) => moveTo(deps, tx, call, verb, applicationId),
  holdForTime,
  endOffer,
});
