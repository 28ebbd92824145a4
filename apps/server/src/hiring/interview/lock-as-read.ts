import { interviewErrors, type InterviewVerb } from '@nukkad/contract/hiring/interview/interview.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { interviewTransitions } from './interview.transitions.ts';

/** An interview as the caller read it. */
export interface AsRead {
  readonly interviewId: string;
  readonly version: number;
}

export async function lockAsRead<Verb extends InterviewVerb>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: Verb,
  { interviewId, version }: AsRead,
) {
  const allowed = await interviewTransitions.lockTo(tx, viewer, verb, interviewId);
  const { row } = allowed;
  if (row.version !== version) refuse(interviewErrors.interview_moved_on, { present: row.status });
  return allowed;
}
