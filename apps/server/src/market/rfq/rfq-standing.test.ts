import type { LeadStatus } from '@nukkad/contract/market/lead/lead.noun';
import { expect, test } from 'vitest';
import { standingOf } from './rfq.rules.ts';

const standing = (status: Parameters<typeof standingOf>[0], ...leads: LeadStatus[]) =>
  standingOf(
    status,
    leads.map((one) => ({ status: one })),
  );

test('a request with quotes in hand says so; one that a partner asks about waits for its answer', () => {
  expect(standing('Request Delivered', 'New Request', 'Unlocked')).toBe('Request Delivered');
  expect(standing('Request Delivered', 'Unlocked', 'Requested for More Info')).toBe(
    'Requested for More Info',
  );
  expect(standing('Forwaded', 'Requested for More Info', 'Qoutation Sent')).toBe('Qoutation Sent');
  expect(standing('Request Delivered', 'Qoutation Sent', 'Accepted By User')).toBe('Accepted By User');
  expect(standing('Agreed', 'Payment Pending', 'Closed')).toBe('Payment Pending');
});

test('once booked it mirrors its project, from the start of the work to the end, through a dispute', () => {
  expect(standing('Booked', 'Booked', 'Closed')).toBe('Booked');
  expect(standing('Booked', 'Inprogress', 'Closed')).toBe('Inprogress');
  expect(standing('Booked', 'Disputed')).toBe('Disputed');
  expect(standing('Booked', 'Resolved')).toBe('Resolved');
  expect(standing('Booked', 'Completed', 'Closed')).toBe('Completed');
});

test('of work in parts the one that goes on counts, and it is finished where every part is', () => {
  expect(standing('Booked', 'Completed', 'Inprogress')).toBe('Inprogress');
  expect(standing('Booked', 'Completed', 'Booked')).toBe('Inprogress');
  expect(standing('Booked', 'Completed', 'Completed')).toBe('Completed');
  expect(standing('Booked', 'Completed', 'Refunded')).toBe('Refunded');
});

test('what was cancelled or closed stays so, whatever its partners did', () => {
  expect(standing('Cancelled', 'Cancelled', 'Qoutation Sent')).toBe('Cancelled');
  expect(standing('Closed', 'Closed')).toBe('Closed');
});
