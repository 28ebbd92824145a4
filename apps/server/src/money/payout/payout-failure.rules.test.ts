import { expect, test } from 'vitest';
import { causeOf } from './payout-failure.rules.ts';

const failed = { status: 'FAILED', isAccountRefused: false, providerPayoutId: 'pout_1' } as const;

test('a payout fails for want of an account, for the account, or on the way; another state has no cause', () => {
  expect(causeOf({ ...failed, providerPayoutId: null })).toBe('no_account');
  expect(causeOf({ ...failed, isAccountRefused: true })).toBe('account_refused');
  expect(causeOf({ ...failed, isAccountRefused: true, providerPayoutId: null })).toBe('account_refused');
  expect(causeOf(failed)).toBe('bank_not_reached');
  expect(causeOf({ ...failed, status: 'PENDING', providerPayoutId: null })).toBeNull();
});
