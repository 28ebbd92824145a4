/** What a partner does with a booking, each time with another booking of another partner. */
import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { startCodeOf } from '../../apps/server/src/market/booking/start-code.ts';
import type { Stage, Work } from '../city/work.ts';
import { type LoadOptions, loadOptionsOf } from '../load.ts';
import type { City, Job } from './job.ts';

type RequestOf = (work: Work, city: City) => LoadOptions;

const of = (stage: Stage, requestOf: RequestOf) => async (city: City, count: number) =>
  (city.work.get(stage) ?? []).slice(0, count).map((work) => requestOf(work, city));

const seenTime = ({ startsAt, locality }: Work) => ({ startsAt: startsAt.toISOString(), locality });

export const moveJobs: readonly Job[] = [
  {
    id: 'accept',
    title: 'Accept a booking',
    kind: 'write',
    stage: 'Partner Assigned',
    requests: of('Partner Assigned', (work) => {
      const seen = { ...seenTime(work), total: work.total, trustCost: null, professional: null };
      const body = { bookingId: work.bookingId, action: 'accept' as const, seen };
      return loadOptionsOf(acceptOrReject, { body }, work.partner.headers);
    }),
  },
  {
    id: 'assign',
    title: 'Assign a professional',
    kind: 'write',
    stage: 'Accepted',
    requests: of('Accepted', (work) => {
      const seen = { ...seenTime(work), professional: null };
      const body = { bookingId: work.bookingId, staffId: work.staffId, seen };
      return loadOptionsOf(assignProfessional, { body }, work.partner.headers);
    }),
  },
  {
    id: 'start',
    title: 'Start the work',
    kind: 'write',
    stage: 'Assigned',
    requests: of('Assigned', ({ bookingId, partner }, { secret }) => {
      const body = { bookingId, otp: startCodeOf(secret, bookingId, 1) };
      return loadOptionsOf(verifyStartCode, { body }, partner.headers);
    }),
  },
  {
    id: 'complete',
    title: 'Complete the work',
    kind: 'write',
    stage: 'Inprogress',
    requests: of('Inprogress', ({ bookingId, total, partner }) => {
      const body = { bookingId, seen: { total, amountDue: total } };
      return loadOptionsOf(completeBooking, { body }, partner.headers);
    }),
  },
];
