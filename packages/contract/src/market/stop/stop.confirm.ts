/** What is seen when a visit is ended early. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { StopBill } from './stop.model.ts';

export const confirmsStop = confirmation('stop', {
  agreed: 'money',
  bill: 'money',
  refund: 'money',
  due: 'money',
  mustAgree: 'flag',
});

/** `mustAgree`: the other side is asked first. */
export const seenOfStop = (
  { agreed, bill, refund, due }: StopBill,
  mustAgree: boolean,
): Seen<typeof confirmsStop> => ({ agreed, bill, refund, due, mustAgree });

export const confirmsStopAnswer = confirmation('stop_answer', {
  agreed: 'money',
  bill: 'money',
  refund: 'money',
  due: 'money',
});

export const seenOfStopAnswer = ({
  agreed,
  bill,
  refund,
  due,
}: StopBill): Seen<typeof confirmsStopAnswer> => ({ agreed, bill, refund, due });
