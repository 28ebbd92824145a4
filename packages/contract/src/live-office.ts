/** What the back office hears of a committed event: which booking, else which list. */
import type { SocketMessage } from './kernel/socket-message.ts';
import { bookingChanged } from './market/booking/booking.live.ts';
import { type LiveList, listChanged } from './office/backoffice/office.live.ts';

/** By the first part of an event's name. */
const listOf: Readonly<Record<string, LiveList>> = {
  payment: 'payments',
  payout: 'payouts',
  cash_refund: 'cash-refunds',
  review: 'reviews',
};

interface Said {
  readonly type: string;
  readonly data: object;
}

const said = <Data extends object>({ name: type }: SocketMessage<Data>, data: Data): Said => ({ type, data });

/** `told`: what those concerned hear of it. Null: nothing that the back office shows. */
export function saidToOffice(eventName: string, told: Said | null): Said | null {
  if (told?.type === bookingChanged.name) return told;
  const list = listOf[eventName.split('.')[0] ?? ''];
  return list ? said(listChanged, { list }) : null;
}
