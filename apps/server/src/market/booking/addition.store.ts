import type { additionLifecycle, AdditionState } from '@nukkad/contract/market/booking/addition.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import type { Addition } from './booking.row.ts';

export async function insertAddition(
  tx: Tx,
  addition: Authorized<Addition, 'ask'>,
  cityCode: string,
  askedBy: string,
): Promise<void> {
  const row = sql`insert into booking_addition (addition_id, booking_id, city_code, service_id, name, subcategory_name, quantity, price_paise,
      tax_paise, minutes, sac_code, gst_class, options, asked_by, asked_at)
    values (${addition.additionId}, ${addition.bookingId}, ${cityCode}, ${addition.serviceId}, ${addition.name},
      ${addition.subcategoryName}, ${addition.quantity}, ${addition.pricePaise}, ${addition.taxPaise}, ${addition.minutes},
      ${addition.sacCode}, ${addition.gstClass}, ${JSON.stringify(addition.options)}::jsonb, ${askedBy}, ${addition.askedAt})`;
  await sendOff(tx, row);
}

export async function listAdditions(reader: Reader, bookingId: string): Promise<readonly Addition[]> {
  const { rows } =
    await sql<Addition>`select addition_id as "additionId", booking_id as "bookingId", service_id as "serviceId", name,
      subcategory_name as "subcategoryName", quantity, options, price_paise as "pricePaise", tax_paise as "taxPaise", minutes,
      sac_code as "sacCode", gst_class as "gstClass", state, asked_at as "askedAt"
    from booking_addition where booking_id = ${bookingId} order by asked_at, addition_id`.execute(reader);
  return rows;
}

/** As much of an added service as a move looks at. */
export interface MovedAddition {
  readonly additionId: string;
  readonly status: AdditionState;
}

export async function answerAsked(
  tx: Tx,
  { from, to }: ManyRows<typeof additionLifecycle, 'approve' | 'refuse'>,
  { additionId, bookingId }: Pick<Addition, 'additionId' | 'bookingId'>,
  now: Date,
): Promise<readonly MovedAddition[]> {
  const { rows } = await sql<MovedAddition>`update booking_addition set state = ${to}, answered_at = ${now}
    where addition_id = ${additionId} and booking_id = ${bookingId} and state = any(${[...from]})
    returning addition_id as "additionId", state as status`.execute(tx);
  return rows;
}

/** All of a booking but those that were done. */
export async function leaveOut(
  tx: Tx,
  { from, to }: ManyRows<typeof additionLifecycle, 'leaveOut'>,
  {
    bookingId,
    kept,
    now,
  }: { readonly bookingId: string; readonly kept: readonly string[]; readonly now: Date },
): Promise<void> {
  const left = sql`update booking_addition set state = ${to}, answered_at = ${now}
    where booking_id = ${bookingId} and state = any(${[...from]}) and addition_id <> all(${[...kept]}::uuid[])`;
  await sendOff(tx, left);
}
