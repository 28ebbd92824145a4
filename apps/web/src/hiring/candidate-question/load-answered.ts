import { listAnsweredQuestions } from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { call, type CallSettings } from '../../platform/api/client.ts';

const shownAtOnce = 10;

/** What a business answered for everyone about a job. */
export const loadAnswered = (jobId: string, settings: CallSettings, cursor?: string) =>
  call(listAnsweredQuestions, { query: { jobId, limit: shownAtOnce, cursor }, ...settings });
