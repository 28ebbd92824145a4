/** How an interview moves: its table is `interview.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  type InterviewSide,
  type InterviewStatus,
  interviewErrors,
  interviewEvents,
  interviewLifecycle,
} from '@nukkad/contract/hiring/interview/interview.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { interviewCapacities, seesInterview } from './interview.policy.ts';
import { type InterviewRow, lockInterview, saveInterview } from './interview.store.ts';

interface MoveDetail {
  readonly changes?: Partial<InterviewRow>;
  /** The last of the times that are offered. */
  readonly lastAt?: Date | undefined;
  /** Who looks at it has nothing to read again. */
  readonly isQuiet?: true;
}

type InterviewMoved = Moved<typeof interviewLifecycle, InterviewRow, Viewer, MoveDetail>;

const sideOf = (kind: string): InterviewSide => (kind === 'Jobseeker' ? 'Jobseeker' : 'Employer');

function nextOf(
  row: InterviewRow,
  status: InterviewStatus,
  making: MoveDetail & { readonly now: Date },
): InterviewRow {
  const after = nextRow<InterviewRow, MoveDetail>(row, status, making);
  return making.isQuiet ? { ...after, version: row.version } : after;
}

export const interviewTransitions = transitions({
  table: interviewLifecycle,
  notFound: interviewErrors.interview_not_found,
  movedOn: interviewErrors.interview_moved_on,
  lock: lockInterview,
  sees: (viewer: Viewer, row: InterviewRow) => seesInterview(viewer, row),
  capacities: (viewer: Viewer, row: InterviewRow) => interviewCapacities(viewer, row),
  next: nextOf,
  save: saveInterview,
  logged: logOf(interviewLifecycle, 'interview', 'interviewId', { actor: actorOnBehalf }),
  tells: tellsOf(interviewLifecycle, interviewEvents, ({ before, by, detail }: InterviewMoved) => ({
    // What is told of a cancelled one is the time that it had.
    startsAt: (detail.changes?.startsAt ?? before.startsAt)?.toISOString() ?? '',
    lastAt: detail.lastAt?.toISOString() ?? '',
    by: sideOf(by.kind),
  })),
});
