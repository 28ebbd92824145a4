import { answerRemedy, seenOfDecision } from '@nukkad/contract/market/dispute/dispute.api';
import { decideDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { callAsAdmin } from '../../fixtures/admin.ts';
import { callAs } from '../../fixtures/api.ts';
import { type Booked, aFinishedBooking } from '../../fixtures/bookings.ts';
import { aDisputedBooking, anAnsweredDispute, disputeOf } from '../../fixtures/disputes.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 12;

/** The partner offers the work again, and the customer takes it. */
async function aGrantedRework(request: Parameters<typeof anAnsweredDispute>[0]): Promise<Booked> {
  const booked = await anAnsweredDispute(request, { offer: 'rework' });
  const { bookingId, customer } = booked;
  const { version } = await disputeOf(booked);
  await callAs(customer.session, answerRemedy, { body: { bookingId, version, accept: true } });
  return booked;
}

async function aDismissedDispute(request: Parameters<typeof anAnsweredDispute>[0]): Promise<Booked> {
  const booked = await anAnsweredDispute(request);
  const dispute = await disputeOf(booked);
  await callAsAdmin(decideDispute, {
    params: { disputeId: dispute.disputeId },
    body: {
      outcome: 'dismissed',
      reason: 'The photos after the work show a new washer and a dry basin.',
      seen: seenOfDecision(dispute, null),
    },
  });
  return booked;
}

async function customerTour(): Promise<Tour> {
  const customer = await aCustomer();
  const finished = await aFinishedBooking({ customer, paymentMode: 'online', inDays });
  const opened = await aDisputedBooking({ customer, inDays });
  const offered = await anAnsweredDispute({ customer, inDays }, { offer: 'refund', amount: 10_000 });
  const granted = await aGrantedRework({ customer, inDays });
  const dismissed = await aDismissedDispute({ customer, inDays });
  const to = ({ bookingId }: Booked) => `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'dispute-open', path: `${to(finished)}?dialog=dispute` },
      { name: 'dispute-asked', path: to(opened) },
      { name: 'dispute-offered', path: to(offered) },
      { name: 'dispute-rework', path: to(granted) },
      { name: 'dispute-rework-time', path: `${to(granted)}?dialog=rework` },
      { name: 'dispute-dismissed', path: to(dismissed) },
    ],
  };
}

async function partnerTour(): Promise<Tour> {
  const opened = await aDisputedBooking({ inDays });
  const answered = await anAnsweredDispute({ inDays }, { offer: 'refund', amount: 10_000 });
  const to = ({ bookingId }: Booked) => `/consultant-service/bookings/${bookingId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-dispute', path: to(opened) },
      { name: 'partner-dispute-answer', path: `${to(opened)}?dialog=disputeAnswer` },
      { name: 'partner-dispute-offered', path: to(answered) },
    ],
  };
}

/** What Admins decide: one that waits for the partner, one that can be decided. */
async function officeTour(): Promise<Tour> {
  await aDisputedBooking({ inDays });
  const { disputeId } = await disputeOf(await anAnsweredDispute({ inDays }));
  const room = `/backoffice/disputes`;
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-disputes', path: room },
      { name: 'office-dispute', path: `${room}/${disputeId}` },
      { name: 'office-dispute-decide', path: `${room}/${disputeId}?dialog=decide` },
    ],
  };
}

export const disputeTours = {
  customerDisputes: once(customerTour),
  partnerDisputes: once(partnerTour),
  officeDisputes: once(officeTour),
};
