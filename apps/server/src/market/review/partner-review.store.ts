import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { type ReviewRow, review } from './review.store.ts';

export interface PartnerFilter {
  readonly organisationId: string;
  /** Null: of the whole organisation. */
  readonly staffId: string | null;
  readonly stars?: number | undefined;
  readonly answered?: boolean | undefined;
}

const answeredAs = (answered: boolean | undefined): RawBuilder<unknown> => {
  if (answered === undefined) return sql``;
  return answered ? sql`and replied_at is not null` : sql`and replied_at is null`;
};

const conditions = ({ organisationId, staffId, stars, answered }: PartnerFilter): RawBuilder<unknown> =>
  sql`status = 'Shown' and side = 'customer' and organisation_id = ${organisationId}
    ${staffId === null ? sql`` : sql`and staff_id = ${staffId}`} ${stars ? sql`and stars = ${stars}` : sql``}
    ${answeredAs(answered)}`;

/** Whether the row before has a reply, when it was shown, its id. */
export type PartnerKey = readonly [isAnswered: boolean, at: string, id: string];

const orders = {
  unanswered: {
    by: sql`(replied_at is not null), shown_at desc, review_id desc`,
    // Of those without a reply the newest first, then the answered ones.
    behind: ([isAnswered, at, id]: PartnerKey) => sql`and ((replied_at is not null) > ${isAnswered}
      or ((replied_at is not null) = ${isAnswered} and (shown_at, review_id) < (${at}::timestamptz, ${id}::uuid)))`,
  },
  newest: {
    by: sql`shown_at desc, review_id desc`,
    behind: ([, at, id]: PartnerKey) => sql`and (shown_at, review_id) < (${at}::timestamptz, ${id}::uuid)`,
  },
} as const;
export type PartnerSort = keyof typeof orders;

export async function listPartnerRows(
  reader: Reader,
  filter: PartnerFilter,
  page: { readonly sort: PartnerSort; readonly after: PartnerKey | null; readonly limit: number },
): Promise<ReviewRow[]> {
  const { by, behind } = orders[page.sort];
  const { rows } = await sql<ReviewRow>`select ${review.asSql} from review
    where ${conditions(filter)} ${page.after ? behind(page.after) : sql``} order by ${by} limit ${page.limit}`.execute(
    reader,
  );
  return rows;
}

export const countPartnerRows = (reader: Reader, filter: PartnerFilter): Promise<number> =>
  countRows(reader, sql`from review where ${conditions(filter)}`);
