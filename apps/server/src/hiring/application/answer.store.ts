import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { tableColumns } from '../../platform/db/table-columns.ts';
import type { JudgedAnswer } from './answer.rules.ts';

const table = tableColumns('application_answer', {
  applicationId: 'application_id',
  position: 'position',
  questionId: 'question_id',
  question: 'question',
  answer: 'answer',
  isKnockout: 'is_knockout',
  points: 'points',
} as const);

export async function insertAnswers(
  tx: Tx,
  { applicationId }: Authorized<{ readonly applicationId: string }>,
  answers: readonly JudgedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map((one, position) => table.written({ ...one, applicationId, position }));
  await sendOff(tx, tx.insertInto('application_answer').values(rows));
}

/** In the order of the questions. */
export const listAnswers = (reader: Reader, applicationId: string): Promise<JudgedAnswer[]> =>
  reader
    .selectFrom('application_answer')
    .select(table.selected)
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();

/** Of many applications, each in the order of its questions. */
export async function listAnswersOf(
  reader: Reader,
  applicationIds: readonly string[],
): Promise<readonly (JudgedAnswer & { readonly applicationId: string })[]> {
  if (applicationIds.length === 0) return [];
  return reader
    .selectFrom('application_answer')
    .select(table.selected)
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('position')
    .execute();
}
