import { leastFeedback } from '@nukkad/contract/hiring/hire/hire.noun';
import { sql } from 'kysely';
import type { Reader, Sought } from '../../platform/db/database.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  feedbackId: 'feedback_id',
  hireId: 'hire_id',
  organisationId: 'organisation_id',
  side: 'side',
  stars: 'stars',
  words: 'words',
  givenBy: 'given_by',
  givenAt: 'given_at',
} as const;
const feedbackTable = tableColumns('hire_feedback', columns);
export type FeedbackRow = RowOf<'hire_feedback', typeof columns>;

export const insertFeedback = feedbackTable.insert;

/** Of both sides: two at most. */
export async function listFeedbackOf(reader: Reader, hireId: string): Promise<readonly FeedbackRow[]> {
  return reader
    .selectFrom('hire_feedback')
    .select(feedbackTable.selected)
    .where('hire_id', '=', hireId)
    .execute();
}

const ofBusiness = (reader: Reader, organisationId: string) =>
  reader
    .selectFrom('hire_feedback')
    .where('organisation_id', '=', organisationId)
    .where('side', '=', 'person');

/** In the order of their ids, which is no order of time. */
export async function listOfBusiness(
  reader: Reader,
  organisationId: string,
  after: string | null,
  most: number,
): Promise<readonly FeedbackRow[]> {
  const rows = ofBusiness(reader, organisationId)
    .select(feedbackTable.selected)
    .orderBy('feedback_id')
    .limit(most);
  return after === null ? rows.execute() : rows.where('feedback_id', '>', after).execute();
}

export const countOfBusiness = (reader: Reader, organisationId: string): Promise<number> =>
  countFound(reader, ofBusiness(reader, organisationId).select('feedback_id'));

/** Sum and count of a business that the statement finds itself; null: too little of it. */
export const sumsOf = (organisationId: Sought<string>): Sought<readonly number[] | null> =>
  sql<readonly number[] | null>`(select array[sum(f.stars), count(*)]::int[] from hire_feedback f
    where f.organisation_id = ${organisationId} and f.side = 'person' having count(*) >= ${leastFeedback}::int)`;

/** Sums of businesses with enough of it. */
export async function sumOfBusinesses(
  reader: Reader,
  organisationIds: readonly string[],
): Promise<readonly { readonly organisationId: string; readonly sum: number; readonly count: number }[]> {
  if (organisationIds.length === 0) return [];
  return reader
    .selectFrom('hire_feedback')
    .select(({ fn }) => [
      'organisation_id as organisationId',
      fn.sum<number>('stars').as('sum'),
      fn.countAll<number>().as('count'),
    ])
    .where('organisation_id', 'in', [...organisationIds])
    .where('side', '=', 'person')
    .groupBy('organisation_id')
    .having(({ fn }) => fn.countAll(), '>=', leastFeedback)
    .execute();
}
