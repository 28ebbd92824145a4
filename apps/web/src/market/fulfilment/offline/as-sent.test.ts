import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { expect, test } from 'vitest';
import { presentStep } from '../job.steps.ts';
import { asSent, isFinished, photographed } from './as-sent.ts';
import type { WaitingStep, WorkStep } from './work-queue.ts';

type Facts = Pick<BookingDetails, 'status' | 'can' | 'additions' | 'photos'>;
const can = { start: true, complete: false, addService: false } as BookingDetails['can'];
const booking: Facts = { status: 'Assigned', can, additions: [], photos: [] };

const waits = (step: WorkStep, failure: string | null = null): WaitingStep => ({
  stepId: step.kind,
  bookingId: 'b',
  title: 'Tap repair',
  step,
  failure,
});
const start = { kind: 'start', otp: '123456' } as const;
const before = { kind: 'photos', stage: 'before', files: [] } as const;
const finish = { kind: 'finish', seen: { total: 1, amountDue: 1 } } as const;

const stepWith = (waiting: readonly WaitingStep[]) =>
  presentStep({ status: asSent(booking, waiting).status, photos: photographed(booking, waiting) }, null);

test('with a start that waits the work goes on: photos, work, finish', () => {
  expect(stepWith([])).toBe('way');
  expect(stepWith([waits(start)])).toBe('before');
  expect(stepWith([waits(start), waits(before)])).toBe('work');
  expect(asSent(booking, [waits(start)]).can).toMatchObject({ start: false, complete: true });
  expect(isFinished([waits(start), waits(before), waits(finish)])).toBe(true);
});

test('a start that was refused begins nothing, and what waits behind it counts for nothing', () => {
  const waiting = [waits(start, 'Incorrect OTP.'), waits(before), waits(finish)];
  expect(asSent(booking, waiting)).toBe(booking);
  expect(photographed(booking, waiting)).toEqual([]);
  expect(isFinished(waiting)).toBe(false);
});

test('while a customer still has to answer an addition, the work is not finished without a network either', () => {
  const asked = { ...booking, additions: [{ state: 'asked' } as BookingDetails['additions'][number]] };
  expect(asSent(asked, [waits(start)]).can.complete).toBe(false);
});

test('what the server knows goes before what waits', () => {
  const begun: Facts = { ...booking, status: 'Inprogress' };
  expect(asSent(begun, [waits(start)])).toBe(begun);
});
