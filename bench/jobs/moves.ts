/** What the two sides do with a booking on its way, each time with another booking of another partner. */
import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { openDispute } from '@nukkad/contract/market/dispute/dispute.api';
import {
  acceptOrReject,
  addAdditionalService,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { rescheduleBooking } from '@nukkad/contract/market/reschedule/reschedule.api';
import { collectCash } from '@nukkad/contract/money/payment/payment.api';
import { startCodeOf } from '../../apps/server/src/market/booking/start-code.ts';
import type { Stage, Work } from '../city/work.ts';
import { type LoadOptions, loadOptionsOf } from '../load.ts';
import type { City, Job } from './job.ts';

type RequestOf = (work: Work, city: City) => LoadOptions;

const move = (id: string, title: string, stage: Stage, requestOf: RequestOf): Job => ({
  id,
  title,
  kind: 'write',
  stage,
  requests: async (city, count) =>
    (city.work.get(id) ?? []).slice(0, count).map((work) => requestOf(work, city)),
});

const atTen = (id: string, title: string, requestOf: RequestOf): Job => ({
  ...move(id, title, 'Accepted', requestOf),
  hour: 10,
});

/** The customer of all of it. */
const buyerOf = ({ regulars }: City) => regulars[0]?.headers;
const seenTime = ({ startsAt, locality }: Work) => ({ startsAt: startsAt.toISOString(), locality });
const seenVisit = ({ startsAt, companyName }: Work) => ({
  startsAt: startsAt.toISOString(),
  partnerName: companyName,
});

/** 11:30 of the same day; slot 1100 is midnight, each half an hour. */
const later = ({ startsAt }: Work) => ({
  day: new Date(startsAt.getTime() + 330 * 60_000).toISOString().slice(0, 10),
  slotId: 1_123,
});

export const moveJobs: readonly Job[] = [
  move('accept', 'Accept a booking', 'Partner Assigned', (work) => {
    const seen = {
      ...seenTime(work),
      total: work.total,
      trustCost: null,
      professional: null,
      seriesVisits: null,
    };
    const body = { bookingId: work.bookingId, action: 'accept' as const, seen };
    return loadOptionsOf(acceptOrReject, { body }, work.partner.headers);
  }),
  move('assign', 'Assign a professional', 'Accepted', (work) => {
    const seen = { ...seenTime(work), professional: null };
    const body = { bookingId: work.bookingId, staffId: work.staffId, seen };
    return loadOptionsOf(assignProfessional, { body }, work.partner.headers);
  }),
  move('start', 'Start the work', 'Assigned', ({ bookingId, partner }, { secret }) => {
    const body = { bookingId, otp: startCodeOf(secret, bookingId, 1) };
    return loadOptionsOf(verifyStartCode, { body }, partner.headers);
  }),
  move('complete', 'Complete the work', 'Inprogress', ({ bookingId, total, partner }) => {
    const body = { bookingId, seen: { total, amountDue: total } };
    return loadOptionsOf(completeBooking, { body }, partner.headers);
  }),
  atTen('reschedule', 'Reschedule a booking', (work, city) => {
    const seen = { ...seenVisit(work), fee: 0, mustAgree: false };
    const body = { bookingId: work.bookingId, ...later(work), seen };
    return loadOptionsOf(rescheduleBooking, { body }, buyerOf(city));
  }),
  atTen('cancel', 'Cancel a booking', (work, city) => {
    const seen = { ...seenVisit(work), fee: 0, refund: 0 };
    const body = { bookingId: work.bookingId, reason: 'other' as const, note: '', seen };
    return loadOptionsOf(cancelByCustomer, { body }, buyerOf(city));
  }),
  move('add', 'Ask for an added service', 'Inprogress', ({ bookingId, serviceId, ownPrice, partner }) => {
    const body = { bookingId, serviceId, quantity: 1, optionIds: [], seen: { ownPrice } };
    return loadOptionsOf(addAdditionalService, { body }, partner.headers);
  }),
  move('cash', 'Collect cash', 'Completed', ({ bookingId, total, partner }) => {
    const body = { bookingId, seen: { amountDue: total } };
    return loadOptionsOf(collectCash, { body }, partner.headers);
  }),
  move('dispute', 'Open a dispute', 'Completed', ({ bookingId }, city) => {
    const words = 'The tap drips more than before.';
    const body = { bookingId, kind: 'not_done' as const, request: 'rework' as const, words };
    return loadOptionsOf(openDispute, { body }, buyerOf(city));
  }),
];
