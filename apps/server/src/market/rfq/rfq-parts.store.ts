/** What a request says besides its row: answers to the questions of its category, and the partners that were chosen. */
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { RfqRow } from './rfq.store.ts';

export interface GivenAnswer {
  readonly questionId: string;
  readonly optionId: string;
}

export async function insertAnswers(
  tx: Tx,
  { rfqId }: Authorized<RfqRow, 'ask'>,
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('rfq_answer')
    .values(
      answers.map(({ questionId, optionId }) => ({
        rfq_id: rfqId,
        question_id: questionId,
        option_id: optionId,
      })),
    )
    .execute();
}

export async function insertChoices(
  tx: Tx,
  { rfqId }: Authorized<RfqRow, 'ask'>,
  organisationIds: readonly string[],
): Promise<void> {
  if (organisationIds.length === 0) return;
  await tx
    .insertInto('rfq_choice')
    .values(organisationIds.map((organisationId) => ({ rfq_id: rfqId, organisation_id: organisationId })))
    .execute();
}

export async function listAnswers(reader: Reader, rfqId: string): Promise<readonly GivenAnswer[]> {
  return reader
    .selectFrom('rfq_answer')
    .select(['question_id as questionId', 'option_id as optionId'])
    .where('rfq_id', '=', rfqId)
    .execute();
}

export async function listChoices(reader: Reader, rfqId: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('rfq_choice')
    .select('organisation_id')
    .where('rfq_id', '=', rfqId)
    .orderBy('organisation_id')
    .execute();
  return rows.map((row) => row.organisation_id);
}
