import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bankAccountBody } from './partner.model.ts';

const account = { holderName: 'Meena Iyer', accountNumber: '123456789012', ifsc: 'HDFC0000001' };

/** The first sentence of each wrong field. */
function refused(typed: Partial<typeof account>): Record<string, string> {
  const { error } = z.safeParse(bankAccountBody, { ...account, ...typed });
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

test('a bank account form that is empty says of each field that it is missing', () => {
  expect(refused({ holderName: ' ', accountNumber: '', ifsc: '' })).toEqual({
    holderName: 'Enter the name on the account.',
    accountNumber: 'Enter the account number.',
    ifsc: 'Enter an IFSC code.',
  });
});

test('what is typed wrong says the rule of its field', () => {
  expect(refused({ holderName: '@ meena', accountNumber: '12' })).toEqual({
    holderName: 'Use 2 to 100 letters, digits, spaces or . & / - only.',
    accountNumber: 'Enter 9 to 18 digits.',
  });
  expect(refused({})).toEqual({});
});
