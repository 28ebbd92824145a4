import type { Authorized } from '../../../platform/authorize.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sql } from 'kysely';

export interface QuestionRow {
  readonly questionId: string;
  readonly leadId: string;
  readonly question: string;
  readonly askedAt: Date;
  /** Null: not answered, or the account was erased. */
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

export async function insertQuestion(
  tx: Tx,
  { questionId, leadId, question, askedAt }: Authorized<QuestionRow>,
): Promise<void> {
  await tx
    .insertInto('lead_question')
    .values({ question_id: questionId, lead_id: leadId, question, asked_at: askedAt })
    .execute();
}

/** The open one of a lead. */
export async function saveAnswer(
  tx: Tx,
  { leadId }: Authorized<Pick<QuestionRow, 'leadId'>>,
  answer: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lead_question')
    .set({ answer, answered_at: now })
    .where('lead_id', '=', leadId)
    .where('answered_at', 'is', null)
    .execute();
}

/** The oldest first. */
export async function listQuestions(
  reader: Reader,
  leadIds: readonly string[],
): Promise<readonly QuestionRow[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await sql<QuestionRow>`select question_id as "questionId", lead_id as "leadId", question,
      asked_at as "askedAt", answer, answered_at as "answeredAt"
    from lead_question where lead_question.lead_id ${isAmong(leadIds, 'uuid')} order by asked_at`.execute(
    reader,
  );
  return rows;
}
