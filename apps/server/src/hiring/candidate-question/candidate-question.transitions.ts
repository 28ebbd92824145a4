/** How a question moves: its table is `candidate-question.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  candidateQuestionErrors,
  candidateQuestionEvents,
  candidateQuestionLifecycle,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { questionCapacities, seesQuestion } from './candidate-question.policy.ts';
import { type CandidateQuestionRow, lockQuestion, saveQuestion } from './candidate-question.store.ts';

interface MoveDetail {
  readonly changes?: Partial<CandidateQuestionRow>;
}

export const questionTransitions = transitions({
  table: candidateQuestionLifecycle,
  notFound: candidateQuestionErrors.candidate_question_not_found,
  movedOn: candidateQuestionErrors.candidate_question_moved_on,
  lock: lockQuestion,
  sees: seesQuestion,
  capacities: questionCapacities,
  next: nextRow<CandidateQuestionRow, MoveDetail>,
  save: saveQuestion,
  logged: logOf(candidateQuestionLifecycle, 'candidate_question', 'candidateQuestionId', {
    actor: actorOnBehalf,
  }),
  tells: tellsOf(candidateQuestionLifecycle, candidateQuestionEvents),
});
