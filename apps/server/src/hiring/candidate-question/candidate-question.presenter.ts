import type {
  AnsweredQuestion,
  OwnJobQuestion,
  CandidateQuestion,
  OwnQuestion,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { JobFacts } from '../job/index.ts';
import type { CandidateQuestionRow } from './candidate-question.store.ts';
import { questionTransitions } from './candidate-question.transitions.ts';

const presentAnswer = ({ answer, answeredAt, isPublic }: CandidateQuestionRow) => ({
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
  isPublic,
});

/** Without who asked. */
export const presentQuestion = (
  row: CandidateQuestionRow,
  { viewer, jobTitle }: { readonly viewer: Viewer; readonly jobTitle: string },
): CandidateQuestion => ({
  candidateQuestionId: row.candidateQuestionId,
  jobId: row.jobId,
  jobTitle,
  question: row.question,
  askedAt: row.createdAt.toISOString(),
  ...presentAnswer(row),
  status: row.status,
  version: row.version,
  can: { answer: questionTransitions.movesOf(viewer, row).answer },
});

export const presentOwn = (row: CandidateQuestionRow): OwnQuestion => ({
  candidateQuestionId: row.candidateQuestionId,
  question: row.question,
  askedAt: row.createdAt.toISOString(),
  ...presentAnswer(row),
  status: row.status,
});

/** With the job that it is about. */
export const presentAsked = (row: CandidateQuestionRow, job: JobFacts | undefined): OwnJobQuestion => ({
  ...presentOwn(row),
  jobId: row.jobId,
  jobTitle: job?.title ?? '',
  companyName: job?.companyName ?? '',
  isJobOpen: job?.isOpen ?? false,
});

/** Nothing where it has no answer. */
export const presentAnswered = (row: CandidateQuestionRow): AnsweredQuestion[] => {
  const { candidateQuestionId, question, answer, answeredAt } = row;
  if (answer === null || answeredAt === null) return [];
  return [{ candidateQuestionId, question, answer, answeredAt: answeredAt.toISOString() }];
};
