import { tableColumns } from '../../../platform/db/table-columns.ts';

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

/** Null: the customer has chosen none. */
export const findVisitAddress = table.findBy('leadId');
/** Behind the lock of the lead, once for each acceptance. */
export const insertVisitAddress = table.insert;
