import { expect, test } from 'vitest';
import { isAccountRefused } from './refused-account.rules.ts';

test('a bank that is offline says nothing of the account; a closed account, and what is not known, does', () => {
  expect(isAccountRefused('beneficiary_bank_offline')).toBe(false);
  expect(isAccountRefused('insufficient_funds')).toBe(false);
  expect(isAccountRefused('bank_account_closed')).toBe(true);
  expect(isAccountRefused(null)).toBe(true);
});
