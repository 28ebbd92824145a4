import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';

const columns = {
  leadId: 'lead_id',
  contactName: 'contact_name',
  formattedAddress: 'formatted_address',
  locality: 'locality',
  pincode: 'pincode',
  stateCode: 'state_code',
  latitude: 'latitude',
  longitude: 'longitude',
  chosenAt: 'chosen_at',
} as const;
const table = tableColumns('visit_address', columns);
export type VisitAddressRow = RowOf<'visit_address', typeof columns>;

/** Null: the customer has chosen none. */
export async function findVisitAddress(reader: Reader, leadId: string): Promise<VisitAddressRow | null> {
  const row = await reader
    .selectFrom('visit_address')
    .select(table.selected)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row ?? null;
}

/** Behind the lock of the lead, once for each acceptance. */
export async function insertVisitAddress(tx: Tx, row: Authorized<VisitAddressRow>): Promise<void> {
  await tx.insertInto('visit_address').values(table.written(row)).execute();
}
