import type { scoreInterview as scoreCall } from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewDetail } from '@nukkad/contract/hiring/interview/interview.model';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentDetail } from './detail.presenter.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { isOfEmployer, mayScore } from './interview.policy.ts';
import { lockInterview } from './interview.store.ts';
import { listInterviewers, saveScorecard } from './interviewer.store.ts';

type Asked = EndpointParsed<typeof scoreCall>['body'];

/** Once: what was said before the others were read stays. */
export const scoreInterview = (
  deps: InterviewDependencies,
  call: SignedInCall,
  { interviewId, words, ...marks }: Asked,
): Promise<InterviewDetail> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const row = await lockInterview(tx, interviewId);
    if (!row || !isOfEmployer(viewer, row)) return refuse(interviewErrors.interview_not_found);
    const own = (await listInterviewers(tx, [interviewId])).find((one) => mayScore(viewer, one));
    if (!own) return refuse(interviewErrors.interview_not_interviewer);
    const scored = authorize(
      { ...own, ...marks, words: words ?? null, scoredAt: now },
      mayScore(viewer, own),
    );
    if (row.status !== 'Completed') refuse(interviewErrors.interview_moved_on, { present: row.status });
    if (own.scoredAt !== null) refuse(interviewErrors.interview_scored);
    await saveScorecard(tx, scored);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'interview.score',
      subjectKind: 'interview',
      subjectId: interviewId,
      detail: {},
    });
    return presentDetail(deps, tx, row, call);
  });
