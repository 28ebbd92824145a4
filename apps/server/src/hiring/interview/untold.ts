import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { isOfCandidate } from './interview.policy.ts';
import type { InterviewRow } from './interview.store.ts';

type Applications = InterviewDependencies['application'];

/** Of these applications those that the business rejected, of which their candidates have not heard. */
export async function findUntold(
  application: Applications,
  reader: Reader,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (applicationIds.length === 0) return new Set();
  const facts = await application.applicationFacts(reader, [...new Set(applicationIds)]);
  const untold = [...facts.values()].filter(({ status, isOver }) => status === 'Rejected' && !isOver);
  return new Set(untold.map(({ applicationId }) => applicationId));
}

/**
 * A business that rejected the applicant changes nothing that they would hear of before the rejection. A rejection at the
 * same moment comes after this move.
 */
export async function requireTold(
  { application }: Pick<InterviewDependencies, 'application'>,
  tx: Tx,
  viewer: Viewer,
  row: InterviewRow,
): Promise<void> {
  if (isOfCandidate(viewer, row)) return;
  const untold = await findUntold(application, tx, [row.applicationId]);
  if (untold.size > 0) refuse(interviewErrors.interview_rejected);
}
