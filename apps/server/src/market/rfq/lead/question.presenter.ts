import type { LeadQuestion } from '@nukkad/contract/market/lead/lead.model';
import type { QuestionRow } from './question.store.ts';

/** What a partner asked, as both sides read it. */
export const presentQuestion = ({
  questionId,
  question,
  askedAt,
  answer,
  answeredAt,
}: QuestionRow): LeadQuestion => ({
  questionId,
  question,
  askedAt: askedAt.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
});
