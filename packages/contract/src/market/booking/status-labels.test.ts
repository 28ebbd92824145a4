import { expect, test } from 'vitest';
import { requestStatuses } from './booking.model.ts';
import { labelOf, otherStatuses, statusLabels } from './status-labels.ts';

test('the labels of specification section 4 for receiver and raiser', () => {
  expect(labelOf('Request Sent', 'receiver')).toBe('New Request');
  expect(labelOf('Request Sent', 'raiser')).toBe('Request Sent');
  for (const seenBy of ['raiser', 'receiver'] as const) {
    expect(labelOf('Requested for More Info', seenBy)).toBe('Sent for Details');
    for (const status of [
      'Project Created',
      'Project Submitted For Review',
      'Activation Accepted By You',
    ] as const)
      expect(labelOf(status, seenBy)).toBe(status);
  }
});

test('what a partner has to answer is a new request; the customer reads the status', () => {
  expect(labelOf('Partner Assigned', 'receiver')).toBe('New Request');
  expect(labelOf('Partner Assigned', 'raiser')).toBe('Partner Assigned');
});

test('every other status is called what it is', () => {
  for (const status of [...requestStatuses, ...otherStatuses])
    if (!Object.hasOwn(statusLabels, status))
      for (const seenBy of ['raiser', 'receiver'] as const) expect(labelOf(status, seenBy)).toBe(status);
});
