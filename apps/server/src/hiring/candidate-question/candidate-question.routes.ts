import * as api from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { listOwnQuestions } from './list-own-questions.ts';
import { listAnswered, listQuestions, readOwnQuestion } from './list-questions.ts';

export const candidateQuestionRoutes = (deps: CandidateQuestionDependencies): readonly Route[] =>
  deps.job.team.routes([
    route(api.askQuestion, (call) => askQuestion(deps, call, call.input.body)),
    route(api.getOwnQuestion, (call) => readOwnQuestion(deps, call, call.input.query)),
    route(api.listOwnQuestions, (call) => listOwnQuestions(deps, call, call.input.query)),
    openRoute(api.listAnsweredQuestions, (call) => listAnswered(deps, call, call.input.query)),
    route(api.listQuestions, (call) => listQuestions(deps, call, call.input.query)),
    route(api.answerQuestion, (call) => answerQuestion(deps, call, call.input.body)),
  ]);
