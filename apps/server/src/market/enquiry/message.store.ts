import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import type { EnquiryRow } from './enquiry.store.ts';

const columns = {
  messageId: 'message_id',
  enquiryId: 'enquiry_id',
  saidBy: 'said_by',
  userId: 'user_id',
  message: 'message',
  serviceId: 'service_id',
  priceFromPaise: 'price_from_paise',
  priceToPaise: 'price_to_paise',
  createdAt: 'created_at',
} as const;
const table = tableColumns('enquiry_message', columns);
export type MessageRow = RowOf<'enquiry_message', typeof columns>;
export type NewMessage = Omit<MessageRow, 'enquiryId'>;

export async function insertMessage(
  tx: Tx,
  { enquiryId }: Authorized<Pick<EnquiryRow, 'enquiryId'>>,
  message: NewMessage,
): Promise<void> {
  await tx
    .insertInto('enquiry_message')
    .values(table.written({ ...message, enquiryId }))
    .execute();
}

/** Newest first, behind the row that `after` names. */
export async function listMessages(
  reader: Reader,
  enquiryId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<MessageRow[]> {
  const rows = reader
    .selectFrom('enquiry_message')
    .select(table.selected)
    .where('enquiry_id', '=', enquiryId)
    .orderBy('created_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'message_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}
