import { aCashRefund, aLargeCashRefund, aSentCashRefund } from '../../fixtures/cash-refunds.ts';
import type { Booked } from '../../fixtures/bookings.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 13;
const page = ({ bookingId }: Booked) => `/buyer/bookings/${bookingId}`;

/** Cash that waits for its customer, that is paid, and that the bank did not take. */
async function customerTour(): Promise<Tour> {
  const customer = await aCustomer();
  const waiting = await aCashRefund({ customer, inDays });
  const paid = await aSentCashRefund('123456784821', 'Paid', { customer, inDays });
  const failed = await aSentCashRefund('123456780000', 'Failed', { customer, inDays });
  return {
    person: customer,
    screens: [
      { name: 'booking-cash-refund', path: page(waiting) },
      { name: 'cash-refund', path: `${page(waiting)}/refund` },
      { name: 'cash-refund-paid', path: `${page(paid)}/refund` },
      { name: 'cash-refund-failed', path: `${page(failed)}/refund` },
    ],
  };
}

async function officeTour(): Promise<Tour> {
  const { refund, bookingId } = await aLargeCashRefund({ inDays });
  await aSentCashRefund('123456780000', 'Failed', { inDays });
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-cash-refunds', path: '/backoffice/cash-refunds' },
      { name: 'office-cash-refund-decide', path: `/backoffice/cash-refunds?open=${refund.refundId}` },
      { name: 'office-purchase-refunds', path: '/backoffice/purchase-refunds' },
      { name: 'office-booking-cash-refund', path: `/backoffice/bookings/${bookingId}` },
    ],
  };
}

export const cashRefundTours = {
  cashRefund: once(customerTour),
  officeCashRefund: once(officeTour),
};
