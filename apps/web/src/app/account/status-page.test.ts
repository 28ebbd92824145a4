import { expect, test } from 'vitest';
import { statusPageOf } from './status-page.ts';

const fine = {
  role: 'Service Partner',
  status: 'Active',
  partnerStatus: 'Active',
  notificationMessage: null,
  subscription_detail: { is_subscription_expired: false },
} as const;
const expired = { subscription_detail: { is_subscription_expired: true } };

test('in good standing there is nothing to say', () => {
  expect(statusPageOf(fine)).toMatchObject({ status: 'Active', isFine: true, mayUpgrade: false });
});

test("the account's own status goes first, then the partner's", () => {
  expect(statusPageOf({ ...fine, status: 'Blocked', partnerStatus: 'Suspended' }).status).toBe('Blocked');
  expect(statusPageOf({ ...fine, partnerStatus: 'Suspended' })).toMatchObject({
    status: 'Suspended',
    isFine: false,
  });
});

test('Upgrade is for a partner whose subscription has expired, unless the account is suspended or deactivated', () => {
  const paused = { ...fine, ...expired, partnerStatus: 'Suspended' } as const;
  expect(statusPageOf(paused).mayUpgrade).toBe(true);
  expect(statusPageOf({ ...paused, role: 'subUser' }).mayUpgrade).toBe(false);
  for (const status of ['Suspended', 'Deactivated'] as const)
    expect(statusPageOf({ ...paused, status }).mayUpgrade).toBe(false);
  expect(statusPageOf({ ...paused, status: 'Blocked' }).mayUpgrade).toBe(true);
});

test('a message of support stands in place of the built-in words', () => {
  const told = { message: 'Please call us.', messageType: 'warning' };
  expect(statusPageOf({ ...fine, status: 'Deactivated', notificationMessage: told })).toMatchObject({
    message: 'Please call us.',
    isDeactivated: true,
  });
});
