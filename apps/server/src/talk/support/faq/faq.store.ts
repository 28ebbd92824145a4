import { type FaqCategory, faqCategories, mostFaqs } from '@nukkad/contract/talk/support/faq.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import { containing } from '../../../platform/db/like.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

const columns = {
  faqId: 'faq_id',
  category: 'category',
  position: 'position',
  question: 'question',
  questionHi: 'question_hi',
  answer: 'answer',
  answerHi: 'answer_hi',
  words: 'words',
  isShown: 'is_shown',
  changedBy: 'changed_by',
  changedAt: 'changed_at',
  version: 'version',
} as const;
const faq = tableColumns('faq', columns);
export type FaqRow = RowOf<'faq', typeof columns>;

export interface CountedFaq extends FaqRow {
  readonly helped: number;
  readonly didNotHelp: number;
}

const places = new Map<FaqCategory, number>(faqCategories.map((category, place) => [category, place]));
const placeOf = ({ category }: FaqRow): number => places.get(category) ?? faqCategories.length;

/** All that people see, in the order of the help pages. */
export async function listShown(reader: Reader): Promise<readonly FaqRow[]> {
  const rows = await reader
    .selectFrom('faq')
    .select(faq.selected)
    .where('is_shown', '=', true)
    .orderBy('position')
    .orderBy('faq_id')
    .limit(mostFaqs)
    .execute();
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export interface FaqFilter {
  readonly q?: string | undefined;
  readonly category?: FaqCategory | undefined;
  readonly hidden?: boolean | undefined;
}

const matching = ({ q, category, hidden }: FaqFilter) => {
  const like = q ? containing(q) : null;
  return sql`${like ? sql`(question ilike ${like} or question_hi ilike ${like} or answer ilike ${like} or answer_hi ilike ${like})` : sql`true`}
    and ${category ? sql`category = ${category}` : sql`true`} and ${hidden ? sql`not is_shown` : sql`true`}`;
};

export const countFaqRows = (reader: Reader, filter: FaqFilter): Promise<number> =>
  countRows(reader, sql`from faq where ${matching(filter)}`);

const counted = sql`select ${faq.asSql},
    (select count(*)::int from faq_vote v where v.faq_id = faq.faq_id and v.is_helpful) as helped,
    (select count(*)::int from faq_vote v where v.faq_id = faq.faq_id and not v.is_helpful) as "didNotHelp"
  from faq`;

export interface AfterFaq {
  readonly category: string;
  readonly position: number;
  readonly faqId: string;
}

export async function listFaqRows(
  reader: Reader,
  filter: FaqFilter,
  after: AfterFaq | null,
  limit: number,
): Promise<CountedFaq[]> {
  const behind = after
    ? sql`(category, position, faq_id) > (${after.category}, ${after.position}, ${after.faqId}::uuid)`
    : sql`true`;
  const { rows } = await sql<CountedFaq>`${counted} where ${matching(filter)} and ${behind}
    order by category, position, faq_id limit ${limit}`.execute(reader);
  return rows;
}

export async function findFaq(reader: Reader, faqId: string): Promise<CountedFaq | null> {
  const { rows } = await sql<CountedFaq>`${counted} where faq_id = ${faqId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockFaq(tx: Tx, faqId: string): Promise<CountedFaq | null> {
  await tx.selectFrom('faq').select('faq_id').where('faq_id', '=', faqId).forUpdate().execute();
  return findFaq(tx, faqId);
}

/** Those that people see. Of two that are published at once, the second waits and then counts the first. */
export async function countShown(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('faq'))`.execute(tx);
  const { count } = await tx
    .selectFrom('faq')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_shown', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertFaq = faq.insert;
export const saveFaq = faq.saveBy('faqId').but();

export interface Vote {
  readonly faqId: string;
  readonly voter: string;
  readonly helpful: boolean;
}

/** The last word of a device counts. */
export async function saveVote(
  tx: Tx,
  { faqId, voter, helpful }: Authorized<Vote>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('faq_vote')
    .values({ faq_id: faqId, voter, is_helpful: helpful, voted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['faq_id', 'voter']).doUpdateSet((eb) => ({
        is_helpful: eb.ref('excluded.is_helpful'),
        voted_at: eb.ref('excluded.voted_at'),
      })),
    )
    .execute();
}
