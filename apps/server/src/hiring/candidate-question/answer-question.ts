import type { answerQuestion as endpoint } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import type { CandidateQuestion } from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import { candidateQuestionErrors } from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { presentQuestions } from './list-questions.ts';
import { questionTransitions } from './candidate-question.transitions.ts';

/** An answer on the page of a job may say no more than the job itself. */
export const answerQuestion = (
  deps: CandidateQuestionDependencies,
  call: SignedInCall,
  { candidateQuestionId, version, answer, isPublic }: EndpointParsed<typeof endpoint>['body'],
): Promise<CandidateQuestion> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { verb } = questionTransitions;
    const allowed = await questionTransitions.lockTo(tx, viewer, verb.answer, candidateQuestionId);
    if (allowed.row.version !== version) refuse(candidateQuestionErrors.candidate_question_moved_on);
    if (deps.job.holdsWords(answer)) refuse(jobErrors.job_words_held);
    const changes = { answer, isPublic, answeredAt: now, answeredBy: viewer.userId };
    const moved = await questionTransitions.move(tx, allowed, { now, changes });
    const [presented] = await presentQuestions(deps, tx, viewer, [moved]);
    return presented ?? refuse(candidateQuestionErrors.candidate_question_not_found);
  });
