import { candidateQuestionErrors } from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { jobEvents } from '@nukkad/contract/hiring/job/job.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasPermission } from '../../platform/viewer.ts';
import type { WaitingReader } from '../../platform/waiting/waiting.ts';
import type {
  CandidateQuestionDependencies,
  CandidateQuestionInterfaces,
} from './candidate-question.interface.ts';
import { candidateQuestionNotices } from './candidate-question.notices.ts';
import { candidateQuestionRoutes } from './candidate-question.routes.ts';
import { candidateQuestionPersonal, countWaiting } from './candidate-question.store.ts';
import { closeQuestions } from './close-questions.ts';

const closeWithJob = (deps: CandidateQuestionDependencies): Consumer =>
  consumer(
    'candidate_question.close_with_job',
    when(jobEvents.closed, ({ facts }) => closeQuestions(deps, facts.jobId)),
    when(jobEvents.cancelled, ({ facts }) => closeQuestions(deps, facts.jobId)),
    when(jobEvents.deleted, ({ facts }) => closeQuestions(deps, facts.jobId)),
  );

/** Questions without an answer, for those who may give one. */
const questionWaiting = ({ job }: CandidateQuestionInterfaces): WaitingReader => ({
  room: 'work',
  read: async ({ reader, viewer }) => {
    const { organisationId } = viewer;
    if (organisationId === null || !hasPermission(viewer, 'hireTalent.view')) return [];
    const kept = await job.team.keptFrom(reader, viewer);
    const { count, since } = await countWaiting(reader, { organisationId, kept });
    return [{ kind: 'candidate_question', count, at: since?.toISOString() ?? null, amount: null }];
  },
});

/** One question of a jobseeker about a job before applying, and what its business answers. */
export function createCandidateQuestionDomain(
  platform: Platform,
  parts: CandidateQuestionInterfaces,
): Domain {
  const deps = { platform, ...parts };
  return {
    name: 'candidate-question',
    routes: candidateQuestionRoutes(deps),
    constraints: { candidate_question_once: candidateQuestionErrors.candidate_question_exists },
    consumers: [closeWithJob(deps)],
    notices: candidateQuestionNotices(deps),
    personal: candidateQuestionPersonal,
    waiting: [questionWaiting(parts)],
  };
}

export const candidateQuestion = domainOn({
  needs: ['application', 'job', 'partner'],
  create: createCandidateQuestionDomain,
});
