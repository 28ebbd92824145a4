import { sql } from 'kysely';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  shareId: 'share_id',
  applicationId: 'application_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  copy: 'copy',
  sharedAt: 'shared_at',
  revokedAt: 'revoked_at',
} as const;
const shareTable = tableColumns('work_record_share', columns);
export type ShareRow = RowOf<'work_record_share', typeof columns>;

export const findShare = shareTable.findBy('shareId');
export const insertShare = shareTable.insert;
export const saveShare = shareTable.saveBy('shareId').only('copy', 'sharedAt', 'revokedAt');

const ofApplication = (reader: Reader, applicationId: string) =>
  reader
    .selectFrom('work_record_share')
    .select(shareTable.selected)
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null);

/** The consent that holds; an application has one at most. */
export async function findShareOf(reader: Reader, applicationId: string): Promise<ShareRow | null> {
  return (await ofApplication(reader, applicationId).executeTakeFirst()) ?? null;
}

/** Behind a lock also where there is none yet: of two that come at once the later one finds the first. */
export async function lockShareOf(tx: Tx, applicationId: string): Promise<ShareRow | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work record ${applicationId}`}, 0))`.execute(tx);
  return (await ofApplication(tx, applicationId).forUpdate().executeTakeFirst()) ?? null;
}

/** Those that hold, the latest first. */
export async function listShares(
  reader: Reader,
  userId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<ShareRow[]> {
  return reader
    .selectFrom('work_record_share')
    .select(shareTable.selected)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(after !== null, (rows) =>
      rows.where((eb) =>
        eb(eb.refTuple('shared_at', 'share_id'), '<', eb.tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('shared_at', 'desc')
    .orderBy('share_id', 'desc')
    .limit(limit)
    .execute();
}

export const countShares = (reader: Reader, userId: string): Promise<number> =>
  countRows(reader, sql`from work_record_share where user_id = ${userId} and revoked_at is null`);

/** What was consented to is the person's own, and goes with the account; its public page is then not there. */
export const workRecordPersonal: PersonalPort = {
  tables: [
    {
      table: 'work_record_share',
      title: 'Work records you shared with businesses',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
