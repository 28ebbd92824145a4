import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  organisationId: 'organisation_id',
  perDiemPaise: 'per_diem_paise',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('travel_setting', columns);
export type TravelSettingRow = RowOf<'travel_setting', typeof columns>;

export const findTravelSetting = table.findBy('organisationId');

/** Over the version before it, or as the first; false: someone else was quicker. */
export async function saveTravelSetting(tx: Tx, row: Authorized<TravelSettingRow>): Promise<boolean> {
  const { organisationId: _of, ...changed } = row;
  const written = table.written(row);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('travel_setting')
    .values(written)
    .onConflict((conflict) =>
      conflict
        .column('organisation_id')
        .doUpdateSet(table.written(changed))
        .where('travel_setting.version', '=', row.version - 1),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A trip is a voucher of what was paid for it: eight years; why it was made goes. */
export const travelPersonal: PersonalPort = {
  tables: [
    {
      table: 'trip',
      title: 'Your trips',
      whose: (userId) =>
        sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`,
      erasure: { kind: 'blank', set: { purpose: '' }, kept: { why: 'accounts', years: 8 } },
    },
  ],
};
